import { cashOf, type Document, type DocumentKind } from '@kabuto/domain/documents'
import { csvOf, type Instant, type Language, negated, sum, toIso } from '@kabuto/domain/shared'
import type { TFunction } from 'i18next'
import { nameOf } from './nameOf.ts'

type DocumentsFile = {
  kind: DocumentKind
  documents: readonly Document[]
  now: Instant
  /** What is in them is a fraud replayed. */
  teaching: boolean
  locale: Language
  t: TFunction<['documents', 'titles']>
}

const seconds = (time: string): string => time.slice(0, 19).replace('T', ' ')

/** Documents as a table for a spreadsheet: amounts as plain numbers, the mark of the simulation above all. */
export function documentsFile({ kind, documents, now, teaching, locale, t }: DocumentsFile) {
  const made = toIso(now)
  const marks = [t('simulated'), ...(teaching ? [t('teaching')] : []), t('made', { time: seconds(made) })]
  const head = [
    t('number'),
    t('time'),
    t('what'),
    t('name'),
    t('symbol'),
    t('price'),
    t('quantity'),
    t('amount'),
    t('currency'),
    t('fees'),
    t('settles'),
    t('cashOf', { currency: 'JPY' }),
    t('cashOf', { currency: 'USD' }),
  ]
  const cellsOf = (document: Document): string[] => {
    const { number, at, what, symbol, amount, currency, parts, trade } = document
    const cash = cashOf(document)
    const moved = (of: string): string => cash.find((one) => one.currency === of)?.amount ?? ''
    const fees = parts.filter(({ part }) => part === 'fees')
    return [
      number,
      seconds(at),
      t(`what_${what}`),
      nameOf(document, locale),
      symbol ?? '',
      trade?.price ?? '',
      trade ? String(trade.quantity) : '',
      amount,
      currency,
      fees.length === 0 ? '' : negated(sum(fees.map((fee) => fee.amount))),
      trade?.settlesOn ?? '',
      moved('JPY'),
      moved('USD'),
    ]
  }
  return {
    name: `kabuto-simulated-${kind}-${made.slice(0, 10)}.csv`,
    text: csvOf([...marks.map((mark) => [mark]), head, ...documents.map(cellsOf)]),
  }
}

import type { Exchange, Withdrawal } from '@kabuto/domain/funds'
import { csvOf, type Instant, toIso } from '@kabuto/domain/shared'
import type { TFunction } from 'i18next'
import { accountKinds } from '../../shared/accountKinds.ts'
import type { FundsRecord, RecordKind } from './fundsRecords.ts'

export type TextFile = { name: string; text: string }

const seconds = (time: string): string => time.slice(0, 19).replace('T', ' ')

type RecordsFile = {
  kind: RecordKind
  records: readonly FundsRecord[]
  now: Instant
  /** What is in them is a fraud replayed. */
  teaching: boolean
  t: TFunction<['funds', 'records']>
}

/** Records as a table for a spreadsheet: amounts as plain numbers, the mark of the simulation above all. */
export function recordsFile({ kind, records, now, teaching, t }: RecordsFile): TextFile {
  const yen = (name: string): string => t('fileYen', { name })
  const times = [t('records:recordSubmitted'), t('records:recordDecided')]
  const review = [t('records:recordState'), t('records:recordReason')]

  function reviewed({ state, reason }: Pick<Withdrawal, 'state' | 'reason'>): string[] {
    return [t(`records:state_${state}`), reason ?? '']
  }
  function timesOf({
    state,
    submittedAt,
    decidedAt,
  }: Pick<Withdrawal, 'state' | 'submittedAt' | 'decidedAt'>): string[] {
    return [seconds(submittedAt), state === 'pending' ? '' : seconds(decidedAt)]
  }
  function exchangeCells(record: Exchange): string[] {
    const { orderNumber, amount, from, proceeds, to, mid, rate, difference, source, quotedAt, submittedAt } = record
    return [
      orderNumber,
      amount,
      from,
      proceeds,
      to,
      mid,
      rate,
      difference,
      source,
      seconds(quotedAt),
      seconds(submittedAt),
    ]
  }
  const heads: Record<RecordKind, string[]> = {
    deposit: [t('records:recordNumber'), yen(t('records:depositAmount')), t('records:depositTo'), ...review, ...times],
    withdrawal: [
      t('records:recordNumber'),
      yen(t('records:recordAmount')),
      t('records:recordCard'),
      ...review,
      ...times,
    ],
    exchange: [
      t('records:recordNumber'),
      t('records:exchangePaid'),
      t('fileCurrency'),
      t('records:exchangeReceived'),
      t('fileCurrency'),
      t('records:exchangeMid'),
      t('records:exchangeRate'),
      yen(t('records:exchangeSpread')),
      t('records:exchangeSource'),
      t('records:exchangeQuoted'),
      t('records:exchangeTime'),
    ],
  }

  function cellsOf(record: FundsRecord): string[] {
    switch (record.kind) {
      case 'deposit': {
        const { bankName: bank, branchName: branch, accountKind, number } = record
        const to = t('records:depositAccount', {
          bank,
          branch,
          kind: t(accountKinds[accountKind]),
          end: number.slice(-3),
        })
        return [record.orderNumber, record.amount, to, ...reviewed(record), ...timesOf(record)]
      }
      case 'withdrawal':
        return [record.orderNumber, record.amount, record.cardLabel, ...reviewed(record), ...timesOf(record)]
      case 'exchange':
        return exchangeCells(record)
    }
  }

  const made = toIso(now)
  const marks = [t('fileMark'), ...(teaching ? [t('fileTeaching')] : []), t('fileMade', { time: seconds(made) })]
  const rows = [...marks.map((mark) => [mark]), heads[kind], ...records.map(cellsOf)]
  return { name: `kabuto-simulated-${kind}s-${made.slice(0, 10)}.csv`, text: csvOf(rows) }
}

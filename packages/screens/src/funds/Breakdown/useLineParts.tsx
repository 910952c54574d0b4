import type { Hold, UnsettledPart } from '@kabuto/domain/funds'
import { type Amount, type Currency, formatDay, formatMoment, type Instant, negated } from '@kabuto/domain/shared'
import { type KeyValue, Money, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

const holdLabels = {
  margin: 'lineMargin',
  order: 'lineOrder',
  withdrawal: 'lineWithdrawal',
  block: 'lineBlock',
  raise: 'lineRaise',
} as const

export function money(value: Amount, currency: Currency = 'JPY') {
  return <Money value={value} currency={currency} />
}

export function total(label: string, value: Amount): KeyValue {
  return { label, value: <Money value={value} currency="JPY" size="medium" />, tone: 'total' }
}

type LineParts = {
  unsettled: (part: UnsettledPart, note: 'noteUnsettled' | 'noteUnsettledArrives', value?: Amount) => KeyValue
  held: (part: Hold, value: Amount) => KeyValue
  lent: (owed: Amount, interest: Amount, due: string) => KeyValue
}

/** The lines that more than one figure is made of; with the simulated time a day of another year has its year. */
export function useLineParts(now: Instant | undefined): LineParts {
  const { t } = useTranslation('funds')
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()

  function holdNote({ kind, what, frees }: Hold): string {
    if (kind === 'margin') return t('noteMargin', { what })
    if (kind === 'withdrawal') return t('noteWithdrawal', { what })
    if (kind === 'block' || kind === 'raise') return t('noteApplication', { what })
    return frees === undefined
      ? t('noteOrder', { what })
      : t('noteOrderFrees', { what, time: formatMoment(Date.parse(frees), locale, { now }) })
  }

  return {
    unsettled: ({ amount, what, settles, tradingDays }, note, value = amount) => ({
      label: t('lineUnsettled', { days: tradingDays }),
      note: t(note, { what, day: formatDay(settles, locale, { now }) }),
      value: money(value),
    }),
    held: (part, value) => ({ label: t(holdLabels[part.kind]), note: holdNote(part), value: money(value) }),
    lent: (owed, interest, due) => ({
      label: t('lineLoan', { interest: ownMoney(interest, { currency: 'JPY' }) }),
      note: t('noteLoan', { day: formatDay(due, locale, { now }) }),
      value: money(negated(owed)),
    }),
  }
}

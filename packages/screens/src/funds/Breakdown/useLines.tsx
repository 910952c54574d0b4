import {
  type FundsSummary,
  type Hold,
  type UnsettledPart,
  withdrawable,
  type WithdrawableLine,
} from '@kabuto/domain/funds'
import { type Amount, type Currency, formatDay, formatMoment, formatMoney, minus, negated } from '@kabuto/domain/shared'
import { type KeyValue, Money, useKitLocale, useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

export type FigureName = 'total' | 'cash' | 'available' | 'frozen' | 'withdrawable' | 'profit' | 'usd'

const holdLabels = { margin: 'lineMargin', order: 'lineOrder', withdrawal: 'lineWithdrawal' } as const

function money(value: Amount, currency: Currency = 'JPY') {
  return <Money value={value} currency={currency} />
}

function total(label: string, value: Amount): KeyValue {
  return { label, value: <Money value={value} currency="JPY" size="medium" />, tone: 'total' }
}

/** The lines that each figure is made of; they add up to its last one. */
export function useLines(): Record<FigureName, (funds: FundsSummary) => KeyValue[]> {
  const { t } = useTranslation('funds')
  const locale = useKitLocale()
  const ownMoney = useOwnMoney()

  function unsettled(
    { amount, what, settles, tradingDays }: UnsettledPart,
    note: 'noteUnsettled' | 'noteUnsettledArrives',
    value: Amount = amount,
  ): KeyValue {
    return {
      label: t('lineUnsettled', { days: tradingDays }),
      note: t(note, { what, day: formatDay(settles, locale) }),
      value: money(value),
    }
  }
  function holdNote({ kind, what, frees }: Hold): string {
    if (kind === 'margin') return t('noteMargin', { what })
    if (kind === 'withdrawal') return t('noteWithdrawal', { what })
    return frees === undefined
      ? t('noteOrder', { what })
      : t('noteOrderFrees', { what, time: formatMoment(Date.parse(frees), locale) })
  }
  function held(part: Hold, value: Amount): KeyValue {
    return { label: t(holdLabels[part.kind]), note: holdNote(part), value: money(value) }
  }
  function lent(owed: Amount, interest: Amount, due: string): KeyValue {
    return {
      label: t('lineLoan', { interest: ownMoney(interest, { currency: 'JPY' }) }),
      note: t('noteLoan', { day: formatDay(due, locale) }),
      value: money(negated(owed)),
    }
  }
  function withdrawableLine(line: WithdrawableLine): KeyValue {
    switch (line.kind) {
      case 'cash':
        return { label: t('lineCash'), value: money(line.amount), tone: 'strong' }
      case 'settled':
        return { label: t('lineSettled'), value: money(line.amount), tone: 'strong' }
      case 'withdrawable':
        return total(t('figureWithdrawable'), line.amount)
      case 'unsettled':
        return unsettled(line.part, 'noteUnsettled', line.amount)
      case 'hold':
        return held(line.part, line.amount)
      case 'loan':
        return lent(negated(line.amount), line.interest, line.due)
      case 'clamped':
        return { label: t('lineBelowZero'), note: t('noteBelowZero'), value: money(line.amount) }
    }
  }

  return {
    total: ({ cash, shares, marginProfit, usd, loan, total: whole }) => [
      {
        label: t('lineUsd'),
        note: t('noteUsd', { mid: formatMoney(usd.mid, { currency: 'JPY', locale, decimals: 2 }) }),
        value: money(usd.inYen),
      },
      { label: t('lineCash'), value: money(cash) },
      { label: t('lineShares'), value: money(shares) },
      { label: t('lineMarginProfit'), value: <Money value={marginProfit} currency="JPY" signed coloured /> },
      ...(loan ? [lent(loan.owed, loan.interest, loan.due)] : []),
      total(t('figureTotal'), whole),
    ],
    cash: ({ settled, unsettled: parts, cash }) => [
      { label: t('lineSettled'), value: money(settled) },
      ...parts.map((part) => unsettled(part, 'noteUnsettledArrives')),
      total(t('figureCash'), cash),
    ],
    available: ({ settled, unsettled: parts, holds, available }) => [
      { label: t('lineSettled'), value: money(settled) },
      ...parts.map((part) => unsettled(part, 'noteUnsettledArrives')),
      ...holds.map((part) => held(part, negated(part.amount))),
      total(t('figureAvailable'), available),
    ],
    frozen: ({ holds, frozen }) => [
      ...(holds.length === 0
        ? [{ label: t('lineNothing'), value: money('0') }]
        : holds.map((part) => held(part, part.amount))),
      total(t('figureFrozen'), frozen),
    ],
    withdrawable: (funds) => withdrawable(funds).map(withdrawableLine),
    profit: ({ profit, closingFees }) => [
      { label: t('lineProfit'), value: <Money value={profit} currency="JPY" signed coloured /> },
      { label: t('lineClosingFees'), note: t('noteClosingFees'), value: money(negated(closingFees)) },
      {
        label: t('figureProfit'),
        value: <Money value={minus(profit, closingFees)} currency="JPY" signed coloured />,
        tone: 'total',
      },
    ],
    usd: ({ usd }) => [
      { label: t('lineUsdAmount'), value: money(usd.amount, 'USD') },
      { label: t('lineMid'), value: <Money value={usd.mid} currency="JPY" decimals={2} masked={false} /> },
      { label: t('lineUsdInYen'), note: t('noteRoundDown'), value: money(usd.inYen), tone: 'total' },
    ],
  }
}

import type { FundsSummary } from '@kabuto/domain/funds'
import { formatMoney, type Instant, isAbove, negated } from '@kabuto/domain/shared'
import { type KeyValue, Money, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { money, total, useLineParts } from './useLineParts.tsx'
import { useWithdrawableLines } from './useWithdrawableLines.ts'

/** Of these the formula is told too, and a tap opens their lines. */
export type FormulaName = 'cash' | 'available' | 'frozen' | 'withdrawable' | 'profit' | 'usd' | 'borrowable'
export type FigureName = 'total' | FormulaName

/** The lines that each figure is made of; they add up to its last one. */
export function useLines(now: Instant | undefined): Record<FigureName, (funds: FundsSummary) => KeyValue[]> {
  const { t } = useTranslation('funds')
  const locale = useKitLocale()
  const { unsettled, held, lent } = useLineParts(now)
  const withdrawable = useWithdrawableLines(now)

  return {
    total: ({ cash, shares, stakes, lots, marginProfit, usd, loan, total: whole }) => [
      {
        label: t('lineUsd'),
        note: t('noteUsd', { mid: formatMoney(usd.mid, { currency: 'JPY', locale, decimals: 2 }) }),
        value: money(usd.inYen),
      },
      { label: t('lineCash'), value: money(cash) },
      { label: t('lineShares'), value: money(shares) },
      ...(isAbove(stakes, '0') ? [{ label: t('lineStakes'), value: money(stakes) }] : []),
      ...(isAbove(lots, '0') ? [{ label: t('lineLots'), value: money(lots) }] : []),
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
    withdrawable,
    profit: ({ gain, closingFees, profit }) => [
      { label: t('lineProfit'), value: <Money value={gain} currency="JPY" signed coloured /> },
      { label: t('lineClosingFees'), note: t('noteClosingFees'), value: money(negated(closingFees)) },
      {
        label: t('figureProfit'),
        value: <Money value={profit} currency="JPY" signed coloured />,
        tone: 'total',
      },
    ],
    usd: ({ usd }) => [
      { label: t('lineUsdCash'), value: money(usd.cash, 'USD') },
      { label: t('lineUsdShares'), value: money(usd.shares, 'USD') },
      { label: t('lineUsdAmount'), value: money(usd.amount, 'USD') },
      { label: t('lineMid'), value: <Money value={usd.mid} currency="JPY" decimals={2} masked={false} /> },
      { label: t('lineUsdInYen'), note: t('noteRounded'), value: money(usd.inYen), tone: 'total' },
    ],
    borrowable: ({ credit: { limit, borrowed, pending, borrowable } }) => [
      { label: t('lineCreditLimit'), value: money(limit) },
      { label: t('lineBorrowed'), value: money(negated(borrowed)) },
      { label: t('lineBorrowPending'), value: money(negated(pending)) },
      total(t('figureBorrowable'), borrowable),
    ],
  }
}

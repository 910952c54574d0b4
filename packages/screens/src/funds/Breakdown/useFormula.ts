import type { FundsSummary } from '@kabuto/domain/funds'
import { useOwnMoney } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import type { FormulaName } from './useLines.tsx'

/** How a figure is worked out, in one line. */
export function useFormula({ usd }: FundsSummary): (figure: FormulaName) => string {
  const { t } = useTranslation('funds')
  const ownMoney = useOwnMoney()
  const formulas: Record<FormulaName, string> = {
    cash: t('formulaCash'),
    available: t('formulaAvailable'),
    frozen: t('formulaFrozen'),
    withdrawable: t('formulaWithdrawable'),
    profit: t('formulaProfit'),
    usd: t('formulaUsd', { yen: ownMoney(usd.inYen, { currency: 'JPY' }) }),
    borrowable: t('formulaBorrowable'),
  }
  return (figure) => formulas[figure]
}

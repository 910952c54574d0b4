import { type FundsSummary, withdrawable, type WithdrawableLine } from '@kabuto/domain/funds'
import { type Instant, negated } from '@kabuto/domain/shared'
import type { KeyValue } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { money, total, useLineParts } from './useLineParts.tsx'

/** From all the cash down to what can be withdrawn; the only figure that two screens take apart. */
export function useWithdrawableLines(now: Instant | undefined): (funds: FundsSummary) => KeyValue[] {
  const { t } = useTranslation('funds')
  const { unsettled, held, lent } = useLineParts(now)

  function lineOf(line: WithdrawableLine): KeyValue {
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
      case 'call':
        return { label: t('lineCall'), note: t('noteCall'), value: money(line.amount) }
      case 'clamped':
        return { label: t('lineBelowZero'), note: t('noteBelowZero'), value: money(line.amount) }
    }
  }
  return (funds) => withdrawable(funds).map(lineOf)
}

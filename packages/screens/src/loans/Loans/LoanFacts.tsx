import type { LoanRecord } from '@kabuto/domain/loans'
import { formatDay, formatMoment, type Instant, toneOfState } from '@kabuto/domain/shared'
import { type KeyValue, KeyValueList, Money, StatusBadge, useKitLocale } from '@kabuto/ui-kit'
import { CircleCheckIcon, CircleXIcon, HourglassIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { recordTime } from '../../shared/recordTime.ts'

const states = {
  pending: { icon: HourglassIcon, word: 'statePending' },
  passed: { icon: CircleCheckIcon, word: 'statePassed' },
  rejected: { icon: CircleXIcon, word: 'stateRejected' },
  repaid: { icon: CircleCheckIcon, word: 'stateRepaid' },
} as const

export function LoanBadge({ record }: { record: LoanRecord }) {
  const { t } = useTranslation('loans')
  if (record.kind === 'repayment')
    return (
      <StatusBadge tone="success" icon={CircleCheckIcon}>
        {t('stateDone')}
      </StatusBadge>
    )
  const { icon, word } = states[record.state]
  return (
    <StatusBadge tone={toneOfState[record.state]} icon={icon}>
      {t(word)}
    </StatusBadge>
  )
}

const yen = (value: string) => <Money value={value} currency="JPY" />

/** Everything that is known about a loan, a repayment or a raised limit. All its times are the simulation's. */
export function LoanFacts({ record, now }: { record: LoanRecord; now?: Instant }) {
  const { t } = useTranslation('loans')
  const locale = useKitLocale()
  const at = (time: string): string => t('simTime', { time: recordTime(time, locale, now) })
  const head: KeyValue[] = [
    { label: t('factState'), value: <LoanBadge record={record} /> },
    { label: t('factNumber'), value: record.orderNumber, copy: record.orderNumber },
    { label: t('factAmount'), value: yen(record.amount) },
  ]

  function rest(): KeyValue[] {
    if (record.kind === 'repayment')
      return [
        { label: t('factPrincipal'), value: yen(record.principal) },
        { label: t('factInterest'), value: yen(record.interest) },
        { label: t('factOf'), value: record.loanNumber, copy: record.loanNumber },
        { label: t('factTime'), value: at(record.at) },
      ]
    const { state, reason, appliedAt, reviewedAt } = record
    const asked: KeyValue[] = [
      ...(reason === undefined ? [] : [{ label: t('factReason'), value: reason }]),
      { label: t('factApplied'), value: at(appliedAt) },
      state === 'pending'
        ? {
            label: t('factExpected'),
            value: t('simTime', { time: formatMoment(Date.parse(reviewedAt), locale, { now }) }),
          }
        : { label: t('factReviewed'), value: at(reviewedAt) },
    ]
    if (record.kind === 'creditTopUp') return asked
    const { due, owed, repaidAt } = record
    return [
      ...asked,
      ...(state === 'passed' ? [{ label: t('owedTotal'), value: yen(owed), tone: 'strong' as const }] : []),
      ...(due === null ? [] : [{ label: t('owedDue'), value: formatDay(due, locale, { now }) }]),
      ...(repaidAt === null ? [] : [{ label: t('factRepaid'), value: at(repaidAt) }]),
    ]
  }

  return <KeyValueList items={[...head, ...rest()]} />
}

import type { Withdrawal } from '@kabuto/domain/funds'
import { formatMoment } from '@kabuto/domain/shared'
import { type KeyValue, KeyValueList, Money, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { recordTime } from '../../shared/recordTime.ts'
import { RecordBadge } from './RecordBadge.tsx'

const decidedWords = {
  pending: 'recordExpected',
  passed: 'recordDecided',
  rejected: 'recordDecided',
  cancelled: 'recordCancelled',
} as const

/** Everything that is known about a withdrawal. All its times are the simulation's. */
export function WithdrawalFacts({ record, timed = true }: { record: Withdrawal; timed?: boolean }) {
  const { t } = useTranslation('records')
  const locale = useKitLocale()
  const { state, orderNumber, amount, cardLabel, submittedAt, decidedAt, reason } = record
  const decided = state === 'pending' ? formatMoment(Date.parse(decidedAt), locale) : recordTime(decidedAt, locale)
  const items: KeyValue[] = [
    { label: t('recordState'), value: <RecordBadge state={state} /> },
    ...(reason === undefined || !timed ? [] : [{ label: t('recordReason'), value: reason }]),
    { label: t('recordNumber'), value: orderNumber, copy: orderNumber },
    { label: t('recordAmount'), value: <Money value={amount} currency="JPY" /> },
    { label: t('recordFee'), note: t('feeWhy'), value: <Money value="0" currency="JPY" masked={false} /> },
    {
      label: t('recordReceived'),
      value: <Money value={state === 'pending' || state === 'passed' ? amount : '0'} currency="JPY" />,
    },
    { label: t('recordCard'), value: cardLabel },
  ]
  const times: KeyValue[] = [
    { label: t('recordSubmitted'), value: t('simTime', { time: recordTime(submittedAt, locale) }) },
    { label: t(decidedWords[state]), value: t('simTime', { time: decided }) },
  ]
  return <KeyValueList items={timed ? [...items, ...times] : items} />
}

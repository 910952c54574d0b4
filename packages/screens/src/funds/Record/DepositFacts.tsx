import type { Deposit } from '@kabuto/domain/funds'
import { formatMoment } from '@kabuto/domain/shared'
import { type KeyValue, KeyValueList, Money, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { accountKinds } from '../../shared/accountKinds.ts'
import { RecordBadge } from './RecordBadge.tsx'
import { recordTime } from '../../shared/recordTime.ts'

/** Everything that is known about a deposit. All its times are the simulation's. */
export function DepositFacts({ record, timed = true }: { record: Deposit; timed?: boolean }) {
  const { t } = useTranslation(['records'])
  const locale = useKitLocale()
  const { state, orderNumber, amount, submittedAt, decidedAt, reason } = record
  const { bankName, branchName, accountKind, number } = record
  const items: KeyValue[] = [
    { label: t('recordState'), value: <RecordBadge state={state} /> },
    ...(reason === undefined || !timed ? [] : [{ label: t('recordReason'), value: reason }]),
    { label: t('recordNumber'), value: orderNumber, copy: orderNumber },
    { label: t('depositAmount'), value: <Money value={amount} currency="JPY" /> },
    { label: t('recordFee'), note: t('feeWhy'), value: <Money value="0" currency="JPY" masked={false} /> },
    {
      label: t('depositTo'),
      value: t('depositAccount', {
        bank: bankName,
        branch: branchName,
        kind: t(accountKinds[accountKind]),
        end: number.slice(-3),
      }),
    },
  ]
  const times: KeyValue[] = [
    { label: t('recordSubmitted'), value: t('simTime', { time: recordTime(submittedAt, locale) }) },
    state === 'pending'
      ? { label: t('recordExpected'), value: t('simTime', { time: formatMoment(Date.parse(decidedAt), locale) }) }
      : { label: t('recordDecided'), value: t('simTime', { time: recordTime(decidedAt, locale) }) },
  ]
  return <KeyValueList items={timed ? [...items, ...times] : items} />
}

import type { Deposit } from '@kabuto/domain/funds'
import { formatMoment } from '@kabuto/domain/shared'
import { type KeyValue, KeyValueList, Money, Sheet, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { RecordBadge } from './RecordBadge.tsx'
import { recordTime } from './recordTime.ts'

type DepositSheetProps = { open: boolean; onClose: () => void; record: Deposit }

const kinds = { ordinary: 'kindOrdinary', current: 'kindCurrent' } as const

/** Everything that is known about a deposit. All its times are the simulation's. */
export function DepositSheet({ open, onClose, record }: DepositSheetProps) {
  const { t } = useTranslation('funds')
  const locale = useKitLocale()
  const { state, orderNumber, amount, submittedAt, decidedAt, reason } = record
  const { bankName, branchName, accountKind, number } = record
  const items: KeyValue[] = [
    { label: t('recordState'), value: <RecordBadge state={state} /> },
    ...(reason === undefined ? [] : [{ label: t('recordReason'), value: reason }]),
    { label: t('recordNumber'), value: orderNumber, copy: orderNumber },
    { label: t('depositAmount'), value: <Money value={amount} currency="JPY" /> },
    { label: t('recordFee'), note: t('feeWhy'), value: <Money value="0" currency="JPY" masked={false} /> },
    {
      label: t('depositTo'),
      value: t('depositAccount', {
        bank: bankName,
        branch: branchName,
        kind: t(kinds[accountKind]),
        end: number.slice(-3),
      }),
    },
    { label: t('recordSubmitted'), value: t('simTime', { time: recordTime(submittedAt, locale) }) },
    state === 'pending'
      ? { label: t('recordExpected'), value: t('simTime', { time: formatMoment(Date.parse(decidedAt), locale) }) }
      : { label: t('recordDecided'), value: t('simTime', { time: recordTime(decidedAt, locale) }) },
  ]
  return (
    <Sheet open={open} onClose={onClose} title={t('depositTitle')}>
      <KeyValueList items={items} />
    </Sheet>
  )
}

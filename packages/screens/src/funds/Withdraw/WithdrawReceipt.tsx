import { canCancel, type Withdrawal } from '@kabuto/domain/funds'
import { hrefTo } from '@kabuto/domain/paths'
import { formatMoment, type Submission } from '@kabuto/domain/shared'
import { Money, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { CancelWithdrawal } from '../Record/CancelWithdrawal.tsx'
import { latest } from '../Record/latest.ts'
import { Receipt } from '../../shared/Receipt.tsx'
import { WithdrawalFacts } from '../Record/WithdrawalFacts.tsx'

type WithdrawReceiptProps = {
  record: Withdrawal
  cancelOf: (id: string) => Submission<Withdrawal>
  onCancel: (id: string) => void
}

const outcomes = {
  pending: 'doneReview',
  passed: 'donePassed',
  rejected: 'doneRejected',
  cancelled: 'doneCancelled',
} as const

/** The withdrawal requested, what happens next, and the way to cancel it. */
export function WithdrawReceipt({ record, cancelOf, onCancel }: WithdrawReceiptProps) {
  const { t } = useTranslation(['funds', 'records'])
  const locale = useKitLocale()
  const shown = latest(record, cancelOf(record.id))
  return (
    <Receipt
      title={t('doneTitle')}
      lead={t('doneLead')}
      figure={<Money value={shown.amount} currency="JPY" size="large" />}
      outcome={t(outcomes[shown.state], { time: formatMoment(Date.parse(shown.decidedAt), locale) })}
      facts={<WithdrawalFacts record={shown} />}
      back={{ label: t('records:toFunds'), href: hrefTo('funds') }}
    >
      {canCancel(shown) && <CancelWithdrawal record={shown} cancel={cancelOf(record.id)} onCancel={onCancel} />}
    </Receipt>
  )
}

import { canCancel, type Withdrawal } from '@kabuto/domain/funds'
import type { Instant, Submission } from '@kabuto/domain/shared'
import { Sheet } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { CancelWithdrawal } from './CancelWithdrawal.tsx'
import { latest } from './latest.ts'
import { WithdrawalFacts } from './WithdrawalFacts.tsx'
import { WithReview } from './WithReview.tsx'

type WithdrawalSheetProps = {
  open: boolean
  onClose: () => void
  record: Withdrawal
  now: Instant
  cancelOf: (id: string) => Submission<Withdrawal>
  onCancel: (id: string) => void
}

/** One withdrawal with all its facts, and the way to cancel it while that is possible. */
export function WithdrawalSheet({ open, onClose, record, now, cancelOf, onCancel }: WithdrawalSheetProps) {
  const { t } = useTranslation('funds')
  const shown = latest(record, cancelOf(record.id))
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('recordTitle')}
      footer={
        canCancel(shown) ? (
          <CancelWithdrawal record={shown} cancel={cancelOf(record.id)} onCancel={onCancel} />
        ) : undefined
      }
    >
      <WithReview record={shown} now={now}>
        <WithdrawalFacts record={shown} timed={false} />
      </WithReview>
    </Sheet>
  )
}

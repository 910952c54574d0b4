import { canCancel, type Withdrawal } from '@kabuto/domain/funds'
import type { Submission } from '@kabuto/domain/shared'
import { Card, Stack } from '@kabuto/ui-kit'
import { CancelWithdrawal } from '../Record/CancelWithdrawal.tsx'
import { latest } from '../Record/latest.ts'
import { WithdrawalFacts } from '../Record/WithdrawalFacts.tsx'

export type PendingRecordProps = {
  record: Withdrawal
  cancelOf: (id: string) => Submission<Withdrawal>
  onCancel: (id: string) => void
}

/** The one in review, with the way to take it back so that another can be made. */
export function PendingRecord({ record, cancelOf, onCancel }: PendingRecordProps) {
  const shown = latest(record, cancelOf(record.id))
  return (
    <Card>
      <Stack gap="3">
        <WithdrawalFacts record={shown} />
        {canCancel(shown) && <CancelWithdrawal record={shown} cancel={cancelOf(record.id)} onCancel={onCancel} />}
      </Stack>
    </Card>
  )
}

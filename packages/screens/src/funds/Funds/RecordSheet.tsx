import type { Withdrawal } from '@kabuto/domain/funds'
import type { Instant, Submission } from '@kabuto/domain/shared'
import { DepositSheet } from '../Record/DepositSheet.tsx'
import { ExchangeSheet } from '../Record/ExchangeSheet.tsx'
import { WithdrawalSheet } from '../Record/WithdrawalSheet.tsx'
import type { FundsRecord } from './fundsRecords.ts'

type RecordSheetProps = {
  record: FundsRecord
  open: boolean
  now: Instant
  onClose: () => void
  cancelOf: (id: string) => Submission<Withdrawal>
  onCancel: (id: string) => void
}

/** All that is known about one record, whatever its kind. */
export function RecordSheet({ record, open, now, onClose, cancelOf, onCancel }: RecordSheetProps) {
  switch (record.kind) {
    case 'deposit':
      return <DepositSheet open={open} onClose={onClose} record={record} now={now} />
    case 'withdrawal':
      return (
        <WithdrawalSheet
          open={open}
          onClose={onClose}
          record={record}
          now={now}
          cancelOf={cancelOf}
          onCancel={onCancel}
        />
      )
    case 'exchange':
      return <ExchangeSheet open={open} onClose={onClose} record={record} now={now} />
  }
}

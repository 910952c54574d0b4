import type { Withdrawal } from '@kabuto/domain/funds'
import type { Submission } from '@kabuto/domain/shared'
import { DepositSheet } from '../Record/DepositSheet.tsx'
import { ExchangeSheet } from '../Record/ExchangeSheet.tsx'
import { WithdrawalSheet } from '../Record/WithdrawalSheet.tsx'
import type { FundsRecord } from './fundsRecords.ts'

type RecordSheetProps = {
  record: FundsRecord
  open: boolean
  onClose: () => void
  cancelOf: (id: string) => Submission<Withdrawal>
  onCancel: (id: string) => void
}

/** All that is known about one record, whatever its kind. */
export function RecordSheet({ record, open, onClose, cancelOf, onCancel }: RecordSheetProps) {
  switch (record.kind) {
    case 'deposit':
      return <DepositSheet open={open} onClose={onClose} record={record} />
    case 'withdrawal':
      return <WithdrawalSheet open={open} onClose={onClose} record={record} cancelOf={cancelOf} onCancel={onCancel} />
    case 'exchange':
      return <ExchangeSheet open={open} onClose={onClose} record={record} />
  }
}

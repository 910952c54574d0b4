import type { Deposit, Exchange, Withdrawal, WithdrawalState } from '@kabuto/domain/funds'
import type { Loadable } from '@kabuto/domain/shared'
import type { NextPage } from '@kabuto/ui-kit'

export type FundsRecord = Deposit | Withdrawal | Exchange
export type RecordKind = FundsRecord['kind']
/** One state, or all. */
export type RecordFilter = WithdrawalState | 'all'

/** The records of one kind in one state, as far as they have been read. */
export type FundsRecords = {
  kind: RecordKind
  filter: RecordFilter
  list: Loadable<{ rows: readonly FundsRecord[]; next: NextPage }>
  /** The one that the address asks for. */
  asked?: FundsRecord | undefined
}

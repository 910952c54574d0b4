import type { Withdrawal } from '@kabuto/domain/funds'
import type { Submission } from '@kabuto/domain/shared'

/** A record as it is after its cancelling was answered, also before the list has been read again. */
export function latest(record: Withdrawal, cancel: Submission<Withdrawal>): Withdrawal {
  return cancel.state === 'done' ? cancel.record : record
}

import type { DayTrade } from '@kabuto/domain/trading'

/** Who closed it, as a word. */
export function closerOf({ reason, closedByMember }: Pick<DayTrade, 'reason' | 'closedByMember'>) {
  if (closedByMember) return 'by_member'
  if (reason === 'sessionEnd') return 'by_sessionEnd'
  return reason === 'marginCall' ? 'by_marginCall' : 'by_backOffice'
}

import { paths } from '@kabuto/domain/paths'
import type { Refusal } from '@kabuto/domain/shared'
import { loginPathFor, noticeOf, type PageAddress } from './addresses.ts'

type Visitor = {
  isMember: boolean
  /** Whether they have just logged out by themselves. */
  loggedOut: boolean
  /** Why their session has ended, if it has. */
  ended: Refusal | undefined
}

/**
 * Where a visitor is led instead of to a page that is not open to them: to the login, which leads back, or after a
 * log-out to the start.
 */
export function entranceBefore(
  page: PageAddress,
  { guard, isMember, loggedOut, ended }: Visitor & { guard: 'open' | 'session' },
): string | undefined {
  if (guard === 'open' || isMember) return undefined
  return loggedOut ? paths.start : loginPathFor(page, ended ? noticeOf(ended) : {})
}

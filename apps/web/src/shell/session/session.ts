import type { Session } from '@kabuto/domain/session'
import type { Memory } from '../device/memory.ts'

/** Who is logged in: what each call sends as headers. */
export type Credentials = { token: string; account: string; isAdmin: string | undefined }

const keys = { token: 'tokend', account: 'account', isAdmin: 'is_admin' } as const

export const SESSION_KEYS = Object.values(keys)

export function readCredentials(memory: Memory): Credentials | undefined {
  const token = memory.read(keys.token)
  const account = memory.read(keys.account)
  return token && account ? { token, account, isAdmin: memory.read(keys.isAdmin) } : undefined
}

export function keepCredentials(memory: Memory, credentials: Credentials | undefined): void {
  memory.write(keys.token, credentials?.token)
  memory.write(keys.account, credentials?.account)
  memory.write(keys.isAdmin, credentials?.isAdmin)
}

export function credentialsOf({ token, account, is_admin: isAdmin }: Session): Credentials {
  return { token, account, isAdmin }
}

type StorageChange = Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>

/**
 * What a change of the storage by another tab means here: a log-out where it was of the same session, a login where
 * nobody is logged in here. Tabs with different members do not affect each other.
 */
export function changeByOtherTab(
  { key, oldValue, newValue }: StorageChange,
  { mine, kept }: { mine: Credentials | undefined; kept: Credentials | undefined },
): 'loggedOut' | 'loggedIn' | undefined {
  if (mine && key === keys.token && newValue === null && oldValue === mine.token) return 'loggedOut'
  return !mine && kept ? 'loggedIn' : undefined
}

/**
 * What has happened to the session while the page was in the back/forward cache and got no events. Afterwards the page
 * has the session that a newly loaded one would have.
 */
export function changeWhileFrozen({
  mine,
  kept,
}: {
  mine: Credentials | undefined
  kept: Credentials | undefined
}): 'loggedOut' | 'loggedIn' | undefined {
  if (mine?.token === kept?.token) return undefined
  return kept ? 'loggedIn' : 'loggedOut'
}

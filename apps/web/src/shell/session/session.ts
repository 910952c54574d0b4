import type { Session } from '@kabuto/domain/session'
import type { Memory } from '../device/memory.ts'

/** Who is logged in, as the calls need it. */
export type Credentials = { token: string; account: string; isAdmin: string | undefined }

const keys = { token: 'tokend', account: 'account', isAdmin: 'is_admin' } as const

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
 * What another tab has done to the session: it logged out whoever is logged in here too, or somebody in where nobody
 * is. Two tabs with two members leave each other alone.
 */
export function changeByOtherTab(
  { key, oldValue, newValue }: StorageChange,
  { mine, kept }: { mine: Credentials | undefined; kept: Credentials | undefined },
): 'loggedOut' | 'loggedIn' | undefined {
  if (mine && key === keys.token && newValue === null && oldValue === mine.token) return 'loggedOut'
  return !mine && kept ? 'loggedIn' : undefined
}

/**
 * What has become of the session while the page lay frozen and heard of nothing: it begins as one loaded anew would.
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

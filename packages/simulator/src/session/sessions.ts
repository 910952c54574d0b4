import type { Session } from '@kabuto/domain/session'
import { toIso } from '@kabuto/domain/shared'
import type { Desk, Member } from '../handler.ts'

/** Decisions §6. */
const LONGEST_MS = 12 * 60 * 60_000
const IDLE_MS = 60 * 60_000
/** Noting each call would make every read a write. */
const NOTE_MS = 60_000

/** Only the digest of a token is kept: whoever reads the books cannot take over a session. */
export async function openSession({ work, wall, newId, digest }: Desk, account: string): Promise<Session> {
  const token = newId() + newId()
  work.put('sessions', { id: await digest(token), account, expiresAt: wall + LONGEST_MS, seenAt: wall }, account)
  return { token, account, expiresAt: toIso(wall + LONGEST_MS) }
}

/** The member of a live session, or nobody. */
export async function memberOfSession({ work, wall, digest }: Desk, token: string, account: string | undefined): Promise<Member | undefined> {
  const session = await work.get('sessions', await digest(token))
  if (!session || session.expiresAt <= wall || session.seenAt + IDLE_MS <= wall) return undefined
  if (account !== undefined && account !== session.account) return undefined
  if (session.seenAt + NOTE_MS <= wall) work.put('sessions', { ...session, seenAt: wall }, session.account)
  return work.get('members', session.account)
}

export async function closeSession({ work, digest }: Desk, token: string): Promise<void> {
  const id = await digest(token)
  if (await work.get('sessions', id)) work.remove('sessions', id)
}

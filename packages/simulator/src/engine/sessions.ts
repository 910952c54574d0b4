import type { Session } from '@kabuto/domain/session'
import { checkBlocks, type Refusal, toIso } from '@kabuto/domain/shared'
import type { Member, RequestContext } from './context.ts'

/** Decisions §6. */
const LONGEST_MS = 12 * 60 * 60_000
const IDLE_MS = 60 * 60_000
/** Noting every call would turn every read into a write. */
const NOTE_MS = 60_000

/** How long answers are stored: longer than any client retries. */
const REMEMBERED_MS = 7 * 24 * 60 * 60_000

/** Removes what cannot be used any more: ended sessions, an expired code, old answers. */
async function sweep({ work, wall }: Pick<RequestContext, 'work' | 'wall'>, account: string): Promise<void> {
  for (const session of await work.ownedBy('sessions', account))
    if (!isLive(session, wall)) work.remove('sessions', session.id)
  for (const { id, at } of await work.ownedBy('answers', account))
    if (at + REMEMBERED_MS <= wall) work.remove('answers', id)
  const code = await work.get('codes', account)
  if (code && code.expiresAt <= wall) work.remove('codes', account)
}

/** Only the digest of a token is stored: reading the books does not reveal a session. */
export async function openSession(
  { work, wall, newId, digest }: RequestContext,
  { id, isAdmin }: Pick<Member, 'id' | 'isAdmin'>,
  device = '',
): Promise<Session> {
  await sweep({ work, wall }, id)
  const token = newId() + newId()
  work.put(
    'sessions',
    { id: await digest(token), account: id, device, openedAt: wall, expiresAt: wall + LONGEST_MS, seenAt: wall },
    id,
  )
  return { token, account: id, ...(isAdmin ? { is_admin: '1' } : {}), expiresAt: toIso(wall + LONGEST_MS) }
}

export function isLive({ expiresAt, seenAt }: { expiresAt: number; seenAt: number }, wall: number): boolean {
  return expiresAt > wall && seenAt + IDLE_MS > wall
}

/** The member of a live session. A banned member has none. */
export async function memberOfSession(
  { work, wall, now, digest }: RequestContext,
  token: string,
  account: string | undefined,
): Promise<Member | undefined> {
  const session = await work.get('sessions', await digest(token))
  if (!session || !isLive(session, wall)) return undefined
  if (account !== undefined && account !== session.account) return undefined
  const member = await work.get('members', session.account)
  if (!member || checkBlocks(member.blocks, 'login', now).length > 0) return undefined
  if (session.seenAt + NOTE_MS <= wall) work.put('sessions', { ...session, seenAt: wall })
  return member
}

/**
 * The ban of the member whose session this was, if there is one: it is answered with its reason, not as an ended
 * session.
 */
export async function banOf(
  { work, now, digest }: RequestContext,
  token: string,
  account: string | undefined,
): Promise<Refusal | undefined> {
  const session = await work.get('sessions', await digest(token))
  if (!session || (account !== undefined && account !== session.account)) return undefined
  const member = await work.get('members', session.account)
  return member && checkBlocks(member.blocks, 'login', now)[0]
}

/** Ends the sessions as if their time were up, so that the next request is answered with the reason. */
export async function expireSessions(
  { work, wall }: Pick<RequestContext, 'work' | 'wall'>,
  account: string,
): Promise<void> {
  for (const session of await work.ownedBy('sessions', account))
    if (isLive(session, wall)) work.put('sessions', { ...session, expiresAt: wall })
}

export async function closeSession(
  { work, digest }: Pick<RequestContext, 'work' | 'digest'>,
  token: string,
): Promise<void> {
  const id = await digest(token)
  if (await work.get('sessions', id)) work.remove('sessions', id)
}

/** All sessions of a member, but for the one that may go on. */
export async function closeSessions(
  { work }: Pick<RequestContext, 'work'>,
  account: string,
  but?: string,
): Promise<void> {
  for (const { id } of await work.ownedBy('sessions', account)) if (id !== but) work.remove('sessions', id)
}

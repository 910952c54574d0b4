import { beforeEach, describe, expect, test } from 'vitest'
import { booksOf } from '../books/testing.ts'
import type { AccountContext, Member } from './context.ts'
import { banOf, closeSession, closeSessions, expireSessions, isLive, memberOfSession, openSession } from './sessions.ts'

const MEMBER = '0000000001'
const OTHER = '0000000002'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

let context: AccountContext
beforeEach(() => {
  context = booksOf(MEMBER)
  for (const id of [MEMBER, OTHER]) putMember(id, {})
})

function putMember(id: string, blocks: Member['blocks']): void {
  context.work.put('members', { id, blocks, isAdmin: false } as Member, id)
}

const later = (ms: number): AccountContext => ({ ...context, wall: context.wall + ms })
const opened = async (device?: string): Promise<string> =>
  (await openSession(context, { id: MEMBER, isAdmin: false }, device)).token
const whose = async (token: string, ms = 0, account?: string): Promise<string | undefined> =>
  (await memberOfSession(later(ms), token, account))?.id
const sessions = (): Promise<{ id: string; device: string; seenAt: number }[]> =>
  context.work.ownedBy('sessions', MEMBER)

async function seen(): Promise<number[]> {
  return (await sessions()).map(({ seenAt }) => seenAt - context.wall)
}

describe('a session that is opened', () => {
  test('is told with its token, its member and its end after twelve hours', async () => {
    const session = await openSession(context, { id: MEMBER, isAdmin: false })
    expect(session).toEqual({
      token: session.token,
      account: MEMBER,
      expiresAt: '2026-11-21T02:00:00+09:00',
    })
    expect(await openSession(context, { id: MEMBER, isAdmin: true })).toMatchObject({ is_admin: '1' })
  })

  test('is stored under the digest of its token, of two ids, with the device', async () => {
    const token = await opened('phone')
    expect(token).toHaveLength(2 * context.newId().length)
    expect(await sessions()).toEqual([
      {
        id: await context.digest(token),
        account: MEMBER,
        device: 'phone',
        openedAt: context.wall,
        expiresAt: context.wall + 12 * HOUR,
        seenAt: context.wall,
      },
    ])
    await opened()
    expect((await sessions()).map(({ device }) => device).toSorted()).toEqual(['', 'phone'])
  })

  test('lets its member in, and nobody else', async () => {
    const token = await opened()
    expect([await whose(token), await whose(token, 0, MEMBER)]).toEqual([MEMBER, MEMBER])
    expect([await whose(token, 0, OTHER), await whose('made up')]).toEqual([undefined, undefined])
  })

  test('lets in nobody who is no member any more, or is barred from logging in', async () => {
    const token = await opened()
    putMember(MEMBER, { loginBanned: { reason: '不正なログイン', since: '2026-11-20T14:00:00+09:00' } })
    expect(await whose(token)).toBeUndefined()
    context.work.remove('members', MEMBER)
    expect(await whose(token)).toBeUndefined()
  })
})

describe('a session lives', () => {
  test('an hour after it was seen last, and twelve hours at the most', () => {
    const session = { expiresAt: 12 * HOUR, seenAt: 0 }
    expect([isLive(session, HOUR - 1), isLive(session, HOUR)]).toEqual([true, false])
    const used = { expiresAt: 12 * HOUR, seenAt: 12 * HOUR - 1 }
    expect([isLive(used, 12 * HOUR - 1), isLive(used, 12 * HOUR)]).toEqual([true, false])
  })

  test('and is noted as seen once a minute', async () => {
    const token = await opened()
    expect(await whose(token, MINUTE - 1)).toBe(MEMBER)
    expect(await seen()).toEqual([0])
    expect(await whose(token, MINUTE)).toBe(MEMBER)
    expect(await seen()).toEqual([MINUTE])
    expect(await whose(token, HOUR + MINUTE - 1)).toBe(MEMBER)
    expect(await whose(token, 2 * HOUR + 2 * MINUTE)).toBeUndefined()
  })
})

describe('a ban', () => {
  const ban = { reason: '不正なログイン', since: '2026-11-20T14:00:00+09:00' }

  test('is told to who holds a session of the member, whether it lives or not', async () => {
    const token = await opened()
    expect(await banOf(context, token, undefined)).toBeUndefined()
    putMember(MEMBER, { loginBanned: ban })
    expect(await banOf(later(99 * HOUR), token, MEMBER)).toMatchObject({ code: 'loginBanned' })
    expect(await banOf(context, token, undefined)).toMatchObject({ code: 'loginBanned' })
  })

  test('is told to nobody else', async () => {
    const token = await opened()
    putMember(MEMBER, { loginBanned: ban })
    expect(await banOf(context, token, OTHER)).toBeUndefined()
    expect(await banOf(context, 'made up', undefined)).toBeUndefined()
    context.work.remove('members', MEMBER)
    expect(await banOf(context, token, undefined)).toBeUndefined()
  })
})

describe('sessions end', () => {
  test('one by one, and it is no fault to end one twice', async () => {
    const [token, other] = [await opened(), await opened()]
    await closeSession(context, token)
    await closeSession(context, token)
    expect([await whose(token), await whose(other)]).toEqual([undefined, MEMBER])
    expect(context.work.changes().filter(({ collection, row }) => collection === 'sessions' && !row)).toEqual([])
  })

  test('all together, but for the one that goes on', async () => {
    const tokens = [await opened(), await opened(), await opened()]
    await closeSessions(context, MEMBER, await context.digest(tokens[1] ?? ''))
    expect(await Promise.all(tokens.map((token) => whose(token)))).toEqual([undefined, MEMBER, undefined])
    await closeSessions(context, MEMBER)
    expect(await sessions()).toEqual([])
  })

  test('at once when they are made to expire; what has ended before keeps its end', async () => {
    const token = await opened()
    const at = later(10 * MINUTE)
    await expireSessions(at, MEMBER)
    expect(await whose(token, 10 * MINUTE)).toBeUndefined()
    await expireSessions(later(20 * MINUTE), MEMBER)
    expect(await sessions()).toMatchObject([{ expiresAt: at.wall }])
  })
})

describe('opening a session sweeps away', () => {
  test('ended sessions', async () => {
    await opened()
    context = later(HOUR - 1)
    await opened()
    expect(await sessions()).toHaveLength(2)
    context = later(1)
    await opened()
    expect(await sessions()).toHaveLength(2)
  })

  test('answers after seven days', async () => {
    const answer = { path: 'user/info', fingerprint: '', http: 200, body: { status: 1, msg: '', data: {} } } as const
    context.work.put('answers', { id: 'a', ...answer, at: context.wall }, MEMBER)
    context = later(7 * 24 * HOUR - 1)
    await opened()
    expect(await context.work.ownedBy('answers', MEMBER)).toHaveLength(1)
    context = later(1)
    await opened()
    expect(await context.work.ownedBy('answers', MEMBER)).toEqual([])
  })

  test('a code that has expired', async () => {
    context.work.put('codes', { id: MEMBER, hash: '', left: 5, expiresAt: context.wall + MINUTE })
    context = later(MINUTE - 1)
    await opened()
    expect(await context.work.get('codes', MEMBER)).toBeDefined()
    context = later(1)
    await opened()
    expect(await context.work.get('codes', MEMBER)).toBeUndefined()
  })
})

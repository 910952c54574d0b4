import type { Session } from '@kabuto/domain/session'
import type { Envelope } from '@kabuto/domain/shared'
import { beforeEach, describe, expect, test } from 'vitest'
import { booksOf, called, MEMBER, memberBooks, NOW } from '../../books/testing.ts'
import { createMember } from '../../books/worth/newMember.ts'
import { setAnchor } from '../../engine/clock.ts'
import type { MemberContext } from '../../engine/context.ts'
import type { Handler } from '../../engine/handler.ts'
import { memoryStore } from '../../engine/memoryStore.ts'
import { memberOfSession, openSession } from '../../engine/sessions.ts'
import { beginWork } from '../../engine/work.ts'
import { batch } from './batch.ts'
import { login, logout, lookAround } from './login.ts'
import { register, resetPassword, sendCode } from './register.ts'
import { siteConfig } from './siteConfig.ts'

const MINUTE = 60_000

let context: MemberContext
beforeEach(async () => {
  context = { ...(await memberBooks()), device: 'phone' }
})

const inSession = async (token: string): Promise<string | undefined> =>
  (await memberOfSession(context, token, undefined))?.id
const devices = async (): Promise<string[]> =>
  (await context.work.ownedBy('sessions', MEMBER)).map(({ device }) => device)

const loggedIn = (changed: object = {}) =>
  called(login, context, { account: MEMBER, password: 'kabuto2026', agreed: true, ...changed })

/** What a refusal tells beside its code. */
async function refusalOf(handler: Handler, input: object): Promise<unknown> {
  const result = await handler.run(context as never, input as never)
  return 'refusal' in result ? result.refusal.params : 'granted'
}

describe('a login', () => {
  test('with the right password opens a session on this device', async () => {
    const { token, account } = (await loggedIn()) as Session
    expect([account, await inSession(token), await devices()]).toEqual([MEMBER, MEMBER, ['phone']])
    for (const tries of [4, 3])
      expect(await refusalOf(login, { account: MEMBER, password: 'wrong12345', agreed: true })).toEqual({ left: tries })
  })

  test.each([
    [{ password: 'another2026' }, 'wrongPassword'],
    [{ account: '12' }, 'accountFormat of account'],
    [{ agreed: false }, 'agreementRequired of agreed'],
    [{ account: '0000000002' }, 'wrongPassword'],
  ])('with %j is refused: %s', async (changed, code) => {
    expect(await loggedIn(changed)).toBe(code)
    expect(await devices()).toEqual([])
  })

  test('is counted for a number that nobody has like for any other', async () => {
    for (let tries = 0; tries < 4; tries += 1) expect(await loggedIn({ account: '0000000002' })).toBe('wrongPassword')
    expect(await loggedIn({ account: '0000000002' })).toBe('tooOften')
    expect(await loggedIn()).toHaveProperty('token')
  })

  test('of a number that nobody has compares with a hash that nothing fits, and opens nothing', async () => {
    const compared: string[] = []
    const matchesSecret = (_: string, hash: string): Promise<boolean> => Promise.resolve(compared.push(hash) > 0)
    context = { ...context, matchesSecret }
    expect(await loggedIn({ account: '0000000002' })).toBe('loginFailed')
    expect(compared).toEqual(['scrypt$00$00'])
  })

  test('of a banned member tells the ban', async () => {
    const loginBanned = { reason: '不正なログイン', since: '2026-11-20T09:00:00+09:00' }
    context.work.put('members', { ...context.member, blocks: { loginBanned } })
    expect(await loggedIn()).toBe('loginBanned')
    expect(await devices()).toEqual([])
  })

  test('is undone by a log-out', async () => {
    const { token } = (await loggedIn()) as Session
    expect(await called(logout, { ...context, token }, {})).toEqual({})
    expect(await inSession(token)).toBeUndefined()
  })
})

describe('looking around', () => {
  const planted: [string, string][] = []
  const looking = lookAround((_, account, plan) => {
    planted.push([account, plan])
    return Promise.resolve()
  })

  test('opens a session of a new member of ten digits, with a past', async () => {
    planted.length = 0
    const { token, account } = (await called(looking, { ...context, newId: () => 'abc' }, {})) as Session
    expect(account).toBe('9000304891')
    expect(await called(looking, { ...context, newId: () => 'abd' }, {})).not.toHaveProperty('is_admin')
    planted.pop()
    expect(planted).toEqual([[account, 'typical']])
    expect(token).toBe('abcabc')
    expect(await context.work.ownedBy('sessions', account)).toMatchObject([{ account, device: 'phone' }])
  })

  test('takes no number that somebody has', async () => {
    planted.length = 0
    const same = { ...context, newId: () => 'abc' }
    await createMember(same, { account: '9000304891', passwordHash: '', scenario: 'fresh' })
    expect(await called(looking, same, {})).toBe('loginFailed')
    expect(planted).toEqual([])
  })
})

describe('registering', () => {
  const newcomer = { account: '0000456789', password: 'kabuto2026', inviteCode: 'KABUTO', agreed: true }
  const asked = (changed: object = {}) => called(register, context, { ...newcomer, ...changed })

  test('makes a new member with ten million, and a session on this device', async () => {
    const session = (await asked()) as Session
    const { token, account } = session
    expect([account, await inSession(token)]).toEqual([newcomer.account, newcomer.account])
    expect(session).not.toHaveProperty('is_admin')
    expect(await context.work.get('members', account)).toMatchObject({
      passwordHash: 'plain$kabuto2026',
      scenario: 'fresh',
      isAdmin: false,
      joinedAt: NOW,
    })
    expect(await context.work.get('balances', account)).toMatchObject({ JPY: { available: '10000000' } })
    expect(await context.work.ownedBy('sessions', account)).toMatchObject([{ device: 'phone' }])
  })

  test.each([
    [{ inviteCode: 'NOBODY' }, 'inviterNotFound of inviteCode'],
    [{ account: MEMBER }, 'accountExists of account'],
    [{ password: 'short1' }, 'passwordFormat of password'],
  ])('with %j is refused: %s', async (changed, code) => {
    expect(await asked(changed)).toBe(code)
    expect(await context.work.get('members', newcomer.account)).toBeUndefined()
  })

  test('works with the code of a member', async () => {
    expect(await asked({ inviteCode: context.member.inviteCode })).toHaveProperty('token')
  })
})

const sent = async () =>
  (await called(sendCode, context, { account: MEMBER, purpose: 'resetPassword' })) as { code: string; left: number }
const reset = (code: string, changed: object = {}) =>
  called(resetPassword, context, { account: MEMBER, code, password: 'another2026', ...changed })
const wrongTo = (code: string): string => (code === '000000' ? '000001' : '000000')

describe('a forgotten password', () => {
  test('is sent a code of six digits for ten minutes and five tries, which the books do not show', async () => {
    context = { ...context, newId: () => 'abc' }
    expect(await sent()).toEqual({ code: '288651', expiresAt: '2026-11-20T14:10:00+09:00', left: 5 })
    expect(await context.work.get('codes', MEMBER)).toEqual({
      id: MEMBER,
      hash: await context.digest(`${MEMBER}:288651`),
      expiresAt: context.wall + 10 * MINUTE,
      left: 5,
    })
    expect(await called(sendCode, context, { account: '0000000002', purpose: 'resetPassword' })).toBe(
      'accountNotFound of account',
    )
    expect(await called(sendCode, context, { account: '12', purpose: 'resetPassword' })).toBe(
      'accountFormat of account',
    )
  })

  test('is sent six digits also where the number is small', async () => {
    context = { ...context, newId: () => '' }
    expect((await sent()).code).toBe('000005')
  })

  test('is sent a code over one that was stored before', async () => {
    const store = memoryStore()
    const books = await memberBooks(booksOf(MEMBER, NOW, store))
    for (let count = 0; count < 2; count += 1) {
      context = { ...books, work: count === 0 ? books.work : beginWork(store) }
      await sent()
      expect(await store.commit(context.work.changes())).toBe(true)
    }
  })

  test('says how many tries are left', async () => {
    const { code } = await sent()
    const wrong = { account: MEMBER, code: wrongTo(code), password: 'another2026' }
    for (const left of [4, 3]) expect(await refusalOf(resetPassword, wrong)).toEqual({ left })
    context = { ...context, wall: context.wall + 10 * MINUTE }
    expect(await refusalOf(resetPassword, { ...wrong, code })).toEqual({ left: 0 })
  })

  test('is set anew with the code, which ends all sessions and works once', async () => {
    const { token } = await openSession(context, context.member)
    const { code } = await sent()
    expect(await reset(code)).toEqual({})
    expect(await context.work.get('members', MEMBER)).toMatchObject({ passwordHash: 'plain$another2026' })
    expect(await inSession(token)).toBeUndefined()
    expect(await reset(code)).toBe('codeWrong of code')
  })

  test('forgives wrong logins before it', async () => {
    for (let tries = 0; tries < 3; tries += 1)
      await called(login, context, { account: MEMBER, password: 'wrong12345', agreed: true })
    const { code } = await sent()
    await reset(code)
    expect(await context.work.get('attempts', `login:${MEMBER}`)).toMatchObject({ wrong: 0 })
  })

  test('takes five wrong codes at the most', async () => {
    const { code } = await sent()
    for (const left of [4, 3, 2, 1, 0]) {
      expect(await reset(wrongTo(code))).toBe('codeWrong of code')
      expect(await context.work.get('codes', MEMBER)).toMatchObject({ left })
    }
    expect(await reset(code)).toBe('codeWrong of code')
    expect(await context.work.get('codes', MEMBER)).toMatchObject({ left: 0 })
    expect(await context.work.get('members', MEMBER)).toMatchObject({ passwordHash: 'plain$kabuto2026' })
  })

  test('takes no code after ten minutes, and none that was replaced by another', async () => {
    const { code } = await sent()
    context = { ...context, wall: context.wall + 10 * MINUTE }
    expect(await reset(code)).toBe('codeWrong of code')
    context = { ...context, wall: context.wall - 1 }
    const next = await sent()
    expect(next.code).not.toBe(code)
    expect(await reset(code)).toBe('codeWrong of code')
    expect(await reset(next.code)).toEqual({})
  })

  test('of nobody, or with a password that is none, is refused before any code is looked at', async () => {
    const { code } = await sent()
    expect(await reset(code, { account: '0000000002' })).toBe('accountNotFound of account')
    expect(await reset(code, { password: 'short1' })).toBe('passwordFormat of password')
    expect(await context.work.get('codes', MEMBER)).toMatchObject({ left: 5 })
  })

  test('is answered again under the key of the account that was typed', async () => {
    const owner = resetPassword.who === 'anyone' ? resetPassword.answerOwner : undefined
    expect(await owner?.(context as never, { account: '００００００００01' } as never)).toBe(MEMBER)
  })
})

describe('calls that are asked together', () => {
  const answer: Envelope = { status: 1, msg: '', data: {} }
  async function together(...paths: string[]): Promise<[unknown, string[]]> {
    const asked: string[] = []
    const ask = (path: string): Promise<Envelope | undefined> => {
      asked.push(path)
      return Promise.resolve(path === 'user/cards' ? undefined : answer)
    }
    const calls = paths.map((path) => ({ path, input: {} }))
    return [await called(batch, { ...context, ask } as never, { calls }), asked]
  }

  test('are answered in their order; what is not answered is nothing', async () => {
    expect(await together('user/info', 'user/cards', 'funds/summary')).toEqual([
      { answers: [answer, null, answer] },
      ['user/info', 'user/cards', 'funds/summary'],
    ])
  })

  test.each(['funds/withdraw', 'common/together', 'admin/queue', 'no/call', 'market/stream'])(
    '%s is not asked for in this way',
    async (path) => {
      expect(await together(path)).toEqual([{ answers: [null] }, []])
    },
  )
})

test('the settings of the site tell the mode of the clock as it is now', async () => {
  context.work.put('config', { id: 'clock', value: 'planted' })
  context.work.put('config', { id: 'title', value: 'Kabuto' })
  setAnchor(context.work, { mode: 'fixed', market: NOW, wall: context.wall, speed: 1 })
  expect(await called(siteConfig, context, { type: 'all' })).toEqual([
    { name: 'clock', value: 'fixed' },
    { name: 'title', value: 'Kabuto' },
  ])
})

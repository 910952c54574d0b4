import { triesRule } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { bench } from '../testing.ts'

const MEMBER = '0000000001'
const GUESSES = 40
const MINUTE = 60_000

/** The right one stands where all tries are spent, if they are taken in their order. */
const guesses = (right: string): string[] =>
  Array.from({ length: GUESSES }, (_, index) => (index === triesRule.most ? right : `2000${1000 + index}`))

const counted = (answers: { body: { refusal?: { code: string } | undefined } }[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ body }) => body.refusal?.code ?? 'granted')).map(([code, found = []]) => [
      code,
      found.length,
    ]),
  )

test('however many logins are tried at once, five are looked at', async () => {
  const { send } = await bench()
  const answers = await Promise.all(
    guesses('kabuto2026').map((password) => send('user/login', { account: MEMBER, password, agreed: true })),
  )
  expect(counted(answers)).toEqual({ wrongPassword: triesRule.most - 1, tooOften: GUESSES - triesRule.most + 1 })
})

test('nor does the fund password fall to guesses from many phones at once', async () => {
  const { send, login } = await bench()
  const tokens: string[] = []
  for (const _ of guesses('')) tokens.push((await login(MEMBER)).token)
  const [card] = (await send('user/cards', {}, { token: tokens[0] })).body.data as { id: string }[]
  const answers = await Promise.all(
    guesses('20260712').map((fundPassword, index) =>
      send('user/unbindCard', { id: card?.id, fundPassword }, { token: tokens[index] }),
    ),
  )
  expect(counted(answers)).toEqual({ fundPasswordWrong: triesRule.most - 1, tooOften: GUESSES - triesRule.most + 1 })
})

test('a right one forgives the wrong ones before it', async () => {
  const { send } = await bench()
  const tried = async (password: string) => (await send('user/login', { account: MEMBER, password, agreed: true })).body
  for (const left of [4, 3, 2, 1]) expect(await tried('wrong12345')).toMatchObject({ refusal: { params: { left } } })
  expect(await tried('kabuto2026')).toMatchObject({ status: 1 })
  expect(await tried('wrong12345')).toMatchObject({ refusal: { params: { left: 4 } } })
})

describe('a lock holds for its time, whatever is set meanwhile', () => {
  const FUND_PASSWORD = '19841212'

  test('a new fund password, proven by the login password, leaves the fund password locked', async () => {
    const room = await bench()
    const { token } = await room.login(MEMBER)
    const ask = async (path: string, body: object = {}) => (await room.send(path, body, { token })).body
    const [card] = (await ask('user/cards')).data as { id: string }[]
    const withdrawn = (fundPassword: string) =>
      ask('funds/withdraw', { amount: '5000', cardId: card?.id ?? '', fundPassword })
    for (const _ of Array.from({ length: triesRule.most })) await withdrawn('11112222')
    const locked = { code: 'tooOften', params: { retryAt: '2026-11-20T14:15:00+09:00' } }
    expect(await ask('user/setFundPassword', { fundPassword: FUND_PASSWORD, password: 'kabuto2026' })).toMatchObject({
      status: 1,
    })
    expect(await withdrawn(FUND_PASSWORD)).toMatchObject({ refusal: locked })
    room.pass(triesRule.lockMinutes * MINUTE - 1)
    expect(await withdrawn(FUND_PASSWORD)).toMatchObject({ refusal: locked })
    room.pass(1)
    expect(await withdrawn(FUND_PASSWORD)).toMatchObject({ status: 1 })
  })

  test('a new fund password forgives the wrong tries before it, while nothing is locked', async () => {
    const room = await bench()
    const { token } = await room.login(MEMBER)
    const ask = async (body: object) => (await room.send('user/setFundPassword', body, { token })).body
    for (const left of [4, 3])
      expect(await ask({ fundPassword: FUND_PASSWORD, oldPassword: '11112222' })).toMatchObject({
        refusal: { params: { left } },
      })
    expect(await ask({ fundPassword: FUND_PASSWORD, password: 'kabuto2026' })).toMatchObject({ status: 1 })
    expect(await ask({ fundPassword: FUND_PASSWORD, oldPassword: '11112222' })).toMatchObject({
      refusal: { params: { left: 4 } },
    })
  })

  test('wrong login passwords given for a new fund password are tries of the login password', async () => {
    const room = await bench()
    const { token } = await room.login(MEMBER)
    const ask = async (password: string) =>
      (await room.send('user/setFundPassword', { fundPassword: FUND_PASSWORD, password }, { token })).body.refusal
    for (const left of [4, 3, 2, 1])
      expect(await ask('wrong12345')).toMatchObject({ code: 'originalPasswordWrong', params: { left } })
    expect(await ask('wrong12345')).toMatchObject({ code: 'tooOften' })
    expect(await ask('kabuto2026')).toMatchObject({ code: 'tooOften' })
    const login = { account: MEMBER, password: 'kabuto2026', agreed: true }
    expect((await room.send('user/login', login)).body.refusal).toMatchObject({ code: 'tooOften' })
  })

  test('a new login password by a code leaves the login locked', async () => {
    const room = await bench()
    const login = async (password: string) =>
      (await room.send('user/login', { account: MEMBER, password, agreed: true })).body
    for (const _ of Array.from({ length: triesRule.most })) await login('wrong12345')
    const { code } = (await room.send('user/sendCode', { account: MEMBER, purpose: 'resetPassword' })).body.data as {
      code: string
    }
    const reset = { account: MEMBER, code, password: 'another2026' }
    expect((await room.send('user/resetPassword', reset)).body.status).toBe(1)
    expect(await login('another2026')).toMatchObject({ refusal: { code: 'tooOften' } })
    room.pass(triesRule.lockMinutes * MINUTE)
    expect(await login('another2026')).toMatchObject({ status: 1 })
  })
})

describe('five wrong tries of one member lock that secret of theirs and nothing else', () => {
  const OTHER = '0000000003'

  test.each([
    ['the password', 'login', 'user/login', (account: string) => ({ account, password: 'wrong12345', agreed: true })],
    [
      'the fund password, at a withdrawal',
      'fundPassword',
      'funds/withdraw',
      (_: string, cardId: string) => ({ amount: '5000', cardId, fundPassword: '11112222' }),
    ],
    [
      'the fund password, at a card',
      'fundPassword',
      'user/unbindCard',
      (_: string, cardId: string) => ({ id: cardId, fundPassword: '11112222' }),
    ],
  ])('%s', async (_, cause, path, body) => {
    const room = await bench()
    const tried = async (account: string) => {
      const { token } = await room.login(account)
      const [card] = (await room.send('user/cards', {}, { token })).body.data as { id: string }[]
      return async () => (await room.send(path, body(account, card?.id ?? ''), { token })).body.refusal
    }
    const [mine, theirs] = [await tried(MEMBER), await tried(OTHER)]
    for (const left of [4, 3, 2, 1]) expect(await mine()).toMatchObject({ params: { left } })
    expect(await mine()).toMatchObject({
      code: 'tooOften',
      params: { cause, retryAt: '2026-11-20T14:15:00+09:00' },
      fix: cause === 'login' ? 'resetPassword' : 'setFundPassword',
    })
    room.pass(triesRule.lockMinutes * MINUTE - 24_000)
    expect(await mine()).toMatchObject({ code: 'tooOften', params: { cause, seconds: 24 } })
    expect(await theirs()).toMatchObject({ params: { left: 4 } })
  })
})

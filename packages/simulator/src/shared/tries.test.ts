import { triesRule } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { bench } from '../testing.ts'

const MEMBER = '0000000001'
const GUESSES = 40

/** The right one stands where all tries are spent, if they are taken in their order. */
const guesses = (right: string): string[] =>
  Array.from({ length: GUESSES }, (_, index) => (index === triesRule.most ? right : `2000${1000 + index}`))

const told = (answers: { body: { refusal?: { code: string } | undefined } }[]): Record<string, number> =>
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
  expect(told(answers)).toEqual({ wrongPassword: triesRule.most - 1, tooOften: GUESSES - triesRule.most + 1 })
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
  expect(told(answers)).toEqual({ fundPasswordWrong: triesRule.most - 1, tooOften: GUESSES - triesRule.most + 1 })
})

test('a right one forgives the wrong ones before it', async () => {
  const { send } = await bench()
  const tried = async (password: string) => (await send('user/login', { account: MEMBER, password, agreed: true })).body
  for (const left of [4, 3, 2, 1]) expect(await tried('wrong12345')).toMatchObject({ refusal: { params: { left } } })
  expect(await tried('kabuto2026')).toMatchObject({ status: 1 })
  expect(await tried('wrong12345')).toMatchObject({ refusal: { params: { left: 4 } } })
})

describe('five wrong tries of one member lock that secret of theirs and nothing else', () => {
  const OTHER = '0000000003'

  test.each([
    ['the password', 'user/login', (account: string) => ({ account, password: 'wrong12345', agreed: true })],
    [
      'the fund password, at a withdrawal',
      'funds/withdraw',
      (_: string, cardId: string) => ({ amount: '5000', cardId, fundPassword: '11112222' }),
    ],
    [
      'the fund password, at a card',
      'user/unbindCard',
      (_: string, cardId: string) => ({ id: cardId, fundPassword: '11112222' }),
    ],
  ])('%s', async (_, path, body) => {
    const room = await bench()
    const tried = async (account: string) => {
      const { token } = await room.login(account)
      const [card] = (await room.send('user/cards', {}, { token })).body.data as { id: string }[]
      return async () => (await room.send(path, body(account, card?.id ?? ''), { token })).body.refusal
    }
    const [mine, theirs] = [await tried(MEMBER), await tried(OTHER)]
    for (const left of [4, 3, 2, 1]) expect(await mine()).toMatchObject({ params: { left } })
    expect(await mine()).toMatchObject({ code: 'tooOften', params: { retryAt: '2026-11-20T14:15:00+09:00' } })
    expect(await theirs()).toMatchObject({ params: { left: 4 } })
  })
})

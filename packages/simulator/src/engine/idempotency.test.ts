import { cancelWithdrawalCall } from '@kabuto/domain/funds'
import { refuse } from '@kabuto/domain/shared'
import { logoutCall } from '@kabuto/domain/session'
import { beforeEach, expect, test } from 'vitest'
import { booksOf } from '../books/testing.ts'
import type { Answer } from './answer.ts'
import type { AccountContext } from './context.ts'
import type { Result } from './handler.ts'
import { idempotentAnswer } from './idempotency.ts'

const MEMBER = '0000000001'
const OTHER = '0000000002'

let context: AccountContext
let runs: number
beforeEach(() => {
  context = booksOf(MEMBER)
  runs = 0
})

type Asked = { key?: string; path?: string; owner?: string; file?: Uint8Array; input?: object }

function asked(
  { key = 'k1', path = 'user/logout', owner = MEMBER, file, input = {} }: Asked = {},
  carryOut = (): Result<unknown> => ({ data: {} }),
): Promise<Answer> {
  const run = (): Promise<Result<unknown>> => {
    runs += 1
    return Promise.resolve(carryOut())
  }
  return idempotentAnswer(context, logoutCall, owner, { path, key, file }, input, run)
}

const refused = (): Result<unknown> => ({ refusal: refuse('notFound', { what: 'w1' }) })

const codeOf = async (answer: Promise<Answer>): Promise<string | undefined> => (await answer).body.refusal?.code

test('a repeated request gets the same answer and is carried out once', async () => {
  const first = await asked()
  expect(first).toMatchObject({ http: 200, body: { status: 1 } })
  expect([await asked(), runs]).toEqual([first, 1])
  expect(await context.work.ownedBy('answers', MEMBER)).toMatchObject([{ path: 'user/logout', at: context.wall }])
})

test('another key, or the same one of another member, is another request', async () => {
  for (const other of [{}, { key: 'k2' }, { owner: OTHER }]) await asked(other)
  expect(runs).toBe(3)
})

test.each([
  ['call', { path: 'user/other' }],
  ['input', { input: { id: '2' } }],
  ['file', { file: new Uint8Array([1, 2, 4]) }],
  ['order of bytes', { file: new Uint8Array([2, 1, 3]) }],
  ['length of file', { file: new Uint8Array([1, 2]) }],
])('the same key for another %s is refused, and nothing is carried out', async (_, other) => {
  const sent = { input: { id: '1' }, file: new Uint8Array([1, 2, 3]) }
  await asked(sent)
  expect(await codeOf(asked({ ...sent, ...other }))).toBe('idempotencyMismatch')
  expect(runs).toBe(1)
})

test.each(['password', 'oldPassword', 'newPassword', 'fundPassword', 'code'])(
  'a %s is not looked at: typed differently it is still the same request',
  async (name) => {
    await asked({ input: { [name]: 'kabuto2026', id: '1' } })
    expect(await codeOf(asked({ input: { [name]: 'other2026', id: '1' } }))).toBeUndefined()
    expect(await codeOf(asked({ input: { [name]: 'kabuto2026', id: '2' } }))).toBe('idempotencyMismatch')
    expect(runs).toBe(1)
  },
)

test('nor is a text in which somebody has typed a password; other texts are', async () => {
  await asked({ input: { text: 'パスワードは kabuto2026 です' } })
  expect(await codeOf(asked({ input: { text: 'パスワードは other2027 です' } }))).toBeUndefined()
  await asked({ key: 'k2', input: { text: '入金の方法' } })
  expect(await codeOf(asked({ key: 'k2', input: { text: '出金の方法' } }))).toBe('idempotencyMismatch')
  await asked({ key: 'k3', input: { title: 'パスワードは kabuto2026 です' } })
  expect(await codeOf(asked({ key: 'k3', input: { title: 'パスワードは other2027 です' } }))).toBe(
    'idempotencyMismatch',
  )
  await asked({ key: 'k4', input: { text: 1 } })
  expect(await codeOf(asked({ key: 'k4', input: { text: 2 } }))).toBe('idempotencyMismatch')
})

test('a refusal that changed nothing is not kept: the same request may be granted later', async () => {
  expect(await codeOf(asked({}, refused))).toBe('notFound')
  expect((await asked()).body.status).toBe(1)
  expect(runs).toBe(2)
})

test('a refusal that changed something is kept, also when something was changed before', async () => {
  context.work.put('dayTrades', { id: 'before' }, MEMBER)
  const counted = (): Result<unknown> => {
    context.work.put('dayTrades', { id: 'tried' }, MEMBER)
    return refused()
  }
  await asked({ key: 'k2' }, refused)
  expect(await context.work.ownedBy('answers', MEMBER)).toEqual([])
  const first = await asked({}, counted)
  expect([await asked(), runs]).toEqual([first, 2])
})

test('what is answered is what the contract names', async () => {
  const sent = { path: 'funds/cancelWithdrawal', key: 'k1' }
  const answer = idempotentAnswer(context, cancelWithdrawalCall, MEMBER, sent, {}, () =>
    Promise.resolve({ data: { id: 'w1' } }),
  )
  await expect(answer).rejects.toThrow('Invalid key')
  expect(await context.work.ownedBy('answers', MEMBER)).toEqual([])
})

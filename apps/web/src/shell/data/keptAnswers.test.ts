import { defineCall } from '@kabuto/domain/shared'
import { number, object, string } from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from './testing.ts'
import { keptAnswers, type AnswerStore, type WrittenAnswer } from './keptAnswers.ts'

const ANN = '0000000001'
const BEN = '0000000002'

const call = defineCall({
  path: 'test/funds',
  role: 'member',
  changes: false,
  refusals: [],
  input: object({}),
  output: object({ total: string() }),
})
const [funds, member, cards] = [
  ['funds', {}],
  ['member', {}],
  ['cards', {}],
]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function device({ opens = true, writes = true } = {}) {
  const rows = new Map<string, WrittenAnswer>()
  const calls: string[] = []
  const store: AnswerStore = {
    read: async (account, key) => rows.get(`${account} ${key}`),
    async write(account, answers) {
      calls.push(`write ${answers.length}`)
      if (!writes) throw new DOMException('full', 'QuotaExceededError')
      for (const answer of answers) rows.set(`${account} ${answer.key}`, answer)
    },
    async clear() {
      calls.push('clear')
      rows.clear()
    },
  }
  const storage = fakeStorage()
  function become(account: string | undefined): void {
    for (const key of ['tokend', 'account']) {
      if (account === undefined) storage.removeItem(key)
      else storage.setItem(key, account)
    }
  }
  become(ANN)
  const kept = keptAnswers({
    async open() {
      calls.push('open')
      if (!opens) throw new DOMException('denied', 'SecurityError')
      return store
    },
    storage: () => storage,
  })
  return { kept, calls, rows, become }
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(2_000)

test('what was read is written two seconds later, all at once, and read again', async () => {
  const { kept, calls } = device()
  kept.note(ANN, funds, { value: { total: '10' }, at: 1 })
  kept.note(ANN, member, { value: { total: '0' }, at: 2 })
  kept.note(ANN, funds, { value: { total: '11' }, at: 3 })
  await vi.advanceTimersByTimeAsync(1_999)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(calls).toEqual(['open', 'write 2'])
  expect(await kept.read(ANN, funds, call)).toEqual({ value: { total: '11' }, at: 3 })
  expect(await kept.read(ANN, member, call)).toEqual({ value: { total: '0' }, at: 2 })
  expect(await kept.read(ANN, cards, call)).toBeUndefined()
  kept.note(ANN, funds, { value: { total: '12' }, at: 4 })
  await settle()
  expect(calls).toEqual(['open', 'write 2', 'write 1'])
})

test('one member never reads what another one has read, and nobody reads or keeps anything', async () => {
  const { kept, calls, rows } = device()
  kept.note(ANN, funds, { value: { total: '10' }, at: 1 })
  await settle()
  expect(await kept.read(BEN, funds, call)).toBeUndefined()
  expect(await kept.read(undefined, funds, call)).toBeUndefined()
  kept.note(undefined, funds, { value: { total: '10' }, at: 1 })
  await settle()
  expect([calls, rows.size]).toEqual([['open', 'write 1'], 1])
})

test('who has logged out meanwhile leaves nothing, nor does who is another member now', async () => {
  const { kept, rows, become } = device()
  kept.note(ANN, funds, { value: { total: '10' }, at: 1 })
  become(undefined)
  await settle()
  expect(rows.size).toBe(0)
  become(ANN)
  kept.note(ANN, funds, { value: { total: '10' }, at: 1 })
  become(BEN)
  kept.note(BEN, funds, { value: { total: '20' }, at: 1 })
  await settle()
  expect([...rows.values()].map(({ json }) => json)).toEqual(['{"total":"20"}'])
})

test('without a member all is forgotten, what is not yet written too', async () => {
  const { kept, rows, calls, become } = device()
  kept.note(ANN, funds, { value: { total: '10' }, at: 1 })
  await settle()
  kept.note(ANN, funds, { value: { total: '11' }, at: 2 })
  become(undefined)
  await kept.forgetAnswers()
  become(ANN)
  await settle()
  expect([calls[2], rows.size]).toEqual(['clear', 0])
})

test('a long ranking is not kept, what is read beside it is', async () => {
  const { kept, rows } = device()
  kept.note(ANN, cards, { value: 'x'.repeat(200_000), at: 1 })
  kept.note(ANN, funds, { value: 'x'.repeat(199_998), at: 1 })
  await settle()
  expect([...rows.keys()]).toEqual([`${ANN} ["funds",{}]`])
})

test('what no longer fits the call of a newer release is not read', async () => {
  const { kept } = device()
  kept.note(ANN, funds, { value: { total: '10' }, at: 1 })
  await settle()
  expect(await kept.read(ANN, funds, { ...call, output: object({ total: number() }) })).toBeUndefined()
})

test('a device that is full goes on, and is tried again with the next answer', async () => {
  const { kept, calls } = device({ writes: false })
  kept.note(ANN, funds, { value: 1, at: 1 })
  await settle()
  kept.note(ANN, funds, { value: 2, at: 2 })
  await settle()
  expect(calls).toEqual(['open', 'write 1', 'open', 'write 1'])
})

test('a device that forbids it is asked again the next time, and the app goes on', async () => {
  const { kept, calls } = device({ opens: false })
  expect(await kept.read(ANN, funds, call)).toBeUndefined()
  kept.note(ANN, funds, { value: 1, at: 1 })
  await settle()
  await kept.forgetAnswers()
  expect(calls).toEqual(['open', 'open', 'open'])
  kept.note(ANN, funds, { value: 2, at: 2 })
  await settle()
  kept.note(ANN, funds, { value: 3, at: 3 })
  await settle()
  expect(calls).toEqual(['open', 'open', 'open', 'open', 'open'])
})

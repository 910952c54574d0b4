import { beforeEach, expect, test } from 'vitest'
import { booksOf } from '../books/testing.ts'
import { catchUp } from './catchUp.ts'
import type { AccountContext } from './context.ts'

const MEMBER = '0000000001'
const NOW = Date.parse('2026-11-20T14:32:00+09:00')

let happened: string[]
let context: AccountContext
beforeEach(() => {
  happened = []
  context = {
    ...booksOf(MEMBER, NOW),
    dueEvents: {
      deposits: async ({ work, now, account }, row) => {
        happened.push(`${row.id} of ${account} at ${new Date(now).toISOString()}`)
        work.put('deposits', { ...row, state: 'passed' })
      },
    },
  }
})

function waits(id: string, decidedAt: string): void {
  context.work.put('deposits', { id, state: 'pending', decidedAt } as never, MEMBER)
}

test('what fell due happens in the order of time, each at its own instant; what comes later waits', async () => {
  waits('d1', '2026-11-20T14:00:00+09:00')
  waits('d2', '2026-11-20T13:00:00+09:00')
  waits('d3', '2026-11-20T14:32:00+09:00')
  waits('d4', '2026-11-20T14:32:01+09:00')
  await catchUp(context, MEMBER)
  expect(happened).toEqual([
    `d2 of ${MEMBER} at 2026-11-20T04:00:00.000Z`,
    `d1 of ${MEMBER} at 2026-11-20T05:00:00.000Z`,
    `d3 of ${MEMBER} at 2026-11-20T05:32:00.000Z`,
  ])
})

test('nothing happens in the books of somebody else', async () => {
  waits('d1', '2026-11-20T14:00:00+09:00')
  await catchUp(context, '0000000002')
  expect(happened).toEqual([])
})

test('what an event makes due happens too', async () => {
  waits('d1', '2026-11-20T14:00:00+09:00')
  context.dueEvents.deposits = async ({ work }, row) => {
    happened.push(row.id)
    work.put('deposits', { ...row, state: 'passed' })
    if (row.id === 'd1') waits('d2', '2026-11-20T14:01:00+09:00')
  }
  await catchUp(context, MEMBER)
  expect(happened).toEqual(['d1', 'd2'])
})

test('a row that nothing happens to is told as a fault of the program', async () => {
  context.work.put(
    'withdrawals',
    { id: 'w1', state: 'pending', decidedAt: '2026-11-20T14:00:00+09:00' } as never,
    MEMBER,
  )
  await expect(catchUp(context, MEMBER)).rejects.toThrow('nothing happens to withdrawals, but w1 fell due')
})

test('an event that falls due again and again is told too', async () => {
  waits('d1', '2026-11-20T14:00:00+09:00')
  context.dueEvents.deposits = async () => {}
  await expect(catchUp(context, MEMBER)).rejects.toThrow(`the books of ${MEMBER} do not come to rest`)
})

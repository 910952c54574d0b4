import { contract } from '@kabuto/domain/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { cursorOf } from './cursors.ts'
import { bench, clientOf, type MemberClient } from '../testing.ts'

const ADMIN = '0000000099'

/** What each paged call needs beside its cursor. */
const bodies: Record<string, object> = {
  'admin/queue': {},
  'block/applications': {},
  'common/news': {},
  'common/notices': {},
  'follow/orders': { state: 'inProgress' },
  'funds/loans': {},
  'funds/records': { kind: 'deposit' },
  'ipo/records': {},
  'market/stocks': { list: 'volume' },
  'support/messages': {},
  'trade/dayTrades': { tab: 'transaction' },
  'trade/dividends': {},
  'trade/fills': {},
  'trade/positions': { tab: 'inProgress' },
}

const junk = ['', ' ', '.', '~', '-1.-5', '0', 'null', '🙂', 'x'.repeat(200), '__proto__', 'news-1', '../1', '1~1']

let client: MemberClient
beforeAll(async () => {
  client = await clientOf(await bench(undefined, undefined, [{ id: ADMIN, scenario: 'typical', isAdmin: true }]), ADMIN)
})

test('each paged call is in the table', () => {
  const paged = contract.filter(({ input }) => 'entries' in input && 'cursor' in (input.entries as object))
  expect(paged.map(({ path }) => path)).toEqual(Object.keys(bodies))
})

describe.each(Object.entries(bodies))('a cursor of %s', (path, body) => {
  const asked = async (cursor: string): Promise<number> => (await client.answer(path, { ...body, cursor })).http

  test.each(junk)('is not %j', async (cursor) => expect(await asked(cursor)).toBe(400))

  test('is one that it gave itself, whole, and of no other list', async () => {
    const own = cursorOf(path, 'place')
    expect(await asked(own)).toBe(200)
    expect(await asked(own.slice(0, -1))).toBe(400)
    expect(await asked(`x${own}`)).toBe(400)
    expect(await asked(cursorOf('other/list', 'place'))).toBe(400)
  })
})

test.each([
  ['common/news', {}],
  ['market/stocks', { list: 'volume' }],
])('%s goes on where its cursor says, and ends', async (path, body) => {
  const first = (await client.granted(path, body)) as { items: object[]; next: string }
  const second = (await client.granted(path, { ...body, cursor: first.next })) as typeof first
  expect(second.items[0]).toBeDefined()
  expect(first.items).not.toContainEqual(second.items[0])
})

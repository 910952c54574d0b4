import type { FundsSummary } from '@kabuto/domain/funds'
import { minus } from '@kabuto/domain/shared'
import type { Dividend, Order, Position } from '@kabuto/domain/trading'
import { expect, test } from 'vitest'
import { auditMember } from '../../books/ledger/audit.ts'
import { bench, clientOf } from '../../testing.ts'

/** 白川食品: 11 yen, ex on 27 November, paid on 15 February. */
const SHIRAKAWA = '0263'
const ACCOUNT = '0000000009'
const admin = { id: '0000000099', scenario: 'fresh', isAdmin: true } as const

async function at(time: string) {
  const room = await bench(Date.parse(`${time}+09:00`), undefined, [{ id: ACCOUNT, scenario: 'fresh' }, admin])
  const { ask } = await clientOf(room, ACCOUNT)
  const { granted } = await clientOf(room, admin.id)
  const list = async <Item>(path: string, body: object = {}): Promise<Item[]> =>
    ((await ask(path, body)).data as { items: Item[] }).items
  return {
    ask,
    order: async (sent: object = {}) =>
      (
        await ask('trade/order', {
          symbol: SHIRAKAWA,
          side: 'long',
          type: 'market',
          price: '',
          quantity: '300',
          leverage: 1,
          session: 'regular',
          ...sent,
        })
      ).data as Order,
    sell: async (id: string, quantity: string, sent: object = { type: 'market' }) =>
      ask('trade/sell', { id, quantity, ...sent }),
    quote: async () =>
      ((await ask('market/quotes', { symbols: [SHIRAKAWA] })).data as { bid: string; ask: string }[])[0],
    dividends: () => list<Dividend>('trade/dividends'),
    open: () => list<Position>('trade/positions', { tab: 'inProgress' }),
    cash: async () => ((await ask('funds/summary')).data as FundsSummary).cash,
    until: (next: string) => granted('admin/clock', { mode: 'fixed', at: `${next}+09:00` }),
    sound: () => auditMember(room.store, ACCOUNT),
  }
}

test('who holds when the ex day begins is paid at the opening of the pay day', async () => {
  const { order, dividends, cash, until, sound } = await at('2026-11-26T14:00:00')
  const { positionId, orderNumber } = await order()
  await until('2026-11-26T15:59:00')
  expect(await dividends()).toEqual([])
  await until('2026-11-26T16:01:00')
  const due = {
    positionId,
    orderNumber,
    symbol: SHIRAKAWA,
    side: 'long',
    quantity: 300,
    perShare: '11',
    amount: '3300',
    currency: 'JPY',
    exDay: '2026-11-27',
    payDay: '2027-02-15',
  }
  expect(await dividends()).toMatchObject([{ ...due, names: { ja: '白川食品' }, state: 'due', paidAt: null }])
  const before = await cash()
  await until('2027-02-15T08:59:00')
  expect(await cash()).toBe(before)
  await until('2027-02-15T09:00:00')
  expect(await dividends()).toMatchObject([{ ...due, state: 'paid', paidAt: '2027-02-15T09:00:00+09:00' }])
  expect(minus(await cash(), before)).toBe('3300')
  await until('2027-06-01T10:00:00')
  expect((await dividends()).map(({ exDay, state }) => [exDay, state])).toEqual([
    ['2027-05-28', 'due'],
    ['2026-11-27', 'paid'],
  ])
  expect(await sound()).toEqual([])
})

test('who sells after it is paid for all of it, who buys after it for nothing', async () => {
  const { order, sell, dividends, cash, until, open, sound } = await at('2026-11-26T14:00:00')
  const { positionId } = await order()
  await until('2026-11-27T09:30:00')
  await sell(positionId, '200')
  const { positionId: late } = await order({ quantity: '100' })
  expect((await open()).map(({ id }) => id)).toEqual([late, positionId])
  const before = await cash()
  await until('2027-02-15T09:00:00')
  expect((await dividends()).map(({ quantity, amount }) => [quantity, amount])).toEqual([[300, '3300']])
  expect(minus(await cash(), before)).toBe('3300')
  expect(await sound()).toEqual([])
})

test('what is bought in the night that counts for the ex day gets none', async () => {
  const { order, quote, dividends, until, open } = await at('2026-11-26T18:00:00')
  const price = (await quote())?.ask ?? ''
  await order({ type: 'limit', price, session: 'after', quantity: '100' })
  await until('2026-11-26T23:00:00')
  expect((await open()).map(({ state }) => state)).toEqual(['holding'])
  await until('2027-02-16T10:00:00')
  expect(await dividends()).toEqual([])
})

test('parts of a position are paid for their own shares, whatever their state', async () => {
  const { order, sell, quote, dividends, until } = await at('2026-11-26T13:00:00')
  const { positionId } = await order()
  await until('2026-11-26T13:20:00')
  const far = String(Math.floor(Number((await quote())?.bid) * 1.08))
  await sell(positionId, '100', { type: 'limit', price: far })
  await until('2026-11-26T16:01:00')
  const entitled = await dividends()
  expect(new Set(entitled.map(({ quantity }) => quantity))).toEqual(new Set([100, 200]))
})

test('a short position pays, also with money that was not free', async () => {
  const { order, dividends, cash, until, sound } = await at('2026-11-26T14:00:00')
  await order({ side: 'short' })
  await until('2026-11-26T16:01:00')
  const before = await cash()
  await until('2027-02-15T09:00:00')
  expect(await dividends()).toMatchObject([{ side: 'short', amount: '-3300', state: 'paid' }])
  expect(minus(await cash(), before)).toBe('-3300')
  expect(await sound()).toEqual([])
})

test('a day trade is closed before anything is paid', async () => {
  const { ask, dividends, until } = await at('2026-11-26T14:00:00')
  await ask('trade/dayTrade', { symbol: SHIRAKAWA, side: 'long', quantity: '100' })
  await until('2027-02-16T10:00:00')
  expect(await dividends()).toEqual([])
})

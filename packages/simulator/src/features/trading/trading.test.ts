import type { FundsSummary } from '@kabuto/domain/funds'
import type { Quote } from '@kabuto/domain/market'
import { formatMoment, isAbove, isBelow, minus, moments, plus, sum, times, toIso } from '@kabuto/domain/shared'
import type { DayTrade, Fill, Order, Position, Positions, Weighed } from '@kabuto/domain/trading'
import { describe, expect, test } from 'vitest'
import { auditMember } from '../../books/ledger/audit.ts'
import { cursorOf } from '../../engine/cursors.ts'
import { bench, clientOf, FRIDAY, marketOf } from '../../testing.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MORNING = moments.morning
const ACCOUNT = '0000000009'

type Sent = {
  symbol?: string
  side?: 'long' | 'short'
  type?: 'market' | 'limit'
  price?: string
  quantity?: string
  leverage?: 1 | 2 | 3
  session?: 'regular' | 'pre' | 'after'
}

async function client(scenario: 'wealthy' | 'fresh' | 'typical' = 'wealthy', market = MORNING) {
  const room = await bench(market, undefined, [{ id: ACCOUNT, scenario }])
  const { ask: send } = await clientOf(room, ACCOUNT)
  const list = async <Item>(path: string, body: object = {}): Promise<Item[]> =>
    ((await send(path, body)).data as { items: Item[] }).items
  const opening = {
    symbol: '0712',
    side: 'long',
    type: 'market',
    price: '',
    quantity: '100',
    leverage: 1,
    session: 'regular',
  }
  return {
    ...room,
    send,
    order: async (sent: Sent = {}) => send('trade/order', { ...opening, ...sent }),
    weigh: async (sent: object = {}) => (await send('trade/preview', { ...opening, ...sent })).data as Weighed,
    quote: async (symbol = '0712') =>
      ((await send('market/quotes', { symbols: [symbol] })).data as Quote[])[0] as Quote,
    funds: async () => (await send('funds/summary')).data as FundsSummary,
    open: () => list<Position>('trade/positions', { tab: 'inProgress' }),
    ended: () => list<Position>('trade/positions', { tab: 'terminated' }),
    fills: () => list<Fill>('trade/fills'),
    turn: (to: string) => send('user/advanceClock', { to }),
    sound: () => auditMember(room.store, ACCOUNT),
  }
}

const isDayTrade = ({ origin }: Pick<Position, 'origin'>): boolean => origin === 'dayTrade'
const isOpen = ({ state }: DayTrade): boolean => state !== 'closed'
const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id).toSorted()

describe('what the preview says is enough', () => {
  // 0287 has only some hundred shares at a price, so its orders are filled in many parts.
  test.each([
    ['long', 1, 'limit', '2000'],
    ['long', 2, 'limit', '4000'],
    ['long', 3, 'limit', '4000'],
    ['short', 3, 'limit', '3700'],
    ['long', 3, 'limit', '7100'],
    ['short', 1, 'limit', '1500'],
  ] as const)(
    '%s, %s times, %s: all of %s shares are filled with no yen more',
    async (side, leverage, type, quantity) => {
      const { send, weigh, order, quote, funds, open, ended, pass, sound } = await client('fresh')
      const { price } = await quote('0287')
      const sent = { symbol: '0287', side, type, price, quantity, leverage }
      const total = (await weigh(sent)).preview?.total ?? ''
      const { available } = await funds()
      await send('follow/order', { id: 'follow-mori-1', amount: minus(available, total), lossLimit: '50' })
      expect((await funds()).available).toBe(total)
      const { positionId } = (await order(sent)).data as Order
      for (let minutes = 0; minutes < 300; minutes += 10) {
        pass(10 * MINUTE)
        await open()
      }
      const all = await open()
      expect((await ended()).map(({ endedBy, quantity: left }) => ({ endedBy, left }))).toEqual([])
      expect(all.map(({ id, state, quantity: filled }) => ({ id, state, filled }))).toEqual([
        { id: positionId, state: 'holding', filled: Number(quantity) },
      ])
      expect(await sound()).toEqual([])
    },
  )
})

describe('a cash order', () => {
  test('at the market is filled at the ask, its cost leaves settled cash, and the receipt says so', async () => {
    const { order, quote, funds, open, sound } = await client('fresh')
    const [{ ask }, before] = [await quote(), await funds()]
    const made = (await order()).data as Order
    expect(made).toMatchObject({ state: 'holding', filled: 100, held: '0' })
    const [held] = await open()
    expect(held).toMatchObject({
      id: made.positionId,
      buyPrice: ask,
      quantity: 100,
      state: 'holding',
      settlesOn: '2026-11-25',
      lock: { rule: 'minutes' },
    })
    const cost = plus(times(ask ?? '0', '100'), sum(made.feeLines.map(({ amount }) => amount)))
    const after = await funds()
    expect(after.settled).toBe(minus(before.settled, cost))
    expect(after.frozen).toBe('0')
    expect(await sound()).toEqual([])
  })

  test('is told its cost before, and costs no other amount', async () => {
    const { weigh, order, funds } = await client('fresh')
    const { preview } = await weigh({ symbol: '0418', quantity: '300' })
    await order({ symbol: '0418', quantity: '300' })
    expect((await funds()).available).toBe(preview?.available.after)
  })

  test('with a limit below waits, holds its cash, and gives it back when the session ends', async () => {
    const { order, quote, funds, open, ended, pass, turn } = await client('fresh')
    const { previousClose } = await quote('0824')
    const price = String(Math.floor(Number(previousClose) * 0.87))
    const before = await funds()
    const made = (await order({ symbol: '0824', type: 'limit', price })).data as Order
    expect(made).toMatchObject({ state: 'pendingOrder', filled: 0, expiresAt: '2026-11-20T15:31:00+09:00' })
    expect(await funds()).toMatchObject({ frozen: made.held, available: minus(before.available, made.held) })
    expect(await open()).toMatchObject([{ state: 'pendingOrder', limitPrice: price }])
    pass(6 * HOUR)
    await turn('tokyoOpen')
    expect(await ended()).toMatchObject([{ state: 'cancelled', endedBy: 'expiry' }])
    expect(await funds()).toMatchObject({ frozen: '0', available: before.available })
  })

  test('called back before it is filled gives everything back; afterwards it is too late', async () => {
    const { order, send, funds, quote } = await client('fresh')
    const before = await funds()
    const { bid } = await quote('0263')
    const price = String(Math.floor(Number(bid) * 0.93))
    const { id } = (await order({ symbol: '0263', type: 'limit', price })).data as Order
    expect(await send('trade/cancel', { id })).toMatchObject({ status: 1, data: { state: 'cancelled', held: '0' } })
    expect((await funds()).available).toBe(before.available)
    const filled = (await order()).data as Order
    expect(await send('trade/cancel', { id: filled.id })).toMatchObject({
      status: 0,
      refusal: { code: 'notPending', params: { state: 'holding' } },
    })
  })

  test('larger than the best price has is filled in parts: one position with one commission', async () => {
    const { order, open, fills, pass, sound } = await client()
    const made = (await order({ symbol: '0287', quantity: '20000' })).data as Order
    expect(made.state).toBe('pendingOrder')
    pass(30 * MINUTE)
    const [position, ...others] = (await open()).filter(({ symbol }) => symbol === '0287')
    expect(others).toEqual([])
    expect(position).toMatchObject({ id: made.positionId, state: 'holding', quantity: 20_000 })
    const own = (await fills()).filter(({ orderNumber }) => orderNumber === made.orderNumber)
    expect(own.length).toBeGreaterThan(1)
    // Above 3,000 万円 it would be 1,070; the step for the whole order is charged once.
    const commission = sum(
      own
        .flatMap(({ feeLines }) => feeLines)
        .filter(({ rule }) => rule === 'jpCommission')
        .map(({ amount }) => amount),
    )
    expect(['1013', '1070']).toContain(commission)
    expect(position?.feeLines.filter(({ rule }) => rule === 'jpCommission').map(({ amount }) => amount)).toEqual([
      commission,
    ])
    expect(own.every(({ positionId }) => positionId === made.positionId)).toBe(true)
    // The price that is told is the mean; the profit is worked out from what the fills came to.
    const paid = sum(own.map(({ price, quantity }) => times(price, String(quantity))))
    expect(position?.profit).toBe(
      minus(minus(position?.marketValue ?? '', paid), sum(position?.feeLines.map(({ amount }) => amount) ?? [])),
    )
    expect(await sound()).toEqual([])
  })

  test('that is filled in part can be cancelled by the id it was told under; what was filled stays', async () => {
    const { order, open, ended, send, sound } = await client()
    const made = (await order({ symbol: '0287', quantity: '20000' })).data as Order
    expect(made).toMatchObject({ id: made.positionId, state: 'pendingOrder' })
    expect(made.filled).toBeGreaterThan(0)
    const waiting = async () =>
      (await open())
        .filter(({ orderNumber }) => orderNumber === made.orderNumber)
        .toSorted((one, other) => (one.state < other.state ? -1 : 1))
    expect(await waiting()).toMatchObject([
      { id: made.id, state: 'holding', quantity: made.filled },
      { state: 'pendingOrder', quantity: 20_000 - made.filled },
    ])
    expect(await send('trade/cancel', { id: made.id })).toMatchObject({
      status: 1,
      data: { state: 'cancelled', quantity: 20_000 - made.filled },
    })
    expect(await send('trade/cancel', { id: made.id })).toMatchObject({ status: 0, refusal: { code: 'notPending' } })
    expect(await waiting()).toMatchObject([{ id: made.id, quantity: made.filled }])
    expect(await ended()).toMatchObject([{ state: 'cancelled', quantity: 20_000 - made.filled }])
    expect(await sound()).toEqual([])
  })

  test('the list goes on where it was left, though what stood there has ended', async () => {
    const { order, send } = await client()
    for (let count = 0; count < 3; count += 1) await order({ type: 'limit', price: '2500' })
    const page = async (cursor?: string) =>
      (
        (
          await send('trade/positions', {
            tab: 'inProgress',
            ...(cursor === undefined ? {} : { cursor: cursorOf('trade/positions', cursor) }),
          })
        ).data as {
          items: Position[]
        }
      ).items
    const [first, second, ...rest] = await page()
    await send('trade/cancel', { id: second?.id })
    expect((await page(second?.id)).map(({ id }) => id)).toEqual(rest.map(({ id }) => id))
    expect(first).toBeDefined()
  })

  test('that is filled in the opening auction stands under Auction, one of the session does not', async () => {
    const { order, send, pass } = await client('fresh', Date.parse('2026-11-20T08:30:00+09:00'))
    const made = (await order()).data as Order
    pass(31 * MINUTE)
    const tab = async (name: string) =>
      ((await send('trade/positions', { tab: name })).data as { items: Position[] }).items.map(({ id }) => id)
    expect(await tab('auction')).toEqual([made.id])
    const later = (await order()).data as Order
    expect(await tab('auction')).toEqual([made.id])
    expect(await tab('competition')).toEqual([later.id])
  })

  test('of an issue that leaves the market is closed at its last price, in cash and on credit', async () => {
    const { order, turn, open, ended, quote, sound } = await client('fresh')
    const leaving = marketOf({ seed: 'kabuto' })
      .instruments('jpy')
      .find(
        ({ kind, delistedOn, haltedSince }) =>
          kind === 'stock' &&
          !haltedSince &&
          delistedOn !== undefined &&
          delistedOn > '2026-11-24' &&
          delistedOn < '2026-12-20',
      )
    const symbol = leaving?.symbol ?? ''
    const made = [(await order({ symbol })).data as Order, (await order({ symbol, leverage: 3 })).data as Order]
    const end = Date.parse(`${leaving?.delistedOn}T09:00:00+09:00`)
    for (let now = MORNING; now < end;) now = Date.parse(((await turn('tokyoOpen')).data as { now: string }).now)
    expect((await open()).filter((position) => position.symbol === symbol)).toEqual([])
    const { price } = await quote(symbol)
    expect(
      (await ended())
        .filter((position) => position.symbol === symbol)
        .map(({ id, sellPrice, endedBy }) => ({ id, sellPrice, endedBy }))
        .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    ).toEqual(
      made
        .map(({ id }) => ({ id, sellPrice: price, endedBy: 'backOffice' }))
        .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    )
    expect(await sound()).toEqual([])
  })

  test('whose first shares are being sold makes a further position of the rest', async () => {
    const { order, open, ended, send, pass, sound } = await client()
    const limit = marketOf({ seed: 'kabuto' }).quoted('0287', MORNING)?.last ?? '0'
    const made = (await order({ symbol: '0287', quantity: '6000', leverage: 2 })).data as Order
    expect(made.filled).toBeGreaterThan(0)
    const far = String(Math.ceil(Number(limit) * 1.1))
    expect(
      await send('trade/sell', { id: made.id, quantity: String(made.filled), type: 'limit', price: far }),
    ).toMatchObject({ status: 1, data: { state: 'preparingToClose' } })
    pass(30 * MINUTE)
    const both = (await open()).filter(({ symbol }) => symbol === '0287')
    expect(both.reduce((all, { quantity }) => all + quantity, 0)).toBe(6000)
    expect(both.map(({ state }) => state).toSorted()).toEqual(['holding', 'preparingToClose'])
    expect(await ended()).toEqual([])
    expect(await sound()).toEqual([])
  })
})

describe('a sale', () => {
  test('is locked for fifteen minutes, then fills at the bid; proceeds settle on the second business day', async () => {
    const { order, send, pass, quote, funds, ended, turn } = await client('fresh')
    const { positionId } = (await order()).data as Order
    expect(await send('trade/sell', { id: positionId, quantity: '100', type: 'market' })).toMatchObject({
      status: 0,
      refusal: { code: 'sellLocked', params: { rule: 'minutes' } },
    })
    pass(15 * MINUTE)
    const { bid } = await quote()
    expect(await send('trade/sell', { id: positionId, quantity: '100', type: 'market' })).toMatchObject({
      status: 1,
      data: { state: 'sold', filled: 100 },
    })
    const [sold] = await ended()
    expect(sold).toMatchObject({ state: 'sold', sellPrice: bid, settlesOn: '2026-11-25', endedBy: 'member' })
    const after = await funds()
    expect(after.unsettled).toMatchObject([{ settles: '2026-11-25', tradingDays: 'T+2' }])
    expect(isBelow(after.withdrawable, after.available)).toBe(true)
    await turn('settlement')
    const settled = await funds()
    expect(settled.unsettled).toEqual([])
    expect(settled.settled).toBe(after.cash)
    expect(settled.withdrawable).toBe(settled.available)
  })

  test('of what is sold, or not bought yet, is told its state; of nobody’s, that it is not there', async () => {
    const { order, send, pass, quote } = await client('fresh')
    const { positionId } = (await order()).data as Order
    pass(20 * MINUTE)
    const sale = { id: positionId, quantity: '100', type: 'market' }
    expect(await send('trade/sell', sale)).toMatchObject({ data: { state: 'sold' } })
    expect(await send('trade/sell', sale)).toMatchObject({
      refusal: { code: 'illegalState', params: { state: 'sold', allowed: ['holding'] } },
    })
    const { previousClose } = await quote('0824')
    const price = String(Math.floor(Number(previousClose) * 0.87))
    const waiting = (await order({ symbol: '0824', type: 'limit', price })).data as Order
    expect(await send('trade/sell', { ...sale, id: waiting.positionId })).toMatchObject({
      refusal: { code: 'illegalState', params: { state: 'pendingOrder', allowed: ['holding'] } },
    })
    expect(await send('trade/sell', { ...sale, id: 'nobody’s' })).toMatchObject({ refusal: { code: 'notFound' } })
  })

  test('of a part splits the position, and fees and cost with it', async () => {
    const { order, send, pass, open, ended, sound } = await client('fresh')
    const { positionId } = (await order({ quantity: '300' })).data as Order
    const [before] = await open()
    pass(20 * MINUTE)
    await send('trade/sell', { id: positionId, quantity: '100', type: 'market' })
    const [left] = await open()
    const [sold] = await ended()
    expect(left).toMatchObject({ id: positionId, quantity: 200, state: 'holding' })
    expect(sold).toMatchObject({ quantity: 100, state: 'sold' })
    expect(plus(left?.fees.purchase ?? '', sold?.fees.purchase ?? '')).toBe(before?.fees.purchase)
    expect(await send('trade/dayTrades', { tab: 'alreadyApplied' })).toMatchObject({ data: { items: [] } })
    expect(await sound()).toEqual([])
  })

  test('that waits can be called back, and the position is held on', async () => {
    const { order, send, pass, open, quote } = await client('fresh')
    const { positionId } = (await order()).data as Order
    pass(20 * MINUTE)
    const { price } = await quote()
    await send('trade/sell', {
      id: positionId,
      quantity: '100',
      type: 'limit',
      price: String(Math.floor(Number(price) * 1.05)),
    })
    expect(await open()).toMatchObject([{ state: 'preparingToClose', closing: { quantity: 100 } }])
    await send('trade/cancel', { id: positionId })
    expect(await open()).toMatchObject([{ state: 'holding', closing: null }])
  })

  test('and purchase of the same issue with the same money is refused the second time round', async () => {
    const { order, send, pass, funds, quote } = await client('fresh')
    const { ask } = await quote('0824')
    const quantity = String(Math.floor(Number((await funds()).available) / Number(ask) / 100 - 1) * 100)
    const made = (await order({ symbol: '0824', quantity })).data as Order
    pass(40 * MINUTE)
    const positions = ((await send('trade/positions', { tab: 'inProgress' })).data as { items: Position[] }).items
    for (const { id, quantity: part } of positions)
      await send('trade/sell', { id, quantity: String(part), type: 'market' })
    pass(30 * MINUTE)
    expect(made.quantity).toBe(Number(quantity))
    expect(await order({ symbol: '0824', quantity: String(Number(quantity) - 1000) })).toMatchObject({
      status: 0,
      refusal: { code: 'insufficientAvailable', params: { of: 'sameDay' } },
    })
    // Other issues can be bought with it.
    expect((await order({ symbol: '0418' })).status).toBe(1)
  })
})

/** The stock that falls most within so many days: the future of this market can be looked up. */
function fallsMost(from: string, to: string): string {
  const market = marketOf({ seed: 'kabuto' })
  const falls = market
    .instruments('jpy')
    .slice(0, 1500)
    .filter(
      ({ kind, haltedSince, delistedOn, listedOn, unit }) =>
        kind === 'stock' && unit === 100 && !haltedSince && !delistedOn && listedOn < from,
    )
    .map(({ symbol }) => {
      const [then, later] = [Number(market.closeOf(symbol, from)), Number(market.closeOf(symbol, to))]
      return { symbol, ratio: then > 500 && then < 3000 ? later / then : 1 }
    })
  return falls.toSorted((one, other) => one.ratio - other.ratio)[0]?.symbol ?? ''
}

test('shares that a waiting sale will take do not stand for those that must stay today', async () => {
  const { order, weigh, send, pass, turn, open, quote } = await client('fresh')
  const old = (await order({ quantity: '3400' })).data as Order
  // The afternoon, then the next day.
  await turn('tokyoOpen')
  await turn('tokyoOpen')
  await turn('minutes15')
  expect(await send('trade/sell', { id: old.id, quantity: '1000', type: 'market' })).toMatchObject({ status: 1 })
  // Bought with what the sale of the same issue has brought today: it must stay, unless as many old ones do.
  expect(await weigh({ quantity: '900' })).toMatchObject({
    preview: { earliestSell: { rule: 'minutes' } },
    funds: { held: 2400, sameDay: { locked: 0, barred: '0' } },
  })
  const bought = (await order({ quantity: '900' })).data as Order
  pass(20 * MINUTE)
  const far = String(Math.ceil(Number((await quote()).price) * 1.05))
  const [rest] = (await open()).filter(({ id }) => id === old.id)
  expect(
    await send('trade/sell', { id: old.id, quantity: String(rest?.quantity), type: 'limit', price: far }),
  ).toMatchObject({ status: 1, data: { state: 'preparingToClose' } })
  // The position, the preview and the refusal name one lock.
  const lock = { rule: 'sameDay', until: '2026-11-25T09:00:00+09:00' }
  const sale = { id: bought.id, quantity: '900', type: 'limit', price: far }
  expect((await open()).filter(({ id }) => id === bought.id)).toMatchObject([{ lock }])
  expect((await send('trade/position', { id: bought.id })).data).toMatchObject({ lock })
  expect((await send('trade/preview', sale)).data).toMatchObject({
    preview: { value: times(far, '900') },
    refusals: [{ code: 'sellLocked', params: lock }],
    most: { quantity: 0, bound: 'sameDay' },
    funds: { held: 900, sameDay: { locked: 900 } },
  })
  expect(await send('trade/sell', sale)).toMatchObject({ status: 0, refusal: { code: 'sellLocked', params: lock } })
  expect(await weigh({ quantity: '100' })).toMatchObject({ preview: { earliestSell: lock } })
})

describe('a preview', () => {
  test('tells figures and all that stands in the way at once, and the most that goes', async () => {
    const { weigh, quote, funds } = await client('fresh')
    const [{ ask }, { available }] = [await quote(), await funds()]
    const dear = await weigh({ quantity: '10000' })
    expect(dear.refusals).toMatchObject([{ code: 'insufficientBalance', params: { have: available } }])
    expect(dear.preview).toMatchObject({ value: times(ask ?? '', '10000'), available: { before: available } })
    const most = dear.most?.quantity ?? 0
    expect(dear.most?.bound).toBe('money')
    const [last, next] = [await weigh({ quantity: String(most) }), await weigh({ quantity: String(most + 100) })]
    expect([last.refusals, next.refusals.map(({ code }) => code)]).toEqual([[], ['insufficientBalance']])
    const closed = await client('fresh', MORNING + 6 * HOUR)
    expect(await closed.weigh()).toMatchObject({ preview: { fees: '275' }, refusals: [{ code: 'marketClosed' }] })
  })

  test('of a day trade has its commission, its hours and no lock', async () => {
    const { weigh } = await client('fresh')
    expect((await weigh({ origin: 'dayTrade' })).preview).toMatchObject({ fees: '198', earliestSell: null })
    const late = await client('fresh', MORNING + 5 * HOUR + 25 * MINUTE)
    expect((await late.weigh({ origin: 'dayTrade' })).refusals).toMatchObject([{ code: 'dayTradeClosed' }])
  })

  test('of what nobody knows is refused', async () => {
    const { send, weigh } = await client('fresh')
    expect(await weigh({ symbol: '9998' })).toBeUndefined()
    expect(await send('trade/preview', { id: 'none', quantity: '100', type: 'market' })).toMatchObject({
      refusal: { code: 'notFound', params: { what: 'none' } },
    })
  })
})

describe('the list of positions', () => {
  test('tells how many stand under each tab and what they come to, whichever is asked for', async () => {
    const { order, send, pass, open } = await client('fresh')
    const none = { competition: 0, auction: 0, etf: 0, inProgress: 0, terminated: 0, placing: 0 }
    const nothing = {
      marketValue: '0',
      openValue: '0',
      margin: '0',
      profit: '0',
      profitPercent: null,
      realisedToday: '0',
    }
    const listed = async (tab: string) => (await send('trade/positions', { tab })).data as Positions
    expect(await listed('inProgress')).toEqual({
      items: [],
      next: null,
      counts: none,
      totals: { JPY: nothing, USD: nothing },
    })
    const cash = (await order({ quantity: '200' })).data as Order
    await order({ symbol: '0418', leverage: 2, quantity: '100' })
    pass(20 * MINUTE)
    await send('trade/sell', { id: cash.positionId, quantity: '100', type: 'market' })
    const [first, second] = await open()
    const [sold] = (await listed('terminated')).items
    const totals = {
      JPY: {
        marketValue: plus(first?.marketValue ?? '', second?.marketValue ?? ''),
        margin: first?.originalMargin,
        profit: plus(first?.profit ?? '', second?.profit ?? ''),
        profitPercent: expect.stringMatching(/^-?\d/u) as string,
        realisedToday: sold?.profit,
      },
      USD: nothing,
    }
    const counts = { ...none, competition: 2, inProgress: 2, terminated: 1 }
    for (const tab of ['inProgress', 'terminated', 'etf']) expect(await listed(tab)).toMatchObject({ counts, totals })
    pass(DAY)
    expect((await listed('etf')).totals.JPY.realisedToday).toBe('0')
  })
})

describe('the fills of a position', () => {
  test('are those that opened and closed it, each with its day, leverage, origin and gain', async () => {
    const { order, send, pass, fills, ended } = await client('fresh')
    const kept = (await order({ quantity: '300' })).data as Order
    await order({ quantity: '100' })
    pass(20 * MINUTE)
    await send('trade/sell', { id: kept.positionId, quantity: '100', type: 'market' })
    const [sold] = await ended()
    const of = async (positionId: string) =>
      ((await send('trade/fills', { positionId })).data as { items: Fill[] }).items
    const [open, part] = [await of(kept.positionId), await of(sold?.id ?? '')]
    expect(open.map(({ intent, quantity, profit }) => ({ intent, quantity, profit }))).toEqual([
      { intent: 'open', quantity: 300, profit: null },
    ])
    expect(part.map(({ intent, quantity, profit }) => ({ intent, quantity, profit }))).toEqual([
      { intent: 'close', quantity: 100, profit: sold?.profit },
      { intent: 'open', quantity: 300, profit: null },
    ])
    expect(sold).toMatchObject({ fills: 2, endedAt: part[0]?.at })
    expect(open).toMatchObject([{ tradeDay: '2026-11-20', leverage: 1, origin: 'continuous' }])
    expect((await fills()).length).toBe(3)
    expect(await send('trade/fills', { positionId: 'none' })).toMatchObject({ refusal: { code: 'notFound' } })
  })
})

describe('on credit', () => {
  test(
    'a leveraged purchase freezes its margin and no more; closing gives it back with gain or loss, fees and ' +
      'interest',
    async () => {
      const { order, send, funds, pass, ended, sound } = await client('fresh')
      const before = await funds()
      const made = (await order({ leverage: 2, quantity: '200' })).data as Order
      const held = await funds()
      expect(held.holds).toMatchObject([{ kind: 'margin', what: '青葉精機 2倍' }])
      expect(held.available).toBe(
        minus(minus(before.available, held.frozen), sum(made.feeLines.map(({ amount }) => amount))),
      )
      pass(5 * MINUTE)
      expect(await send('trade/sell', { id: made.positionId, quantity: '200', type: 'market' })).toMatchObject({
        status: 1,
        data: { state: 'closed' },
      })
      const [closed] = await ended()
      expect(closed?.feeLines.map(({ rule }) => rule)).toContain('marginInterest')
      expect((await funds()).available).toBe(plus(before.available, closed?.profit ?? ''))
      expect(await sound()).toEqual([])
    },
  )

  test('a short gains where the price falls', async () => {
    const { order, send, pass, ended } = await client('fresh')
    const { positionId } = (await order({ side: 'short' })).data as Order
    pass(2 * HOUR)
    await send('trade/sell', { id: positionId, quantity: '100', type: 'market' })
    const [closed] = await ended()
    const fell = isAbove(closed?.buyPrice ?? '', closed?.sellPrice ?? '')
    const gross = plus(closed?.profit ?? '', sum(closed?.feeLines.map(({ amount }) => amount) ?? []))
    expect(isAbove(gross, '0')).toBe(fell)
  })

  test('a day trade closes itself in the closing auction', async () => {
    const { send, pass, funds } = await client('fresh')
    expect(await send('trade/dayTrade', { symbol: '0418', side: 'long', quantity: '100' })).toMatchObject({
      status: 1,
      data: { state: 'open', closesAt: '2026-11-20T15:30:00+09:00' },
    })
    expect((await funds()).frozen).not.toBe('0')
    const listed = async (tab: string) =>
      (await send('trade/dayTrades', { tab })).data as { items: DayTrade[]; open: boolean }
    expect(await listed('transaction')).toMatchObject({ items: [{ state: 'open' }], open: true })
    pass(5 * HOUR + 20 * MINUTE)
    expect(await listed('transaction')).toMatchObject({ items: [{ state: 'open' }], open: false })
    pass(11 * MINUTE)
    expect(await listed('transaction')).toMatchObject({ items: [] })
    expect(await listed('transactionDetails')).toMatchObject({ items: [{ state: 'closed' }] })
    const [closed] = ((await send('trade/dayTrades', { tab: 'alreadyApplied' })).data as { items: DayTrade[] }).items
    expect(closed).toMatchObject({
      state: 'closed',
      closedAt: '2026-11-20T15:30:00+09:00',
      reason: 'sessionEnd',
      closedByMember: false,
    })
    expect((await funds()).frozen).toBe('0')
  })

  test('a day trade that never opened tells what ended it', async () => {
    const { send, pass } = await client('fresh', MORNING - HOUR - 30 * MINUTE)
    const made = (await send('trade/dayTrade', { symbol: '0418', side: 'long', quantity: '100' })).data as DayTrade
    expect(made).toMatchObject({ state: 'applied' })
    pass(MINUTE)
    await send('trade/cancel', { id: made.id })
    const [answer] = ((await send('trade/dayTrades', { tab: 'alreadyApplied' })).data as { items: DayTrade[] }).items
    expect(answer).toMatchObject({ id: made.id, state: 'refused', reason: 'member' })
  })

  test('a day trade that is closed in parts stays one, with all its shares and its whole profit', async () => {
    const { send, pass, fills, sound } = await client()
    const opened = (await send('trade/dayTrade', { symbol: '0287', side: 'long', quantity: '6000' })).data as DayTrade
    expect(await send('trade/sell', { id: opened.id, quantity: '6000', type: 'market' })).toMatchObject({ status: 1 })
    pass(30 * MINUTE)
    const [closed] = ((await send('trade/dayTrades', { tab: 'alreadyApplied' })).data as { items: DayTrade[] }).items
    const own = (await fills()).filter(({ positionId }) => positionId === opened.id)
    const came = (intent: Fill['intent']) =>
      sum(own.filter((fill) => fill.intent === intent).map(({ price, quantity }) => times(price, String(quantity))))
    expect(own.length).toBeGreaterThan(2)
    expect(closed).toMatchObject({ id: opened.id, state: 'closed', quantity: 6000, closedByMember: true })
    expect(closed?.profit).toBe(
      minus(minus(came('close'), came('open')), sum(closed?.feeLines.map(({ amount }) => amount) ?? [])),
    )
    expect(await sound()).toEqual([])
  })

  // 0712 is deep enough for one fill; of 0287 some hundred shares at a time are filled.
  test.each([
    ['0712', 'at once'],
    ['0287', 'in several fills'],
  ])('a day trade in %s that is sold in parts, %s, is listed with every part and with its rest', async (symbol) => {
    const { send, pass, fills, open, sound } = await client()
    const { id } = (await send('trade/dayTrade', { symbol, side: 'long', quantity: '3000' })).data as DayTrade
    const listed = async (tab: string) => ((await send('trade/dayTrades', { tab })).data as { items: DayTrade[] }).items
    const checkList = async (): Promise<DayTrade[]> => {
      const [all, traded, held] = [
        await listed('alreadyApplied'),
        await listed('transactionDetails'),
        (await open()).filter(isDayTrade),
      ]
      expect(all.reduce((shares, { quantity }) => shares + quantity, 0)).toBe(3000)
      expect(new Set(all.map((row) => row.id)).size).toBe(all.length)
      expect(traded).toEqual(all)
      expect(ids(all.filter(isOpen))).toEqual(ids(held))
      expect(ids(await listed('transaction'))).toEqual(ids(held))
      const booked = (await fills()).filter(isDayTrade).flatMap(({ profit }) => profit ?? [])
      expect(sum(all.filter((row) => !isOpen(row)).map(({ profit }) => profit))).toBe(sum(booked))
      expect(await sound()).toEqual([])
      return all
    }
    pass(MINUTE)
    expect(await send('trade/sell', { id, quantity: '1000', type: 'market' })).toMatchObject({ status: 1 })
    await checkList()
    pass(30 * MINUTE)
    const parts = await checkList()
    expect(parts.map(({ quantity, state }) => ({ quantity, state }))).toEqual([
      { quantity: 1000, state: 'closed' },
      { quantity: 2000, state: 'open' },
    ])
    expect(await send('trade/sell', { id, quantity: '2000', type: 'market' })).toMatchObject({ status: 1 })
    pass(HOUR)
    expect((await checkList()).map(({ quantity, state }) => ({ quantity, state }))).toEqual([
      { quantity: 1000, state: 'closed' },
      { quantity: 2000, state: 'closed' },
    ])
  })

  test('a loss beyond free cash ends waiting orders before any of it is waived', async () => {
    const { order, send, store, turn, pass, quote, funds, ended, sound } = await client('fresh')
    const made = (await order({ symbol: '0W8J', side: 'short', leverage: 3, quantity: '900' })).data as Order
    // Within two months this stock rises by half, which is more than the margin.
    for (let now = MORNING; now < Date.parse('2027-01-15T00:00:00+09:00');)
      now = Date.parse(((await turn('tokyoOpen')).data as { now: string }).now)
    await turn('minutes15')
    const limit = Math.floor(Number((await quote()).price) * 0.9)
    const { available, total } = await funds()
    const waiting = (
      await order({
        type: 'limit',
        price: String(limit),
        quantity: String(Math.floor((Number(available) - 2000) / limit / 100) * 100),
      })
    ).data as Order
    expect(waiting.state).toBe('pendingOrder')
    expect(await send('trade/sell', { id: made.id, quantity: '900', type: 'market' })).toMatchObject({ status: 1 })
    pass(30 * MINUTE)
    await funds()
    expect(
      (await store.all('entries')).filter(({ row }) => (row as unknown as { cause: string }).cause === 'waived'),
    ).toEqual([])
    expect((await ended()).find(({ id }) => id === waiting.id)).toMatchObject({
      state: 'cancelled',
      endedBy: 'backOffice',
    })
    expect(isBelow((await funds()).total, total)).toBe(true)
    expect(await sound()).toEqual([])
  })

  test(
    'below the floor cover is asked for; what is not covered by the second business day is closed at its ' +
      'afternoon opening',
    async () => {
      const { order, store, pass, turn, ended, quote, funds, send, sound } = await client('fresh')
      const symbol = fallsMost('2026-11-20', '2026-12-11')
      const { price } = await quote(symbol)
      // Nearly all the cash stands as margin at three times: a fall of an eighth is enough.
      const quantity = String(Math.floor(28_000_000 / Number(price) / 100 / 6) * 100)
      for (let left = 6; left > 0; left -= 1) await order({ symbol, leverage: 3, quantity })
      const called: NonNullable<NonNullable<FundsSummary['margin']>['call']>[] = []
      let closed: Position[] = []
      for (let days = 0; days < 40 && closed.length === 0; days += 1) {
        pass(DAY)
        await turn('tokyoOpen')
        closed = (await ended()).filter(({ endedBy }) => endedBy === 'marginCall')
        const { margin } = await funds()
        if (margin?.call) called.push(margin.call)
      }
      // The member is told how much, until when, and what happens otherwise.
      expect(called.length).toBeGreaterThan(0)
      expect(called.some(({ cover }) => isAbove(cover, '0'))).toBe(true)
      expect(called.every(({ due, closeAt }) => closeAt === `${due}T12:30:00+09:00`)).toBe(true)
      expect(closed.length).toBeGreaterThan(0)
      expect(closed.map(({ sellAt }) => sellAt)).toEqual(closed.map(() => `${called.at(-1)?.due}T12:30:00+09:00`))
      expect(await store.get('margins', ACCOUNT)).toBeUndefined()
      // Each call is told once, whatever days it stands.
      const { items } = (await send('common/notices')).data as { items: { title: string; publishedAt: string }[] }
      const notices = items.filter(({ title }) => title.startsWith('追加の証拠金'))
      expect(notices).toHaveLength(new Set(called.map(({ due }) => due)).size)
      const [cover = '', until] = notices[0]?.title.match(/[\d,]{5,}円|\d+\/\d+（.）12:30/g) ?? []
      expect(Number(cover.replace(/\D/g, ''))).toBeGreaterThan(1000)
      expect(until).toBe(formatMoment(Date.parse(called.at(-1)?.closeAt ?? ''), 'ja'))
      expect(notices[0]?.publishedAt).toMatch(/T15:32:00\+09:00$/)
      expect(await sound()).toEqual([])
    },
  )
})

describe('other sessions and markets', () => {
  test('outside the regular session only limits are taken', async () => {
    const { order, quote } = await client('fresh', Date.parse('2026-11-20T18:00:00+09:00'))
    expect(await order({ session: 'after' })).toMatchObject({
      status: 0,
      refusal: { code: 'notAllowed', params: { rule: 'limitOnly' } },
    })
    const { ask } = await quote()
    expect(await order({ session: 'after', type: 'limit', price: String(Number(ask)) })).toMatchObject({
      status: 1,
      data: { session: 'after' },
    })
  })

  test('a US order is paid in dollars, or refused for the lack of them', async () => {
    const { order, funds } = await client('typical', Date.parse('2026-11-20T23:45:00+09:00'))
    const before = await funds()
    expect(await order({ symbol: 'KABU1', quantity: '10' })).toMatchObject({
      status: 1,
      data: { state: 'holding', feeLines: [{ rule: 'usCommission', currency: 'USD' }] },
    })
    expect((await funds()).settled).toBe(before.settled)
    expect(await order({ symbol: 'KABU1', quantity: '1000' })).toMatchObject({
      status: 0,
      refusal: { code: 'insufficientBalance', params: { unit: 'USD' } },
    })
  })

  test('a US order that is filled in parts pays its commission once, up to the cap', async () => {
    const { order, send, fills, pass, sound } = await client('wealthy', Date.parse('2026-11-20T23:45:00+09:00'))
    const { quoteId } = (await send('funds/rate', { pair: 'USDJPY' })).data as { quoteId: string }
    expect(await send('funds/exchange', { from: 'JPY', to: 'USD', amount: '7000000', quoteId })).toMatchObject({
      status: 1,
    })
    const market = marketOf({ seed: 'kabuto' })
    const at = Date.parse('2026-11-20T23:45:00+09:00')
    const touches = market.instruments('usd').map(({ symbol }) => ({
      symbol,
      touch: market.firstFill({ symbol, session: 'regular', buys: true, limit: undefined }, at, at + MINUTE),
    }))
    const small = touches.find(({ touch }) => touch && touch.size * Number(touch.price) < 2000)
    const quantity = String(Math.floor(30_000 / Number(small?.touch?.price ?? 1)))
    const made = (await order({ symbol: small?.symbol ?? '', quantity })).data as Order
    pass(30 * MINUTE)
    const parts = (await fills()).filter(({ orderNumber }) => orderNumber === made.orderNumber)
    expect(parts.length).toBeGreaterThan(1)
    expect(sum(parts.map((part) => String(part.quantity)))).toBe(quantity)
    expect(sum(parts.flatMap(({ feeLines }) => feeLines).map(({ amount }) => amount))).toBe('22')
    expect(await sound()).toEqual([])
  })

  test('a halted, an unknown and a not yet listed issue are refused by name', async () => {
    const { order, send } = await client('fresh', FRIDAY)
    expect(await order({ symbol: '0527' })).toMatchObject({ refusal: { code: 'halted' } })
    expect(await order({ symbol: '0Z9Z' })).toMatchObject({ refusal: { code: 'notFound' } })
    const [offer] = (await send('ipo/list', { stage: 'toBeSubscribed' })).data as {
      symbol: string
      issueDate: string
    }[]
    expect(await order({ symbol: offer?.symbol ?? '' })).toMatchObject({
      refusal: { code: 'notListed', params: { date: offer?.issueDate } },
    })
  })

  test('orders that were placed before lunch wait for the afternoon', async () => {
    const { order, quote } = await client('fresh', Date.parse('2026-11-20T12:10:00+09:00'))
    const { price } = await quote()
    const made = (await order({ type: 'limit', price: String(Math.ceil(Number(price) * 1.02)) })).data as Order
    expect(made).toMatchObject({ state: 'pendingOrder', orderedAt: toIso(Date.parse('2026-11-20T12:10:00+09:00')) })
  })
})

import type { Amount, Instant } from '@kabuto/domain/shared'
import type { DayTrade, Fill, Order, Position, Positions, Weighed } from '@kabuto/domain/trading'
import { beforeEach, describe, expect, test } from 'vitest'
import { faultsIn } from '../../books/ledger/checks.ts'
import { balancesOf, post, transfer } from '../../books/ledger/journal.ts'
import {
  at,
  books,
  called,
  MEMBER,
  memberBooks,
  NOW,
  onMargin,
  opened,
  pending,
  row,
  SYMBOL,
  waiting,
} from '../../books/testing.ts'
import type { MemberContext } from '../../engine/context.ts'
import type { FillQuery } from '../../engine/marketData.ts'
import type { ExpectedFill, PositionRow } from '../../rows/position.ts'
import { timePrefix } from '../../engine/ids.ts'
import { positionDue } from './due.ts'
import { dayTrade, order } from './order.ts'
import { dayTrades, dividends, fills, position, positions, preview } from './reads.ts'
import { cancelOrder, sell } from './sell.ts'

const OTHER = '0000000002'

let nextFills: ExpectedFill[]
let searched: [FillQuery, Instant, Instant][]
let context: MemberContext
beforeEach(async () => {
  nextFills = []
  searched = []
  const steady = books()
  const firstFill: MemberContext['market']['firstFill'] = (...asked) => {
    searched.push(asked)
    return nextFills.shift()
  }
  context = await memberBooks({
    ...steady,
    dueEvents: { positions: positionDue },
    market: { ...steady.market, firstFill },
  })
})

function paidIn(amount: Amount, currency: 'JPY' | 'USD' = 'JPY'): Promise<void> {
  return post(context, 'deposit', 'd1', transfer({ from: 'outside', to: 'available', amount, currency }))
}

async function held(...rows: PositionRow[]): Promise<void> {
  for (const one of rows) {
    context.work.put('positions', one, MEMBER)
    const { value = '0', margin = '0' } = one.opened ?? {}
    const [to, amount] = margin === '0' ? (['shares', value] as const) : (['margin', margin] as const)
    await post(context, 'purchase', one.id, transfer({ from: 'outside', to, amount }))
  }
}

const touch = (price: Amount, size: number): ExpectedFill => ({ at: context.now, price, size })
const inYen = async () => (await balancesOf(context)).JPY
const asked = {
  symbol: SYMBOL,
  side: 'long',
  type: 'limit',
  price: '2600',
  quantity: '100',
  leverage: 1,
  session: 'regular',
}
const ordered = async (changed: object = {}) => (await called(order, context, { ...asked, ...changed })) as Order
const expiresAt = '2026-11-20T15:31:00+09:00'
const isSound = (): void => expect(faultsIn(context.work.touched())).toEqual([])

describe('an order', () => {
  beforeEach(() => paidIn('1000000'))

  test('that waits holds its price and its fee, under the number of its day', async () => {
    const made = await ordered()
    expect(made).toMatchObject({
      id: made.positionId,
      orderNumber: 'KB20261120-000001',
      intent: 'open',
      symbol: SYMBOL,
      side: 'long',
      type: 'limit',
      session: 'regular',
      leverage: 1,
      price: '2600',
      quantity: 100,
      filled: 0,
      held: '260275',
      state: 'pendingOrder',
      orderedAt: '2026-11-20T14:32:00+09:00',
      expiresAt,
    })
    expect(made.feeLines).toMatchObject([{ rule: 'jpCommission', amount: '275' }, { amount: '0' }])
    expect(searched).toEqual([
      [{ symbol: SYMBOL, session: 'regular', buys: true, limit: '2600' }, NOW, Date.parse(expiresAt)],
    ])
    expect(await inYen()).toMatchObject({ available: '739725', frozen: '260275' })
    expect((await context.work.ownedBy('entries', MEMBER)).at(-1)).toMatchObject({
      cause: 'orderHeld',
      record: made.id,
    })
    expect(await context.work.get('positions', made.id)).toEqual(
      pending(made.id, '260275', {
        orderNumber: 'KB20261120-000001',
        type: 'limit',
        limit: '2600',
        fills: 0,
        openedAs: null,
        orderedAt: NOW,
        waiting: {
          ...waiting,
          orderNumber: 'KB20261120-000001',
          limit: '2600',
          orderedAt: NOW,
          reserve: '2600',
        },
      }),
    )
    isSound()
  })

  test('that is filled at once is a position', async () => {
    nextFills = [touch('2590', 100)]
    expect(await ordered()).toMatchObject({ state: 'holding', filled: 100, held: '0', quantity: 100 })
    expect(await inYen()).toMatchObject({ available: '740725', frozen: '0', shares: '259000', fees: '275' })
  })

  test('that is filled in part tells what waits and what it holds', async () => {
    nextFills = [touch('2600', 40)]
    expect(await ordered()).toMatchObject({ state: 'pendingOrder', filled: 40, held: '156160', quantity: 100 })
  })

  test('at the market has no limit', async () => {
    const made = await ordered({ type: 'market', price: '' })
    expect(made.price).toBeNull()
    expect(searched[0]?.[0].limit).toBeUndefined()
    expect(await context.work.get('positions', made.id)).toMatchObject({ limit: null, type: 'market' })
  })

  test('on credit holds its margin', async () => {
    const made = await ordered({ side: 'short', leverage: 2 })
    expect(made).toMatchObject({ held: '130198', side: 'short', leverage: 2 })
    expect(searched[0]?.[0].buys).toBe(false)
  })

  test.each([
    [{ symbol: 'XXXX' }, 'notFound of symbol'],
    [{ quantity: '150' }, 'unitSize of quantity'],
    [{ quantity: '400' }, 'insufficientBalance of quantity'],
  ])('with %j is refused, and nothing is held', async (changed, code) => {
    expect(await ordered(changed)).toBe(code)
    expect(await context.work.ownedBy('positions', MEMBER)).toEqual([])
    expect(await inYen()).toMatchObject({ available: '1000000' })
  })

  test('in dollars is paid in dollars', async () => {
    expect(await ordered({ symbol: 'KABU1', type: 'limit', price: '2600', quantity: '1' })).toBeTypeOf('string')
    context = { ...context, now: at('20T23:45:00') }
    await paidIn('5000', 'USD')
    const made = await ordered({ symbol: 'KABU1', type: 'limit', price: '2600', quantity: '1' })
    expect(made).toMatchObject({ held: '2612.87' })
    expect(await balancesOf(context)).toMatchObject({ USD: { frozen: '2612.87', available: '2387.13' } })
  })

  test('in dollars is not paid with the yen that there are', async () => {
    context = { ...context, now: at('20T23:45:00') }
    await paidIn('2000', 'USD')
    expect(await ordered({ symbol: 'KABU1', price: '2600', quantity: '1' })).toBe('insufficientBalance of quantity')
  })

  test('in full width is the same order', async () => {
    expect(await ordered({ quantity: '１００' })).toMatchObject({ quantity: 100, held: '260275' })
  })

  test('at the market that would cost more than there is ends at once, and gives everything back', async () => {
    nextFills = [touch('20000', 100)]
    const answer = await ordered({ type: 'market', price: '' })
    expect(answer).toMatchObject({ state: 'cancelled', filled: 0, held: '0', quantity: 100 })
    expect(await context.work.get('endedPositions', answer.id)).toMatchObject({ endedBy: 'backOffice' })
    expect(await inYen()).toMatchObject({ available: '1000000', frozen: '0' })
  })
})

describe('an order that is called off', () => {
  beforeEach(() => paidIn('1000000'))

  test('gives back what it held', async () => {
    const { id } = await ordered()
    const answer = await called(cancelOrder, context, { id })
    expect(answer).toMatchObject({
      id,
      intent: 'open',
      state: 'cancelled',
      quantity: 100,
      filled: 0,
      held: '0',
      price: '2600',
      feeLines: [],
    })
    expect(await inYen()).toMatchObject({ available: '1000000', frozen: '0' })
    expect(await called(cancelOrder, context, { id })).toContain('notPending')
    expect(await context.work.get('endedPositions', id)).toMatchObject({ endedBy: 'member' })
    isSound()
  })

  test('after a part of it was filled is its rest', async () => {
    nextFills = [touch('2600', 40)]
    const { id } = await ordered()
    expect(await called(cancelOrder, context, { id })).toMatchObject({
      state: 'cancelled',
      quantity: 60,
      intent: 'open',
    })
    expect(await context.work.ownedBy('positions', MEMBER)).toMatchObject([{ id, quantity: 40, state: 'holding' }])
    expect(await called(cancelOrder, context, { id })).toContain('notPending')
  })

  test('that would have sold leaves the position', async () => {
    await held(row())
    context = { ...context, now: at('20T14:40:00') }
    await called(sell, context, { id: 'p1', quantity: '100', type: 'limit', price: '2700' })
    expect(await called(cancelOrder, context, { id: 'p1' })).toMatchObject({
      id: 'p1',
      intent: 'close',
      state: 'holding',
      orderNumber: 'KB20261120-000001',
      type: 'limit',
      price: '2700',
      expiresAt,
    })
  })

  test('but waits for nothing is a fault of the program', async () => {
    context.work.put('positions', pending('o1', '0', { waiting: null }), MEMBER)
    await expect(called(cancelOrder, context, { id: 'o1' })).rejects.toThrow(
      'o1 is pendingOrder, but waits for nothing',
    )
  })

  test('is one’s own', async () => {
    context.work.put('positions', pending('theirs', '5', { account: OTHER }), OTHER)
    expect(await called(cancelOrder, context, { id: 'theirs' })).toBe('notFound')
    expect(await called(cancelOrder, context, { id: 'nobody’s' })).toBe('notFound')
  })
})

const sellOf = async (changed: object = {}) =>
  (await called(sell, context, { id: 'p1', quantity: '100', type: 'limit', price: '2700', ...changed })) as Order

describe('a sale', () => {
  beforeEach(() => held(row()))

  test('that waits holds on to its shares', async () => {
    const made = await sellOf()
    expect(made).toMatchObject({
      id: 'p1',
      intent: 'close',
      orderNumber: 'KB20261120-000001',
      state: 'preparingToClose',
      price: '2700',
      quantity: 100,
      filled: 0,
      held: '0',
      expiresAt,
    })
    expect(searched).toEqual([
      [{ symbol: SYMBOL, session: 'regular', buys: false, limit: '2700' }, NOW, Date.parse(expiresAt)],
    ])
    expect(await context.work.get('positions', 'p1')).toMatchObject({
      waiting: { reserve: '2700', limit: '2700', joins: null, charged: { value: '0', quantity: 0, fees: '0' } },
    })
  })

  test('of a part splits the position', async () => {
    await held(row({ id: 'p2', quantity: 200, opened: { ...opened, value: '500000' } }))
    const made = await sellOf({ id: 'p2', quantity: '100' })
    const [first, rest, part] = await context.work.ownedBy('positions', MEMBER)
    expect([first, rest, part].map((one) => [one?.quantity, one?.state, one?.opened?.value])).toContainEqual([
      100,
      'preparingToClose',
      '250000',
    ])
    expect(await context.work.get('positions', 'p2')).toMatchObject({
      quantity: 100,
      state: 'holding',
      opened: { value: '250000' },
    })
    expect(made.id).not.toBe('p2')
  })

  test('that is filled at once is sold at what stands there', async () => {
    nextFills = [touch('2710', 100)]
    expect(await sellOf()).toMatchObject({ state: 'sold', filled: 100 })
    expect(await inYen()).toMatchObject({ available: '270725', shares: '0' })
  })

  test('that is filled in part tells how many', async () => {
    nextFills = [touch('2710', 40)]
    expect(await sellOf()).toMatchObject({ state: 'preparingToClose', filled: 40, quantity: 100 })
  })

  test('at the market has no limit', async () => {
    expect((await sellOf({ type: 'market', price: undefined })).price).toBeNull()
    expect(searched[0]?.[0].limit).toBeUndefined()
  })

  test.each([
    [{ quantity: '200' }, 'insufficientShares of quantity'],
    [{ price: undefined }, 'required of price'],
    [{ id: 'theirs' }, 'notFound'],
    [{ id: 'nobody’s' }, 'notFound'],
  ])('with %j is refused', async (changed, code) => {
    context.work.put('positions', row({ id: 'theirs', account: OTHER }), OTHER)
    expect(await sellOf(changed)).toBe(code)
    expect(await context.work.get('positions', 'p1')).toEqual(row())
  })

  test('of what is sold or only ordered is told its state', async () => {
    context.work.put(
      'endedPositions',
      row({ id: 'e1', state: 'sold', closed: { ...opened, orderNumber: 'n' } }),
      MEMBER,
    )
    context.work.put('positions', pending('o1', '0'), MEMBER)
    for (const [id, state] of [
      ['e1', 'sold'],
      ['o1', 'pendingOrder'],
    ])
      expect(await sell.run(context as never, { id, quantity: '300', type: 'market' } as never)).toMatchObject({
        refusal: { code: 'illegalState', params: { state, allowed: ['holding'] } },
      })
  })

  test('in full width is the same sale', async () => {
    expect(await sellOf({ quantity: '１００' })).toMatchObject({ quantity: 100, state: 'preparingToClose' })
  })

  test('of what has no price is a fault of the program', async () => {
    context = { ...context, market: { ...context.market, quoted: () => undefined } }
    await expect(sellOf()).rejects.toThrow(`${SYMBOL} has no price`)
  })

  test('of a frozen issue or within fifteen minutes is refused', async () => {
    context.work.put('positions', row({ opened: { ...opened, at: NOW } }), MEMBER)
    expect(await sellOf()).toBe('sellLocked')
  })
})

const traded = async (changed: object = {}) =>
  (await called(dayTrade, context, { symbol: SYMBOL, side: 'long', quantity: '100', ...changed })) as DayTrade

describe('a day trade', () => {
  beforeEach(() => paidIn('1000000'))

  test('is filled whole and closes at the end of the session', async () => {
    nextFills = [touch('2600', 1)]
    const made = await traded()
    expect(made).toMatchObject({
      state: 'open',
      quantity: 100,
      openPrice: '2600',
      closesAt: '2026-11-20T15:30:00+09:00',
    })
    expect(await context.work.ownedBy('dayTrades', MEMBER)).toEqual([{ id: made.id }])
    expect(await context.work.get('positions', made.id)).toMatchObject({
      origin: 'dayTrade',
      leverage: 1,
      type: 'market',
    })
  })

  test('is listed while it is open, once it was traded, and as applied for', async () => {
    nextFills = [touch('2600', 1)]
    const { id } = await traded()
    const waits = await traded()
    await held(row())
    context.work.put('dayTrades', { id: '0 lost' }, MEMBER)
    const listed = async (tab: string) =>
      (await called(dayTrades, context, { tab })) as { items: DayTrade[]; open: boolean; available: string }
    const ids = async (tab: string) => (await listed(tab)).items.map((one) => one.id)
    expect(await ids('transaction')).toEqual([id])
    expect(await ids('transactionDetails')).toEqual([id])
    expect(await ids('alreadyApplied')).toEqual([waits.id, id])
    expect(await listed('transaction')).toMatchObject({ open: true, available: (await inYen()).available })
    await called(cancelOrder, context, { id: waits.id })
    expect(await ids('transactionDetails')).toEqual([id])
    expect(await ids('alreadyApplied')).toEqual([waits.id, id])
    context = { ...context, now: at('20T15:22:00') }
    expect(await listed('transaction')).toMatchObject({ open: false })
    expect(await traded()).toContain('dayTradeClosed')
  })

  test('of too much is refused and not listed', async () => {
    expect(await traded({ quantity: '100000' })).toBeTypeOf('string')
    expect(await context.work.ownedBy('dayTrades', MEMBER)).toEqual([])
  })
})

const list = async (tab: string, cursor?: string) => (await called(positions, context, { tab, cursor })) as Positions

const ids = async (tab: string, cursor?: string) => (await list(tab, cursor)).items.map(({ id }) => id)

describe('the list of positions', () => {
  test('tells what stands under each tab, the newest first', async () => {
    await held(row(), row({ id: 'p2', origin: 'block' }), row({ id: 'p3', origin: 'ipo' }))
    context.work.put('positions', pending('p4', '5'), MEMBER)
    context.work.put(
      'endedPositions',
      row({ id: 'e1', state: 'sold', closed: { ...opened, orderNumber: 'n' } }),
      MEMBER,
    )
    const answer = await list('inProgress')
    expect(answer.items.map(({ id }) => id)).toEqual(['p4', 'p3', 'p2', 'p1'])
    expect(answer.counts).toEqual({ competition: 2, auction: 1, etf: 0, inProgress: 4, terminated: 1, placing: 1 })
    expect(await ids('competition')).toEqual(['p4', 'p1'])
    expect(await ids('auction')).toEqual(['p2'])
    expect(await ids('placing')).toEqual(['p3'])
    expect(await ids('terminated')).toEqual(['e1'])
    expect(await ids('inProgress', 'p3')).toEqual(['p2', 'p1'])
  })

  test('comes to what is held in each currency, and what was closed today', async () => {
    await held(row(), onMargin({ id: 'p2' }))
    context.work.put('positions', row({ id: 'p3', symbol: 'KABU1', market: 'usd' }), MEMBER)
    context.work.put('positions', pending('p4', '5'), MEMBER)
    const fill = {
      positionId: 'p1',
      symbol: SYMBOL,
      currency: 'JPY',
      at: '2026-11-20T14:00:00+09:00',
      intent: 'close',
      value: '5',
      quantity: 1,
    }
    for (const [id, profit] of [
      ['f1', '70'],
      ['f2', null],
      ['f3', '-20'],
    ])
      context.work.put('fills', { id, ...fill, profit } as never, MEMBER)
    context.work.put('fills', { id: 'f4', ...fill, currency: 'USD', profit: '900' } as never, MEMBER)
    const { totals } = await list('inProgress')
    expect(totals.JPY).toEqual({
      openValue: '500000',
      marketValue: '520000',
      margin: '125000',
      // Twice 10,000 less 275, and a day's interest of 20.
      profit: '19430',
      profitPercent: '3.886',
      realisedToday: '50',
    })
    expect(totals.USD).toMatchObject({ openValue: '250000', margin: '0', realisedToday: '900' })
  })

  test('tells which shares are locked today', async () => {
    await held(row())
    context = { ...context, now: at('20T10:05:00') }
    expect((await list('inProgress')).items[0]?.lock).toMatchObject({ rule: 'minutes' })
  })

  test('tells that shares which were sold and bought again are locked for the day', async () => {
    context.work.put('endedPositions', row({ id: 'p0', closed: { ...opened, orderNumber: 'n' } }), MEMBER)
    await held(row())
    const fill = { symbol: SYMBOL, side: 'long', currency: 'JPY', quantity: 100, value: '250000', profit: null }
    for (const [id, positionId, intent, time] of [
      ['f1', 'p0', 'close', '09:30'],
      ['f2', 'p1', 'open', '10:00'],
    ])
      context.work.put('fills', { ...fill, id, positionId, intent, at: `2026-11-20T${time}:00+09:00` } as never, MEMBER)
    expect((await list('inProgress')).items[0]?.lock).toMatchObject({ rule: 'sameDay' })
    expect(await called(position, context, { id: 'p1' })).toMatchObject({ lock: { rule: 'sameDay' } })
  })

  test('has a tab for funds that are traded', async () => {
    const fund = context.market.instruments('jpy').find(({ kind }) => kind === 'etf')
    await held(row({ id: 'p1' }), row({ id: 'p2', symbol: fund?.symbol ?? '' }))
    expect(await ids('etf')).toEqual(['p2'])
    expect((await list('etf')).counts).toMatchObject({ etf: 1, competition: 1, inProgress: 2 })
  })

  test('has one by its id, open or ended, of one’s own', async () => {
    await held(row())
    context.work.put(
      'endedPositions',
      row({ id: 'e1', state: 'sold', closed: { ...opened, orderNumber: 'n' } }),
      MEMBER,
    )
    context.work.put('positions', row({ id: 'theirs', account: OTHER }), OTHER)
    const one = async (id: string) => (await called(position, context, { id })) as Position
    expect([(await one('p1')).state, (await one('e1')).state]).toEqual(['holding', 'sold'])
    expect([await one('theirs'), await one('nobody’s')]).toEqual(['notFound', 'notFound'])
  })
})

const idAt = (text: string): string => `${timePrefix(at(text))}0001x`

const put = (id: string, fill: object): void =>
  context.work.put('fills', { id, symbol: SYMBOL, positionId: 'p1', orderNumber: 'n', ...fill } as never, MEMBER)

const fillsOf = async (input: object = {}) => {
  const page = await called(fills, context, input)
  return typeof page === 'string' ? page : (page as { items: Fill[] }).items.map(({ id }) => id)
}

/** Of which collections a page is read from now on, a name for each page. */
const pagesRead = (): string[] => {
  const read: string[] = []
  const { work } = context
  const page: typeof work.page = (collection, owner, span) => {
    read.push(collection)
    return work.page(collection, owner, span)
  }
  context = { ...context, work: { ...work, page } }
  return read
}

describe('the fills', () => {
  test('of a position are those that opened it and those of the order that closed it', async () => {
    const closed = { ...opened, at: at('20T14:00:00'), orderNumber: 's1' }
    context.work.put('endedPositions', row({ id: 'part', state: 'sold', closed, endedAt: at('20T14:00:00') }), MEMBER)
    const [first, later, sold, other, after] = [
      '20T10:00:00',
      '20T11:00:00',
      '20T14:00:00',
      '20T13:00:00',
      '20T14:30:00',
    ].map(idAt)
    put(first ?? '', { intent: 'open' })
    put(idAt('20T09:50:00'), { intent: 'open', positionId: 'p9' })
    // Bought after this part was split off.
    put(later ?? '', { intent: 'open' })
    put(other ?? '', { intent: 'close', orderNumber: 's0' })
    put(sold ?? '', { intent: 'close', orderNumber: 's1', positionId: 'part' })
    put(after ?? '', { intent: 'close', orderNumber: 's1', positionId: 'another' })
    expect(await fillsOf({ positionId: 'part' })).toEqual([sold, first])
    expect(await fillsOf()).toHaveLength(6)
    expect(await fillsOf({ positionId: 'nobody’s' })).toBe('notFound')
  })

  test('of an order that has bought nothing yet are none, however many there are of others', async () => {
    context.work.put('positions', pending('o1', '5'), MEMBER)
    put(idAt('20T12:00:00'), { intent: 'open' })
    expect(await fillsOf({ positionId: 'o1' })).toEqual([])
  })

  test('of a position come in pages too', async () => {
    await held(row({ opened: { ...opened, at: at('20T13:00:00') } }))
    for (let index = 100; index < 160; index += 1) put(`${idAt('20T12:00:00')}${index}`, { intent: 'open' })
    const first = (await called(fills, context, { positionId: 'p1' })) as { items: Fill[]; next: string }
    expect(first.items).toHaveLength(50)
    const rest = (await called(fills, context, { positionId: 'p1', cursor: first.next })) as typeof first
    expect([rest.items.length, rest.next]).toEqual([10, null])
  })

  test('of a position are not looked for before its order', async () => {
    await held(row({ opened: { ...opened, at: at('20T13:00:00') }, orderedAt: at('20T13:00:00') }))
    put(idAt('20T13:00:00'), { intent: 'open' })
    for (let index = 100; index < 230; index += 1)
      put(`${idAt('20T12:00:00')}${index}`, { intent: 'open', positionId: 'p9' })
    const read = pagesRead()
    expect(await fillsOf({ positionId: 'p1' })).toHaveLength(1)
    expect(read).toEqual(['fills'])
  })

  test('of a position are read until a page is full, and no further', async () => {
    await held(row({ opened: { ...opened, at: at('20T13:00:00') } }))
    for (let index = 100; index < 280; index += 1) put(`${idAt('20T12:00:00')}${index}`, { intent: 'open' })
    const read = pagesRead()
    expect(await fillsOf({ positionId: 'p1' })).toHaveLength(50)
    expect(read).toEqual(['fills', 'fills'])
  })

  test('of a position that is held are found behind any number of others', async () => {
    await held(row())
    const first = idAt('20T10:00:00')
    put(first, { intent: 'open' })
    put(idAt('20T12:30:00'), { intent: 'close', positionId: 'p9' })
    for (let index = 100; index < 230; index += 1)
      put(`${idAt('20T12:00:00')}${index}`, { intent: 'open', positionId: 'p9' })
    expect(await fillsOf({ positionId: 'p1' })).toEqual([first])
  })
})

const weigh = async (input: object) => (await called(preview, context, input)) as Weighed

describe('what is told before an order', () => {
  beforeEach(() => paidIn('1000000'))

  test('to buy are its figures and the money that there is', async () => {
    const answer = await weigh(asked)
    expect(answer).toMatchObject({
      refusals: [],
      preview: { total: '260275' },
      funds: { cash: { all: '1000000', available: '1000000' }, held: 0, margin: { cash: '1000000', positions: [] } },
    })
    expect(await weigh({ ...asked, symbol: 'XXXX' })).toBe('notFound of symbol')
    const frozen = { reason: '調査', since: '2026-11-18T00:00:00+09:00' }
    context = { ...context, member: { ...context.member, blocks: { frozen } } }
    expect(await weigh({ ...asked, symbol: 'XXXX' })).toBe('accountFrozen')
  })

  test('to buy more are those of the same shares, however their symbol is typed', async () => {
    await held(row())
    expect((await weigh({ ...asked, symbol: '０７１２' })).funds.held).toBe(100)
  })

  test('of a day trade are those of a day trade', async () => {
    const answer = await weigh({ ...asked, origin: 'dayTrade', type: 'market', price: '' })
    expect(answer.preview?.feeLines).toMatchObject([{ rule: 'jpMarginCommission' }, {}])
  })

  test('to sell are those of the position', async () => {
    await held(row(), onMargin({ id: 'p2' }))
    const answer = await weigh({ id: 'p1', quantity: '100', type: 'limit', price: '2700' })
    expect(answer).toMatchObject({
      refusals: [],
      preview: { price: '2700' },
      funds: { held: 100, cash: { available: '1000000' }, margin: { positions: [{ quantity: 100 }] } },
    })
    expect((await weigh({ id: 'p1', quantity: '100', type: 'market' })).preview?.price).not.toBe('2700')
    const without = await weigh({ id: 'p1', quantity: '100', type: 'limit' })
    expect(without.refusals).toMatchObject([{ code: 'required', field: 'price' }])
    for (const id of ['nobody’s', 'o1']) {
      context.work.put('positions', pending('o1', '0'), MEMBER)
      expect(await weigh({ id, quantity: '100', type: 'market' })).toBe('notFound')
    }
  })
})

test('dividends are listed, the newest first', async () => {
  for (const id of ['d1', 'd2']) context.work.put('dividends', { id, symbol: SYMBOL, state: 'due' } as never, MEMBER)
  const { items } = (await called(dividends, context, {})) as { items: { id: string }[] }
  expect(items.map(({ id }) => id)).toEqual(['d2', 'd1'])
})

test.each([
  ['a position', position, { id: 'none' }],
  ['its fills', fills, { positionId: 'none' }],
  ['a sale of it', sell, { id: 'none', quantity: '100', type: 'market' }],
  ['what a sale of it comes to', preview, { id: 'none', quantity: '100', type: 'market' }],
  ['a cancellation', cancelOrder, { id: 'none' }],
])('%s that is not there is named in the refusal', async (_, handler, input) => {
  expect(await handler.run(context as never, input as never)).toMatchObject({
    refusal: { code: 'notFound', params: { what: 'none' } },
  })
})

import type { Amount, Instant } from '@kabuto/domain/shared'
import type { Order } from '@kabuto/domain/trading'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AccountContext } from '../../engine/context.ts'
import type { Dividend } from '../../engine/marketData.ts'
import type { PositionRow } from '../../rows/position.ts'
import { availableIn } from '../ledger/cash.ts'
import { faultsIn } from '../ledger/checks.ts'
import { balancesOf, post, transfer } from '../ledger/journal.ts'
import {
  at,
  books,
  commission,
  line,
  MEMBER,
  NOW,
  onMargin,
  OPENED,
  opened,
  pending,
  row,
  SYMBOL,
  waiting,
} from '../testing.ts'
import { bookShares } from './booked.ts'
import { entitle, nextEx, payDividend, toDividend } from './dividends.ts'
import { endPosition } from './ending.ts'
import { cashFor, fillsToday, heldPositions, isHeld, issueOf, lastPriceOf, marginAccount } from './held.ts'
import { joinedClosing, joinedOpening } from './joined.ts'
import { coverLoss } from './losses.ts'
import { idOfPart, removePart } from './parts.ts'
import {
  closingCosts,
  figuresOf,
  instrumentOf,
  lockFactsOf,
  nameOf,
  quoteOf,
  toDayTrade,
  toFill,
  toOrder,
  toPosition,
  unrealisedOf,
} from './views.ts'

let context: AccountContext
beforeEach(() => {
  context = books()
})

const closed = {
  orderNumber: 'KB20261120-000003',
  at: at('20T14:00:00'),
  price: '2550',
  value: '255000',
  feeLines: [line('jpCommission', '280', '255000')],
  settlesOn: '2026-11-26',
}

async function paidIn(amount: Amount, currency: 'JPY' | 'USD' = 'JPY'): Promise<void> {
  await post(context, 'deposit', 'd1', transfer({ from: 'outside', to: 'available', amount, currency }))
}

async function hold(order: PositionRow, currency: 'JPY' | 'USD' = 'JPY'): Promise<void> {
  context.work.put('positions', order, MEMBER)
  await post(
    context,
    'orderHeld',
    order.id,
    transfer({ from: 'available', to: 'frozen', amount: order.held, currency }),
  )
}

describe('shares that were not bought on the market', () => {
  test('are held at what was paid for them, without a fee, and the fill is recorded', async () => {
    const booked = bookShares(context, {
      symbol: SYMBOL,
      quantity: 300,
      price: '2000',
      orderNumber: 'KB20261120-000009',
      origin: 'block',
      lockedThrough: '2027-02-20',
    })
    const ex = context.market.dividends(SYMBOL)?.after(NOW)?.exAt
    expect(ex).toBeGreaterThan(NOW)
    expect(await context.work.ownedBy('positions', MEMBER)).toEqual([
      {
        id: booked.id,
        openedAs: booked.id,
        account: MEMBER,
        orderNumber: 'KB20261120-000009',
        symbol: SYMBOL,
        market: 'jpy',
        origin: 'block',
        quantity: 300,
        fills: 1,
        side: 'long',
        leverage: 1,
        type: 'limit',
        session: 'regular',
        state: 'holding',
        orderedAt: NOW,
        limit: '2000',
        held: '0',
        waiting: null,
        opened: { at: NOW, price: '2000', value: '600000', margin: '0', feeLines: [], settlesOn: '2026-11-25' },
        closed: null,
        closesAt: null,
        exAt: ex,
        lockedThrough: '2027-02-20',
        issueDay: null,
        endedAt: null,
        endedBy: null,
      },
    ])
    const [fill, ...others] = await context.work.ownedBy('fills', MEMBER)
    expect(others).toEqual([])
    expect(fill).toEqual({
      id: fill?.id,
      positionId: booked.id,
      orderNumber: 'KB20261120-000009',
      intent: 'open',
      symbol: SYMBOL,
      side: 'long',
      leverage: 1,
      origin: 'block',
      price: '2000',
      quantity: 300,
      value: '600000',
      currency: 'JPY',
      feeLines: [],
      profit: null,
      cash: '0',
      at: '2026-11-20T14:32:00+09:00',
      tradeDay: '2026-11-20',
      settlesOn: '2026-11-25',
    })
  })

  test('of a new issue are locked until its day', () => {
    const issue = { symbol: SYMBOL, quantity: 100, price: '2000', orderNumber: 'n', origin: 'ipo' } as const
    expect(bookShares(context, { ...issue, issueDay: '2026-12-01' })).toMatchObject({
      issueDay: '2026-12-01',
      lockedThrough: null,
    })
  })
})

describe('a dividend', () => {
  const dividend: Dividend = {
    exDay: '2026-11-20',
    exAt: at('20T14:00:00'),
    payDay: '2027-02-15',
    payAt: at('30T09:00:00'),
    perShare: '11.5',
  }
  const next: Dividend = { ...dividend, exAt: at('28T09:00:00'), perShare: '99' }
  /** A market on which two dividends come, on the 20th and the 28th. */
  function paying(): AccountContext {
    const after = (now: Instant): Dividend | undefined => [dividend, next].find(({ exAt }) => exAt > now)
    return {
      ...context,
      now: dividend.exAt,
      market: { ...context.market, dividends: () => ({ after, around: () => [], lackingOn: () => 0 }) },
    }
  }
  const entitled = async (held: PositionRow) => {
    context = paying()
    context.work.put('positions', held, MEMBER)
    entitle(context, held, dividend.exAt)
    const [made] = await context.work.ownedBy('dividends', MEMBER)
    if (!made) throw new Error('nothing was entitled')
    return made
  }

  test('is the holder’s from the ex day on, and the next one is looked out for', async () => {
    const made = await entitled(row({ exAt: dividend.exAt }))
    expect(made).toEqual({
      id: made.id,
      positionId: 'p1',
      orderNumber: 'KB20261120-000001',
      symbol: SYMBOL,
      side: 'long',
      quantity: 100,
      perShare: '11.5',
      amount: '1150',
      currency: 'JPY',
      exDay: '2026-11-20',
      payDay: '2027-02-15',
      payAt: dividend.payAt,
      state: 'due',
      paidAt: null,
    })
    expect(await context.work.get('positions', 'p1')).toMatchObject({ exAt: next.exAt })
    const { names } = instrumentOf(context, SYMBOL)
    const { payAt, ...answered } = made
    expect(toDividend(context, made)).toEqual({ ...answered, names, waived: undefined })
    expect(payAt).toBe(dividend.payAt)
  })

  test('is paid into the cash on its day', async () => {
    const made = await entitled(row())
    context = { ...context, now: dividend.payAt }
    await payDividend(context, made)
    expect(await balancesOf(context)).toMatchObject({ JPY: { result: '-1150', available: '1150' } })
    expect(await context.work.get('dividends', made.id)).toMatchObject({
      state: 'paid',
      paidAt: '2026-11-30T09:00:00+09:00',
      waived: '0',
    })
    expect(await context.work.ownedBy('entries', MEMBER)).toMatchObject([{ cause: 'dividend', record: made.id }])
  })

  test('is owed by who sold short, and what they cannot pay is waived', async () => {
    const made = await entitled(row({ side: 'short' }))
    expect(made).toMatchObject({ side: 'short', amount: '-1150' })
    await paidIn('1000')
    await payDividend(context, made)
    expect(await balancesOf(context)).toMatchObject({ JPY: { result: '1150', available: '0', outside: '-1150' } })
    expect(await context.work.get('dividends', made.id)).toMatchObject({ state: 'paid', waived: '150' })
  })

  test('in dollars is paid in dollars', async () => {
    const made = await entitled(row({ symbol: 'KABU1', market: 'usd' }))
    expect(made).toMatchObject({ currency: 'USD' })
    await payDividend(context, made)
    expect(await balancesOf(context)).toMatchObject({ JPY: {}, USD: { result: '-1150', available: '1150' } })
  })

  test('that is not there entitles to nothing', async () => {
    context = paying()
    context.work.put('positions', row({ exAt: next.exAt }), MEMBER)
    entitle(context, row({ exAt: next.exAt }), next.exAt + 1)
    expect(await context.work.ownedBy('dividends', MEMBER)).toEqual([])
    expect(nextEx({ ...context, now: next.exAt }, SYMBOL)).toBeNull()
    expect(nextEx({ ...context, market: { ...context.market, dividends: () => undefined } }, SYMBOL)).toBeNull()
    expect(nextEx({ ...context, now: next.exAt - 1 }, SYMBOL)).toBe(next.exAt)
  })
})

describe('an order that ends without a fill', () => {
  test('gives back what it held, and is kept among the ended ones', async () => {
    await paidIn('300000')
    await hold(pending('o1', '270275'))
    await endPosition(context, pending('o1', '270275'), { on: 'expire', by: 'expiry' })
    expect(await availableIn(context, 'JPY')).toBe('300000')
    expect((await context.work.ownedBy('entries', MEMBER)).at(-1)).toMatchObject({
      cause: 'orderReturned',
      record: 'o1',
    })
    expect(await context.work.ownedBy('positions', MEMBER)).toEqual([])
    expect(await context.work.ownedBy('endedPositions', MEMBER)).toEqual([
      pending('o1', '0', { state: 'cancelled', waiting: null, endedAt: NOW, endedBy: 'expiry' }),
    ])
    expect(faultsIn(context.work.touched())).toEqual([])
  })

  test('in dollars gives back dollars', async () => {
    await paidIn('300', 'USD')
    await hold(pending('o1', '200', { market: 'usd' }), 'USD')
    await endPosition(context, pending('o1', '200', { market: 'usd' }), { on: 'cancel', by: 'member' })
    expect(await availableIn(context, 'USD')).toBe('300')
  })

  test('leaves the position that it would have sold', async () => {
    const selling = row({ state: 'preparingToClose', waiting })
    context.work.put('positions', selling, MEMBER)
    await endPosition(context, selling, { on: 'cancel', by: 'member' })
    expect(await context.work.ownedBy('positions', MEMBER)).toEqual([row()])
    expect(await context.work.ownedBy('endedPositions', MEMBER)).toEqual([])
    expect(await context.work.ownedBy('entries', MEMBER)).toEqual([])
  })

  test('cannot end twice', async () => {
    const ended = endPosition(context, row({ state: 'sold' }), { on: 'cancel', by: 'member' })
    await expect(ended).rejects.toThrow('an order that is sold cannot end by cancel')
  })
})

const lose = (amount: Amount, currency: 'JPY' | 'USD' = 'JPY'): Promise<void> =>
  post(context, 'marginClosed', 'l1', transfer({ from: 'available', to: 'result', amount, currency }))

async function waitingOrders(): Promise<string[]> {
  const rows = await context.work.ownedBy('positions', MEMBER)
  return rows.filter(({ state }) => state === 'pendingOrder').map(({ id }) => id)
}

describe('a loss that is larger than the free cash', () => {
  beforeEach(async () => {
    await paidIn('1000')
    await paidIn('50', 'USD')
    await hold(pending('o1', '100'))
    await hold(pending('o2', '200'))
    await hold(pending('o3', '300'))
    await hold(pending('o4', '40', { market: 'usd' }), 'USD')
    context.work.put('positions', row({ id: 'o5', state: 'preparingToClose', waiting }), MEMBER)
  })

  test('is none while it is not', async () => {
    await lose('400')
    expect(await coverLoss(context, 'JPY', 'l1')).toBe('0')
    expect(await waitingOrders()).toEqual(['o1', 'o2', 'o3', 'o4'])
  })

  test('cancels waiting orders, the latest first, and no more of them than it needs', async () => {
    await lose('700')
    expect(await coverLoss(context, 'JPY', 'l1')).toBe('0')
    expect(await waitingOrders()).toEqual(['o1', 'o2', 'o4'])
    expect(await availableIn(context, 'JPY')).toBe('0')
  })

  test('cancels all of them in its currency, and the rest is waived', async () => {
    await lose('1200')
    expect(await coverLoss(context, 'JPY', 'l1')).toBe('200')
    expect(await waitingOrders()).toEqual(['o4'])
    expect(await availableIn(context, 'JPY')).toBe('0')
    expect(await context.work.ownedBy('endedPositions', MEMBER)).toMatchObject(
      ['o1', 'o2', 'o3'].map((id) => ({ id, state: 'cancelled', endedBy: 'backOffice' })),
    )
    expect(await context.work.get('positions', 'o5')).toMatchObject({ state: 'preparingToClose' })
  })

  test('in dollars cancels orders in dollars', async () => {
    await lose('20', 'USD')
    expect(await coverLoss(context, 'USD', 'l1')).toBe('0')
    expect(await waitingOrders()).toEqual(['o1', 'o2', 'o3'])
  })
})

describe('further fills of one order', () => {
  const more = {
    ...opened,
    price: '2600',
    value: '130000',
    margin: '65000',
    feeLines: [{ ...commission, amount: '25' }],
  }

  test('add to the position: its price is the mean, its fees of one kind are one line', () => {
    const other = line('stampDuty', '5', '10')
    const service = { ...commission, fee: 'service' as const, amount: '7' }
    const selling = { ...commission, fee: 'selling' as const, amount: '3' }
    const before = { ...opened, margin: '125000', feeLines: [other, selling, commission] }
    const after = joinedOpening({ ...row(), opened: before }, { ...more, feeLines: [...more.feeLines, service] }, 50)
    expect(after).toEqual({
      ...row(),
      quantity: 150,
      fills: 2,
      opened: {
        ...more,
        value: '380000',
        price: '2533.3333',
        margin: '190000',
        feeLines: [other, selling, { ...commission, amount: '300', base: '500000' }, service],
      },
    })
  })

  test('of a sale make one record of all that was sold', () => {
    const sold = { ...row({ state: 'sold', closed, endedAt: closed.at, endedBy: 'member' }), opened }
    const last = {
      ...closed,
      at: NOW,
      price: '2700',
      value: '135000',
      feeLines: [line('jpCommission', '20', '135000')],
    }
    const added = { ...sold, id: 'p2', quantity: 50, opened: more, closed: last, endedAt: NOW }
    expect(joinedClosing(sold, added)).toEqual({
      ...added,
      quantity: 150,
      fills: 2,
      opened: {
        ...more,
        value: '380000',
        price: '2533.3333',
        margin: '65000',
        feeLines: [{ ...commission, amount: '300', base: '500000' }],
      },
      closed: {
        ...last,
        value: '390000',
        price: '2600',
        feeLines: [line('jpCommission', '300', '390000')],
      },
    })
  })

  test('cannot join what was not closed', () => {
    const added = { ...row({ id: 'p2', closed }), opened, closed }
    expect(() => joinedClosing(row(), added)).toThrow('p1 was not closed')
    expect(() => joinedClosing(row({ opened: null, closed }), added)).toThrow('p1 was not closed')
  })
})

describe('a part of a position', () => {
  test('of a day trade is in the list of day trades until it is merged', async () => {
    const id = idOfPart(context, { origin: 'dayTrade' })
    expect(await context.work.ownedBy('dayTrades', MEMBER)).toEqual([{ id }])
    context.work.put('endedPositions', row({ id, origin: 'dayTrade' }), MEMBER)
    removePart(context, { id, origin: 'dayTrade' })
    expect(await context.work.ownedBy('dayTrades', MEMBER)).toEqual([])
    expect(await context.work.ownedBy('endedPositions', MEMBER)).toEqual([])
  })

  test('of other shares is not', async () => {
    const id = idOfPart(context, { origin: 'continuous' })
    expect(id).toHaveLength(25)
    expect(await context.work.ownedBy('dayTrades', MEMBER)).toEqual([])
    context.work.put('dayTrades', { id }, MEMBER)
    removePart(context, { id, origin: 'continuous' })
    expect(await context.work.ownedBy('dayTrades', MEMBER)).toEqual([{ id }])
  })
})

describe('what is held', () => {
  test('is opened and not closed', async () => {
    expect([isHeld(row()), isHeld(pending('o', '1')), isHeld(row({ closed }))]).toEqual([true, false, false])
    context.work.put('positions', row(), MEMBER)
    context.work.put('positions', pending('p2', '1'), MEMBER)
    expect(await heldPositions(context)).toEqual([row()])
  })

  test('has a price, or the books are at fault', () => {
    expect(lastPriceOf(context, SYMBOL)).toBe('2600')
    const none = { ...context, market: { ...context.market, quoted: () => undefined, quote: () => undefined } }
    expect(() => lastPriceOf(none, SYMBOL)).toThrow('0712 has no price')
    expect(() => quoteOf(none, SYMBOL)).toThrow('0712 has no quote')
    expect(() => instrumentOf(context, 'XXXX')).toThrow('XXXX is in the books, but not on the market')
  })

  test('by cash is told with what can be used of it', async () => {
    await paidIn('1000')
    await hold(pending('o1', '300'))
    expect(await cashFor(context, 'JPY')).toEqual({ all: '1000', available: '700' })
    expect(await cashFor(context, 'USD')).toEqual({ all: '0', available: '0' })
  })

  test('on margin stands against all yen and Japanese shares at their price', async () => {
    await paidIn('1000')
    await paidIn('70', 'USD')
    const american = row({ id: 'u', symbol: 'KABU1', market: 'usd', quantity: 7 })
    const held = [row(), american, onMargin({ id: 'm' }), onMargin({ id: 's', side: 'short' })]
    // Friday to Tuesday, both counted: 250,000 × 2.98 % × 5 / 365, and 1.15 % for the short one.
    const later = { ...context, now: at('24T14:00:00') }
    expect(await marginAccount(later, held.filter(isHeld))).toEqual({
      cash: '1000',
      collateral: '260000',
      positions: [
        { side: 'long', quantity: 100, openPrice: '2500', lastPrice: '2600', costs: '102' },
        { side: 'short', quantity: 100, openPrice: '2500', lastPrice: '2600', costs: '39' },
      ],
    })
  })
})

type Traded = Partial<Pick<PositionRow, 'id' | 'symbol' | 'market' | 'side' | 'leverage' | 'origin'>>

/** A fill at 2,500 a share, of a position that may have ended since. */
function traded(id: string, intent: 'open' | 'close', quantity: number, when: string, of: Traded = {}): void {
  const position = row({ id: 'p1', ...of })
  const { symbol, side, leverage, origin } = position
  const value = String(2500 * quantity)
  const fill = { id, positionId: position.id, symbol, side, leverage, origin, intent, quantity, value }
  context.work.put('fills', { ...fill, price: '2500', at: `2026-11-${when}+09:00` } as never, MEMBER)
}

describe('trades of today', () => {
  test('are those of the trade day of their market, the oldest first', async () => {
    traded('f1', 'open', 1, '19T15:59:59')
    // The night in Tokyo counts for the next day.
    traded('f2', 'open', 1, '19T17:30:00')
    traded('f3', 'open', 1, '20T14:00:00')
    expect((await fillsToday(context, 'jpy')).map(({ id }) => id)).toEqual(['f2', 'f3'])
    expect(await fillsToday({ ...context, now: at('24T10:00:00') }, 'jpy')).toEqual([])
  })

  test('are all there, however many there are', async () => {
    const ids = Array.from({ length: 45 }, (_, index) => `g${index + 10}`)
    for (const id of ids) traded(id, 'open', 1, '20T14:00:00')
    for (let index = 10; index < 35; index += 1) traded(`a${index}`, 'open', 1, '18T14:00:00')
    expect((await fillsToday(context, 'jpy')).map(({ id }) => id)).toEqual(ids)
  })
})

const issue = () => issueOf(context, SYMBOL, 'jpy')

describe('of today’s money in one issue', () => {
  test('nothing went round where nothing was traded', async () => {
    await paidIn('1000000')
    context.work.put('positions', row(), MEMBER)
    context.work.put('positions', row({ id: 'p2', quantity: 200, state: 'preparingToClose', waiting }), MEMBER)
    context.work.put('positions', row({ id: 'p3', symbol: '0824' }), MEMBER)
    context.work.put('positions', onMargin({ id: 'p4' }), MEMBER)
    expect(await issue()).toEqual({
      // What waits to be sold cannot be sold once more; other issues and margin do not count.
      held: 100,
      sameDay: { usable: '1000000', fresh: '1000000', barred: '0', locked: 0 },
    })
  })

  test('what was sold and bought again is locked, and the rest of its proceeds is there for other shares', async () => {
    await paidIn('150000')
    context.work.put('positions', row({ id: 'p2', quantity: 40 }), MEMBER)
    context.work.put('endedPositions', row({ id: 'p1', closed }), MEMBER)
    traded('f1', 'close', 100, '20T09:30:00')
    traded('f2', 'open', 40, '20T10:00:00', { id: 'p2' })
    expect(await issue()).toEqual({ held: 40, sameDay: { usable: '150000', fresh: '0', barred: '0', locked: 40 } })
  })

  test('what was bought and sold again is barred', async () => {
    await paidIn('250000')
    context.work.put('endedPositions', row({ closed }), MEMBER)
    traded('f1', 'open', 100, '20T10:00:00')
    traded('f2', 'close', 100, '20T14:00:00')
    expect(await issue()).toEqual({ held: 0, sameDay: { usable: '0', fresh: '0', barred: '250000', locked: 0 } })
  })

  test('trades on margin, booked shares, lost records and other issues have used none', async () => {
    await paidIn('1000')
    for (const position of [onMargin({ id: 'm' }), row({ id: 'b', origin: 'block' }), row({ id: 'o', symbol: '0824' })])
      context.work.put('endedPositions', { ...position, closed }, MEMBER)
    traded('f1', 'open', 100, '20T10:00:00', { id: 'm', leverage: 2 })
    traded('f1x', 'close', 100, '20T11:00:00', { id: 'm', leverage: 2 })
    traded('f2', 'open', 100, '20T10:00:00', { id: 'b', origin: 'block' })
    traded('f2x', 'close', 100, '20T11:00:00', { id: 'b', origin: 'block' })
    traded('f3', 'open', 100, '20T10:00:00', { id: 'o', symbol: '0824' })
    traded('f3x', 'close', 100, '20T11:00:00', { id: 'o', symbol: '0824' })
    traded('f4', 'open', 100, '20T10:00:00', { id: 'lost' })
    traded('f4x', 'close', 100, '20T11:00:00', { id: 'lost' })
    expect((await issue()).sameDay).toEqual({ usable: '1000', fresh: '1000', barred: '0', locked: 0 })
  })

  test('in dollars it is the dollars that count', async () => {
    await paidIn('1000')
    await paidIn('70', 'USD')
    expect((await issueOf(context, 'KABU1', 'usd')).sameDay.usable).toBe('70')
  })
})

const noIssue = { held: 100, sameDay: { usable: '0', fresh: '0', barred: '0', locked: 0 } }

describe('the figures of a position', () => {
  test('that is held are those of the price of now, after the fees paid', () => {
    expect(figuresOf(context, row())).toEqual({
      lastPrice: '2600',
      marketValue: '260000',
      profit: '9725',
      profitPercent: '3.89',
      fees: { purchase: '275', selling: '0', service: '0', stampDuty: '0' },
      feeLines: [commission],
    })
  })

  test('on margin count its interest up to today', () => {
    const later = { ...context, now: at('24T14:00:00') }
    expect(figuresOf(later, onMargin())).toMatchObject({
      profit: '9623',
      fees: { purchase: '275', selling: '0', service: '102' },
    })
    expect(figuresOf(later, onMargin({ side: 'short' }))).toMatchObject({ profit: '-10314', fees: { service: '39' } })
  })

  test('that is closed are those of its end, without further interest', () => {
    expect(figuresOf(context, onMargin({ closed, state: 'closed' }))).toMatchObject({
      lastPrice: '2550',
      marketValue: '255000',
      profit: '4445',
      fees: { purchase: '555', service: '0' },
      feeLines: [commission, ...closed.feeLines],
    })
  })

  test('that is only ordered are none', () => {
    expect(figuresOf(context, pending('o1', '5'))).toEqual({
      lastPrice: '2600',
      marketValue: '0',
      profit: '0',
      profitPercent: null,
      fees: { purchase: '0', selling: '0', service: '0', stampDuty: '0' },
      feeLines: [],
    })
  })

  test('not realised yet are before what closing costs', () => {
    expect(unrealisedOf(context, row())).toBe('10000')
    expect(unrealisedOf(context, row({ side: 'short' }))).toBe('-10000')
    expect(unrealisedOf(context, pending('o1', '5'))).toBe('0')
    // Of 260,000 yen: the commission in cash 275, on margin 198, and five days of interest.
    expect(closingCosts(context, row())).toBe('275')
    expect(closingCosts({ ...context, now: at('24T14:00:00') }, onMargin())).toBe('300')
  })
})

describe('a position as it is answered', () => {
  test('while it is held', () => {
    const { names, kind } = instrumentOf(context, SYMBOL)
    const quote = quoteOf(context, SYMBOL)
    expect(toPosition(context, row({ lockedThrough: '2026-11-25', issueDay: '2026-11-19' }), noIssue)).toEqual({
      id: 'p1',
      orderNumber: 'KB20261120-000001',
      symbol: SYMBOL,
      names,
      market: 'jpy',
      kind,
      side: 'long',
      origin: 'continuous',
      type: 'market',
      session: 'regular',
      leverage: 1,
      state: 'holding',
      quantity: 100,
      currency: 'JPY',
      orderedAt: '2026-11-20T09:59:59+09:00',
      limitPrice: null,
      filled: 100,
      fills: 1,
      endedAt: null,
      buyAt: '2026-11-20T10:00:00+09:00',
      buyPrice: '2500',
      originalMargin: '0',
      openValue: '250000',
      pricedAt: quote.at,
      decimals: quote.decimals,
      sellAt: null,
      sellPrice: null,
      ...figuresOf(context, row()),
      settlesOn: '2026-11-25',
      lock: { rule: 'closedPeriod', until: '2026-11-26T09:00:00+09:00' },
      lockedThrough: '2026-11-25',
      issueDay: '2026-11-19',
      expiresAt: null,
      closing: null,
    })
  })

  test('within fifteen minutes of its last fill is locked, and free after them', () => {
    const lockAt = (now: Instant) => toPosition({ ...context, now }, row(), noIssue).lock
    expect(lockAt(OPENED + 1)).toEqual({ rule: 'minutes', until: '2026-11-20T10:15:00+09:00' })
    expect(lockAt(at('20T10:15:00'))).toBeNull()
    const locked = { held: 100, sameDay: { ...noIssue.sameDay, locked: 100 } }
    expect(toPosition(context, row(), locked).lock).toMatchObject({ rule: 'sameDay' })
  })

  test('while it is being sold tells the order that sells it', () => {
    const selling = row({ state: 'preparingToClose', waiting, opened: { ...opened, at: NOW } })
    expect(toPosition(context, selling, noIssue)).toMatchObject({
      lock: null,
      expiresAt: '2026-11-20T15:31:00+09:00',
      closing: {
        orderNumber: 'KB20261120-000002',
        type: 'limit',
        price: '2700',
        quantity: 100,
        filled: 0,
        orderedAt: '2026-11-20T11:00:00+09:00',
      },
    })
    expect(toPosition(context, row({ state: 'preparingToClose' }), noIssue).closing).toBeNull()
    expect(toPosition(context, row({ waiting }), noIssue).closing).toBeNull()
  })

  test('once it has ended tells when, at what price and by whom', () => {
    const sold = row({ state: 'sold', closed, endedAt: closed.at, endedBy: 'member' })
    expect(toPosition(context, sold, noIssue)).toMatchObject({
      sellAt: '2026-11-20T14:00:00+09:00',
      pricedAt: '2026-11-20T14:00:00+09:00',
      endedAt: '2026-11-20T14:00:00+09:00',
      sellPrice: '2550',
      settlesOn: '2026-11-26',
      endedBy: 'member',
    })
  })

  test('that is only ordered has bought nothing yet', () => {
    const ordered = toPosition(context, pending('o1', '5', { limit: '2400' }), noIssue)
    expect(ordered).toMatchObject({
      filled: 0,
      buyAt: null,
      buyPrice: null,
      originalMargin: '0',
      openValue: '0',
      settlesOn: null,
      limitPrice: '2400',
      lock: null,
    })
    expect(Object.hasOwn(ordered, 'endedBy')).toBe(false)
  })

  test('names its issue in the language that was asked in', () => {
    const { names } = instrumentOf(context, SYMBOL)
    expect(nameOf(context, SYMBOL)).toBe(names.ja)
    expect(nameOf({ ...context, language: 'en' }, SYMBOL)).toBe(names.en)
  })

  test('has locks since its last fill, for its lock-up and until its day of issue', () => {
    expect(lockFactsOf(row({ lockedThrough: '2026-12-01' }))).toEqual({
      lastOpened: OPENED,
      lockedThrough: '2026-12-01',
      issueDay: undefined,
    })
    expect(lockFactsOf(pending('o1', '5', { issueDay: '2026-12-02' }))).toEqual({
      lastOpened: 0,
      lockedThrough: undefined,
      issueDay: '2026-12-02',
    })
  })
})

const dayTrade = (changed: Partial<PositionRow> = {}): PositionRow =>
  row({ origin: 'dayTrade', closesAt: at('20T15:30:00'), ...changed })

describe('orders, fills and day trades as they are answered', () => {
  test('an order is told by the position that it makes', () => {
    const order = {
      intent: 'open' as const,
      orderNumber: 'KB20261120-000001',
      type: 'limit' as const,
      session: 'regular' as const,
      price: '2500',
      quantity: 100,
      filled: 40,
      held: '150165',
      feeLines: [commission],
    } satisfies Partial<Order>
    const answer = toOrder(row(), { ...order, orderedAt: OPENED, expiresAt: at('20T15:31:00') })
    expect(answer).toEqual({
      ...order,
      id: 'p1',
      positionId: 'p1',
      symbol: SYMBOL,
      side: 'long',
      leverage: 1,
      state: 'holding',
      orderedAt: '2026-11-20T10:00:00+09:00',
      expiresAt: '2026-11-20T15:31:00+09:00',
    })
  })

  test('a fill is told with the names of its issue', () => {
    const fill = { id: 'f1', symbol: SYMBOL } as never
    expect(toFill(context, fill)).toEqual({ id: 'f1', symbol: SYMBOL, names: instrumentOf(context, SYMBOL).names })
  })

  test('a day trade that is open tells its price of now and when it closes', () => {
    const quote = quoteOf(context, SYMBOL)
    const { profit, feeLines } = figuresOf(context, dayTrade())
    expect(toDayTrade(context, dayTrade())).toEqual({
      id: 'p1',
      orderNumber: 'KB20261120-000001',
      symbol: SYMBOL,
      names: instrumentOf(context, SYMBOL).names,
      side: 'long',
      quantity: 100,
      profit,
      lastPrice: '2600',
      pricedAt: quote.at,
      decimals: quote.decimals,
      feeLines,
      state: 'open',
      appliedAt: '2026-11-20T09:59:59+09:00',
      openedAt: '2026-11-20T10:00:00+09:00',
      openPrice: '2500',
      closedAt: null,
      closePrice: null,
      closesAt: '2026-11-20T15:30:00+09:00',
      closedByMember: false,
    })
  })

  test('a day trade that is closed tells its end, and whether the member has closed it', () => {
    const ended = { state: 'closed', closed, closesAt: null, endedAt: closed.at } as const
    expect(toDayTrade(context, dayTrade({ ...ended, endedBy: 'member' }))).toMatchObject({
      state: 'closed',
      pricedAt: '2026-11-20T14:00:00+09:00',
      closedAt: '2026-11-20T14:00:00+09:00',
      closePrice: '2550',
      closesAt: '2026-11-20T14:00:00+09:00',
      reason: 'member',
      closedByMember: true,
    })
    expect(toDayTrade(context, dayTrade({ ...ended, endedBy: 'sessionEnd' }))).toMatchObject({ closedByMember: false })
    const cancelled = { state: 'cancelled', opened: null, endedBy: 'member', closesAt: null } as const
    expect(toDayTrade(context, dayTrade(cancelled))).toMatchObject({
      state: 'refused',
      openedAt: null,
      openPrice: null,
      closesAt: '2026-11-20T09:59:59+09:00',
      closedByMember: false,
    })
  })

  test.each([
    ['pendingOrder', 'applied'],
    ['preparingToClose', 'open'],
    ['sold', 'closed'],
  ] as const)('a day trade that is %s is told as %s', (state, shownState) => {
    expect(toDayTrade(context, dayTrade({ state })).state).toBe(shownState)
  })
})

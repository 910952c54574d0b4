import type { Amount, Instant } from '@kabuto/domain/shared'
import { beforeEach, describe, expect, test } from 'vitest'
import { faultsIn } from '../../books/ledger/checks.ts'
import { balancesOf, post, transfer } from '../../books/ledger/journal.ts'
import {
  at,
  books,
  commission,
  line,
  MEMBER,
  NOW,
  onMargin,
  opened,
  pending,
  row,
  SYMBOL,
  waiting,
} from '../../books/testing.ts'
import type { AccountContext } from '../../engine/context.ts'
import type { FillQuery } from '../../engine/marketData.ts'
import type { LedgerAccount } from '../../rows/accounts.ts'
import type { ExpectedFill, PositionRow, WaitingOrder } from '../../rows/position.ts'
import { closeShares, splitOpened } from './closing.ts'
import { costsOfFill, feesAndInterest } from './costs.ts'
import { positionDue } from './due.ts'
import { checkMargin, watchMargin } from './margins.ts'
import { fillOpening } from './opening.ts'
import { expiryOf, restOf, withExpectedFill } from './waiting.ts'

const uncharged = { value: '0', quantity: 0, fees: '0' }
/** What the market says to whoever looks for the next fill, and what it was asked. */
let nextFill: ExpectedFill | undefined
let searched: [FillQuery, Instant, Instant][]
let context: AccountContext
beforeEach(() => {
  nextFill = undefined
  searched = []
  const steady = books()
  const firstFill: AccountContext['market']['firstFill'] = (...asked) => {
    searched.push(asked)
    return nextFill
  }
  context = { ...steady, market: { ...steady.market, firstFill } }
})

type Moved = { from?: LedgerAccount; to?: LedgerAccount; currency?: 'JPY' | 'USD' }

function move(amount: Amount, { from = 'outside', to = 'available', currency = 'JPY' }: Moved = {}): Promise<void> {
  return post(context, 'deposit', 'd1', transfer({ from, to, amount, currency }))
}

/** A position that was paid for. */
async function bought(position: PositionRow, currency: 'JPY' | 'USD' = 'JPY'): Promise<void> {
  context.work.put('positions', position, MEMBER)
  const { value = '0', margin = '0' } = position.opened ?? {}
  const to = margin === '0' ? 'shares' : 'margin'
  await move(margin === '0' ? value : margin, { to, currency })
}

/** An order that holds so much cash. */
async function ordered(position: PositionRow, currency: 'JPY' | 'USD' = 'JPY'): Promise<PositionRow> {
  context.work.put('positions', position, MEMBER)
  await move(position.held, { to: 'frozen', currency })
  return position
}

const touch = (price: Amount, size: number, more: object = {}): ExpectedFill => ({ at: NOW, price, size, ...more })
const filled = (order: PositionRow, fill: ExpectedFill): Promise<void> =>
  fillOpening(context, order, order.waiting ?? waiting, fill)

const limitOrder: WaitingOrder = { ...waiting, orderNumber: 'KB20261120-000001', limit: '2500', reserve: '2500' }
/** 100 shares at 2,500 at most: 250,000 and a commission of 275. */
const order = (changed: Partial<PositionRow> = {}): PositionRow =>
  pending('o1', '250275', { type: 'limit', limit: '2500', waiting: limitOrder, openedAs: null, ...changed })

const positions = () => context.work.ownedBy('positions', MEMBER)
const ended = () => context.work.ownedBy('endedPositions', MEMBER)
const fills = () => context.work.ownedBy('fills', MEMBER)
const inYen = async () => (await balancesOf(context)).JPY
const lastEntry = async () => (await context.work.ownedBy('entries', MEMBER)).at(-1)
const isSound = (): void => expect(faultsIn(context.work.touched())).toEqual([])

describe('an opening order that is filled', () => {
  test('pays the price and the fee of what it held, and the rest is free again', async () => {
    const placed = await ordered(order())
    await filled(placed, touch('2490', 1000))
    expect(await positions()).toEqual([
      {
        ...placed,
        state: 'holding',
        held: '0',
        waiting: null,
        openedAs: 'o1',
        exAt: context.market.dividends(SYMBOL)?.after(NOW)?.exAt,
        opened: {
          at: NOW,
          price: '2490',
          value: '249000',
          margin: '0',
          settlesOn: '2026-11-25',
          feeLines: [
            expect.objectContaining({ rule: 'jpCommission', fee: 'purchase', amount: '275', base: '249000' }),
            expect.objectContaining({ rule: 'stampDuty', amount: '0', base: '249000' }),
          ],
        },
      },
    ])
    expect(await inYen()).toMatchObject({ frozen: '0', available: '1000', shares: '249000', fees: '275' })
    expect(await lastEntry()).toMatchObject({ cause: 'purchase', record: 'o1' })
    expect(await fills()).toMatchObject([
      {
        positionId: 'o1',
        intent: 'open',
        orderNumber: 'KB20261120-000001',
        price: '2490',
        quantity: 100,
        profit: null,
        cash: '-249275',
      },
    ])
    expect(await context.work.get('margins', MEMBER)).toBeUndefined()
    isSound()
  })

  test('in parts stays one position, and its commission is that of the whole order', async () => {
    const placed = await ordered(order())
    nextFill = touch('2500', 60)
    await filled(placed, touch('2490', 40))
    const [rest, held, ...others] = (await positions())
      .toSorted((one, other) => one.quantity - other.quantity)
      .toReversed()
    expect(others).toEqual([])
    expect(held).toMatchObject({ id: 'o1', state: 'holding', quantity: 40, opened: { value: '99600' } })
    // 150,000 for the rest, and what the commission of 249,600 is above that of 99,600.
    expect(rest).toMatchObject({
      state: 'pendingOrder',
      quantity: 60,
      held: '150176',
      waiting: { joins: 'o1', charged: { value: '99600', quantity: 40, fees: '99' }, touch: nextFill },
    })
    expect(searched).toEqual([
      [{ symbol: SYMBOL, session: 'regular', buys: true, limit: '2500' }, NOW + 1000, limitOrder.expiresAt],
    ])
    expect(await inYen()).toMatchObject({ frozen: '150176', available: '400', shares: '99600', fees: '99' })
    isSound()
    if (!rest) throw new Error('nothing is left of the order')
    await filled(rest, touch('2500', 60))
    expect(await positions()).toMatchObject([
      {
        id: 'o1',
        quantity: 100,
        fills: 2,
        opened: { value: '249600', price: '2496', feeLines: [{ amount: '275', base: '249600' }, { amount: '0' }] },
      },
    ])
    expect(await inYen()).toMatchObject({ frozen: '0', available: '400', shares: '249600', fees: '275' })
    expect((await fills()).map(({ quantity, cash }) => [quantity, cash])).toEqual([
      [40, '-99699'],
      [60, '-150176'],
    ])
    isSound()
  })

  test('after its first shares are being sold makes a position of its own', async () => {
    await bought(row({ state: 'preparingToClose', waiting }))
    const placed = await ordered(order({ waiting: { ...limitOrder, joins: 'p1' } }))
    await filled(placed, touch('2500', 100))
    expect((await positions()).map(({ id, state }) => [id, state])).toEqual([
      ['o1', 'holding'],
      ['p1', 'preparingToClose'],
    ])
  })

  test('uses free cash too when the parts of a market order cost more than it has held', async () => {
    const placed = await ordered(order())
    await move('10000')
    await filled(placed, touch('2600', 100))
    expect(await inYen()).toMatchObject({ frozen: '0', available: '0', shares: '260000', fees: '275' })
    expect(await positions()).toMatchObject([{ state: 'holding' }])
  })

  test('is called off when there is a yen too little, and everything is free again', async () => {
    const placed = await ordered(order())
    await move('9999')
    await filled(placed, touch('2600', 100))
    expect(await positions()).toEqual([])
    expect(await ended()).toMatchObject([{ id: 'o1', state: 'cancelled', endedBy: 'backOffice' }])
    expect(await inYen()).toMatchObject({ frozen: '0', available: '260274' })
    expect(await fills()).toEqual([])
  })

  test('holds for its rest no more than there is', async () => {
    const placed = await ordered(order())
    await filled(placed, touch('2510', 99))
    const [rest] = (await positions()).filter(({ state }) => state === 'pendingOrder')
    expect(rest).toMatchObject({ quantity: 1, held: '1510' })
    expect(await inYen()).toMatchObject({ frozen: '1510', available: '0' })
    isSound()
  })

  test('on margin puts up its part of the price, and is watched from then on', async () => {
    const placed = await ordered(order({ leverage: 2, held: '125198' }))
    await filled(placed, touch('2500', 100))
    expect(await positions()).toMatchObject([
      { state: 'holding', leverage: 2, opened: { margin: '125000', value: '250000' } },
    ])
    expect(await inYen()).toEqual({ outside: '-125198', frozen: '0', available: '0', margin: '125000', fees: '198' })
    expect(await lastEntry()).toMatchObject({ cause: 'marginOpened' })
    expect(await fills()).toMatchObject([{ cash: '-198' }])
    expect(await context.work.get('margins', MEMBER)).toEqual({ id: MEMBER, next: at('20T15:32:00'), call: null })
    isSound()
  })

  test('on margin at a better price pays a higher commission out of its margin', async () => {
    // Sold short at 5,010 instead of 5,000: the commission is 385 instead of 198.
    const short = { ...limitOrder, limit: '5000', reserve: '5000' }
    const placed = await ordered(order({ side: 'short', leverage: 1, held: '500198', waiting: short }))
    await filled(placed, touch('5010', 100))
    expect(await positions()).toMatchObject([{ side: 'short', opened: { value: '501000', margin: '499813' } }])
    expect(await inYen()).toMatchObject({ available: '0', frozen: '0', margin: '499813', fees: '385' })
  })

  test('at the market on margin is called off instead: its margin was told as it is', async () => {
    const short = { ...limitOrder, type: 'market' as const, limit: null, reserve: '5000' }
    const placed = await ordered(order({ side: 'short', leverage: 1, type: 'market', held: '500198', waiting: short }))
    await filled(placed, touch('5010', 100))
    expect(await ended()).toMatchObject([{ id: 'o1', endedBy: 'backOffice' }])
    expect(await inYen()).toMatchObject({ available: '500198', frozen: '0' })
  })

  test('of a day trade is filled whole, however few stand there', async () => {
    const closesAt = at('20T15:30:00')
    const placed = await ordered(order({ origin: 'dayTrade', closesAt }))
    await filled(placed, touch('2500', 1, { auction: true }))
    expect(await positions()).toMatchObject([{ quantity: 100, state: 'holding', origin: 'dayTrade', closesAt }])
  })

  test('in an auction says so', async () => {
    await filled(await ordered(order()), touch('2500', 100, { auction: true }))
    expect(await positions()).toMatchObject([{ origin: 'auction', closesAt: null }])
  })

  test('of an issue that leaves the market is taken out at the first opening without it', async () => {
    const leaving = { ...context.market.instrument(SYMBOL), delistedOn: '2026-12-01' }
    context = { ...context, market: { ...context.market, instrument: () => leaving as never } }
    await filled(await ordered(order()), touch('2500', 100))
    expect(await positions()).toMatchObject([{ closesAt: Date.parse('2026-12-01T09:00:00+09:00') }])
  })

  test('that was filled before is a fault of the program', async () => {
    await expect(filled(row({ held: '250275' }), touch('2500', 100))).rejects.toThrow(
      'an order that is holding was filled',
    )
  })
})

describe('shares that are sold', () => {
  test('give their value less the commission, which settles on the second business day', async () => {
    await bought(row())
    const charged = await closeShares(
      context,
      row(),
      opened,
      { price: '2600' },
      { orderNumber: 's1', charged: uncharged },
    )
    expect(charged).toEqual({ value: '260000', quantity: 100, fees: '275' })
    expect(await inYen()).toMatchObject({
      shares: '0',
      available: '259725',
      result: '-10000',
      fees: '275',
      unsettled: '259725',
    })
    expect(await context.work.ownedBy('unsettled', MEMBER)).toMatchObject([
      { symbol: SYMBOL, currency: 'JPY', settles: '2026-11-25', amount: '259725', from: at('25T00:00:00') },
    ])
    expect(await positions()).toEqual([])
    expect(await ended()).toEqual([
      {
        ...row(),
        state: 'sold',
        fills: 2,
        endedAt: NOW,
        endedBy: 'member',
        closed: {
          orderNumber: 's1',
          at: NOW,
          price: '2600',
          value: '260000',
          settlesOn: '2026-11-25',
          feeLines: [
            expect.objectContaining({ rule: 'jpCommission', fee: 'selling', amount: '275' }),
            expect.objectContaining({ rule: 'stampDuty' }),
          ],
        },
      },
    ])
    // What was paid for buying them counts too: 10,000 less twice 275.
    expect(await fills()).toMatchObject([
      {
        positionId: 'p1',
        intent: 'close',
        orderNumber: 's1',
        price: '2600',
        quantity: 100,
        profit: '9450',
        cash: '259725',
        waived: '0',
      },
    ])
    isSound()
  })

  test('on margin give back the margin with the gain, less commission and interest', async () => {
    await bought(onMargin())
    await closeShares(
      context,
      onMargin(),
      onMargin().opened ?? opened,
      { price: '2600' },
      { orderNumber: 's1', charged: uncharged, by: 'marginCall' },
    )
    // The commission of 260,000 on margin is 198, a day's interest of 250,000 is 20.
    expect(await inYen()).toMatchObject({
      margin: '0',
      available: '134782',
      result: '-10000',
      fees: '198',
      interest: '20',
    })
    expect(await ended()).toMatchObject([{ state: 'closed', endedBy: 'marginCall' }])
    expect(await fills()).toMatchObject([{ profit: '9507', cash: '9782' }])
    expect(await context.work.ownedBy('unsettled', MEMBER)).toMatchObject([{ amount: '9782' }])
    isSound()
  })

  test('are booked as a sale, or as the close of what was on margin', async () => {
    await bought(row())
    await bought(onMargin({ id: 'p2' }))
    const sale = { orderNumber: 's1', charged: uncharged }
    await closeShares(context, row(), opened, { price: '2600' }, sale)
    await closeShares(context, onMargin({ id: 'p2' }), onMargin().opened ?? opened, { price: '2600' }, sale)
    const entries = await context.work.ownedBy('entries', MEMBER)
    expect(entries.map(({ cause, record }) => [cause, record])).toEqual([
      ['deposit', 'd1'],
      ['deposit', 'd1'],
      ['sale', 'p1'],
      ['sale', 'p1'],
      ['marginClosed', 'p2'],
      ['sale', 'p2'],
    ])
  })

  test('in America pay the fees of the authorities, and settle a day later in New York', async () => {
    const american = row({ symbol: 'KABU1', market: 'usd' })
    await bought(american, 'USD')
    await closeShares(context, american, opened, { price: '2600' }, { orderNumber: 's1', charged: uncharged })
    const [sold] = await ended()
    expect(sold?.closed?.feeLines.map(({ rule }) => rule)).toEqual(['usCommission', 'usSec', 'usTaf'])
    expect(await context.work.ownedBy('unsettled', MEMBER)).toMatchObject([{ currency: 'USD', settles: '2026-11-23' }])
  })

  test('in parts of a day trade stay one day trade in the list', async () => {
    const dayTrade = row({ origin: 'dayTrade', state: 'preparingToClose', opened: { ...opened, margin: '250000' } })
    await bought(dayTrade)
    context.work.put('dayTrades', { id: 'p1' }, MEMBER)
    for (const size of [20, 30, 50]) {
      const now = await context.work.get('positions', 'p1')
      if (now)
        await positionDue(context, { ...now, waiting: { ...(now.waiting ?? waiting), touch: touch('2600', size) } })
    }
    expect(await ended()).toMatchObject([{ id: 'p1', quantity: 100, fills: 4 }])
    expect(await context.work.ownedBy('dayTrades', MEMBER)).toEqual([{ id: 'p1' }])
  })

  test('that were sold short gain where the price has fallen', async () => {
    const short = onMargin({ side: 'short' })
    await bought(short)
    await closeShares(
      context,
      short,
      short.opened ?? opened,
      { price: '2400' },
      { orderNumber: 's1', charged: uncharged },
    )
    expect(await inYen()).toMatchObject({
      margin: '0',
      available: '134795',
      result: '-10000',
      fees: '198',
      interest: '7',
    })
  })

  test('at a loss beyond all cash leave no debt: the rest is waived and told', async () => {
    await bought(onMargin())
    await closeShares(
      context,
      onMargin(),
      onMargin().opened ?? opened,
      { price: '1000' },
      { orderNumber: 's1', charged: uncharged },
    )
    expect(await inYen()).toMatchObject({ margin: '0', available: '0', result: '150000', fees: '99', interest: '20' })
    expect(await fills()).toMatchObject([{ cash: '-125000', waived: '25119' }])
    expect(await context.work.ownedBy('unsettled', MEMBER)).toEqual([])
    isSound()
  })

  test('in two fills of one order are one record, sold at the mean price', async () => {
    await bought(row())
    const selling = row({ state: 'preparingToClose', waiting })
    context.work.put('positions', selling, MEMBER)
    nextFill = touch('2700', 60)
    await positionDue(context, { ...selling, waiting: { ...waiting, touch: touch('2600', 40) } })
    const [left] = await positions()
    const [sold] = await ended()
    expect(left).toMatchObject({
      id: 'p1',
      quantity: 60,
      state: 'preparingToClose',
      opened: { value: '150000' },
      waiting: { joins: sold?.id, charged: { value: '104000', quantity: 40, fees: '115' }, touch: nextFill },
    })
    expect(sold).toMatchObject({
      state: 'sold',
      quantity: 40,
      opened: { value: '100000' },
      closed: { value: '104000' },
    })
    expect(searched).toEqual([
      [{ symbol: SYMBOL, session: 'regular', buys: false, limit: '2700' }, NOW + 1000, waiting.expiresAt],
    ])
    if (!left?.waiting) throw new Error('nothing is left to sell')
    await positionDue(context, { ...left, waiting: { ...left.waiting, touch: touch('2700', 60) } })
    expect(await positions()).toEqual([])
    expect(await ended()).toMatchObject([
      {
        id: 'p1',
        quantity: 100,
        opened: { value: '250000' },
        closed: { value: '266000', price: '2660', feeLines: [{ amount: '275' }, {}] },
      },
    ])
    isSound()
  })

  test('of a part are split from the rest without a yen lost', () => {
    const whole = {
      ...opened,
      price: '2500.3333',
      value: '250001',
      margin: '83334',
      feeLines: [{ ...commission, amount: '100', base: '250001' }],
    }
    expect(splitOpened(whole, 1, 3, 'JPY')).toEqual({
      part: { ...whole, value: '83333', margin: '27778', feeLines: [{ ...commission, amount: '33', base: '83333' }] },
      rest: { ...whole, value: '166668', margin: '55556', feeLines: [{ ...commission, amount: '67', base: '166668' }] },
    })
    expect(splitOpened({ ...whole, value: '10.01' }, 1, 3, 'USD').part.value).toBe('3.33')
  })
})

const costs = (
  position: PositionRow,
  price: Amount,
  quantity: number,
  charged = uncharged,
  intent: 'open' | 'close' = 'open',
) => costsOfFill(context, position, { intent, price, quantity, charged })
const amounts = async (...asked: Parameters<typeof costs>): Promise<string[]> =>
  (await costs(...asked)).feeLines.map(({ rule, amount, base }) => `${rule} ${amount} of ${base}`)

describe('the fees of a fill', () => {
  test('in Japan are what it adds to those of the order', async () => {
    const first = await costs(row(), '2500', 40)
    expect(first.charged).toEqual({ value: '100000', quantity: 40, fees: '99' })
    expect(await amounts(row(), '2500', 60, first.charged)).toEqual([
      'jpCommission 176 of 150000',
      'stampDuty 0 of 150000',
    ])
    expect((await costs(row(), '2500', 60, first.charged)).charged).toEqual({
      value: '250000',
      quantity: 100,
      fees: '275',
    })
    expect(await amounts(onMargin(), '2500', 100)).toEqual([
      'jpMarginCommission 198 of 250000',
      'stampDuty 0 of 250000',
    ])
  })

  const american = row({ symbol: 'KABU1', market: 'usd' })

  test('in America are rounded up once a day and kind', async () => {
    // 0.495 % of 100.10 is 0.495495.
    expect(await amounts(american, '100.1', 1)).toEqual(['usCommission 0.5 of 100.1'])
    expect(await amounts(american, '100.1', 1)).toEqual(['usCommission 0.5 of 100.1'])
    expect(await context.work.get('usDays', MEMBER)).toEqual({
      id: MEMBER,
      day: '2026-11-20',
      exact: { usCommission: '0.99099' },
    })
    expect(await amounts(american, '2', 1)).toEqual(['usCommission 0.01 of 2'])
    context = { ...context, now: at('25T00:00:00') }
    expect(await amounts(american, '100.1', 1)).toEqual(['usCommission 0.5 of 100.1'])
    expect(await context.work.get('usDays', MEMBER)).toMatchObject({
      day: '2026-11-24',
      exact: { usCommission: '0.495495' },
    })
  })

  test('in America are capped for the whole order', async () => {
    const first = await costs(american, '100', 40)
    expect(first.charged).toEqual({ value: '4000', quantity: 40, fees: '19.8' })
    expect(await amounts(american, '100', 60, first.charged)).toEqual(['usCommission 2.2 of 6000'])
  })

  test('of a sale in America have those of the authorities too', async () => {
    expect(await amounts(american, '100', 10, uncharged, 'close')).toEqual([
      'usCommission 4.95 of 1000',
      'usSec 0.03 of 1000',
      'usTaf 0.01 of 10',
    ])
    expect(await amounts({ ...american, side: 'short' }, '100', 10, uncharged, 'close')).toEqual([
      'usCommission 4.95 of 1000',
    ])
    expect(await amounts({ ...american, side: 'short' }, '100', 10)).toHaveLength(3)
  })

  test('are told apart from interest', () => {
    const lines = [
      commission,
      line('stampDuty', '5', '1'),
      line('marginInterest', '30', '1'),
      line('shortInterest', '4', '1'),
    ]
    expect(feesAndInterest(lines)).toEqual({ fees: '280', interest: '34' })
  })
})

describe('when the time of a position has come', () => {
  test('it is entitled to its dividend first', async () => {
    const dividend = { exDay: '2026-11-20', exAt: NOW, payDay: '2027-02-15', payAt: NOW + 1, perShare: '5' }
    const after = (now: Instant) => (now < NOW ? dividend : undefined)
    context = {
      ...context,
      market: { ...context.market, dividends: () => ({ after, around: () => [], lackingOn: () => 0 }) },
    }
    await bought(row({ exAt: NOW, closesAt: NOW }))
    await positionDue(context, row({ exAt: NOW, closesAt: NOW }))
    expect(await context.work.ownedBy('dividends', MEMBER)).toMatchObject([{ positionId: 'p1', amount: '500' }])
    expect(await positions()).toMatchObject([{ state: 'holding', exAt: null }])
  })

  test('an order that nobody fills ends', async () => {
    const placed = await ordered(order())
    await positionDue(context, placed)
    expect(await ended()).toMatchObject([{ id: 'o1', state: 'cancelled', endedBy: 'expiry' }])
  })

  test('so does one whose fill would come at its end or later', async () => {
    const late = { ...limitOrder, touch: touch('2500', 100, { at: limitOrder.expiresAt }) }
    await positionDue(context, await ordered(order({ waiting: late })))
    expect(await ended()).toMatchObject([{ id: 'o1', endedBy: 'expiry' }])
  })

  test('an order whose fill has come is filled', async () => {
    const placed = await ordered(order({ waiting: { ...limitOrder, touch: touch('2500', 100) } }))
    await positionDue(context, placed)
    expect(await positions()).toMatchObject([{ id: 'o1', state: 'holding' }])
  })

  test('a day trade is closed at the last price as its session ends, other shares by the back office', async () => {
    const dayTrade = row({ origin: 'dayTrade', closesAt: NOW, opened: { ...opened, margin: '250000' } })
    await bought(dayTrade)
    const leaving = row({ id: 'p2', closesAt: NOW, exAt: NOW + 1 })
    await bought(leaving)
    await positionDue(context, dayTrade)
    await positionDue(context, leaving)
    expect(await ended()).toMatchObject([
      {
        id: 'p1',
        state: 'closed',
        endedBy: 'sessionEnd',
        closesAt: null,
        closed: { price: '2600', orderNumber: dayTrade.orderNumber },
      },
      { id: 'p2', state: 'sold', endedBy: 'backOffice' },
    ])
    const none = { ...context, market: { ...context.market, quoted: () => undefined } }
    await expect(positionDue(none, dayTrade)).rejects.toThrow('0712 has no price')
  })
})

const check = async (text: string): Promise<void> => {
  context = { ...context, now: at(text) }
  const margins = await context.work.get('margins', MEMBER)
  if (margins) await checkMargin(context, margins)
}
const margins = () => context.work.get('margins', MEMBER)
const notices = () => context.work.ownedBy('memberNotices', MEMBER)

describe('the margin', () => {
  const watched = { id: MEMBER, next: at('20T15:32:00'), call: null }
  beforeEach(async () => {
    await watchMargin(context)
  })

  test('is looked at two minutes after the close, once a day', async () => {
    expect(await margins()).toEqual(watched)
    await bought(onMargin())
    await move('100000')
    context = { ...context, now: at('20T15:00:00') }
    await watchMargin({ ...context, now: at('21T15:00:00') })
    expect(await margins()).toEqual(watched)
    await check('20T15:32:00')
    expect(await margins()).toEqual({ ...watched, next: at('24T15:32:00') })
    await check('24T12:00:00')
    expect(await margins()).toEqual({ ...watched, next: at('24T15:32:00') })
  })

  test('is looked at no more when nothing is on credit', async () => {
    await bought(row())
    await check('20T15:32:00')
    expect(await margins()).toBeUndefined()
  })

  test('below the floor is asked for once, due in two business days', async () => {
    // Opened for 1,250,000 with 125,000 of it put up: 20 % are 250,000.
    await bought(onMargin({ quantity: 500, opened: { ...opened, value: '1250000', margin: '125000' } }))
    await check('20T15:32:00')
    const call = { due: '2026-11-25', closeAt: at('25T12:30:00') }
    expect(await margins()).toEqual({ id: MEMBER, next: at('24T15:32:00'), call })
    expect(await notices()).toHaveLength(1)
    // A day's interest of 102: 125,102 are missing; (125,000 − 102) / 1,250,000 are 9.99 %.
    expect((await notices())[0]?.title.en).toBe('¥125,102 more cover is needed by Wed 25 Nov, 12:30')
    expect(JSON.stringify((await notices())[0]?.body.en)).toContain('9.99%')
    await check('24T15:32:00')
    expect(await margins()).toEqual({ id: MEMBER, next: at('25T15:32:00'), call })
    expect(await notices()).toHaveLength(1)
    await move('200000')
    await check('25T12:30:00')
    expect(await margins()).toEqual({ id: MEMBER, next: at('25T15:32:00'), call: null })
    expect(await ended()).toEqual([])
  })

  test('that is not met by then closes all on credit at the other side of the book, and nothing else', async () => {
    await bought(onMargin({ quantity: 500, opened: { ...opened, value: '1250000', margin: '125000' } }))
    await bought(onMargin({ id: 'p2', side: 'short' }))
    await bought(row({ id: 'p3', symbol: 'KABU1', market: 'usd' }), 'USD')
    const call = { due: '2026-11-25', closeAt: at('25T12:30:00') }
    context.work.put('margins', { ...watched, next: at('25T15:32:00'), call })
    await check('25T12:29:59')
    expect(await ended()).toEqual([])
    await check('25T12:30:00')
    expect(await ended()).toMatchObject([
      { id: 'p1', endedBy: 'marginCall', closed: { price: '2599', orderNumber: 'KB20261120-000001' } },
      { id: 'p2', endedBy: 'marginCall', closed: { price: '2601' } },
    ])
    expect(await positions()).toMatchObject([{ id: 'p3', state: 'holding' }])
    expect(await margins()).toBeUndefined()
  })

  test('closes at the last price where nobody stands in the book', async () => {
    await bought(onMargin({ quantity: 500, opened: { ...opened, value: '1250000', margin: '125000' } }))
    context.work.put('margins', { ...watched, call: { due: '2026-11-25', closeAt: at('25T12:30:00') } })
    const quoted = { last: '2600', bid: null, ask: null, base: '2500', volume: 0 }
    context = { ...context, market: { ...context.market, quoted: () => quoted } }
    await check('25T12:30:00')
    expect(await ended()).toMatchObject([{ closed: { price: '2600' } }])
  })
})

describe('a waiting order', () => {
  test.each([
    // The closing auction takes no new orders and still fills those that are there.
    ['jpy', '20T14:00:00', 'regular', '20T15:31:00'],
    ['jpy', '20T16:00:00', 'regular', '24T15:31:00'],
    ['jpy', '20T18:00:00', 'after', '20T23:59:00'],
    ['usd', '20T23:45:00', 'regular', '21T06:00:00'],
  ] as const)('in %s of %s, %s, ends at %s', (market, now, session, end) => {
    expect(expiryOf(market, at(now), session)).toBe(at(end))
  })

  test('knows its next fill, or that there is none', () => {
    const { touch: _, ...without } = waiting
    nextFill = touch('2700', 5)
    const search = { symbol: SYMBOL, side: 'short', intent: 'open' } as const
    expect(withExpectedFill(context, search, without, NOW)).toEqual({ ...waiting, touch: nextFill })
    nextFill = undefined
    expect(withExpectedFill(context, search, { ...without, limit: null }, NOW)).toEqual({ ...waiting, limit: null })
    expect(searched.map(([{ buys, limit }]) => [buys, limit])).toEqual([
      [false, '2700'],
      [false, undefined],
    ])
  })

  test('that was filled in part is found by its number beside its position', async () => {
    const { orderNumber } = row()
    context.work.put('positions', row(), MEMBER)
    expect(await restOf(context, row())).toBeUndefined()
    context.work.put('positions', pending('a1', '5', { orderNumber: 'another' }), MEMBER)
    context.work.put('positions', row({ id: 'a2', orderNumber }), MEMBER)
    context.work.put('positions', pending('z1', '5', { orderNumber }), MEMBER)
    expect((await restOf(context, row()))?.id).toBe('z1')
    expect(await restOf(context, pending('z1', '5', { orderNumber }))).toBeUndefined()
  })
})

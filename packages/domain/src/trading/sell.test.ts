import { describe, expect, test } from 'vitest'
import { toFullWidth } from '../testing.ts'
import { checkCancel, checkSell, mostToSell, type SellContext, type SellDraft } from './sell.ts'
import { now, sellContext, sellDraft } from './testing.ts'

const codes = (changed: Partial<SellDraft> = {}, around: Partial<SellContext> = {}): string[] =>
  checkSell({ ...sellDraft, ...changed }, { ...sellContext, ...around }).map(({ code }) => code)
const position = (changed: Partial<SellContext['position']>): Partial<SellContext> => ({
  position: { ...sellContext.position, ...changed },
})
const block = { reason: '調査', since: '2026-11-18T00:00:00+09:00' }

test('a good sale is not refused', () => {
  expect(codes()).toEqual([])
  expect(codes({ type: 'market', price: '' })).toEqual([])
})

describe('what stands in the way', () => {
  test.each([
    ['300', []],
    ['400', ['insufficientShares']],
    ['150', ['unitSize']],
    ['', ['required']],
  ])('a quantity of %s gives %j', (quantity, expected) => {
    expect(codes({ quantity })).toEqual(expected)
    expect(codes({ quantity: toFullWidth(quantity) })).toEqual(expected)
  })

  test.each([
    ['2850.3', ['tickSize']],
    ['3400', ['priceLimit']],
    ['', ['required']],
  ])('a price of %s gives %j', (price, expected) => expect(codes({ price })).toEqual(expected))

  test('fifteen minutes after the purchase, to the millisecond', () => {
    const lastOpened = now - 15 * 60_000
    expect(codes({}, { facts: { lastOpened } })).toEqual([])
    expect(checkSell(sellDraft, { ...sellContext, facts: { lastOpened: lastOpened + 60_000 } })).toEqual([
      { code: 'sellLocked', params: { until: '2026-11-20T14:33:00+09:00', rule: 'minutes' } },
    ])
  })

  test('shares that today’s proceeds bought', () => {
    expect(codes({ quantity: '200' }, { issue: { held: 300, lockedToday: 100 } })).toEqual([])
    expect(
      checkSell({ ...sellDraft, quantity: '300' }, { ...sellContext, issue: { held: 300, lockedToday: 100 } }),
    ).toEqual([{ code: 'sellLocked', params: { until: '2026-11-24T09:00:00+09:00', rule: 'sameDay' } }])
    expect(codes({ quantity: '300' }, { issue: { held: 400, lockedToday: 100 } })).toEqual([])
    expect(
      codes({ quantity: '300' }, { ...position({ origin: 'dayTrade' }), issue: { held: 300, lockedToday: 300 } }),
    ).toEqual([])
    expect(codes({ quantity: '' }, { issue: { held: 300, lockedToday: 100 } })).toEqual(['required', 'sellLocked'])
    expect(
      codes({ quantity: '300' }, { ...position({ leverage: 2 }), issue: { held: 300, lockedToday: 100 } }),
    ).toEqual([])
  })

  test.each([
    ['pendingOrder', ['illegalState']],
    ['sold', ['illegalState']],
    ['holding', []],
  ] as const)('a position that is %s gives %j', (state, expected) =>
    expect(codes({}, position({ state }))).toEqual(expected),
  )

  test('shares that are being sold already', () => {
    const closing = {
      orderNumber: 'x',
      type: 'limit',
      price: '2900',
      quantity: 300,
      filled: 0,
      orderedAt: '2026-11-20T14:00:00+09:00',
    } as const
    expect(checkSell(sellDraft, { ...sellContext, ...position({ state: 'preparingToClose', closing }) })).toMatchObject(
      [
        { code: 'insufficientShares', params: { have: 0, pending: 300 } },
        { code: 'illegalState', params: { state: 'preparingToClose', allowed: ['holding'] } },
      ],
    )
  })

  test('outside the regular session limit orders only, and nothing that stands on margin', () => {
    const night = { now: Date.parse('2026-11-20T18:00:00+09:00') }
    expect(
      checkSell({ ...sellDraft, session: 'after', type: 'market', price: '' }, { ...sellContext, ...night }),
    ).toEqual([{ code: 'notAllowed', params: { rule: 'limitOnly' }, field: 'type' }])
    expect(codes({ session: 'after' }, night)).toEqual([])
    expect(codes({ session: 'after' }, { ...night, ...position({ leverage: 2 }) })).toEqual(['notAllowed'])
    expect(codes({ session: 'after' }, { ...night, ...position({ side: 'short' }) })).toEqual(['notAllowed'])
    // Nobody mends the price of what may not be sold then at all.
    expect(codes({ session: 'after', price: '2850.3' }, { ...night, ...position({ leverage: 2 }) })).toEqual([
      'notAllowed',
    ])
  })
})

test('the order of refusals', () => {
  const all = codes(
    { price: '2850.3', quantity: '150' },
    {
      blocks: { tradeBarred: block, frozen: block },
      now: Date.parse('2026-11-20T16:00:00+09:00'),
      facts: { lastOpened: Date.parse('2026-11-20T15:59:00+09:00') },
      ...position({ state: 'cancelled' }),
    },
  )
  expect(all).toEqual([
    'tradeBarred',
    'accountFrozen',
    'marketClosed',
    'unitSize',
    'tickSize',
    'sellLocked',
    'illegalState',
  ])
})

test.each([
  ['pendingOrder', []],
  ['preparingToClose', []],
  ['holding', ['notPending']],
  ['cancelled', ['notPending']],
  ['sold', ['notPending']],
] as const)('cancelling in state %s gives %j', (state, expected) =>
  expect(checkCancel({ state }).map(({ code }) => code)).toEqual(expected),
)

test.each([
  [
    { session: 'after' },
    { now: Date.parse('2026-11-20T18:00:00+09:00'), ...position({ leverage: 2 }) },
    { code: 'notAllowed', params: { rule: 'regularOnly' }, field: 'session' },
  ],
  [{ quantity: '400' }, {}, { code: 'insufficientShares', params: { have: 300, pending: 0 }, field: 'quantity' }],
  [
    { price: '3313' },
    {},
    { code: 'priceLimit', params: { low: '2311.5', high: '3312', yours: '3313', decimals: 1 }, field: 'price' },
  ],
  [{}, position({ state: 'sold' }), { code: 'illegalState', params: { state: 'sold', allowed: ['holding'] } }],
] as const)('%j with %j is refused as %j', (changed, around, refusal) =>
  expect(checkSell({ ...sellDraft, ...changed }, { ...sellContext, ...around })).toEqual([refusal]),
)

test('what is being closed on the other side of the book is priced so', () => {
  // A short is bought back: its market order is reckoned at the ask, which this range has not.
  expect(codes({ type: 'market', price: '' }, position({ side: 'short' }))).toEqual([])
  expect(checkCancel({ state: 'sold' })).toEqual([{ code: 'notPending', params: { state: 'sold' } }])
})

describe('the most that can be sold', () => {
  const closing = { orderNumber: 'KB1', type: 'market', price: null, quantity: 200, filled: 0, orderedAt: '' } as const
  test.each([
    ['all of it', {}, { quantity: 300, bound: 'shares' }],
    ['what is not being sold', position({ closing }), { quantity: 100, bound: 'shares' }],
    [
      'without what today’s proceeds bought',
      { issue: { held: 300, lockedToday: 100 } },
      { quantity: 200, bound: 'sameDay' },
    ],
    ['in whole units', { issue: { held: 300, lockedToday: 150 } }, { quantity: 100, bound: 'sameDay' }],
    [
      'on credit nothing goes round',
      { ...position({ leverage: 2 }), issue: { held: 0, lockedToday: 300 } },
      { quantity: 300, bound: 'shares' },
    ],
  ])('%s', (_, changed, most) => expect(mostToSell({ ...sellContext, ...changed })).toEqual(most))
})

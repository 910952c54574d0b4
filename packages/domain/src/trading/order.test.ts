import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Instrument } from '../market/instrument.ts'
import { toFullWidth } from '../testing.ts'
import { currencyOf, type OrderDraft } from './draft.ts'
import { checkOrder, type OrderContext } from './order.ts'
import { context, dollarInstrument, draft, instrument, newYorkNow } from './testing.ts'

const codes = (changed: Partial<OrderDraft> = {}, around: Partial<OrderContext> = {}): string[] =>
  checkOrder({ ...draft, ...changed }, { ...context, ...around }).map(({ code }) => code)
const withIssue = (changed: Partial<Instrument>): Partial<OrderContext> => ({
  instrument: { ...instrument, ...changed },
})
const at = (text: string): Partial<OrderContext> => ({ now: Date.parse(`${text}+09:00`) })
const withCash = (all: string): Partial<OrderContext> => ({ cash: { all, available: all } })
const withOpen = (cash: string): Partial<OrderContext> => ({
  margin: {
    cash,
    collateral: '0',
    positions: [{ side: 'long', quantity: 100, openPrice: '2846', lastPrice: '2846', costs: '0' }],
  },
})
const block = { reason: '調査', since: '2026-11-18T00:00:00+09:00' }

test('a good order is not refused', () => expect(codes()).toEqual([]))

describe('what stands in the way, on both sides of each boundary', () => {
  test.each([
    ['2846', []],
    ['2846.5', []],
    ['2846.3', ['tickSize']],
    ['0', ['priceLimit']],
    ['', ['required']],
    ['abc', ['amountFormat']],
    ['-1', ['amountFormat']],
    ['2846.12345', ['tickSize']],
    ['2846.123456789', ['amountFormat']],
    ['2311.5', []],
    ['2311.3', ['priceLimit']],
    ['2311', ['priceLimit']],
    ['3312', []],
    ['3313', ['priceLimit']],
  ])('a price of %s gives %j', (price, expected) => {
    expect(codes({ price })).toEqual(expected)
    expect(codes({ price: toFullWidth(price) })).toEqual(expected)
  })

  test.each([
    ['100', []],
    ['150', ['unitSize']],
    ['0', ['unitSize']],
    ['', ['required']],
    ['1.5', ['notWholeNumber']],
    ['x', ['amountFormat']],
    ['900000000000000', ['insufficientBalance']],
    ['999999999999999', ['unitSize']],
    // 1,201 × 100 × 2,846 and its fee against 3,420,000 available and 4,313,535 in all.
    ['1200', []],
    ['1300', ['insufficientAvailable']],
    ['1500', ['insufficientAvailable']],
    ['1600', ['insufficientBalance']],
  ])('a quantity of %s gives %j', (quantity, expected) => {
    expect(codes({ quantity })).toEqual(expected)
    expect(codes({ quantity: toFullWidth(quantity) })).toEqual(expected)
  })

  test('money to the yen: what is needed is the value and the fee', () => {
    const exact = {
      cash: { all: '284875', available: '284875' },
      sameDay: { usable: '284875', fresh: '284875', barred: '0', locked: 0 },
    }
    expect(codes({}, exact)).toEqual([])
    expect(checkOrder(draft, { ...context, cash: { all: '284875', available: '284874' } })).toMatchObject([
      { code: 'insufficientAvailable', params: { need: '284875', have: '284874', reserved: '1', of: 'available' } },
    ])
    expect(codes({}, { cash: { all: '284874', available: '284874' } })).toEqual(['insufficientBalance'])
  })

  test.each([
    ['2026-11-20T07:59:59', ['marketClosed']],
    ['2026-11-20T08:00:00', []],
    ['2026-11-20T11:29:59', []],
    ['2026-11-20T11:30:00', ['marketClosed']],
    ['2026-11-20T12:05:00', []],
    ['2026-11-20T15:29:59', []],
    ['2026-11-20T15:30:00', ['marketClosed']],
    ['2026-11-21T10:00:00', ['marketClosed']],
    ['2026-11-23T10:00:00', ['marketClosed']],
  ])('at %s gives %j', (time, expected) => expect(codes({}, at(time))).toEqual(expected))

  test.each([
    ['2026-11-20T07:59:59', 'regular', '2026-11-20T08:00:00+09:00', '2026-11-20T09:00:00+09:00'],
    ['2026-11-20T11:30:00', 'regular', '2026-11-20T12:05:00+09:00', '2026-11-20T12:30:00+09:00'],
    ['2026-11-20T12:04:59', 'regular', '2026-11-20T12:05:00+09:00', '2026-11-20T12:30:00+09:00'],
    ['2026-11-20T15:30:00', 'regular', '2026-11-24T08:00:00+09:00', '2026-11-24T09:00:00+09:00'],
    ['2026-11-23T10:00:00', 'regular', '2026-11-24T08:00:00+09:00', '2026-11-24T09:00:00+09:00'],
    ['2026-11-20T10:00:00', 'after', '2026-11-20T17:00:00+09:00', undefined],
    ['2026-11-20T10:00:00', 'pre', '2026-11-24T08:20:00+09:00', undefined],
  ] as const)('at %s an order for %s is taken from %s and matched from %s', (time, session, nextOpen, filledFrom) => {
    expect(checkOrder({ ...draft, session }, { ...context, ...at(time) })).toEqual([
      { code: 'marketClosed', params: { nextOpen, filledFrom } },
    ])
  })

  test.each([
    [{ listedOn: '2026-11-21' }, ['notListed']],
    [{ listedOn: '2026-11-20' }, []],
    [{ delistedOn: '2026-11-20' }, ['delisted']],
    [{ delistedOn: '2026-11-21' }, []],
    [{ haltedSince: '2026-11-20T13:10:00+09:00' }, ['halted']],
    [{ haltedSince: '2026-11-20T15:00:00+09:00' }, []],
  ])('an issue with %j gives %j', (changed, expected) => expect(codes({}, withIssue(changed))).toEqual(expected))

  test('an unknown issue', () => {
    expect(codes({ symbol: '' }, { instrument: undefined })).toEqual(['required'])
    expect(checkOrder({ ...draft, symbol: 'x'.repeat(10_000) }, { ...context, instrument: undefined })).toMatchObject([
      { code: 'notFound', params: { what: 'X'.repeat(20) } },
    ])
    expect(checkOrder({ ...draft, symbol: '０Ａ１Ｂ' }, { ...context, instrument: undefined })).toEqual([
      { code: 'notFound', params: { what: '0A1B' }, field: 'symbol' },
    ])
  })

  test.each([
    [{ leverage: 3 }, []],
    [{ leverage: 4 }, ['leverageNotAllowed']],
    [{ leverage: 0 }, ['leverageNotAllowed']],
    [{ side: 'short', leverage: 2 }, []],
    [{ side: 'short' }, []],
  ] as const)('%j gives %j', (changed, expected) => expect(codes(changed)).toEqual(expected))

  test('on credit only the margin and the fee are needed', () => {
    const little = { cash: { all: '94934', available: '94934' } }
    expect(codes({ leverage: 3 }, { cash: { all: '95065', available: '95065' } })).toEqual([])
    expect(codes({ leverage: 3 }, little)).toEqual(['insufficientBalance'])
  })

  // 284,600 open already and as much again: 30 % of both is 170,760, and the fee of 198 comes off first.
  test.each([
    ['170958', []],
    ['170957', [{ code: 'marginTooLow', params: { ratio: '29.99', need: '30' } }]],
    ['85379', [{ code: 'marginTooLow', params: { ratio: '29.99', need: '30' } }]],
  ])('with %s yen of security a position on margin is refused for %j', (cash, expected) => {
    expect(checkOrder({ ...draft, leverage: 2 }, { ...context, ...withOpen(cash) })).toEqual(expected)
    expect(checkOrder({ ...draft, side: 'short' }, { ...context, ...withOpen(cash) })).toEqual(expected)
    expect(codes({}, withOpen(cash))).toEqual([])
  })

  test('the ratio before is told where it is too low already', () => {
    expect(checkOrder({ ...draft, leverage: 2 }, { ...context, ...withOpen('60000') })).toEqual([
      { code: 'marginTooLow', params: { ratio: '21.08', need: '30' } },
    ])
  })

  test('the same money must not go round twice', () => {
    const sameDay = { usable: '100000', fresh: '100000', barred: '300000', locked: 0 }
    expect(checkOrder(draft, { ...context, sameDay })).toMatchObject([
      { code: 'insufficientAvailable', params: { have: '100000', reserved: '300000', of: 'sameDay' } },
    ])
    expect(codes({ leverage: 2 }, { sameDay })).toEqual([])
    // Who has too little anyway is told so, not that it went round.
    expect(checkOrder(draft, { ...context, sameDay, cash: { all: '1000', available: '1000' } })).toMatchObject([
      { code: 'insufficientBalance', params: { have: '1000' } },
    ])
  })
})

describe('outside the regular session', () => {
  const night = at('2026-11-20T18:00:00')

  test('limit orders only, and neither credit nor short', () => {
    expect(codes({ session: 'after' }, night)).toEqual([])
    expect(checkOrder({ ...draft, session: 'after', type: 'market', price: '' }, { ...context, ...night })).toEqual([
      { code: 'notAllowed', params: { rule: 'limitOnly' }, field: 'type' },
    ])
    expect(codes({ session: 'after', leverage: 2 }, night)).toEqual(['leverageNotAllowed'])
    expect(codes({ session: 'after', side: 'short' }, night)).toEqual(['notAllowed'])
    expect(codes({}, night)).toEqual(['marketClosed'])
  })
})

describe('a market order', () => {
  const atMarket = { type: 'market', price: '' } as const

  test('is reckoned at the ask where it can fill, else at the end of the range', () => {
    expect(codes(atMarket, withCash('284925'))).toEqual([])
    expect(codes(atMarket, withCash('284924'))).toEqual(['insufficientBalance'])
    expect(codes(atMarket, { ...at('2026-11-20T08:30:00'), ...withCash('331475') })).toEqual([])
    expect(codes(atMarket, { ...at('2026-11-20T08:30:00'), ...withCash('331474') })).toEqual(['insufficientBalance'])
    expect(codes(atMarket, { quote: { ...context.quote, ask: null }, ...withCash('331474') })).toEqual([
      'insufficientBalance',
    ])
  })
})

describe('US stocks', () => {
  const usd: Partial<OrderContext> = {
    instrument: dollarInstrument,
    now: newYorkNow,
    quote: { last: '128.45', bid: null, ask: null, base: '120', volume: 5000 },
    cash: { all: '1500', available: '1400' },
    sameDay: { usable: '1400', fresh: '1400', barred: '0', locked: 0 },
  }

  test('are bought one by one, in dollars, without a daily limit', () => {
    expect(codes({ price: '128.45', quantity: '10' }, usd)).toEqual([])
    expect(codes({ price: '1', quantity: '1' }, usd)).toEqual([])
    expect(checkOrder({ ...draft, price: '0', quantity: '1' }, { ...context, ...usd })).toEqual([
      { code: 'tickSize', params: { tick: '0.0001', lower: '0.0001', upper: '0.0002', unit: 'USD' }, field: 'price' },
    ])
    expect(checkOrder({ ...draft, price: '128.455', quantity: '1' }, { ...context, ...usd })).toMatchObject([
      { code: 'tickSize', params: { tick: '0.01', lower: '128.45', upper: '128.46', unit: 'USD' } },
    ])
    expect(checkOrder({ ...draft, price: '128.45', quantity: '11' }, { ...context, ...usd })).toMatchObject([
      { code: 'insufficientAvailable', params: { need: '1419.95', have: '1400', reserved: '100', unit: 'USD' } },
    ])
    expect(codes({ price: '128.45', quantity: '12' }, usd)).toEqual(['insufficientBalance'])
    const round = { ...usd, sameDay: { usable: '100', fresh: '100', barred: '1300', locked: 0 } }
    expect(checkOrder({ ...draft, price: '128.45', quantity: '1' }, { ...context, ...round })).toMatchObject([
      { code: 'insufficientAvailable', params: { have: '100', reserved: '1300', unit: 'USD' } },
    ])
    expect(codes({ price: '128.45', quantity: '1', leverage: 2 }, usd)).toEqual(['leverageNotAllowed'])
    expect(codes({ type: 'market', price: '', quantity: '1' }, usd)).toEqual([])
    expect(
      codes({ price: '128.45', quantity: '1' }, { ...usd, quote: { ...context.quote, ask: '128.5', bid: '128.4' } }),
    ).toEqual([])
  })

  test('speak of dollars', () => expect([currencyOf('usd'), currencyOf('jpy')]).toEqual(['USD', 'JPY']))
})

test('the order of refusals: what nobody can mend, the market, the form, the money', () => {
  const all = codes(
    { price: '2846.3', quantity: '150', leverage: 5 },
    { blocks: { tradeBarred: block, frozen: block }, ...at('2026-11-20T16:00:00') },
  )
  expect(all).toEqual(['tradeBarred', 'accountFrozen', 'marketClosed', 'unitSize', 'tickSize', 'leverageNotAllowed'])
  expect(codes({ leverage: 3, quantity: '100000' }, { margin: { cash: '1', collateral: '0', positions: [] } })).toEqual(
    ['marginTooLow', 'insufficientBalance'],
  )
})

test('never throws, whatever is typed', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 50 }),
    fc.constantFrom('', 'NaN', '1e309', '-0', '∞', '9'.repeat(10_000)),
  )
  fc.assert(
    fc.property(text, text, text, fc.double(), fc.boolean(), (symbol, price, quantity, leverage, known) => {
      const typed: OrderDraft = { ...draft, symbol, price, quantity, leverage }
      expect(Array.isArray(checkOrder(typed, { ...context, instrument: known ? instrument : undefined }))).toBe(true)
    }),
    { seed: 20_261_120, numRuns: 500 },
  )
})

const full = (changed: Partial<OrderDraft>, around: Partial<OrderContext> = {}) =>
  checkOrder({ ...draft, ...changed }, { ...context, ...around })

describe('each refusal says all that its card needs', () => {
  test.each([
    [{}, withIssue({ listedOn: '2026-11-21' }), { code: 'notListed', params: { date: '2026-11-21' } }],
    [
      {},
      withIssue({ haltedSince: '2026-11-20T13:10:00+09:00' }),
      { code: 'halted', params: { since: '2026-11-20T13:10:00+09:00' } },
    ],
    [{ quantity: '150' }, {}, { code: 'unitSize', params: { unit: 100 }, field: 'quantity' }],
    [{ quantity: '' }, {}, { code: 'required', params: { field: 'quantity' }, field: 'quantity' }],
    [{ price: 'x' }, {}, { code: 'amountFormat', params: { field: 'price' }, field: 'price' }],
    [
      { price: '2846.3' },
      {},
      { code: 'tickSize', params: { tick: '0.5', lower: '2846', upper: '2846.5', decimals: 1 }, field: 'price' },
    ],
    [
      { price: '3313' },
      {},
      { code: 'priceLimit', params: { low: '2311.5', high: '3312', yours: '3313', decimals: 1 }, field: 'price' },
    ],
    [{ leverage: 4 }, {}, { code: 'leverageNotAllowed', params: { max: 3 }, field: 'leverage' }],
    [
      { session: 'after', side: 'short' },
      at('2026-11-20T18:00:00'),
      { code: 'notAllowed', params: { rule: 'regularOnly' }, field: 'side' },
    ],
    [
      { session: 'after', leverage: 2 },
      at('2026-11-20T18:00:00'),
      { code: 'leverageNotAllowed', params: { max: 1 }, field: 'leverage' },
    ],
    [
      {},
      withCash('1000'),
      { code: 'insufficientBalance', params: { need: '284875', have: '1000' }, field: 'quantity' },
    ],
    [
      {},
      { sameDay: { usable: '5', fresh: '5', barred: '300000', locked: 0 } },
      {
        code: 'insufficientAvailable',
        params: { need: '284875', have: '5', reserved: '300000', of: 'sameDay' },
        field: 'quantity',
      },
    ],
  ] as const)('%j with %j is refused as %j', (changed, around, refusal) =>
    expect(full(changed, around)).toEqual([refusal]),
  )

  test('a price between ticks is told ticks inside the range, to its very ends', () => {
    expect(full({ price: '3311.5' })).toEqual([
      { code: 'tickSize', params: { tick: '1', lower: '3311', upper: '3312', decimals: 1 }, field: 'price' },
    ])
    expect(full({ price: '2311.6' })).toEqual([
      { code: 'tickSize', params: { tick: '0.5', lower: '2311.5', upper: '2312', decimals: 1 }, field: 'price' },
    ])
  })

  test('what is not in the form says it once, and nothing about money', () => {
    expect(full({ quantity: '', price: '', leverage: 9 }).map(({ field }) => field)).toEqual([
      'quantity',
      'price',
      'leverage',
    ])
    expect(full({ quantity: '100', price: '2846', leverage: 9 }, withCash('1')).map(({ code }) => code)).toEqual([
      'leverageNotAllowed',
    ])
  })

  test('too little cash is told once, also where money would go round', () => {
    expect(
      full({}, { ...withCash('1000'), sameDay: { usable: '0', fresh: '0', barred: '1', locked: 0 } }),
    ).toHaveLength(1)
  })
})

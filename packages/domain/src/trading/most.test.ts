import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostToOpen } from './most.ts'
import type { OrderDraft } from './draft.ts'
import { checkOrder, type OrderContext } from './order.ts'
import { context, dollarInstrument, draft, instrument, newYorkNow } from './testing.ts'

const all = { ...context, instrument }
const position = { side: 'long', quantity: 100, openPrice: '2846', lastPrice: '2846', costs: '0' } as const

describe('the most of an order, and what is in the way of more', () => {
  test.each([
    ['a purchase', {}, {}, { quantity: 1200, bound: 'money' }],
    // A limit below the bid is reckoned at the bid.
    ['a short', { side: 'short' }, {}, { quantity: 1200, bound: 'money' }],
    ['on credit', { leverage: 2 }, {}, { quantity: 2400, bound: 'money' }],
    ['at the market', { type: 'market', price: '' }, {}, { quantity: 1200, bound: 'money' }],
    ['a day trade', { type: 'market', price: '', origin: 'dayTrade' }, {}, { quantity: 1200, bound: 'money' }],
    ['with little money', {}, { cash: { all: '284874', available: '284874' } }, { quantity: 0, bound: 'unit' }],
    ['with exactly enough', {}, { cash: { all: '284875', available: '284875' } }, { quantity: 100, bound: 'money' }],
    [
      'where the money went round today',
      {},
      { sameDay: { usable: '600000', fresh: '0', barred: '2000000', locked: 0 } },
      { quantity: 200, bound: 'sameDay' },
    ],
    [
      'on credit, down to the least ratio',
      { leverage: 3 },
      { margin: { cash: '300000', collateral: '0', positions: [] } },
      { quantity: 300, bound: 'margin' },
    ],
    [
      'on credit below the least ratio already',
      { leverage: 3 },
      { margin: { cash: '10000', collateral: '0', positions: [position] } },
      { quantity: 0, bound: 'margin' },
    ],
  ] as [string, Partial<OrderDraft>, Partial<Omit<OrderContext, 'instrument'>>, object][])(
    '%s',
    (_, typed, changed, most) => expect(mostToOpen({ ...draft, ...typed }, { ...all, ...changed })).toEqual(most),
  )

  test('without a price or a leverage there is none; the count that is typed does not matter', () => {
    expect(mostToOpen({ ...draft, price: '' }, all)).toBeUndefined()
    expect(mostToOpen({ ...draft, leverage: 7 }, all)).toBeUndefined()
    expect(mostToOpen({ ...draft, quantity: 'x' }, all)).toEqual({ quantity: 1200, bound: 'money' })
  })

  test('in dollars by single shares', () => {
    const usd = { ...all, now: newYorkNow, instrument: dollarInstrument, cash: { all: '1500', available: '1500' } }
    expect(mostToOpen({ ...draft, price: '128.45' }, usd)).toEqual({ quantity: 11, bound: 'money' })
  })
})

test('the most is let pass, and one unit more is not', () => {
  const money = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(
      fc.record({ side: fc.constantFrom('long', 'short'), leverage: fc.constantFrom(1, 2, 3) }),
      fc.record({ free: money, reserved: money, fresh: money, barred: fc.constantFrom(0, 1_000_000) }),
      fc.integer({ min: 0, max: 3_000_000 }),
      (typed, { free, reserved, fresh, barred }, equity) => {
        const about = {
          ...all,
          cash: { all: String(free + reserved), available: String(free) },
          margin: { cash: String(equity), collateral: '0', positions: [] },
          sameDay: { usable: String(Math.min(free, fresh)), fresh: '0', barred: String(barred), locked: 0 },
        }
        const order = { ...draft, ...typed } as OrderDraft
        const { quantity = 0 } = mostToOpen(order, about) ?? {}
        const codes = (count: number) =>
          checkOrder({ ...order, quantity: String(count) }, about).map(({ code }) => code)
        const [refused, below] = [codes(quantity + 100), quantity === 0 ? [] : codes(quantity)]
        expect(refused).not.toEqual([])
        expect(below).toEqual([])
      },
    ),
  )
})

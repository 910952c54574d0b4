import { describe, expect, test } from 'vitest'
import { isBuy, marketPrice, reckonedPrice } from './price.ts'
import { context, dollarInstrument, instrument, newYorkNow, now } from './testing.ts'

const { quote } = context
/** The exchange is shut over lunch, and the day's limit reaches from 2311.5 to 3312. */
const lunch = Date.parse('2026-11-20T12:00:00+09:00')

test.each([
  ['long', 'open', true],
  ['long', 'close', false],
  ['short', 'open', false],
  ['short', 'close', true],
] as const)('to %s %s is to buy: %s', (side, intent, buys) => {
  expect(isBuy({ side, intent })).toBe(buys)
})

test('an order opens unless it says that it closes', () => {
  expect([isBuy({ side: 'long' }), isBuy({ side: 'short' })]).toEqual([true, false])
})

describe('a market order is reckoned', () => {
  test.each([
    ['long', 'open', '2846.5', '3312'],
    ['long', 'close', '2845.5', '2311.5'],
    ['short', 'open', '2845.5', '3312'],
    ['short', 'close', '2846.5', '3312'],
  ] as const)('to %s %s, at %s while it fills at once and at %s while it waits', (side, intent, touch, reached) => {
    const asked = { side, intent, session: 'regular' } as const
    expect(marketPrice(asked, instrument, { now, quote })).toBe(touch)
    expect(marketPrice(asked, instrument, { now: lunch, quote })).toBe(reached)
    expect(marketPrice(asked, instrument, { now, quote: { ...quote, bid: null, ask: null } })).toBe(reached)
  })

  test('in New York at the end of the band around the last price where nobody offers', () => {
    const moment = { now: newYorkNow, quote: { ...quote, last: '100', bid: null, ask: null } }
    const asked = { side: 'long', session: 'regular' } as const
    expect(marketPrice(asked, dollarInstrument, moment)).toBe('105')
    expect(marketPrice({ ...asked, intent: 'close' }, dollarInstrument, moment)).toBe('95')
  })
})

describe('a limit order is reckoned at its price', () => {
  const short = { side: 'short', session: 'regular' } as const
  const reckoned = (asked: Parameters<typeof reckonedPrice>[0], price: string, around: object = {}): string =>
    reckonedPrice(asked, price, instrument, { now, quote, ...around })

  test('and a short at the bid, where it would be sold for more at once', () => {
    expect([reckoned(short, '2800'), reckoned(short, '2845.5'), reckoned(short, '2850')]).toEqual([
      '2845.5',
      '2845.5',
      '2850',
    ])
  })

  test.each([
    ['what buys', { ...short, side: 'long' }, {}],
    ['what closes a short', { ...short, intent: 'close' }, {}],
    ['what waits', short, { now: lunch }],
    ['what nobody bids for', short, { quote: { ...quote, bid: null } }],
  ] as const)('as is %s', (_, asked, around) => {
    expect(reckoned(asked, '2800', around)).toBe('2800')
  })
})

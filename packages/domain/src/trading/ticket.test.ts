import { describe, expect, test } from 'vitest'
import { sampleDetail, sampleQuote } from '../market/samples.ts'
import { toIso } from '../shared/time/tokyoTime.ts'
import { context, dollarInstrument, draft, instrument, newYorkNow, now } from './testing.ts'
import { samplePreview, sampleWeighed } from './samples.ts'
import { toOrderRequest } from './draft.ts'
import { changedTerms } from './terms.ts'
import { contextOfOrder, freeAgain, turnaroundOf } from './ticket.ts'
import { weighOrder } from './preview.ts'

const order = { ...context, instrument }

describe('what a phone weighs by', () => {
  test('has the price of the quote, the base of the day and the money that was read', () => {
    const facts = { now, blocks: {}, detail: sampleDetail, quote: sampleQuote, funds: sampleWeighed.funds }
    expect(contextOfOrder(facts)).toEqual({
      now,
      blocks: {},
      instrument: sampleDetail.instrument,
      quote: {
        last: '2846',
        bid: '2845.5',
        ask: '2846.5',
        volume: sampleQuote.volume,
        base: sampleDetail.base,
        widened: sampleDetail.widened,
      },
      ...sampleWeighed.funds,
    })
    // The same figures as the server's sample.
    expect(weighOrder(draft, contextOfOrder(facts)).preview).toMatchObject({ value: '284600', total: '284875' })
  })
})

describe('buying and selling at once', () => {
  test('a long loses both fees and a spread', () => {
    // 284,600 yen and 284,500 yen: 275 yen each by the table; a yen between bid and ask, a hundred times.
    expect(turnaroundOf(draft, order)).toEqual({
      opening: '275',
      closing: '275',
      interest: '0',
      spread: '100',
      total: '650',
    })
  })
  test('a short buys back one spread higher: its commission is the table’s of that value', () => {
    const short = { ...draft, side: 'short' as const, quantity: '1000', price: '500' }
    const quote = { ...context.quote, last: '500', bid: '499', ask: '500', base: '480' }
    // 500,000 yen are in the step of 198, 501,000 yen above it.
    expect(turnaroundOf(short, { ...order, quote })).toEqual({
      opening: '198',
      closing: '385',
      interest: '15',
      spread: '1000',
      total: '1598',
    })
  })
  test('a day trade has the interest of its one day', () => {
    // 284,650 yen at 2.98 % for one of 365 days.
    expect(turnaroundOf({ ...draft, type: 'market', price: '', origin: 'dayTrade' }, order)).toEqual({
      opening: '198',
      closing: '198',
      interest: '23',
      spread: '100',
      total: '519',
    })
  })
  test('without a side of the book there is no spread to tell', () => {
    for (const side of ['bid', 'ask'])
      expect(turnaroundOf(draft, { ...order, quote: { ...context.quote, [side]: null } })).toMatchObject({
        spread: '0',
        total: '550',
      })
  })
  test('of no order there is nothing', () => {
    expect(turnaroundOf({ ...draft, quantity: '' }, order)).toBeUndefined()
  })
})

describe('when money and shares are free again', () => {
  test('fifteen minutes later, and two business days after that sale', () => {
    const { shares, money } = freeAgain(samplePreview, instrument, { session: 'regular', now })
    expect([toIso(shares), money]).toEqual(['2026-11-20T14:47:00+09:00', '2026-11-25'])
  })
  test('a lock that ends after the close ends at the next opening: Monday is a holiday', () => {
    const earliestSell = { until: '2026-11-20T15:44:00+09:00', rule: 'minutes' } as const
    const { shares, money } = freeAgain({ earliestSell }, instrument, { session: 'regular', now })
    expect([toIso(shares), money]).toEqual(['2026-11-24T09:00:00+09:00', '2026-11-26'])
  })
  test('without a lock as soon as it is filled, in New York a business day later', () => {
    const { shares, money } = freeAgain({ earliestSell: null }, dollarInstrument, {
      session: 'regular',
      now: newYorkNow,
    })
    expect([shares, money]).toEqual([newYorkNow, '2026-11-23'])
  })
  test('an order of the evening is filled in its session and can be sold at the opening', () => {
    const evening = Date.parse('2026-11-19T18:00:00+09:00')
    const { shares } = freeAgain({ earliestSell: null }, instrument, { session: 'after', now: evening })
    expect(toIso(shares)).toBe('2026-11-20T09:00:00+09:00')
  })
})

describe('what changed since it was agreed to', () => {
  test('nothing, where only the clock went on', () => {
    const later = { ...samplePreview, earliestSell: { until: '2026-11-20T14:48:00+09:00', rule: 'minutes' } as const }
    expect(changedTerms(samplePreview, later)).toEqual([])
  })
  test('each term by its name', () => {
    expect(
      changedTerms(samplePreview, {
        ...samplePreview,
        price: '2847',
        fees: '535',
        total: '285235',
        available: { before: '3420000', after: '3134765' },
        settlesOn: '2026-11-26',
        earliestSell: null,
      }),
    ).toEqual(['price', 'fees', 'total', 'after', 'settlesOn', 'lock'])
  })
})

describe('what is sent', () => {
  test('is what was checked, without what a day trade is marked by', () => {
    expect(toOrderRequest({ ...draft, leverage: 3, origin: 'dayTrade' })).toEqual({ ...draft, leverage: 3 })
    expect(toOrderRequest({ ...draft, leverage: 2 }).leverage).toBe(2)
  })
  test('of a market order has no price', () => {
    expect(toOrderRequest({ ...draft, type: 'market' })).toEqual({ ...draft, type: 'market', price: '' })
  })
})

import { describe, expect, test } from 'vitest'
import {
  checkDayTrade,
  type DayTradeDraft,
  dayTradeCloses,
  dayTradeEntryEnds,
  dayTradeResult,
  orderedNowCloses,
  takesDayTrades,
} from './dayTrade.ts'
import type { OrderContext } from './order.ts'
import { orderFees } from './fees.ts'
import { context, dollarInstrument, now } from './testing.ts'

const draft: DayTradeDraft = { symbol: '0712', side: 'long', quantity: '100' }
const codes = (changed: Partial<DayTradeDraft> = {}, around: Partial<OrderContext> = {}): string[] =>
  checkDayTrade({ ...draft, ...changed }, { ...context, ...around }).map(({ code }) => code)
const block = { reason: '調査', since: '2026-11-18T00:00:00+09:00' }

describe('checkDayTrade', () => {
  test.each([
    ['2026-11-20T15:19:59', []],
    ['2026-11-20T15:20:00', ['dayTradeClosed']],
  ])('at %s gives %j', (time, expected) => expect(codes({}, { now: Date.parse(`${time}+09:00`) })).toEqual(expected))

  test.each([
    ['2026-11-20T07:59:59', false],
    ['2026-11-20T10:00:00', true],
    ['2026-11-20T15:19:59', true],
    ['2026-11-20T15:20:00', false],
    ['2026-11-21T10:00:00', false],
  ])('at %s one can be entered: %j', (time, open) => expect(takesDayTrades(Date.parse(`${time}+09:00`))).toBe(open))

  test('both sides, in units, with money', () => {
    expect(codes({ side: 'short' })).toEqual([])
    expect(codes({ quantity: '１５０' })).toEqual(['unitSize'])
    expect(codes({}, { cash: { all: '1', available: '1' } })).toEqual(['insufficientBalance'])
  })

  test('Japanese issues only', () => {
    expect(checkDayTrade(draft, { ...context, instrument: dollarInstrument })[0]).toEqual({
      code: 'notAllowed',
      params: { rule: 'japanOnly' },
      field: 'symbol',
    })
    expect(codes({ symbol: '0Z9Z' }, { instrument: undefined })).toEqual(['notFound'])
  })

  test('after its hours the end is told', () => {
    expect(checkDayTrade(draft, { ...context, now: Date.parse('2026-11-20T15:20:00+09:00') })).toEqual([
      { code: 'dayTradeClosed', params: { until: '2026-11-20T15:20:00+09:00', nextOpen: '2026-11-24T09:00:00+09:00' } },
    ])
  })

  test('on a day without a session the market is closed, and that is all', () => {
    expect(codes({}, { now: Date.parse('2026-11-21T16:00:00+09:00') })).toEqual(['marketClosed'])
  })

  test('its money may go round: it stands on margin', () => {
    expect(codes({}, { sameDay: { usable: '0', fresh: '0', barred: '9000000', locked: 0 } })).toEqual([])
  })

  test('a block of the member goes first', () => {
    expect(codes({}, { blocks: { tradeBarred: block }, now: Date.parse('2026-11-20T15:25:00+09:00') })).toEqual([
      'tradeBarred',
      'dayTradeClosed',
    ])
  })
})

test('it closes in the closing auction of its day', () =>
  expect(dayTradeCloses(now)).toBe(Date.parse('2026-11-20T15:30:00+09:00')))

test('and is taken until ten minutes before', () =>
  expect(dayTradeEntryEnds(now)).toBe(Date.parse('2026-11-20T15:20:00+09:00')))

test.each([
  ['2026-11-20T08:10:00', '2026-11-20T15:30:00'],
  ['2026-11-20T15:19:59', '2026-11-20T15:30:00'],
  // No longer taken today; a weekend with a holiday behind it.
  ['2026-11-20T15:20:00', '2026-11-24T15:30:00'],
  ['2026-11-20T16:00:00', '2026-11-24T15:30:00'],
  ['2026-11-21T10:00:00', '2026-11-24T15:30:00'],
])('what is ordered at %s would close at %s', (time, closes) =>
  expect(orderedNowCloses(Date.parse(`${time}+09:00`))).toBe(Date.parse(`${closes}+09:00`)),
)

describe('dayTradeResult', () => {
  const feeLines = orderFees({
    market: 'jpy',
    intent: 'open',
    sells: false,
    onMargin: true,
    value: '285000',
    quantity: 100,
    day: '2026-11-20',
  })
  const open = { side: 'long', quantity: 100, openPrice: '2850', feeLines } as const

  test.each([
    ['long', '2872', '2002', '0.7025'],
    ['long', '2850', '-198', '-0.0695'],
    ['short', '2872', '-2398', '-0.8414'],
  ] as const)('of a %s at %s is %s', (side, price, profit, profitPercent) =>
    expect(dayTradeResult({ ...open, side }, price)).toEqual({ profit, profitPercent }),
  )

  test('of one that has not opened is nothing', () =>
    expect(dayTradeResult({ ...open, openPrice: null, feeLines: [] }, '2872').profit).toBe('0'))
})

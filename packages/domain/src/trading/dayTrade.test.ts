import { describe, expect, test } from 'vitest'
import { checkDayTrade, type DayTradeDraft, dayTradeCloses, takesDayTrades } from './dayTrade.ts'
import type { OrderContext } from './order.ts'
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
      { code: 'dayTradeClosed', params: { until: '2026-11-20T15:20:00+09:00' } },
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

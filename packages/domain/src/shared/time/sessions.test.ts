import { describe, expect, test } from 'vitest'
import { type Calendar, calendarOf, newYork, tokyo } from './calendars.ts'
import { holidayName } from './holidays.ts'
import { fillsAt, firstFill, nextClose, nextOpen, nextTaking, sessionAt, takesOrders, tradeDayAt } from './sessions.ts'

const at = (text: string): number => Date.parse(text)

/** 2026-11-20 is a Friday, 11-23 a holiday in Tokyo. New York stands at −05:00. */
const inTokyo = (time: string, day = '2026-11-20'): number => at(`${day}T${time}+09:00`)
const inNewYork = (time: string, day = '2026-11-20'): number => at(`${day}T${time}-05:00`)

describe('a day in Tokyo, at both sides of each edge', () => {
  test.each([
    ['00:00', 'closed', [], []],
    ['07:59:59', 'closed', [], []],
    ['08:00', 'orderEntry', ['regular'], []],
    ['08:19:59', 'orderEntry', ['regular'], []],
    ['08:20', 'pre', ['pre', 'regular'], ['pre']],
    ['08:59:59', 'pre', ['pre', 'regular'], ['pre']],
    ['09:00', 'openingAuction', ['regular'], ['regular']],
    ['09:00:59', 'openingAuction', ['regular'], ['regular']],
    ['09:01', 'morning', ['regular'], ['regular']],
    ['11:29:59', 'morning', ['regular'], ['regular']],
    ['11:30', 'lunch', [], []],
    ['12:04:59', 'lunch', [], []],
    ['12:05', 'orderEntry', ['regular'], []],
    ['12:29:59', 'orderEntry', ['regular'], []],
    ['12:30', 'afternoon', ['regular'], ['regular']],
    ['15:24:59', 'afternoon', ['regular'], ['regular']],
    ['15:25', 'preClosing', ['regular'], []],
    ['15:29:59', 'preClosing', ['regular'], []],
    ['15:30', 'closingAuction', [], ['regular']],
    ['15:30:59', 'closingAuction', [], ['regular']],
    ['15:31', 'closed', [], []],
    ['16:59:59', 'closed', [], []],
    ['17:00', 'after', ['after'], ['after']],
    ['23:58:59', 'after', ['after'], ['after']],
    ['23:59', 'closed', [], []],
  ] as const)('%s is %s, takes %j and fills %j', (time, kind, taken, filled) => {
    const now = inTokyo(time)
    expect(sessionAt(tokyo, now).kind).toBe(kind)
    expect((['pre', 'regular', 'after'] as const).filter((session) => takesOrders(tokyo, now, session))).toEqual(taken)
    expect((['pre', 'regular', 'after'] as const).filter((session) => fillsAt(tokyo, now, session))).toEqual(filled)
  })

  test.each([
    ['2024-11-01', '14:59:59', 'afternoon'],
    ['2024-11-01', '15:00', 'closingAuction'],
    ['2024-11-01', '15:01', 'closed'],
    ['2024-11-05', '15:00', 'afternoon'],
    ['2024-11-05', '15:25', 'preClosing'],
    ['2017-05-10', '15:00', 'closingAuction'],
  ])('on %s at %s it is %s: the close moved to 15:30 on 2024-11-05', (day, time, kind) => {
    expect(sessionAt(tokyo, inTokyo(time, day)).kind).toBe(kind)
  })

  test('a session knows its day and both its ends', () => {
    expect(sessionAt(tokyo, inTokyo('14:32'))).toEqual({
      kind: 'afternoon',
      day: '2026-11-20',
      from: inTokyo('12:30'),
      to: inTokyo('15:25'),
    })
  })

  test('closed begins with the instant at which a session ends', () => {
    expect(sessionAt(tokyo, inTokyo('15:31'))).toMatchObject({
      kind: 'closed',
      from: inTokyo('15:31'),
      to: inTokyo('17:00'),
    })
  })

  test('closed lasts from the last session to the next one, over the weekend and a holiday that is named', () => {
    const from = inTokyo('23:59')
    const to = inTokyo('08:00', '2026-11-24')
    expect(sessionAt(tokyo, inTokyo('12:00', '2026-11-22'))).toEqual({ kind: 'closed', day: '2026-11-22', from, to })
    const holiday = { ja: '勤労感謝の日', en: 'Labour Thanksgiving Day', 'zh-Hant': '勤勞感謝之日' }
    expect(sessionAt(tokyo, inTokyo('10:00', '2026-11-23'))).toEqual({
      kind: 'closed',
      day: '2026-11-23',
      from,
      to,
      holiday,
    })
  })
})

describe('a day in New York, at both sides of each edge', () => {
  test.each([
    ['03:59:59', 'closed', [], []],
    ['04:00', 'pre', ['pre', 'regular'], ['pre']],
    ['09:29:59', 'pre', ['pre', 'regular'], ['pre']],
    ['09:30', 'regular', ['regular'], ['regular']],
    ['15:59:59', 'regular', ['regular'], ['regular']],
    ['16:00', 'after', ['after'], ['after']],
    ['19:59:59', 'after', ['after'], ['after']],
    ['20:00', 'closed', [], []],
  ] as const)('%s is %s, takes %j and fills %j', (time, kind, taken, filled) => {
    const now = inNewYork(time)
    expect(sessionAt(newYork, now).kind).toBe(kind)
    expect((['pre', 'regular', 'after'] as const).filter((session) => takesOrders(newYork, now, session))).toEqual(
      taken,
    )
    expect((['pre', 'regular', 'after'] as const).filter((session) => fillsAt(newYork, now, session))).toEqual(filled)
  })

  test.each([
    ['12:59:59', 'regular'],
    ['13:00', 'after'],
    ['16:59:59', 'after'],
    ['17:00', 'closed'],
  ])('the day after Thanksgiving ends early: %s is %s', (time, kind) =>
    expect(sessionAt(newYork, inNewYork(time, '2026-11-27')).kind).toBe(kind),
  )

  test('orders for the regular session are taken from the early one on, and filled from its opening', () => {
    const from = nextTaking(newYork, inNewYork('20:00'), 'regular')
    expect(from).toBe(inNewYork('04:00', '2026-11-23'))
    expect(firstFill(newYork, from, 'regular')).toBe(inNewYork('09:30', '2026-11-23'))
  })

  test('the regular session is 23:30 in Tokyo, an hour earlier in summer', () => {
    expect(nextOpen(newYork, inTokyo('12:00'))).toBe(inTokyo('23:30'))
    expect(nextOpen(newYork, inTokyo('12:00', '2026-10-30'))).toBe(inTokyo('22:30', '2026-10-30'))
  })

  test('its holidays have names', () => expect(holidayName('2026-11-26', 'zh-Hant', newYork)).toBe('感恩節'))
})

describe('the next opening and the next close', () => {
  test.each([
    ['jpy', 'regular', inTokyo('08:59:59'), inTokyo('09:00'), inTokyo('15:30')],
    ['jpy', 'regular', inTokyo('09:00'), inTokyo('12:30'), inTokyo('15:30')],
    ['jpy', 'regular', inTokyo('12:30'), inTokyo('09:00', '2026-11-24'), inTokyo('15:30')],
    ['jpy', 'regular', inTokyo('15:29:59'), inTokyo('09:00', '2026-11-24'), inTokyo('15:30')],
    ['jpy', 'regular', inTokyo('15:30'), inTokyo('09:00', '2026-11-24'), inTokyo('15:30', '2026-11-24')],
    ['jpy', 'pre', inTokyo('08:19:59'), inTokyo('08:20'), inTokyo('09:00')],
    ['jpy', 'pre', inTokyo('09:00'), inTokyo('08:20', '2026-11-24'), inTokyo('09:00', '2026-11-24')],
    ['jpy', 'after', inTokyo('16:00'), inTokyo('17:00'), inTokyo('23:59')],
    ['usd', 'regular', inNewYork('04:00'), inNewYork('09:30'), inNewYork('16:00')],
    ['usd', 'regular', inNewYork('16:00'), inNewYork('09:30', '2026-11-23'), inNewYork('16:00', '2026-11-23')],
    [
      'usd',
      'regular',
      inNewYork('16:00', '2026-11-25'),
      inNewYork('09:30', '2026-11-27'),
      inNewYork('13:00', '2026-11-27'),
    ],
    ['usd', 'pre', inNewYork('09:30'), inNewYork('04:00', '2026-11-23'), inNewYork('09:30', '2026-11-23')],
    ['usd', 'after', inNewYork('16:00'), inNewYork('16:00', '2026-11-23'), inNewYork('20:00')],
  ] as const)('%s %s at %i', (market, session, now, open, close) => {
    expect(nextOpen(calendarOf[market], now, session)).toBe(open)
    expect(nextClose(calendarOf[market], now, session)).toBe(close)
  })

  test('the regular session is meant unless another is named', () => {
    expect([nextOpen(tokyo, inTokyo('10:00')), nextClose(tokyo, inTokyo('10:00'))]).toEqual([
      inTokyo('12:30'),
      inTokyo('15:30'),
    ])
  })

  test('a market without any session never opens and never did, and time that is none ends the search', () => {
    const shut: Calendar = { ...tokyo, timetable: [{ from: '2018-10-01', phases: [] }] }
    expect(nextOpen(shut, inTokyo('10:00'))).toBe(Infinity)
    expect(sessionAt(shut, inTokyo('10:00'))).toMatchObject({ kind: 'closed', from: -Infinity, to: Infinity })
    expect(nextOpen(tokyo, Number.NaN)).toBe(Infinity)
  })
})

describe('the day that a trade belongs to', () => {
  test.each([
    ['jpy', inTokyo('16:59:59', '2026-11-19'), '2026-11-19'],
    ['jpy', inTokyo('17:00', '2026-11-19'), '2026-11-20'],
    ['jpy', inTokyo('23:58:59'), '2026-11-24'],
    ['jpy', inTokyo('10:00', '2026-11-23'), '2026-11-24'],
    ['usd', inNewYork('19:59:59'), '2026-11-20'],
    ['usd', inTokyo('01:00', '2026-11-21'), '2026-11-20'],
    ['usd', inNewYork('12:00', '2026-11-26'), '2026-11-27'],
  ] as const)('%s at %i is %s', (market, now, day) => expect(tradeDayAt(calendarOf[market], now)).toBe(day))
})

test('a night session that begins on the evening before is one more row (facts §6)', () => {
  const [usual] = newYork.timetable
  const longer: Calendar = {
    ...newYork,
    timetable: [usual, { from: '2027-03-01', phases: [{ kind: 'pre', from: -180, to: 240 }, ...usual.phases] }],
  }
  const sunday = inNewYork('21:00', '2027-02-28')
  expect(sessionAt(longer, sunday - 1).kind).toBe('closed')
  expect(sessionAt(longer, sunday)).toEqual({
    kind: 'pre',
    day: '2027-02-28',
    from: sunday,
    to: inNewYork('04:00', '2027-03-01'),
  })
  expect(tradeDayAt(longer, sunday)).toBe('2027-03-01')
  expect(nextOpen(longer, sunday - 1, 'pre')).toBe(sunday)
  expect(sessionAt(longer, inNewYork('20:30', '2027-03-01')).from).toBe(inNewYork('20:00', '2027-03-01'))
  const brief: Calendar = {
    ...newYork,
    timetable: [{ from: '2018-10-01', phases: [{ kind: 'pre', from: -180, to: -60 }, ...usual.phases] }],
  }
  expect(sessionAt(brief, inNewYork('23:30', '2027-02-28'))).toMatchObject({
    from: inNewYork('23:00', '2027-02-28'),
    to: inNewYork('04:00', '2027-03-01'),
  })
})

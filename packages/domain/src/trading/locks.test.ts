import { describe, expect, test } from 'vitest'
import { bookedSellableFrom, freeToday, latestLock, type LockFacts, lockRefusal, locksOf, sellLocks } from './locks.ts'

const at = (text: string): number => Date.parse(`2026-11-${text}+09:00`)
const facts: LockFacts = {
  market: 'jpy',
  side: 'long',
  leverage: 1,
  origin: 'continuous',
  lastOpened: at('20T10:00:00'),
}

const held = (changed: Partial<LockFacts>, now: number): [string, string] | undefined => {
  const lock = latestLock(sellLocks({ ...facts, ...changed }), now)
  return lock && [lock.rule, lock.until]
}

describe('fifteen minutes after the last fill', () => {
  test.each([
    [at('20T10:14:59'), ['minutes', '2026-11-20T10:15:00+09:00']],
    [at('20T10:15:00'), undefined],
  ])('at %s', (now, expected) => expect(held({}, now)).toEqual(expected))

  test.each([[{ leverage: 2 }], [{ side: 'short' }], [{ origin: 'dayTrade' }]] as const)('%j is exempt', (changed) =>
    expect(held(changed, at('20T10:01:00'))).toBeUndefined(),
  )
})

describe('shares of offers and blocks', () => {
  test.each(['ipo', 'raise', 'block'] as const)('%s cannot be sold on the day they are booked', (origin) => {
    expect(held({ origin }, at('20T15:00:00'))).toEqual(['tPlus1', '2026-11-24T09:00:00+09:00'])
    expect(held({ origin }, at('24T09:00:00'))).toBeUndefined()
  })

  test('booked before the opening: the next day all the same', () => {
    expect(held({ origin: 'block', lastOpened: at('20T08:00:00') }, at('20T12:45:00'))).toEqual([
      'tPlus1',
      '2026-11-24T09:00:00+09:00',
    ])
  })

  test('a closed period ends with its last day, and the latest lock is named', () => {
    expect(held({ origin: 'block', lockedThrough: '2026-11-27' }, at('20T10:01:00'))).toEqual([
      'closedPeriod',
      '2026-11-30T09:00:00+09:00',
    ])
    expect(held({ origin: 'ipo', issueDay: '2026-11-26' }, at('20T10:01:00'))).toEqual([
      'issueDate',
      '2026-11-26T09:00:00+09:00',
    ])
  })
})

describe('the next day is that of the market', () => {
  test.each([
    ['jpy', '2026-11-20T10:00:00+09:00', '2026-11-24T09:00:00+09:00'],
    ['jpy', '2026-11-19T18:00:00+09:00', '2026-11-24T09:00:00+09:00'],
    ['jpy', '2026-11-19T23:58:00+09:00', '2026-11-24T09:00:00+09:00'],
    ['usd', '2026-11-20T10:00:00-05:00', '2026-11-23T23:30:00+09:00'],
    ['usd', '2026-11-20T05:00:00-05:00', '2026-11-23T23:30:00+09:00'],
  ] as const)('in %s after %s it opens %s', (market, instant, until) => {
    const issue = { held: 100, lockedToday: 100 }
    expect(locksOf({ ...facts, market, quantity: 100, issue }, Date.parse(instant))).toContainEqual({
      until,
      rule: 'sameDay',
    })
  })
})

describe('shares that today’s proceeds bought', () => {
  test.each([
    [100, { held: 300, lockedToday: 100 }, 200, false],
    [200, { held: 300, lockedToday: 100 }, 200, false],
    [201, { held: 300, lockedToday: 100 }, 200, true],
    [300, { held: 300, lockedToday: 0 }, 300, false],
    [400, { held: 300, lockedToday: 0 }, 300, false],
    [1, { held: 100, lockedToday: 200 }, 0, true],
  ])('%i shares of %j: %i are free today, locked: %s', (quantity, issue, free, locked) => {
    expect(freeToday(issue)).toBe(free)
    const rules = locksOf({ ...facts, quantity, issue }, at('20T14:00:00')).map(({ rule }) => rule)
    expect(rules).toEqual(locked ? ['minutes', 'sameDay'] : ['minutes'])
  })
})

test('the refusal names the rule and when it ends', () => {
  expect(lockRefusal({ until: '2026-11-20T10:15:00+09:00', rule: 'minutes' })).toEqual({
    code: 'sellLocked',
    params: { until: '2026-11-20T10:15:00+09:00', rule: 'minutes' },
  })
})

test('only the locks that a position has are named', () => {
  expect(sellLocks({ ...facts, leverage: 2 })).toEqual([])
  expect(sellLocks(facts)).toEqual([{ until: '2026-11-20T10:15:00+09:00', rule: 'minutes' }])
  expect(
    sellLocks({ ...facts, origin: 'ipo', lockedThrough: '2026-11-25', issueDay: '2026-11-26' }).map(({ rule }) => rule),
  ).toEqual(['minutes', 'tPlus1', 'closedPeriod', 'issueDate'])
})

test.each([
  // A Friday: the next trade day is a Monday.
  [{ origin: 'ipo', day: '2026-12-04' }, '2026-12-07T09:00:00+09:00'],
  [{ origin: 'block', day: '2026-11-20', lockedThrough: '2026-12-21' }, '2026-12-22T09:00:00+09:00'],
  // Over a holiday.
  [{ origin: 'raise', day: '2026-12-08', lockedThrough: '2027-01-08' }, '2027-01-12T09:00:00+09:00'],
  [{ origin: 'raise', day: '2026-11-20' }, '2026-11-24T09:00:00+09:00'],
] as const)('what is booked as %j can be sold from %s', (booked, from) =>
  expect(bookedSellableFrom(booked)).toBe(Date.parse(from)),
)

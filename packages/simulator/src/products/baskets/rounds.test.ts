import { productState } from '@kabuto/domain/follow'
import { addDays, type Day, isBusinessDay, tokyoInstant } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import { portfolios, traders } from './catalogue.ts'
import { roundAt } from './rounds.ts'

const at = (text: string): number => Date.parse(`${text}+09:00`)
const quarter = { months: 3, after: 1 }
const november = { closesAt: '2026-12-30T15:30:00+09:00', endsAt: '2027-01-29T15:30:00+09:00' }
const august = { closesAt: '2026-09-30T15:30:00+09:00', endsAt: '2026-10-30T15:30:00+09:00' }
const february = { closesAt: '2027-03-31T15:30:00+09:00', endsAt: '2027-04-30T15:30:00+09:00' }

test.each([
  [undefined, '2026-11-20T14:32:00', { closesAt: null, endsAt: null }],
  [quarter, '2026-10-31T00:00:00', august],
  [quarter, '2026-11-02T08:59:59', august],
  [quarter, '2026-11-02T09:00:00', november],
  [quarter, '2026-11-20T14:32:00', november],
  [quarter, '2027-01-31T23:59:59', november],
  [quarter, '2027-02-01T09:00:00', february],
  [
    { months: 6, after: 2 },
    '2026-11-20T14:32:00',
    { closesAt: '2027-01-29T15:30:00+09:00', endsAt: '2027-02-26T15:30:00+09:00' },
  ],
  [
    { months: 3, after: 0 },
    '2027-01-04T08:59:59',
    { closesAt: '2026-11-30T15:30:00+09:00', endsAt: '2026-12-30T15:30:00+09:00' },
  ],
])('in rounds of %j, at %s one closes and ends so: %j', (rounds, now, round) =>
  expect(roundAt(rounds, at(now))).toEqual(round),
)

const products = traders.flatMap((trader) => trader.products)

function countAt(now: number): { open: number; closed: number } {
  const rounds = products.map((product) => roundAt(product.rounds, now))
  const open = rounds.filter(({ closesAt }) => closesAt === null || now < Date.parse(closesAt))
  return { open: open.length, closed: rounds.length - open.length }
}

test('from 2026 to 2030 and later there is a product to follow every day, and each round follows one', () => {
  for (let day: Day = '2026-11-01'; day < '2031-01-01'; day = addDays(day, 1))
    for (const minutes of [0, 12 * 60]) {
      const now = tokyoInstant(day, minutes)
      expect(countAt(now).open, `open on ${day}`).toBeGreaterThan(0)
      // On a day of trading at noon none has ended: the next round has begun.
      const ended = products.filter(({ rounds }) => productState(roundAt(rounds, now), now) === 'ended')
      expect(isBusinessDay(day) && minutes > 0 ? ended : [], `ended on ${day}`).toEqual([])
    }
})

test('a portfolio that runs in rounds stands beside those that go on for good', () => {
  expect(portfolios.map(({ id, rounds }) => [id, rounds !== undefined])).toEqual([
    ['ai-even', false],
    ['ai-calm', false],
    ['ai-lively', true],
  ])
})

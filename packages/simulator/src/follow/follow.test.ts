import type { FollowOrder, Portfolio, PortfolioHolding, Trader } from '@kabuto/domain/follow'
import { addDays, minus, plus } from '@kabuto/domain/shared'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditMember } from '../ledger/audit.ts'
import { bench, type Desk, deskOf, journalOf } from '../testing.ts'

const MEMBER = '0000000007'
const ADMIN = '0000000099'
const DAY = 24 * 60 * 60_000

let desk: Desk
beforeEach(async () => {
  desk = await deskOf(await bench(), MEMBER)
})

const available = async (): Promise<string> =>
  ((await desk.granted('funds/summary')) as { available: string }).available

describe('what is told', () => {
  test('stands by its fall and not by its gain, with losing months and costs beside it, in the language asked for', async () => {
    const traders = (await desk.granted('follow/traders')) as Trader[]
    const falls = traders.map(({ largestFall }) => Number(largestFall))
    expect(falls).toEqual(falls.toSorted((one, other) => one - other))
    expect(
      traders.every(({ months, losingMonths, line }) => months === 12 && losingMonths <= months && line.length === 13),
    ).toBe(true)
    const { portfolios } = (await desk.granted('ai/portfolios')) as { portfolios: Portfolio[] }
    expect(
      portfolios.every(
        ({ holdings, costs, risks }) =>
          holdings.reduce((sum, { percent }) => sum + Number(percent), 0) === 100 &&
          costs.length > 0 &&
          risks.length > 1,
      ),
    ).toBe(true)
    const { token } = await desk.login(MEMBER)
    const english = await desk.send('follow/traders', {}, { token, language: 'en' })
    expect(JSON.stringify(english.body.data)).not.toMatch(/[ぁ-ん]/)
  })

  test('one product is told with who leads it', async () => {
    expect(await desk.granted('follow/product', { id: 'follow-mori-1' })).toMatchObject({
      leadTrader: { id: 'trader-mori', seatAccount: 'モギ席' },
      minimum: '100000',
      termDays: 30,
    })
    expect(await desk.refused('follow/product', { id: 'nothing' })).toBe('notFound')
  })
})

/** What a stake of 200,000 in a portfolio is worth at 16:00 of each day of its term, for a member who looks daily. */
async function watched(portfolio: string): Promise<{ at: string; value: number }[]> {
  const room = await bench(undefined, undefined, [
    { id: MEMBER, scenario: 'fresh' },
    { id: ADMIN, scenario: 'fresh', isAdmin: true },
  ])
  const [member, admin] = [await deskOf(room, MEMBER), await deskOf(room, ADMIN)]
  await member.granted('ai/join', { id: portfolio, amount: '200000', lossLimit: '50' })
  const days: { at: string; value: number }[] = []
  for (let day = '2026-11-20'; day < '2026-12-20'; day = addDays(day, 1)) {
    const at = `${day}T16:00:00+09:00`
    await admin.granted('admin/clock', { mode: 'fixed', at })
    const { holdings } = (await member.granted('ai/portfolios')) as { holdings: PortfolioHolding[] }
    days.push({ at, value: Number(holdings[0]?.value) })
  }
  return days
}

describe('a stake', () => {
  test('moves with its shares, and comes back less its costs when the member ends it', async () => {
    const before = await available()
    const made = (await desk.granted('follow/order', {
      id: 'follow-mori-1',
      amount: '300000',
      lossLimit: '10',
    })) as FollowOrder
    expect(made).toMatchObject({
      state: 'inProgress',
      amount: '300000',
      value: '300000',
      leadTrader: '森 澄子（架空）',
    })
    expect(await available()).toBe(minus(before, '300000'))
    desk.pass(3 * DAY)
    const { items } = (await desk.granted('follow/orders', { state: 'inProgress' })) as { items: FollowOrder[] }
    expect(items[0]?.value).not.toBe('300000')
    const ended = (await desk.granted('follow/end', { id: made.id })) as FollowOrder
    expect(ended).toMatchObject({ state: 'ended', endedBy: 'member' })
    expect(await available()).toBe(plus(minus(before, '300000'), ended.value))
    expect(ended.profit).toBe(minus(ended.value, '300000'))
    expect(await desk.refused('follow/end', { id: made.id })).toBe('illegalState')
    expect(await auditMember(desk.store, MEMBER)).toEqual([])
  })

  test.each(['1', '3', '5'])(
    'ends at the close of the first day on which %s % are lost, though nobody looks until its term is over',
    async (lossLimit) => {
      const floor = 200_000 * (1 - Number(lossLimit) / 100)
      const days = await watched('ai-even')
      const first = days.find(({ value }) => value <= floor)
      // Later it is worth more again: whoever looks at the end only sees no such loss.
      expect(days.some(({ at, value }) => at > (first?.at ?? '') && value > floor)).toBe(true)
      const { id } = (await desk.granted('ai/join', {
        id: 'ai-even',
        amount: '200000',
        lossLimit,
      })) as PortfolioHolding
      desk.pass(31 * DAY)
      const { holdings } = (await desk.granted('ai/portfolios')) as { holdings: PortfolioHolding[] }
      expect(holdings).toMatchObject([
        { id, state: 'ended', endedBy: 'lossLimit', endedAt: first?.at, value: String(first?.value) },
      ])
      expect((await journalOf(desk, MEMBER)).filter(({ cause }) => cause === 'stakeEnded')).toMatchObject([
        { record: id, day: first?.at.slice(0, 10), accounts: { available: String(first?.value) } },
      ])
    },
  )

  test.each([
    ['follow/order', 'follow-mori-1', 'follow/end'],
    ['ai/join', 'ai-even', 'ai/leave'],
  ])('%s of %s is worth the same in the total as in its list, and leaving moves no total', async (join, id, leave) => {
    const total = async (): Promise<string> => ((await desk.granted('funds/summary')) as { total: string }).total
    const made = (await desk.granted(join, { id, amount: '300000', lossLimit: '50' })) as PortfolioHolding
    // A Tuesday, in the middle of the session, hours after the last look.
    desk.pass(4 * DAY - 4 * 60 * 60_000)
    const [before, left] = [await total(), (await desk.granted(leave, { id: made.id })) as PortfolioHolding]
    expect(left.value).not.toBe('300000')
    expect(await total()).toBe(before)
  })

  test('that never loses so much ends with its term, to the second', async () => {
    const { id, startedAt } = (await desk.granted('ai/join', {
      id: 'ai-even',
      amount: '200000',
      lossLimit: '50',
    })) as PortfolioHolding
    desk.pass(31 * DAY)
    const { holdings } = (await desk.granted('ai/portfolios')) as { holdings: PortfolioHolding[] }
    expect([startedAt, holdings]).toMatchObject([
      '2026-11-20T14:32:00+09:00',
      [{ id, state: 'ended', endedBy: 'term', endedAt: '2026-12-20T14:32:00+09:00' }],
    ])
    expect(await auditMember(desk.store, MEMBER)).toEqual([])
    expect(await desk.refused('ai/leave', { id })).toBe('illegalState')
  })

  test.each([
    [{ amount: '99999' }, 'belowMinimum'],
    [{ amount: '10000001' }, 'insufficientBalance'],
    [{ lossLimit: '0' }, 'belowMinimum'],
    [{ lossLimit: '51' }, 'aboveMaximum'],
    [{ id: 'nothing' }, 'notFound'],
  ])('with %j is refused: %s', async (changed, code) => {
    expect(
      await desk.refused('follow/order', { id: 'follow-mori-1', amount: '100000', lossLimit: '10', ...changed }),
    ).toBe(code)
    expect(await desk.refused('ai/join', { id: 'ai-calm', amount: '100000', lossLimit: '10', ...changed })).toBe(code)
  })
})

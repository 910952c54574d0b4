import {
  drawdown,
  type FollowOrder,
  type FollowProduct,
  gainOf,
  type Portfolio,
  type PortfolioHolding,
  type Trader,
} from '@kabuto/domain/follow'
import { addDays, dayNumber, minus, plus } from '@kabuto/domain/shared'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditMember } from '../../books/ledger/audit.ts'
import { marketOf } from '../../market/marketOf.ts'
import { bench, clientOf, FRIDAY, journalOf, type MemberClient } from '../../testing.ts'

const MEMBER = '0000000007'
const ADMIN = '0000000099'
const DAY = 24 * 60 * 60_000

let client: MemberClient
beforeEach(async () => {
  client = await clientOf(await bench(), MEMBER)
})

const available = async (): Promise<string> =>
  ((await client.granted('funds/summary')) as { available: string }).available

const monthEnds = '10-31 11-30 12-31 01-31 02-28 03-31 04-30 05-31 06-30 07-31 08-31 09-30 10-31'
  .split(' ')
  .map((day, index) => `${index < 3 ? 2025 : 2026}-${day}`)

const closeOf = (symbol: string, day = ''): number => Number(marketOf(client.ports).closeOf(symbol, day))

/**
 * What a hundred yen in shares became by the end of each month, less the costs of its days: in floats, by the market.
 */
function lineOf({ holdings, costs }: Pick<Portfolio, 'holdings' | 'costs'>): number[] {
  const [first = ''] = monthEnds
  const aYear = costs.reduce((total, { percentAYear }) => total + Number(percentAYear), 0)
  return monthEnds.map((day) => {
    const shares = holdings.map(
      ({ symbol, percent }) => (Number(percent) * closeOf(symbol, day)) / closeOf(symbol, first),
    )
    return shares.reduce((total, share) => total + share, 0) - (aYear * (dayNumber(day) - dayNumber(first))) / 365
  })
}

function expectNear(line: readonly string[], expected: readonly number[], name: string): void {
  expect(line).toHaveLength(monthEnds.length)
  for (const [index, value] of line.entries())
    expect(Number(value), `the line of ${name}`).toBeCloseTo(expected[index] ?? 0, 1)
}

const losing = (line: readonly string[]): number =>
  line.filter((value, at) => Number(value) < Number(line[at - 1])).length

describe('what is told', () => {
  test('goes by its fall and not its gain, with losing months and costs beside it, in each language', async () => {
    const traders = (await client.granted('follow/traders')) as Trader[]
    const falls = traders.map(({ largestFall }) => Number(largestFall))
    expect(falls).toEqual(falls.toSorted((one, other) => one - other))
    expect(
      traders.every(({ months, losingMonths, line }) => months === 12 && losingMonths <= months && line.length === 13),
    ).toBe(true)
    const { portfolios } = (await client.granted('ai/portfolios')) as { portfolios: Portfolio[] }
    expect(
      portfolios.every(
        ({ holdings, costs, risks }) =>
          holdings.reduce((sum, { percent }) => sum + Number(percent), 0) === 100 &&
          costs.length > 0 &&
          risks.length > 1,
      ),
    ).toBe(true)
    const { token } = await client.login(MEMBER)
    const english = await client.send('follow/traders', {}, { token, language: 'en' })
    expect(JSON.stringify(english.body.data)).not.toMatch(/[ぁ-ん]/)
  })

  test('is what the shares did in the market, after costs: of a product, a portfolio, all of a trader', async () => {
    const { portfolios } = (await client.granted('ai/portfolios')) as { portfolios: Portfolio[] }
    for (const { id, holdings, costs, line } of portfolios) expectNear(line, lineOf({ holdings, costs }), id)
    for (const { id, products, ...trader } of (await client.granted('follow/traders')) as Trader[]) {
      expect(trader).toMatchObject({ since: '2025-10-31', gainDays: 365, months: 12 })
      const lines = products.map(lineOf)
      for (const [index, product] of products.entries()) expectNear(product.line, lines[index] ?? [], product.id)
      const funds = products.map(({ fundSize }) => Number(fundSize))
      const all = funds.reduce((total, size) => total + size, 0)
      const together = monthEnds.map((_, month) =>
        lines.reduce((total, line, index) => total + ((funds[index] ?? 0) * (line[month] ?? 0)) / all, 0),
      )
      expectNear(trader.line, together, id)
      expect([trader.losingMonths, products.map((product) => product.losingMonths)]).toEqual([
        losing(trader.line),
        products.map(({ line }) => losing(line)),
      ])
      for (const { largestFall, gain, line } of products)
        expect([largestFall, gain]).toEqual([drawdown(line), gainOf(line)])
    }
  })

  test('changes with the month, and the profit of a product is what a stake in it really had', async () => {
    const room = await bench(undefined, undefined, [
      { id: MEMBER, scenario: 'fresh' },
      { id: ADMIN, scenario: 'fresh', isAdmin: true },
    ])
    const [member, admin] = [await clientOf(room, MEMBER), await clientOf(room, ADMIN)]
    const product = async () => (await member.granted('follow/product', { id: 'follow-kogane-1' })) as FollowProduct
    const set = (at: string) => admin.granted('admin/clock', { mode: 'fixed', at })
    const before = await product()
    const { id, endsAt } = (await member.granted('follow/order', {
      id: before.id,
      amount: before.minimum,
      lossLimit: '50',
    })) as FollowOrder
    await set('2026-11-30T23:59:59+09:00')
    expect(await product()).toMatchObject({ line: before.line, leadTrader: before.leadTrader })
    await set(endsAt)
    const after = await product()
    expect([after.since, after.line.length]).toEqual(['2025-11-30', before.line.length])
    const { items } = (await member.granted('follow/orders', { state: 'ended' })) as { items: FollowOrder[] }
    expect(items).toMatchObject([{ id, endedBy: 'term', endedAt: endsAt, profit: after.profit }])
    expect(items[0]?.costs).not.toBe('0')
  })

  test('one product is told with who leads it', async () => {
    expect(await client.granted('follow/product', { id: 'follow-mori-1' })).toMatchObject({
      leadTrader: { id: 'trader-mori', seatAccount: 'モギ席' },
      minimum: '100000',
      termDays: 30,
      state: 'inProgress',
      closesAt: '2026-12-30T15:30:00+09:00',
      endsAt: '2027-01-29T15:30:00+09:00',
      holdings: [
        { symbol: '0263', percent: '50' },
        { symbol: '0166', percent: '50' },
      ],
    })
    expect(await client.refused('follow/product', { id: 'nothing' })).toBe('notFound')
  })
})

/** What a stake of 200,000 in a portfolio is worth at 16:00 of each day of its term, for a member who looks daily. */
async function watched(portfolio: string): Promise<{ at: string; value: number }[]> {
  const room = await bench(undefined, undefined, [
    { id: MEMBER, scenario: 'fresh' },
    { id: ADMIN, scenario: 'fresh', isAdmin: true },
  ])
  const [member, admin] = [await clientOf(room, MEMBER), await clientOf(room, ADMIN)]
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
    const made = (await client.granted('follow/order', {
      id: 'follow-mori-1',
      amount: '300000',
      lossLimit: '10',
    })) as FollowOrder
    expect(made).toMatchObject({
      state: 'inProgress',
      amount: '300000',
      value: '300000',
      leadTrader: '森 澄子',
    })
    expect(await available()).toBe(minus(before, '300000'))
    client.pass(3 * DAY)
    const { items } = (await client.granted('follow/orders', { state: 'inProgress' })) as { items: FollowOrder[] }
    expect(items[0]?.value).not.toBe('300000')
    const ended = (await client.granted('follow/end', { id: made.id })) as FollowOrder
    expect(ended).toMatchObject({ state: 'ended', endedBy: 'member' })
    expect(await available()).toBe(plus(minus(before, '300000'), ended.value))
    expect(ended.profit).toBe(minus(ended.value, '300000'))
    expect(await client.refused('follow/end', { id: made.id })).toBe('illegalState')
    expect(await auditMember(client.store, MEMBER)).toEqual([])
  })

  test.each(['1', '3', '5'])(
    'ends at the close of the first day on which %s % are lost, though nobody looks until its term is over',
    async (lossLimit) => {
      const floor = 200_000 * (1 - Number(lossLimit) / 100)
      const days = await watched('ai-even')
      const first = days.find(({ value }) => value <= floor)
      // Later it is worth more again: whoever looks at the end only sees no such loss.
      expect(days.some(({ at, value }) => at > (first?.at ?? '') && value > floor)).toBe(true)
      const { id } = (await client.granted('ai/join', {
        id: 'ai-even',
        amount: '200000',
        lossLimit,
      })) as PortfolioHolding
      client.pass(31 * DAY)
      const { holdings } = (await client.granted('ai/portfolios')) as { holdings: PortfolioHolding[] }
      expect(holdings).toMatchObject([
        { id, state: 'ended', endedBy: 'lossLimit', endedAt: first?.at, value: String(first?.value) },
      ])
      expect((await journalOf(client, MEMBER)).filter(({ cause }) => cause === 'stakeEnded')).toMatchObject([
        { record: id, day: first?.at.slice(0, 10), accounts: { available: String(first?.value) } },
      ])
    },
  )

  test.each([
    ['follow/order', 'follow-mori-1', 'follow/end'],
    ['ai/join', 'ai-even', 'ai/leave'],
  ])('%s of %s is worth the same in the total as in its list, and leaving moves no total', async (join, id, leave) => {
    const total = async (): Promise<string> => ((await client.granted('funds/summary')) as { total: string }).total
    const made = (await client.granted(join, { id, amount: '300000', lossLimit: '50' })) as PortfolioHolding
    // A Tuesday, in the middle of the session, hours after the last look.
    client.pass(4 * DAY - 4 * 60 * 60_000)
    const [before, left] = [await total(), (await client.granted(leave, { id: made.id })) as PortfolioHolding]
    expect(left.value).not.toBe('300000')
    expect(await total()).toBe(before)
  })

  test('that never loses so much ends with its term, to the second', async () => {
    const { id, startedAt } = (await client.granted('ai/join', {
      id: 'ai-even',
      amount: '200000',
      lossLimit: '50',
    })) as PortfolioHolding
    client.pass(31 * DAY)
    const { holdings } = (await client.granted('ai/portfolios')) as { holdings: PortfolioHolding[] }
    expect([startedAt, holdings]).toMatchObject([
      '2026-11-20T14:32:00+09:00',
      [{ id, state: 'ended', endedBy: 'term', endedAt: '2026-12-20T14:32:00+09:00' }],
    ])
    expect(await auditMember(client.store, MEMBER)).toEqual([])
    expect(await client.refused('ai/leave', { id })).toBe('illegalState')
  })

  test.each([
    ['follow/order', 'follow-hayase-2', 'follow/orders', '2027-02-26T15:30:00+09:00'],
    ['ai/join', 'ai-lively', 'ai/portfolios', '2027-02-26T15:30:00+09:00'],
  ])(
    '%s of %s ends with its product, at its instant, where that comes before the term',
    async (join, id, list, end) => {
      const room = await bench(Date.parse('2027-01-28T10:00:00+09:00'), undefined, [{ id: MEMBER, scenario: 'fresh' }])
      const member = await clientOf(room, MEMBER)
      const made = (await member.granted(join, { id, amount: '300000', lossLimit: '50' })) as FollowOrder
      expect(made).toMatchObject({ state: 'inProgress', productEndsAt: end })
      expect(made.endsAt > end).toBe(true)
      member.pass(40 * DAY)
      const answer = (await member.granted(list, list === 'ai/portfolios' ? {} : { state: 'ended' })) as {
        items?: FollowOrder[]
        holdings?: FollowOrder[]
      }
      expect(answer.items ?? answer.holdings).toMatchObject([
        { id: made.id, state: 'ended', endedBy: 'productEnd', endedAt: end, productEndsAt: end },
      ])
      expect(await auditMember(member.store, MEMBER)).toEqual([])
    },
  )

  test('begins in the time of its product only, and again in the next round', async () => {
    const draft = { id: 'follow-hayase-2', amount: '200000', lossLimit: '10' }
    const state = async () => ((await client.granted('follow/product', { id: draft.id })) as FollowProduct).state
    expect(await client.ask('follow/order', draft)).toMatchObject({
      refusal: { code: 'followTimeExceeded', params: { until: '2026-10-30T15:30:00+09:00' } },
    })
    expect(await state()).toBe('inProgress')
    const room = await bench(Date.parse('2026-11-30T20:00:00+09:00'), undefined, [{ id: MEMBER, scenario: 'fresh' }])
    client = await clientOf(room, MEMBER)
    expect(await state()).toBe('ended')
    expect(await client.refused('follow/order', draft)).toBe('followTimeExceeded')
    client.pass(DAY)
    expect(await state()).toBe('inProgress')
    expect(await client.granted('follow/order', draft)).toMatchObject({ productEndsAt: '2027-02-26T15:30:00+09:00' })
  })

  test('of books that know no end of a product runs for its term', async () => {
    const { id, endsAt } = (await client.granted('ai/join', {
      id: 'ai-lively',
      amount: '300000',
      lossLimit: '50',
    })) as PortfolioHolding
    const stored = await client.store.get('holdings', id)
    const { productEndsAt: _, ...row } = { ...stored?.row } as unknown as PortfolioHolding
    await client.store.commit([
      {
        collection: 'holdings',
        id,
        owner: MEMBER,
        due: FRIDAY + DAY,
        expected: stored?.version ?? 0,
        row: { ...row, endsAt: '2027-03-20T14:32:00+09:00' } as { id: string },
      },
    ])
    client.pass(150 * DAY)
    expect(endsAt).toBe('2026-12-20T14:32:00+09:00')
    expect(await client.granted('ai/portfolios')).toMatchObject({
      holdings: [{ id, productEndsAt: null, endedBy: 'term', endedAt: '2027-03-20T14:32:00+09:00' }],
    })
  })

  test('is read by its id too, in whatever state, and all of them at once', async () => {
    const made: FollowOrder[] = []
    for (const amount of ['100000', '200000'])
      made.push((await client.granted('follow/order', { id: 'follow-mori-1', amount, lossLimit: '10' })) as FollowOrder)
    const [first, second] = made
    await client.granted('follow/end', { id: first?.id })
    const read = async (input: object) =>
      ((await client.granted('follow/orders', input)) as { items: FollowOrder[] }).items.map(({ id }) => id)
    expect(await read({ id: first?.id })).toEqual([first?.id])
    expect(await read({ id: first?.id, state: 'inProgress' })).toEqual([])
    expect(await read({ state: 'inProgress' })).toEqual([second?.id])
    expect(await read({ state: 'ended' })).toEqual([first?.id])
    expect(await read({})).toEqual([second?.id, first?.id])
    expect(await client.refused('follow/orders', { id: 'none' })).toBe('notFound')
  })

  test('can have another limit while it runs, which is looked at every day like the first', async () => {
    const order = { id: 'follow-hayase-1', amount: '200000', lossLimit: '50' }
    const { id } = (await client.granted('follow/order', order)) as FollowOrder
    for (const [lossLimit, code] of [
      ['0', 'belowMinimum'],
      ['51', 'aboveMaximum'],
      ['', 'required'],
      ['1.5', 'notWholeNumber'],
      ['x', 'amountFormat'],
    ] as const)
      expect(await client.refused('follow/changeLossLimit', { id, lossLimit })).toBe(code)
    const entries = (await journalOf(client, MEMBER)).length
    expect(await client.refused('follow/changeLossLimit', { id: 'none', lossLimit: '10' })).toBe('notFound')
    expect(await client.ask('follow/changeLossLimit', { id, lossLimit: '１' })).toMatchObject({
      status: 1,
      msg: '手続きが完了しました。',
      data: { id, lossLimit: '1', state: 'inProgress' },
    })
    expect(await journalOf(client, MEMBER)).toHaveLength(entries)
    expect(await client.granted('follow/orders', { state: 'inProgress' })).toMatchObject({
      items: [{ lossLimit: '1' }],
    })
    client.pass(25 * DAY)
    const { items } = (await client.granted('follow/orders', { state: 'ended' })) as { items: FollowOrder[] }
    expect(items).toMatchObject([{ id, endedBy: 'lossLimit', lossLimit: '1' }])
    expect(await client.refused('follow/changeLossLimit', { id, lossLimit: '20' })).toBe('illegalState')
    expect(await auditMember(client.store, MEMBER)).toEqual([])
  })

  test.each([
    [{ amount: '99999' }, 'belowMinimum'],
    [{ amount: '10000001' }, 'insufficientBalance'],
    [{ lossLimit: '0' }, 'belowMinimum'],
    [{ lossLimit: '51' }, 'aboveMaximum'],
    [{ id: 'nothing' }, 'notFound'],
  ])('with %j is refused: %s', async (changed, code) => {
    expect(
      await client.refused('follow/order', { id: 'follow-mori-1', amount: '100000', lossLimit: '10', ...changed }),
    ).toBe(code)
    expect(await client.refused('ai/join', { id: 'ai-calm', amount: '100000', lossLimit: '10', ...changed })).toBe(code)
  })
})

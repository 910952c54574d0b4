import type { FollowOrder, FollowProduct, Portfolio, PortfolioHolding, Trader } from '@kabuto/domain/follow'
import { minus, plus } from '@kabuto/domain/shared'
import { beforeEach, describe, expect, test } from 'vitest'
import { settleLater } from '../../books/ledger/cash.ts'
import { faultsIn } from '../../books/ledger/checks.ts'
import { balancesOf, post, transfer } from '../../books/ledger/journal.ts'
import { at, booksOf, called, MEMBER, memberBooks, NOW } from '../../books/testing.ts'
import type { MemberContext } from '../../engine/context.ts'
import { recordOf, valueOfStake } from '../../products/baskets/baskets.ts'
import { traders as traderEntries } from '../../products/baskets/catalogue.ts'
import { followDue, holdingDue, nextCheck, payBack } from './ending.ts'
import {
  changeLossLimit,
  endFollow,
  follow,
  followOrders,
  followProduct,
  joinPortfolio,
  leavePortfolio,
  portfolios,
  traders,
} from './follow.ts'

const OTHER = '0000000002'
const DAY = 24 * 60 * 60_000

let context: MemberContext
beforeEach(async () => {
  context = await memberBooks(booksOf(MEMBER, NOW))
  await post(context, 'deposit', 'd1', transfer({ from: 'outside', to: 'available', amount: '1000000' }))
})

const inYen = async () => (await balancesOf(context)).JPY
const lastEntry = async () => (await context.work.ownedBy('entries', MEMBER)).at(-1)
const asked = { id: 'follow-mori-1', amount: '300,000', lossLimit: '50' }
const followed = async (changed: object = {}) =>
  (await called(follow, context, { ...asked, ...changed })) as FollowOrder
const joined = async (changed: object = {}) =>
  (await called(joinPortfolio, context, { ...asked, id: 'ai-calm', ...changed })) as PortfolioHolding
const isSound = (): void => expect(faultsIn(context.work.touched())).toEqual([])

function later(ms: number): void {
  context = { ...context, now: context.now + ms }
}

const check = (from: string, ...ends: (string | null)[]): number => nextCheck(at(from), ends)

describe('the next check of a stake', () => {
  test('comes once a day at four, after the close', () => {
    expect(check('20T14:32:00', null)).toBe(at('20T16:00:00'))
    expect(check('20T15:59:59')).toBe(at('20T16:00:00'))
    expect(check('20T16:00:00')).toBe(at('21T16:00:00'))
    expect(check('20T23:00:00')).toBe(at('21T16:00:00'))
  })

  test('comes sooner where the stake or its product ends sooner', () => {
    expect(check('20T14:32:00', '2026-11-20T15:00:00+09:00', null)).toBe(at('20T15:00:00'))
    expect(check('20T14:32:00', '2026-12-20T15:00:00+09:00', '2026-11-20T15:30:00+09:00')).toBe(at('20T15:30:00'))
  })
})

describe('a stake that is paid back', () => {
  const stake = { id: 'f1', amount: '300000', value: '310000', costs: '2000' } as Parameters<typeof payBack>[1]

  test('comes with its gain, less its costs', async () => {
    await payBack(context, stake)
    expect(await lastEntry()).toMatchObject({ cause: 'stakeEnded', record: 'f1' })
    expect(await inYen()).toMatchObject({ stakes: '-300000', result: '-12000', fees: '2000', available: '1310000' })
    expect(await context.work.ownedBy('unsettled', MEMBER)).toEqual([])
  })

  test('is not settled before the proceeds that have paid for it', async () => {
    const proceeds = [{ symbol: '0712', settles: '2026-11-25', from: at('25T00:00:00'), amount: '5000' }]
    await payBack(context, { ...stake, proceeds })
    expect(await context.work.ownedBy('unsettled', MEMBER)).toMatchObject([{ amount: '5000', settles: '2026-11-25' }])
    expect(await lastEntry()).toMatchObject({ cause: 'stakeEnded', record: 'f1' })
  })
})

const allTraders = async () => (await called(traders, context, {})) as Trader[]
const allPortfolios = async () => ((await called(portfolios, context, {})) as { portfolios: Portfolio[] }).portfolios
const toldOf = async (id: string) => (await called(followProduct, context, { id })) as FollowProduct

describe('what can be followed', () => {
  test('is told by its trader, the one with the smallest fall first', async () => {
    const found = await allTraders()
    const falls = found.map(({ largestFall }) => Number(largestFall))
    expect(falls).toEqual(falls.toSorted((one, other) => one - other))
    expect(found.map(({ products }) => products.map(({ id }) => id))).toEqual(
      expect.arrayContaining([['follow-mori-1'], ['follow-hayase-1', 'follow-hayase-2']]),
    )
  })

  test('has its shares, its costs and risks, its round, and the record of its basket', async () => {
    const product = await toldOf('follow-kogane-1')
    const entry = traderEntries.flatMap(({ products }) => products).find(({ id }) => id === product.id)
    if (!entry) throw new Error('there is none')
    const { leadTrader, ...ownFields } = product
    const line = recordOf(context, 'kogane', [{ ...entry, amount: '84000000' }], NOW)
    // 1 % a year of 100,000 yen for 30 days are 82.
    const after = valueOfStake(context, entry.basket, { amount: '100000', from: NOW - 30 * DAY, now: NOW })
    expect(ownFields).toEqual({
      id: 'follow-kogane-1',
      name: 'ゆっくり大型',
      fundSize: '84000000',
      profit: minus(after, '100082'),
      holdingDays: 30,
      holdings: [
        { symbol: '0712', name: '青葉精機', percent: '30' },
        { symbol: '0166', name: '椿製薬', percent: '25' },
        { symbol: '0824', name: '朝霧通信', percent: '25' },
        { symbol: '0418', name: 'みなと海運', percent: '20' },
      ],
      ...line,
      state: 'inProgress',
      minimum: '100000',
      termDays: 30,
      closesAt: '2026-12-30T15:30:00+09:00',
      endsAt: '2027-01-29T15:30:00+09:00',
      costs: [
        {
          name: 'フォローの費用',
          percentAYear: '1.0',
          rule: '預けた額に対して一年あたり。日割りで切り捨て。',
        },
      ],
      risks: entry.risks.map(({ ja }) => ja),
    })
    expect(leadTrader).toEqual({
      id: 'trader-kogane',
      name: '小金 実',
      seatAccount: 'モギ席',
      style: '大型株を長く持つ',
      ...line,
    })
    const trader = (await allTraders()).find(({ id }) => id === leadTrader.id)
    expect(trader).toEqual({ ...leadTrader, products: [ownFields] })
    expect(await toldOf('follow-hayase-2')).toMatchObject({ name: '機械しぼり', leadTrader: { id: 'trader-hayase' } })
    expect(await toldOf('nobody’s')).toBe('notFound')
  })

  test('together is the record of its trader, each product by the money in it', async () => {
    const { leadTrader, line } = await toldOf('follow-hayase-1')
    const entry = traderEntries.find(({ id }) => id === leadTrader.id)
    const sleeves = entry?.products.map((product) => ({ ...product, amount: product.fundSize })) ?? []
    expect(leadTrader.line).toEqual(recordOf(context, 'together', sleeves, NOW).line)
    expect(leadTrader.line).not.toEqual(line)
  })

  test('is a portfolio too, with its rule, for good or in rounds', async () => {
    const found = await allPortfolios()
    const falls = found.map(({ largestFall }) => Number(largestFall))
    expect(falls).toEqual(falls.toSorted((one, other) => one - other))
    const calm = found.find(({ id }) => id === 'ai-calm')
    expect(calm).toMatchObject({
      name: 'おだやか',
      rule: '指数に連動するETFを七割、食品と薬を三割で持ちます。',
      holdings: [{ symbol: '0A1B', percent: '70' }, { symbol: '0263' }, { symbol: '0166', percent: '15' }],
      minimum: '100000',
      termDays: 90,
      months: 12,
      closesAt: null,
      endsAt: null,
      costs: [{ name: '運用の手間賃', percentAYear: '0.4' }],
      state: 'inProgress',
    })
    const basket = calm?.holdings.map(({ symbol, percent }) => [symbol, Number(percent)] as const) ?? []
    const { line } = recordOf(context, 'calm', [{ basket, costs: calm?.costs ?? [], amount: '100000' }], NOW)
    expect(calm?.line).toEqual(line)
    expect(found.find(({ id }) => id === 'ai-lively')?.endsAt).not.toBeNull()
  })

  test('is told in the language that is asked in', async () => {
    context = { ...context, language: 'en' }
    expect(await toldOf('follow-kogane-1')).toMatchObject({
      name: 'Slow and large',
      leadTrader: { name: 'Minoru Kogane', style: 'Holds large companies for long' },
      costs: [{ name: 'Following', rule: 'A year of what is paid in, by the day, rounded down.' }],
    })
    expect((await allPortfolios()).find(({ id }) => id === 'ai-calm')).toMatchObject({
      name: 'Calm',
      rule: 'Seven tenths in the index fund, three in food and medicine.',
    })
  })
})

describe('a product that is followed', () => {
  test('takes the money from the cash, and is checked from then on', async () => {
    const made = await followed()
    expect(made).toMatchObject({
      orderNumber: 'KB20261120-000001',
      productId: 'follow-mori-1',
      amount: '300000',
      value: '300000',
      profit: '0',
      costs: '0',
      startedAt: '2026-11-20T14:32:00+09:00',
      lossLimit: '50',
      state: 'inProgress',
      endedAt: null,
      endedBy: null,
    })
    expect(await inYen()).toEqual({ outside: '-1000000', available: '700000', stakes: '300000' })
    expect(await lastEntry()).toMatchObject({ cause: 'staked', record: made.id })
    expect(await context.work.ownedBy('followOrders', MEMBER)).toMatchObject([
      {
        id: made.id,
        next: at('20T16:00:00'),
        profit: '0',
        costs: '0',
        proceeds: [],
        endsAt: '2026-12-20T14:32:00+09:00',
        productEndsAt: '2027-01-29T15:30:00+09:00',
        productName: made.productName,
        leadTrader: made.leadTrader,
      },
    ])
    isSound()
  })

  test.each([
    [{ id: 'nobody’s' }, 'notFound'],
    [{ amount: '1000001' }, 'insufficientBalance of amount'],
    [{ amount: '1' }, 'belowMinimum of amount'],
  ])('with %j is refused, and nothing is taken', async (changed, code) => {
    expect(await followed(changed)).toBe(code)
    expect(await joined(changed)).toBe(code)
    expect(await inYen()).toMatchObject({ available: '1000000' })
  })

  test.each([
    [{ id: 'follow-hayase-2' }, {}, 'followTimeExceeded'],
    [{}, { blocks: { frozen: { reason: '調査', since: '2026-11-18T00:00:00+09:00' } } }, 'accountFrozen'],
    [{ lossLimit: '51' }, {}, 'aboveMaximum of lossLimit'],
  ])('with %j by a member with %j is refused', async (changed, member, code) => {
    context = { ...context, member: { ...context.member, ...member } }
    expect(await followed(changed)).toBe(code)
    expect(await context.work.ownedBy('followOrders', MEMBER)).toEqual([])
  })

  test('knows the end of its round, and is checked every day until then', async () => {
    context = { ...context, now: at('30T15:29:00') }
    const { id } = await followed({ id: 'follow-hayase-1', amount: '100000' })
    expect(await context.work.get('followOrders', id)).toMatchObject({
      productEndsAt: '2026-12-30T15:30:00+09:00',
      next: at('30T16:00:00'),
    })
  })

  test('is named in the books as it was named in Japanese, and so where it is no longer offered', async () => {
    context = { ...context, language: 'en' }
    const { id } = await followed()
    const row = await context.work.get('followOrders', id)
    expect(row).toMatchObject({ productName: '守りの五分五分', leadTrader: '森 澄子' })
    const { productEndsAt: _, ...old } = { ...row, productId: 'gone' }
    context.work.put('followOrders', old as never, MEMBER)
    later(DAY)
    expect(await called(followOrders, context, { id })).toEqual({
      items: [{ ...old, productEndsAt: null }],
      next: null,
    })
    expect(await called(endFollow, context, { id })).toBe('notFound')
    expect(await inYen()).toMatchObject({ stakes: '300000' })
  })

  test('with proceeds that are not settled remembers them', async () => {
    const part = { symbol: '0712', settles: '2026-11-25', from: at('25T00:00:00'), amount: '900000' }
    await settleLater(context, 'sale', 's1', { currency: 'JPY', parts: [part] })
    await followed()
    expect(await context.work.ownedBy('followOrders', MEMBER)).toMatchObject([
      { proceeds: [{ ...part, amount: '200000' }] },
    ])
  })

  test('is worth what its shares are worth, and is paid back at that when it is ended', async () => {
    const { id } = await followed()
    later(10 * DAY)
    const [now] = ((await called(followOrders, context, {})) as { items: FollowOrder[] }).items
    expect(Number(now?.costs)).toBeGreaterThan(0)
    expect(now?.profit).toBe(minus(now?.value ?? '', '300000'))
    const ended = (await called(endFollow, context, { id })) as FollowOrder
    expect(ended).toEqual({ ...now, state: 'ended', endedBy: 'member', endedAt: '2026-11-30T14:32:00+09:00' })
    const { value, costs } = ended
    expect(await inYen()).toMatchObject({
      stakes: '0',
      available: plus('700000', value),
      fees: costs,
      result: minus('300000', plus(value, costs)),
    })
    later(DAY)
    expect(await called(followOrders, context, { id })).toMatchObject({ items: [ended], next: null })
    expect(await called(endFollow, context, { id })).toBeTypeOf('string')
    isSound()
  })

  test('is told with its names in the language that is asked in', async () => {
    await followed()
    const names = async () => {
      const [one] = ((await called(followOrders, context, {})) as { items: FollowOrder[] }).items
      return [one?.productName, one?.leadTrader]
    }
    const inJapanese = await names()
    context = { ...context, language: 'en' }
    expect((await names()).every((name, index) => name !== inJapanese[index])).toBe(true)
  })

  test('is listed by its state, the newest first', async () => {
    const [first, second] = [await followed(), await followed()]
    await called(endFollow, context, { id: first.id })
    const ids = async (input: object) => {
      const page = await called(followOrders, context, input)
      return typeof page === 'string' ? page : (page as { items: FollowOrder[] }).items.map(({ id }) => id)
    }
    expect(await ids({})).toEqual([second.id, first.id])
    expect(await ids({ state: 'inProgress' })).toEqual([second.id])
    expect(await ids({ state: 'ended' })).toEqual([first.id])
    expect(await ids({ cursor: second.id })).toEqual([first.id])
    expect(await ids({ id: first.id, cursor: first.id })).toEqual([first.id])
    expect(await ids({ id: 'nobody’s' })).toBe('notFound')
  })

  test('can be given another loss limit while it runs', async () => {
    const { id } = await followed()
    expect(await called(changeLossLimit, context, { id, lossLimit: '２０' })).toMatchObject({ id, lossLimit: '20' })
    expect(await context.work.get('followOrders', id)).toMatchObject({ lossLimit: '20' })
    expect(await called(changeLossLimit, context, { id, lossLimit: 'x' })).toContain('of lossLimit')
    expect(await context.work.get('followOrders', id)).toMatchObject({ lossLimit: '20' })
    expect(await called(changeLossLimit, { ...context, account: OTHER }, { id, lossLimit: '20' })).toBe('notFound')
    expect(await called(endFollow, { ...context, account: OTHER }, { id })).toBe('notFound')
  })
})

describe('a portfolio that is joined', () => {
  test('takes the money, and gives it back with its gain when it is left', async () => {
    const made = await joined()
    expect(made).toMatchObject({ portfolioId: 'ai-calm', amount: '300000', state: 'inProgress', endedBy: null })
    expect(await inYen()).toMatchObject({ available: '700000', stakes: '300000' })
    later(10 * DAY)
    const { holdings } = (await called(portfolios, context, {})) as { holdings: PortfolioHolding[] }
    expect(holdings).toMatchObject([{ id: made.id, portfolioName: made.portfolioName }])
    expect(await called(leavePortfolio, { ...context, account: OTHER }, { id: made.id })).toBe('notFound')
    const left = (await called(leavePortfolio, context, { id: made.id })) as PortfolioHolding
    expect(left).toEqual({ ...holdings[0], state: 'ended', endedBy: 'member', endedAt: '2026-11-30T14:32:00+09:00' })
    expect(await inYen()).toMatchObject({ stakes: '0', available: plus('700000', left.value), fees: left.costs })
    expect(await called(leavePortfolio, context, { id: made.id })).toBeTypeOf('string')
    isSound()
  })
})

describe('portfolios that were joined', () => {
  test('are kept under their name, and listed with the newest first', async () => {
    const [first, second] = [await joined(), await joined({ id: 'ai-even' })]
    const { holdings } = (await called(portfolios, context, {})) as { holdings: PortfolioHolding[] }
    expect(holdings).toEqual([second, first])
    expect(await context.work.get('holdings', first.id)).toMatchObject({
      portfolioId: 'ai-calm',
      portfolioName: 'おだやか',
      proceeds: [],
      productEndsAt: null,
      endsAt: '2027-02-18T14:32:00+09:00',
    })
    context = { ...context, language: 'en' }
    expect(await called(portfolios, context, {})).toMatchObject({
      holdings: [{ portfolioName: 'Five in equal parts' }, { portfolioName: 'Calm' }],
    })
  })

  test('stay as they were once they are left, or no longer offered', async () => {
    const { id } = await joined()
    later(10 * DAY)
    const left = await called(leavePortfolio, context, { id })
    later(10 * DAY)
    const listed = async () => ((await called(portfolios, context, {})) as { holdings: PortfolioHolding[] }).holdings
    expect(await listed()).toEqual([left])
    const { productEndsAt: _, ...old } = {
      ...(await context.work.get('holdings', id)),
      portfolioId: 'gone',
      state: 'inProgress',
    }
    context.work.put('holdings', old as never, MEMBER)
    expect(await listed()).toEqual([{ ...old, productEndsAt: null }])
    expect(await called(leavePortfolio, context, { id })).toBe('notFound')
  })
})

describe('when a stake is checked', () => {
  const kinds = [
    ['a product', 'followOrders', followed, followDue],
    ['a portfolio', 'holdings', joined, holdingDue],
  ] as const

  test.each(kinds)('%s that runs is worth what it is worth, until the next day', async (_, collection, begin, due) => {
    const { id } = await begin()
    later(DAY)
    const row = await context.work.get(collection, id)
    await due(context, row as never)
    const after = await context.work.get(collection, id)
    expect(after).toMatchObject({ state: 'inProgress', next: at('21T16:00:00'), endedAt: null })
    expect(after?.value).not.toBe('300000')
    expect(await inYen()).toMatchObject({ stakes: '300000' })
  })

  test.each(kinds)('%s whose term is over is paid back', async (_, collection, begin, due) => {
    const { id } = await begin()
    const row = await context.work.get(collection, id)
    context = { ...context, now: Date.parse(row?.endsAt ?? '') }
    await due(context, { ...row, productEndsAt: null } as never)
    const after = await context.work.get(collection, id)
    expect(after).toMatchObject({ state: 'ended', endedBy: 'term', endedAt: row?.endsAt })
    expect(await inYen()).toMatchObject({ stakes: '0', available: plus('700000', after?.value ?? '') })
    isSound()
  })

  test.each(kinds)(
    '%s whose product ends is checked then, and paid back for that reason',
    async (_, collection, begin, due) => {
      const { id } = await begin()
      const productEndsAt = '2026-11-21T15:00:00+09:00'
      later(DAY)
      await due(context, { ...(await context.work.get(collection, id)), productEndsAt } as never)
      const row = await context.work.get(collection, id)
      expect(row).toMatchObject({ state: 'inProgress', next: at('21T15:00:00') })
      context = { ...context, now: at('21T15:00:00') }
      await due(context, row as never)
      expect(await context.work.get(collection, id)).toMatchObject({ state: 'ended', endedBy: 'productEnd' })
      expect(await inYen()).toMatchObject({ stakes: '0' })
    },
  )

  test.each(kinds)('%s that has ended is not paid back again', async (_, collection, begin, due) => {
    const { id } = await begin()
    const row = await context.work.get(collection, id)
    context = { ...context, now: Date.parse(row?.endsAt ?? '') }
    await expect(due(context, { ...row, state: 'ended' } as never)).rejects.toThrow(`${id} is ended and ends no more`)
    expect(await inYen()).toMatchObject({ stakes: '300000', available: '700000' })
    expect(await context.work.get(collection, id)).toEqual(row)
  })

  test.each(kinds)('%s that is no longer offered is a fault of the program', async (_, collection, begin, due) => {
    const { id } = await begin()
    const row = { ...(await context.work.get(collection, id)), productId: 'gone', portfolioId: 'gone' }
    await expect(due(context, row as never)).rejects.toThrow('gone is')
  })
})

test.each([
  ['a product', followProduct, { id: 'none' }],
  ['a product to follow', follow, { ...asked, id: 'none' }],
  ['a stake', followOrders, { id: 'none' }],
  ['a stake to end', endFollow, { id: 'none' }],
  ['a stake to limit', changeLossLimit, { id: 'none', lossLimit: '20' }],
  ['a portfolio to join', joinPortfolio, { ...asked, id: 'none' }],
  ['a portfolio to leave', leavePortfolio, { id: 'none' }],
])('%s that is not there is named in the refusal', async (_, handler, input) => {
  expect(await handler.run(context as never, input as never)).toMatchObject({
    refusal: { code: 'notFound', params: { what: 'none' } },
  })
})

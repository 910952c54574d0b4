import type { FundsSummary } from '@kabuto/domain/funds'
import type { Amount } from '@kabuto/domain/shared'
import { beforeEach, describe, expect, test } from 'vitest'
import type { AccountContext, Member } from '../../engine/context.ts'
import type { LedgerAccount } from '../../rows/accounts.ts'
import { settleLater } from '../ledger/cash.ts'
import { balancesOf, post, transfer } from '../ledger/journal.ts'
import { instrumentOf } from '../positions/views.ts'
import { at, books, MEMBER, NOW, onMargin, opened, pending, row, SYMBOL } from '../testing.ts'
import { beginDays, endDay } from './days.ts'
import { createMember } from './newMember.ts'
import { lotsPaid, stakesValue } from './stakes.ts'
import { paidIn, summaryOf } from './summary.ts'

let context: AccountContext
beforeEach(() => {
  const steady = books()
  context = { ...steady, market: { ...steady.market, midRate: () => '150' } }
})

type Moved = { from?: LedgerAccount; to?: LedgerAccount; currency?: 'JPY' | 'USD' }

function move(amount: Amount, { from = 'outside', to = 'available', currency = 'JPY' }: Moved = {}): Promise<void> {
  return post(context, 'deposit', 'd1', transfer({ from, to, amount, currency }))
}

const put = (collection: Parameters<typeof context.work.put>[0], rows: object): void =>
  context.work.put(collection, rows as never, MEMBER)

const summary = (): Promise<FundsSummary> => summaryOf(context)

describe('the summary of a member', () => {
  test('who has nothing is nothing', async () => {
    expect(await summary()).toMatchObject({
      cash: '0',
      available: '0',
      withdrawable: '0',
      total: '0',
      profit: '0',
      held: [],
      holds: [],
      unsettled: [],
      margin: null,
      loan: null,
      stakes: '0',
      lots: '0',
      dayChange: '0',
      credit: { score: 0, borrowed: '0', pending: '0' },
      usd: { amount: '0', inYen: '0', mid: '150', holds: [], unsettled: [] },
    })
  })

  test('counts cash in both currencies, dollars at the rate of now', async () => {
    await move('1000')
    await move('20', { currency: 'USD' })
    expect(await summary()).toMatchObject({
      cash: '1000',
      settled: '1000',
      total: '4000',
      usd: { cash: '20', settled: '20', amount: '20', inYen: '3000' },
    })
  })

  test('puts all shares of one kind together, at the price of now', async () => {
    put('positions', row())
    put('positions', row({ id: 'p2', quantity: 200, opened: { ...opened, price: '2550', value: '510000' } }))
    put('positions', onMargin({ id: 'p3' }))
    put('positions', onMargin({ id: 'p4', side: 'short', quantity: 50, opened: { ...opened, value: '125000' } }))
    put(
      'positions',
      row({ id: 'p5', symbol: 'KABU1', market: 'usd', quantity: 10, opened: { ...opened, value: '25000' } }),
    )
    const answer = await summary()
    const pricedAt = answer.held[0]?.pricedAt
    const american = answer.held[3]?.pricedAt
    expect(answer.held).toEqual([
      { symbol: SYMBOL, currency: 'JPY', onMargin: false, quantity: 300, price: '2600', pricedAt, gain: '20000' },
      { symbol: SYMBOL, currency: 'JPY', onMargin: true, quantity: 100, price: '2600', pricedAt, gain: '10000' },
      { symbol: SYMBOL, currency: 'JPY', onMargin: true, quantity: -50, price: '2600', pricedAt, gain: '-5000' },
      {
        symbol: 'KABU1',
        currency: 'USD',
        onMargin: false,
        quantity: 10,
        price: '2600',
        pricedAt: american,
        gain: '1000',
      },
    ])
    expect(answer).toMatchObject({ shares: '780000', marginProfit: '5000', usd: { shares: '26000', inYen: '3900000' } })
  })

  test('takes off what closing would cost, in dollars at the rate of now', async () => {
    put('positions', row())
    expect(await summary()).toMatchObject({ gain: '10000', closingFees: '275', profit: '9725' })
    put(
      'positions',
      row({ id: 'p5', symbol: 'KABU1', market: 'usd', quantity: 10, opened: { ...opened, value: '25000' } }),
    )
    // In dollars: the commission of at most 22, 26,000 × 20.60 / 1,000,000 = 0.5356 up to 0.54, and 0.00195 up to 0.01.
    expect(await summary()).toMatchObject({ gain: '160000', closingFees: '3658' })
  })

  test('tells what the member has been lent, and what of it is owed today', async () => {
    put('members', { id: MEMBER, creditScore: 82 })
    put('loans', { id: 'l0', state: 'pending', amount: '2000', principal: '0' })
    expect(await summary()).toMatchObject({
      credit: { score: 82, borrowed: '0', pending: '2000', limit: '1000000' },
      loan: null,
    })
    put('topUps', { id: 't1', state: 'passed', amount: '300000' })
    const lent = { state: 'passed', amount: '365000', principal: '365000', carried: '0', accruesFrom: '2026-11-18' }
    put('loans', { id: 'l1', ...lent, due: '2026-12-18' })
    const { credit, loan } = await summary()
    expect(credit).toMatchObject({ borrowed: '365000', pending: '2000', limit: '1300000' })
    // 15 % a year are 150 a day, for two days.
    expect(loan).toEqual({ owed: '365300', interest: '300', due: '2026-12-18' })
  })
})

describe('what is held back', () => {
  const { names } = instrumentOf(books(), SYMBOL)

  test('for an order is told with its issue, how many times, and when it ends', async () => {
    put('positions', pending('o1', '250275'))
    put('positions', pending('o2', '125198', { leverage: 3 }))
    put('positions', pending('o3', '125198', { leverage: 1, side: 'short', waiting: null }))
    put('positions', pending('o4', '50', { symbol: 'KABU1', market: 'usd' }))
    const frees = '2026-11-20T15:31:00+09:00'
    expect((await summary()).holds).toEqual([
      { id: 'o1', kind: 'order', amount: '250275', what: names.ja, frees },
      { id: 'o2', kind: 'order', amount: '125198', what: `${names.ja} 3倍`, frees },
      { id: 'o3', kind: 'order', amount: '125198', what: names.ja },
    ])
    expect((await summary()).usd.holds).toMatchObject([{ id: 'o4', amount: '50' }])
    context = { ...context, language: 'en' }
    expect((await summary()).holds[1]?.what).toBe(`${names.en} 3×`)
    context = { ...context, language: 'zh-Hant' }
    expect((await summary()).holds[1]?.what).toBe(`${names.zhHant} 3倍`)
  })

  test('as margin is told with its position; shares for cash hold nothing', async () => {
    put('positions', row())
    put('positions', onMargin({ id: 'p2' }))
    put('positions', onMargin({ id: 'p3', closed: { ...opened, orderNumber: 'n' } }))
    expect((await summary()).holds).toEqual([{ id: 'p2', kind: 'margin', amount: '125000', what: `${names.ja} 2倍` }])
  })

  test('in review is told until it is decided', async () => {
    const decidedAt = '2026-11-20T14:33:00+09:00'
    put('withdrawals', { id: 'w1', state: 'pending', amount: '5000', cardLabel: '三日月銀行 ••••1234', decidedAt })
    put('withdrawals', { id: 'w2', state: 'passed', amount: '7000', cardLabel: '', decidedAt })
    put('blockApplications', { id: 'b1', state: 'pending', amount: '900', symbol: SYMBOL, decidedAt })
    put('blockApplications', { id: 'b2', state: 'rejected', amount: '900', symbol: SYMBOL, decidedAt })
    put('raiseApplications', {
      id: 'r1',
      state: 'pending',
      amount: '30',
      raiseId: 'none',
      orderNumber: 'KB-1',
      decidedAt,
    })
    put('raiseApplications', {
      id: 'r2',
      state: 'allotted',
      amount: '30',
      raiseId: 'none',
      orderNumber: 'KB-2',
      decidedAt,
    })
    expect((await summary()).holds).toEqual([
      { id: 'w1', kind: 'withdrawal', amount: '5000', what: '三日月銀行 ••••1234', frees: decidedAt },
      { id: 'b1', kind: 'block', amount: '900', what: names.ja, frees: decidedAt },
      { id: 'r1', kind: 'raise', amount: '30', what: 'KB-1' },
    ])
  })
})

const part = (amount: Amount, settles: string) => ({
  amount,
  settles,
  symbol: SYMBOL,
  from: Date.parse(`${settles}T00:00:00+09:00`),
})

describe('what is not settled', () => {
  test('is told by its day, the earliest first, each currency apart', async () => {
    const { names } = instrumentOf(context, SYMBOL)
    await move('1000')
    await move('20', { currency: 'USD' })
    await settleLater(context, 'sale', 's1', {
      currency: 'JPY',
      parts: [part('300', '2026-11-25'), part('100', '2026-11-24')],
    })
    await settleLater(context, 'sale', 's2', { currency: 'USD', parts: [part('5', '2026-11-24')] })
    const answer = await summary()
    expect(answer).toMatchObject({ settled: '600', cash: '1000', withdrawable: '600' })
    expect(answer.unsettled).toEqual([
      { amount: '100', what: names.ja, settles: '2026-11-24', tradingDays: 'T+1' },
      { amount: '300', what: names.ja, settles: '2026-11-25', tradingDays: 'T+2' },
    ])
    expect(answer.usd).toMatchObject({ settled: '15', unsettled: [{ amount: '5', settles: '2026-11-24' }] })
  })
})

describe('the margin of a member', () => {
  test('is told while there is a position on credit', async () => {
    await move('100000')
    put('positions', row())
    expect((await summary()).margin).toBeNull()
    put('positions', onMargin({ id: 'p2' }))
    // 100,000 + 80 % of 260,000 less a day's interest of 20, over 250,000.
    expect((await summary()).margin).toEqual({ ratio: '123.19', call: null })
  })

  test('below the floor is told with what is missing now, and by when', async () => {
    const call = { due: '2026-11-25', closeAt: at('25T12:30:00') }
    put('positions', onMargin())
    put('margins', { id: MEMBER, next: at('24T15:32:00'), call })
    const dueBy = { due: '2026-11-25', closeAt: '2026-11-25T12:30:00+09:00' }
    // 20 % of 250,000, and the interest of 20.
    expect((await summary()).margin).toMatchObject({ call: { ...dueBy, cover: '50020' } })
    await move('50019')
    expect(await summary()).toMatchObject({ margin: { call: { ...dueBy, cover: '1' } }, withdrawable: '0' })
    await move('1')
    expect((await summary()).margin).toMatchObject({ call: { cover: '0' } })
  })
})

describe('the change of the day', () => {
  test('is from the end of the day before, and what was paid in or out is no gain', async () => {
    await move('1000')
    await beginDays(context)
    expect(await context.work.get('dayEnds', MEMBER)).toEqual({
      id: MEMBER,
      day: '2026-11-20',
      total: '1000',
      outside: '1000',
      next: at('21T00:00:00'),
    })
    expect((await summary()).dayChange).toBe('0')
    await move('500')
    expect((await summary()).dayChange).toBe('0')
    await move('70', { from: 'result' })
    expect((await summary()).dayChange).toBe('70')
    await move('400', { from: 'available', to: 'outside' })
    expect((await summary()).dayChange).toBe('70')
    expect(paidIn(await balancesOf(context))).toBe('1100')
  })

  test('is written down at the end of each day, and begins anew', async () => {
    await move('1000')
    await beginDays(context)
    await move('70', { from: 'result' })
    await move('500')
    context = { ...context, now: at('21T00:00:00') }
    const before = await context.work.get('dayEnds', MEMBER)
    if (!before) throw new Error('no day has begun')
    await endDay(context, before)
    const end = { day: '2026-11-20', total: '1570', outside: '1500' }
    const [day] = await context.work.ownedBy('days', MEMBER)
    expect(day).toEqual({ id: day?.id, ...end })
    expect(await context.work.get('dayEnds', MEMBER)).toEqual({ id: MEMBER, ...end, next: at('22T00:00:00') })
    expect((await summary()).dayChange).toBe('0')
  })
})

describe('stakes', () => {
  const stake = { amount: '300000', startedAt: '2026-11-10T10:00:00+09:00', next: NOW, value: '311' }

  test('are worth what their product is worth, while they run', async () => {
    put('followOrders', { id: 'f1', ...stake, productId: 'follow-mori-1', state: 'inProgress' })
    const one = Number(await stakesValue(context))
    expect(one).toBeGreaterThan(200_000)
    expect(one).not.toBe(300_000)
    put('followOrders', { id: 'f2', ...stake, productId: 'follow-mori-1', state: 'ended' })
    expect(Number(await stakesValue(context))).toBe(one)
    put('holdings', { id: 'h1', ...stake, portfolioId: 'ai-calm', state: 'inProgress' })
    const both = Number(await stakesValue(context))
    expect(both).toBeGreaterThan(one + 200_000)
    put('holdings', { id: 'h2', ...stake, portfolioId: 'ai-calm', state: 'ended' })
    expect(Number(await stakesValue(context))).toBe(both)
    expect(await summary()).toMatchObject({ stakes: String(both), total: String(both) })
  })

  test('in a product that is no longer offered are worth what they were last', async () => {
    put('followOrders', { id: 'f1', ...stake, productId: 'gone', state: 'inProgress' })
    put('holdings', { id: 'h1', ...stake, portfolioId: 'gone', state: 'inProgress' })
    expect(await stakesValue(context)).toBe('622')
  })

  test('lots that are paid for count at their cost until they are shares', async () => {
    const lots = { amountSubscribed: '4000', issueDate: '2026-12-01', payDeadline: '2026-11-25T15:00:00+09:00' }
    put('ipoApplications', { id: 'i1', ...lots, state: 'paymentComplete', booked: false })
    put('ipoApplications', { id: 'i2', ...lots, amountSubscribed: '700', state: 'won', booked: false })
    put('ipoApplications', { id: 'i3', ...lots, amountSubscribed: '90', state: 'paymentComplete', booked: true })
    expect(await lotsPaid(context)).toBe('4000')
    expect(await summary()).toMatchObject({ lots: '4000', total: '4000' })
  })
})

describe('a new member', () => {
  const newcomer = { account: MEMBER, passwordHash: 'plain$kabuto2026', scenario: 'fresh' } as const

  test('begins with ten million to practise with, a code of their own, and today', async () => {
    const made = await createMember(context, newcomer)
    expect(made.account).toBe(MEMBER)
    const member = await context.work.get('members', MEMBER)
    expect(member).toEqual({
      id: MEMBER,
      name: '',
      identity: 'unverified',
      avatar: null,
      lang: 'ja',
      inviteCode: member?.inviteCode ?? '',
      seatAccount: null,
      creditScore: 82,
      isDemo: false,
      scenario: 'fresh',
      blocks: {},
      passwordHash: 'plain$kabuto2026',
      fundPasswordHash: '',
      isAdmin: false,
      joinedAt: NOW,
    } satisfies Member)
    expect(member?.inviteCode).toMatch(/^[0-9A-Z]{8}$/)
    expect(await context.work.get('inviteCodes', member?.inviteCode ?? '')).toMatchObject({ account: MEMBER })
    expect(await context.work.ownerOf('members', MEMBER)).toBe(MEMBER)
    expect(await context.work.ownedBy('entries', MEMBER)).toMatchObject([{ cause: 'opening', record: MEMBER }])
    expect(await balancesOf(context)).toMatchObject({ JPY: { outside: '-10000000', available: '10000000' } })
    expect(await summary()).toMatchObject({ total: '10000000', dayChange: '0' })
    expect(await context.work.get('dayEnds', MEMBER)).toMatchObject({ day: '2026-11-20', total: '10000000' })
  })

  test('can be given a past of their own', async () => {
    await createMember(context, {
      ...newcomer,
      name: '森 花子',
      fundPasswordHash: 'plain$20260712',
      opening: '500',
      isDemo: true,
      isAdmin: true,
      inviteCode: 'KABUTO',
    })
    expect(await context.work.get('members', MEMBER)).toMatchObject({
      name: '森 花子',
      fundPasswordHash: 'plain$20260712',
      isDemo: true,
      isAdmin: true,
      inviteCode: 'KABUTO',
    })
    expect(await context.work.all('inviteCodes')).toEqual([])
    expect((await summary()).total).toBe('500')
  })

  test('who begins with nothing has empty books', async () => {
    await createMember(context, { ...newcomer, opening: '0' })
    expect(await context.work.ownedBy('balances', MEMBER)).toEqual([{ id: MEMBER, JPY: {}, USD: {} }])
    expect(await context.work.ownedBy('entries', MEMBER)).toEqual([])
    expect(await context.work.get('dayEnds', MEMBER)).toMatchObject({ total: '0', outside: '0' })
  })
})

import type { BlockApplication, BlockOffer } from '@kabuto/domain/blocks'
import type { FollowOrder } from '@kabuto/domain/follow'
import type { Exchange, FundsSummary } from '@kabuto/domain/funds'
import type { Loan } from '@kabuto/domain/loans'
import type { Raise, RaiseApplication } from '@kabuto/domain/offerings'
import { type Amount, minus, plus, sum, times } from '@kabuto/domain/shared'
import type { Order, Position } from '@kabuto/domain/trading'
import { beforeEach, describe, expect, test } from 'vitest'
import { bench, clientOf, FRIDAY, journalOf, type MemberClient } from '../../testing.ts'

const MEMBER = '0000000009'
const ADMIN = '0000000099'
const MINUTE = 60_000
const REVIEW = MINUTE
const DAY = 24 * 60 * MINUTE

let member: MemberClient
let admin: MemberClient
let seen: Set<string>

async function begin(scenario: 'wealthy' | 'typical' = 'wealthy', market = FRIDAY): Promise<void> {
  const room = await bench(market, undefined, [
    { id: MEMBER, scenario },
    { id: ADMIN, scenario: 'fresh', isAdmin: true },
  ])
  member = await clientOf(room, MEMBER)
  admin = await clientOf(room, ADMIN)
  seen = new Set()
  await booked()
}

/** What was booked since it was asked last. */
const booked = (): ReturnType<typeof journalOf> => journalOf(member, MEMBER, seen)

const negated = (amount: Amount): Amount => minus('0', amount)
const funds = async (): Promise<FundsSummary> => (await member.granted('funds/summary')) as FundsSummary
const feesOf = ({ feeLines }: Pick<Order, 'feeLines'>): Amount => sum(feeLines.map(({ amount }) => amount))

async function ended(id: string): Promise<Position> {
  return (await member.granted('trade/position', { id })) as Position
}

const asked = { side: 'long', type: 'market', price: '', leverage: 1, session: 'regular' }

describe('money that comes and goes', () => {
  beforeEach(() => begin())

  test('a deposit comes from outside on the day of its review; one that is rejected moves nothing', async () => {
    const sent = { channel: 'bank', amount: '100000', proof: 'sample-proof' }
    const first = (await member.granted('funds/deposit', sent)) as { id: string }
    expect(await booked()).toEqual([])
    member.pass(REVIEW)
    await funds()
    expect(await booked()).toEqual([
      {
        cause: 'deposit',
        record: first.id,
        day: '2026-11-20',
        accounts: { outside: '-100000', available: '100000' },
      },
    ])
    const second = (await member.granted('funds/deposit', sent)) as { id: string }
    await admin.granted('admin/reject', { kind: 'deposit', id: second.id, reason: '名義が違います' })
    member.pass(REVIEW)
    await funds()
    expect(await booked()).toEqual([])
  })

  const endings: [string, (id: string) => Promise<unknown>, string, Record<string, Amount>][] = [
    [
      'passed leaves for outside',
      () => {
        member.pass(REVIEW)
        return funds()
      },
      'withdrawal',
      { frozen: '-5000', outside: '5000' },
    ],
    [
      'cancelled comes back whole',
      (id) => member.granted('funds/cancelWithdrawal', { id }),
      'withdrawalReturned',
      { frozen: '-5000', available: '5000' },
    ],
    [
      'rejected comes back whole',
      (id) => admin.granted('admin/reject', { kind: 'withdrawal', id, reason: '口座名義の確認' }),
      'withdrawalReturned',
      { frozen: '-5000', available: '5000' },
    ],
  ]
  test.each(endings)('a withdrawal is held, and %s', async (_, end, cause, accounts) => {
    const [card] = (await member.granted('user/cards')) as { id: string }[]
    const { id } = (await member.granted('funds/withdraw', {
      amount: '5000',
      cardId: card?.id,
      fundPassword: '20260712',
    })) as { id: string }
    expect(await booked()).toEqual([
      { cause: 'withdrawalHeld', record: id, day: '2026-11-20', accounts: { available: '-5000', frozen: '5000' } },
    ])
    await end(id)
    expect(await booked()).toEqual([{ cause, record: id, day: '2026-11-20', accounts }])
  })

  test('an exchange moves both currencies, each against its own side of the exchange', async () => {
    const { quoteId } = (await member.granted('funds/rate', { pair: 'USDJPY' })) as { quoteId: string }
    const made = (await member.granted('funds/exchange', {
      from: 'JPY',
      to: 'USD',
      amount: '1000000',
      quoteId,
    })) as Exchange
    expect(await booked()).toEqual([
      {
        cause: 'exchange',
        record: made.id,
        day: '2026-11-20',
        accounts: {
          available: '-1000000',
          exchange: '1000000',
          'exchange USD': negated(made.proceeds),
          'available USD': made.proceeds,
        },
      },
    ])
  })
})

describe('a loan', () => {
  beforeEach(() => begin())

  test('is lent on the day of its review; one that is rejected moves nothing', async () => {
    const first = (await member.granted('funds/applyLoan', { amount: '365000' })) as Loan
    await admin.granted('admin/reject', { kind: 'loan', id: first.id, reason: '信用の確認' })
    member.pass(REVIEW)
    await funds()
    expect(await booked()).toEqual([])
    const second = (await member.granted('funds/applyLoan', { amount: '365000' })) as Loan
    member.pass(REVIEW)
    await funds()
    expect(await booked()).toEqual([
      { cause: 'loan', record: second.id, day: '2026-11-20', accounts: { loan: '-365000', available: '365000' } },
    ])
  })

  test('is repaid interest first, as interest, and the rest off the loan', async () => {
    const { id } = (await member.granted('funds/applyLoan', { amount: '365000' })) as Loan
    member.pass(REVIEW)
    await member.granted('user/advanceClock', { to: 'settlement' })
    await funds()
    await booked()
    // 15 % a year of 365,000 are 150 a day, from the 20th to the 24th.
    const parts: [Amount, Record<string, Amount>][] = [
      ['500', { available: '-500', interest: '500' }],
      ['1100', { available: '-1100', interest: '100', loan: '1000' }],
      ['364000', { available: '-364000', loan: '364000' }],
    ]
    for (const [amount, accounts] of parts) {
      await member.granted('funds/repayLoan', { id, amount })
      expect(await booked()).toEqual([{ cause: 'repayment', record: id, day: '2026-11-24', accounts }])
    }
  })
})

describe('an order', () => {
  const MORNING = Date.parse('2026-11-20T10:00:00+09:00')

  test('that waits holds its cash and gives back all of it', async () => {
    await begin('wealthy', MORNING)
    const made = (await member.granted('trade/order', {
      ...asked,
      symbol: '0712',
      type: 'limit',
      price: '2500',
      quantity: '100',
    })) as Order
    const { id, held } = made
    expect(await booked()).toEqual([
      { cause: 'orderHeld', record: id, day: '2026-11-20', accounts: { available: negated(held), frozen: held } },
    ])
    await member.granted('trade/cancel', { id })
    expect(await booked()).toEqual([
      { cause: 'orderReturned', record: id, day: '2026-11-20', accounts: { frozen: negated(held), available: held } },
    ])
  })

  test.each([
    ['for cash, in yen', '0712', '100', 'wealthy', MORNING, '', ['2026-11-20', '2026-11-25']],
    [
      'for cash, in dollars',
      'KABU1',
      '10',
      'typical',
      Date.parse('2026-11-20T23:45:00+09:00'),
      ' USD',
      ['2026-11-21', '2026-11-23'],
    ],
  ] as const)('%s is paid with its fee, sold with gain and fee apart, and settled on its day', async (...row) => {
    const [, symbol, quantity, scenario, market, unit, [soldOn, settlesOn]] = row
    await begin(scenario, market)
    const made = (await member.granted('trade/order', { ...asked, symbol, quantity })) as Order
    const [hold, purchase, ...others] = await booked()
    const { buyPrice } = await ended(made.id)
    const cost = times(buyPrice ?? '', quantity)
    const paid = feesOf(made)
    expect(others).toEqual([])
    expect(hold).toMatchObject({ cause: 'orderHeld', record: made.id, day: '2026-11-20' })
    const held = hold?.accounts[`frozen${unit}`] ?? ''
    expect(hold?.accounts).toEqual({ [`available${unit}`]: negated(held), [`frozen${unit}`]: held })
    expect(purchase).toEqual({
      cause: 'purchase',
      record: made.id,
      day: '2026-11-20',
      accounts: {
        [`frozen${unit}`]: negated(held),
        [`available${unit}`]: minus(minus(held, cost), paid),
        [`shares${unit}`]: cost,
        [`fees${unit}`]: paid,
      },
    })
    member.pass(20 * MINUTE)
    await funds()
    await booked()
    await member.granted('trade/sell', { id: made.id, quantity, type: 'market' })
    const { sellPrice, feeLines } = await ended(made.id)
    const worth = times(sellPrice ?? '', quantity)
    const charged = minus(feesOf({ feeLines }), paid)
    const proceeds = minus(worth, charged)
    expect(await booked()).toEqual([
      {
        cause: 'sale',
        record: made.id,
        day: soldOn,
        accounts: {
          [`shares${unit}`]: negated(cost),
          [`available${unit}`]: proceeds,
          [`result${unit}`]: minus(cost, worth),
          [`fees${unit}`]: charged,
        },
      },
      {
        cause: 'sale',
        record: made.id,
        day: soldOn,
        accounts: { [`clearing${unit}`]: negated(proceeds), [`unsettled${unit}`]: proceeds },
      },
    ])
    await admin.granted('admin/clock', { mode: 'fixed', at: `${settlesOn}T14:00:00+09:00` })
    await funds()
    expect((await booked()).filter(({ accounts }) => accounts[`unsettled${unit}`] === negated(proceeds))).toMatchObject(
      [
        {
          cause: 'settled',
          day: settlesOn,
          accounts: { [`unsettled${unit}`]: negated(proceeds), [`clearing${unit}`]: proceeds },
        },
      ],
    )
  })
})

describe('a stake', () => {
  beforeEach(() => begin())

  test.each([
    ['follow', 'follow/order', 'follow-mori-1', 'follow/end'],
    ['portfolio', 'ai/join', 'ai-even', 'ai/leave'],
  ])('in a %s leaves the cash and comes back with its gain, its costs as fees', async (_, join, product, leave) => {
    const made = (await member.granted(join, { id: product, amount: '300000', lossLimit: '50' })) as FollowOrder
    expect(await booked()).toEqual([
      {
        cause: 'staked',
        record: made.id,
        day: '2026-11-20',
        accounts: { available: '-300000', stakes: '300000' },
      },
    ])
    member.pass(10 * DAY)
    await funds()
    await booked()
    const { value, costs, endedAt } = (await member.granted(leave, { id: made.id })) as FollowOrder
    expect(Number(costs)).toBeGreaterThan(0)
    const gross = plus(value, costs)
    expect(await booked()).toEqual([
      {
        cause: 'stakeEnded',
        record: made.id,
        day: endedAt?.slice(0, 10),
        accounts: { stakes: '-300000', available: value, result: minus('300000', gross), fees: costs },
      },
    ])
  })
})

async function applied(kind: 'block' | 'raise'): Promise<BlockApplication | RaiseApplication> {
  if (kind === 'block') {
    const offers = (await member.granted('block/list')) as BlockOffer[]
    const { id = '' } = offers.find(({ state }) => state === 'subscribing') ?? {}
    const { key } = (await member.granted('block/detail', { id })) as { key: string }
    return (await member.granted('block/apply', { id, quantity: '1000', key })) as BlockApplication
  }
  const { products } = (await member.granted('raise/list')) as { products: Raise[] }
  const open = products.find(({ opensAt, deadline }) => Date.parse(opensAt) <= FRIDAY && FRIDAY < Date.parse(deadline))
  return (await member.granted('raise/apply', { id: open?.id, amount: open?.minimum })) as RaiseApplication
}

describe('an application', () => {
  beforeEach(() => begin())

  const taken = { block: ['blockOffers', 'taken'], raise: ['raises', 'lots'] } as const
  const takenNow = async (kind: 'block' | 'raise'): Promise<unknown[]> => {
    const [collection, field] = taken[kind]
    return (await member.store.all(collection)).map(({ row }) => (row as unknown as Record<string, unknown>)[field])
  }

  test.each(['block', 'raise'] as const)('for a %s holds its money, which becomes shares', async (kind) => {
    const { id, amount } = await applied(kind)
    member.pass(REVIEW)
    await funds()
    expect(await booked()).toEqual([
      {
        cause: 'applicationHeld',
        record: id,
        day: '2026-11-20',
        accounts: { available: negated(amount), frozen: amount },
      },
      { cause: 'allotted', record: id, day: '2026-11-20', accounts: { frozen: negated(amount), shares: amount } },
    ])
  })

  test.each(['block', 'raise'] as const)('for a %s that is rejected gives back money and shares', async (kind) => {
    const { id, amount } = await applied(kind)
    await booked()
    expect(await takenNow(kind)).not.toEqual([0])
    await admin.granted('admin/reject', { kind, id, reason: '審査の結果' })
    expect(await booked()).toEqual([
      {
        cause: 'applicationReturned',
        record: id,
        day: '2026-11-20',
        accounts: { frozen: negated(amount), available: amount },
      },
    ])
    expect(await takenNow(kind)).toEqual([0])
  })
})

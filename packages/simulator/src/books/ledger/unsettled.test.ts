import type { Exchange, FundsSummary, Rate } from '@kabuto/domain/funds'
import { type Amount, minus, plus, sum } from '@kabuto/domain/shared'
import type { Position } from '@kabuto/domain/trading'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Balances, inAccount } from '../../rows/accounts.ts'
import { auditMember } from './audit.ts'
import { bench, clientOf, type MemberClient } from '../../testing.ts'

// Proceeds of a sale are paid two days later. Whatever they are spent on meanwhile that can be taken back at once, they
// are not paid any sooner.

const MEMBER = '0000000001'
const ADMIN = '0000000099'
const MINUTE = 60_000

let client: MemberClient
let admin: MemberClient
/** After all shares were sold: what can be used, and what of it is settled. */
let sold: FundsSummary
beforeEach(async () => {
  const room = await bench(undefined, undefined, [
    { id: MEMBER, scenario: 'typical' },
    { id: ADMIN, scenario: 'fresh', isAdmin: true },
  ])
  client = await clientOf(room, MEMBER)
  admin = await clientOf(room, ADMIN)
  const { items } = (await client.granted('trade/positions', { tab: 'inProgress' })) as { items: Position[] }
  for (const { id, quantity, side, leverage, market, state } of items)
    if (state === 'holding' && side === 'long' && leverage === 1 && market === 'jpy')
      await client.ask('trade/sell', { id, quantity: String(quantity), type: 'market', price: '', session: 'regular' })
  client.pass(10 * MINUTE)
  // Dollars of before are settled, and would be given first.
  const [dollars] = (await client.store.ownedBy('balances', MEMBER)).map(({ row }) => row as unknown as Balances)
  if (dollars) await exchange('USD', inAccount(dollars, 'USD', 'available'))
  sold = await funds()
})

const funds = async (): Promise<FundsSummary> => (await client.granted('funds/summary')) as FundsSummary
const unsettledIn = ({ unsettled }: FundsSummary): Amount => sum(unsettled.map(({ amount }) => amount))
const days = ({ unsettled }: FundsSummary): string[] => [...new Set(unsettled.map(({ settles }) => settles))]

async function exchange(from: 'JPY' | 'USD', amount: Amount): Promise<Exchange> {
  const { quoteId } = (await client.granted('funds/rate', { pair: 'USDJPY' })) as Rate
  return (await client.granted('funds/exchange', {
    from,
    to: from === 'JPY' ? 'USD' : 'JPY',
    amount,
    quoteId,
  })) as Exchange
}

describe('proceeds that are not settled', () => {
  test('are most of what the member has', () => {
    expect(Number(unsettledIn(sold))).toBeGreaterThan(1_000_000)
    expect(Number(sold.available)).toBeGreaterThan(Number(sold.settled))
  })

  test('are not settled by an exchange to dollars and back, and settle on their own day', async () => {
    const there = await exchange('JPY', sold.available)
    expect(Number((await funds()).settled)).toBeLessThanOrEqual(Number(sold.frozen))
    const back = await exchange('USD', there.proceeds)
    const after = await funds()
    const lost = minus(sold.available, back.proceeds)
    // The spread is paid in proportion.
    expect(Number(unsettledIn(after))).toBeGreaterThan(Number(unsettledIn(sold)) - Number(lost))
    expect(Number(after.withdrawable)).toBeLessThanOrEqual(Number(sold.withdrawable))
    expect(days(after)).toEqual(days(sold))
    expect(await auditMember(client.store, MEMBER)).toEqual([])
    await admin.granted('admin/clock', { mode: 'fixed', at: `${days(sold).at(-1)}T00:00:00+09:00` })
    expect(unsettledIn(await funds())).toBe('0')
    expect(await auditMember(client.store, MEMBER)).toEqual([])
  })

  test('stay unsettled as dollars until their day', async () => {
    const { proceeds } = await exchange('JPY', sold.available)
    const dollars = (await client.store.ownedBy('unsettled', MEMBER)).map(({ row }) => row as Record<string, string>)
    const inDollars = dollars.filter(({ currency }) => currency === 'USD')
    const share = Number(minus(unsettledIn(sold), unsettledIn(await funds()))) / Number(sold.available)
    expect(Number(sum(inDollars.map(({ amount = '' }) => amount)))).toBeCloseTo(Number(proceeds) * share, 0)
    expect([...new Set(inDollars.map(({ settles }) => settles))]).toEqual(days(sold))
  })

  test('of an American sale after midnight in Tokyo wait for the next day in New York', async () => {
    const market = { symbol: 'KABU1', quantity: '1', type: 'market', price: '', session: 'regular' }
    await exchange('JPY', '100000')
    await admin.granted('admin/clock', { mode: 'fixed', at: '2026-11-24T00:30:00+09:00' })
    const { id } = (await client.granted('trade/order', { ...market, side: 'long', leverage: 1 })) as { id: string }
    await admin.granted('admin/clock', { mode: 'fixed', at: '2026-11-25T00:30:00+09:00' })
    await client.granted('trade/sell', { ...market, id })
    const dollars = async () =>
      (await client.store.ownedBy('unsettled', MEMBER))
        .map(({ row }) => row as Record<string, unknown>)
        .filter(({ currency }) => currency === 'USD')
    expect(await dollars()).toMatchObject([{ symbol: 'KABU1', settles: '2026-11-25' }])
    await admin.granted('admin/clock', { mode: 'fixed', at: '2026-11-25T13:59:59+09:00' })
    await funds()
    expect(await dollars()).toHaveLength(1)
    await admin.granted('admin/clock', { mode: 'fixed', at: '2026-11-25T14:00:00+09:00' })
    await funds()
    expect(await dollars()).toEqual([])
    expect(await auditMember(client.store, MEMBER)).toEqual([])
  })

  const stakes = [
    ['a trader', 'follow/order', 'follow-mori-1', 'follow/end'],
    ['a portfolio', 'ai/join', 'ai-calm', 'ai/leave'],
  ] as const
  test.each(stakes)('are not settled by %s who is joined and left at once', async (_, join, product, leave) => {
    const { id } = (await client.granted(join, { id: product, amount: sold.available, lossLimit: '50' })) as {
      id: string
    }
    expect(Number(unsettledIn(await funds()))).toBeLessThan(Number(unsettledIn(sold)))
    await client.granted(leave, { id })
    const after = await funds()
    expect(after.available).toBe(sold.available)
    expect([after.settled, unsettledIn(after), days(after)]).toEqual([sold.settled, unsettledIn(sold), days(sold)])
    expect(after.withdrawable).toBe(sold.withdrawable)
    expect(await auditMember(client.store, MEMBER)).toEqual([])
  })

  test.each(stakes)('come back settled from %s once their day has come', async (_, join, product, leave) => {
    const { id } = (await client.granted(join, { id: product, amount: sold.available, lossLimit: '50' })) as {
      id: string
    }
    await admin.granted('admin/clock', { mode: 'fixed', at: `${days(sold).at(-1)}T00:00:00+09:00` })
    const { value } = (await client.granted(leave, { id })) as { value: Amount }
    const after = await funds()
    expect(unsettledIn(after)).toBe('0')
    expect(after.settled).toBe(plus(sold.frozen, value))
    expect(await auditMember(client.store, MEMBER)).toEqual([])
  })
})

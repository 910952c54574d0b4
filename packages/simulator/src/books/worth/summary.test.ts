import { type FundsSummary, summaryAt } from '@kabuto/domain/funds'
import { scenarios } from '@kabuto/domain/shared'
import { describe, expect, test } from 'vitest'
import { bench, clientOf, FRIDAY } from '../../testing.ts'

/** Who is banned does not log in. */
const plans = scenarios
  .filter((scenario) => scenario !== 'banned')
  .map((scenario, at) => ({ id: `00000000${31 + at}`, scenario }))
/** The same Friday, 23:32: New York trades, and no day ends meanwhile. */
const NIGHT = FRIDAY + 9 * 60 * 60_000

const moving = ({ shares, marginProfit, gain, total, dayChange, usd }: FundsSummary) => ({
  shares,
  marginProfit,
  gain,
  total,
  dayChange,
  dollars: usd.shares,
  inYen: usd.inYen,
})

const kindOf = ({ currency, onMargin, quantity }: FundsSummary['held'][number]): string =>
  `${currency} ${onMargin ? (quantity < 0 ? 'short' : 'margin') : 'owned'}`

/** Buys and sells short what the scenarios hold nothing of. */
async function moreOf(market: number, orders: readonly object[]) {
  const room = await bench(market, undefined, plans)
  const desks = await Promise.all(plans.map(({ id }) => clientOf(room, id)))
  for (const order of orders) {
    const at = plans.findIndex(({ scenario }) => scenario === 'typical')
    await desks[at]?.granted('trade/order', order)
  }
  const summaries = (): Promise<FundsSummary[]> =>
    Promise.all(desks.map(async ({ granted }) => (await granted('funds/summary')) as FundsSummary))
  return { room, summaries }
}

const market = { type: 'market', price: '', session: 'regular', quantity: '100', leverage: 1 }

describe('the rule by which the phone moves the figures with prices', () => {
  test.each([
    ['in Tokyo', FRIDAY, [{ ...market, symbol: '0712', side: 'short' }], ['JPY margin', 'JPY owned', 'JPY short']],
    [
      'in New York',
      NIGHT,
      [{ ...market, symbol: 'KABU1', side: 'long', quantity: '10' }],
      ['JPY margin', 'JPY owned', 'USD owned'],
    ],
  ])('%s is that of the server, to the yen, for every scenario', async (_, instant, orders, kinds) => {
    const { room, summaries } = await moreOf(instant, orders)
    const answer = await summaries()
    room.pass(20 * 60_000)
    const now = await summaries()
    const seen = answer.flatMap(({ held }, at) =>
      held.filter(({ price }, nth) => price !== now[at]?.held[nth]?.price).map(kindOf),
    )
    expect([...new Set(seen)].toSorted()).toEqual(kinds)
    for (const [at, then] of answer.entries()) {
      const server = now[at] as FundsSummary
      const priceOf = new Map(server.held.map(({ symbol, price }) => [symbol, price]))
      expect(server.cash).toBe(then.cash)
      // The rate of the dollar moves with the clock, not with prices: what it makes is no matter of this rule.
      const atRate = summaryAt({ ...then, usd: { ...then.usd, mid: server.usd.mid } }, ({ price }) => price)
      const phone = summaryAt(
        { ...atRate, dayChange: then.dayChange },
        ({ symbol, price }) => priceOf.get(symbol) ?? price,
      )
      expect(moving({ ...phone, dayChange: server.dayChange })).toEqual(moving(server))
      expect(Number(phone.dayChange) - Number(then.dayChange)).toBe(Number(server.total) - Number(atRate.total))
    }
  })
})

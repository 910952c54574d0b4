import { applyLoanCall, topUpCreditCall } from '@kabuto/domain/loans'
import { depositCall, withdrawCall } from '@kabuto/domain/funds'
import { addDays, type Instant, tokyoTime } from '@kabuto/domain/shared'
import { orderCall } from '@kabuto/domain/trading'
import { deposit } from '../features/funds/deposit.ts'
import { withdraw } from '../features/funds/withdraw.ts'
import { applyLoan, topUpCredit } from '../features/loans/loans.ts'
import type { MarketData } from '../engine/marketData.ts'
import { order } from '../features/trading/order.ts'
import { pastOf } from './days.ts'
import { DEMO_FUND_PASSWORD, type Player } from './replay.ts'
import { addCards, buy, payIn, verify } from './typical.ts'

const FORTUNE = '50000000'

async function begin(player: Player, end: Instant): Promise<void> {
  await player.until(pastOf(end)(28, 10))
  await verify(player)
  await addCards(player)
}

/** Much cash and shares of many kinds. */
export async function wealthy(player: Player, end: Instant): Promise<void> {
  await begin(player, end)
  const at = pastOf(end)
  for (const day of [27, 26, 25, 24]) {
    await player.until(at(day, 10))
    await payIn(player, FORTUNE)
  }
  await player.until(at(20, 10))
  for (const [symbol, quantity] of [
    ['0712', '3000'],
    ['0418', '5000'],
    ['0166', '2000'],
    ['0263', '6000'],
    ['0824', '4000'],
    ['0379', '1500'],
  ] as const)
    await buy(player, { symbol, quantity })
}

/** Stocks by how far they have fallen since: the past of the market is known. */
function lossMakers(market: MarketData, from: string, to: string): string[] {
  return market
    .instruments('jpy')
    .slice(0, 400)
    .filter(
      ({ kind, haltedSince, delistedOn, listedOn }) =>
        kind === 'stock' && haltedSince === undefined && delistedOn === undefined && listedOn < from,
    )
    .map(({ symbol }) => ({
      symbol,
      ratio: Number(market.closeOf(symbol, to) ?? 1) / Number(market.closeOf(symbol, from) ?? 1),
      price: Number(market.closeOf(symbol, from) ?? Infinity),
    }))
    .filter(({ price }) => price < 5000)
    .toSorted((one, other) => one.ratio - other.ratio)
    .map(({ symbol }) => symbol)
}

/** What fell most since, half of it on credit. */
export async function losing(player: Player, end: Instant): Promise<void> {
  await begin(player, end)
  const at = pastOf(end)
  await player.until(at(15, 10))
  const { market } = await player.context()
  const [first, second, third] = lossMakers(market, tokyoTime(at(15, 10)).day, addDays(tokyoTime(end).day, -1))
  if (first) await buy(player, { symbol: first, quantity: '1000', leverage: 2 })
  if (second) await buy(player, { symbol: second, quantity: '1000' })
  if (third) await buy(player, { symbol: third, quantity: '500' })
}

/** From now on nobody decides for a month. */
async function slowDown(player: Player): Promise<void> {
  const { work, member } = await player.context()
  work.put('members', { ...member, scenario: 'pending-everything' })
}

/** One of everything that can wait for somebody. */
export async function everythingPending(player: Player, end: Instant): Promise<void> {
  await begin(player, end)
  await player.until(end)
  await slowDown(player)
  await player.attempt(depositCall, deposit, { channel: 'bank', amount: '500000', proof: 'sample-proof' })
  const [card] = await player.context().then(({ work, account }) => work.ownedBy('cards', account))
  await player.attempt(withdrawCall, withdraw, {
    amount: '100000',
    cardId: card?.id ?? '',
    fundPassword: DEMO_FUND_PASSWORD,
  })
  await player.attempt(applyLoanCall, applyLoan, { amount: '200000' })
  await player.attempt(topUpCreditCall, topUpCredit, { amount: '500000' })
  await player.attempt(orderCall, order, {
    symbol: '0263',
    side: 'long',
    type: 'limit',
    price: '900',
    quantity: '500',
    leverage: 1,
    session: 'regular',
  })
}

import { applyLoanCall, topUpCreditCall } from '@kabuto/domain/loans'
import { addCardCall } from '@kabuto/domain/cards'
import { depositCall, exchangeCall, rateCall } from '@kabuto/domain/funds'
import { submitIdentityCall } from '@kabuto/domain/identity'
import { roundToTick, tickTableAt } from '@kabuto/domain/market'
import { type Amount, type Instant, rounded, times, tokyoTime } from '@kabuto/domain/shared'
import { orderCall, type Leverage, sellCall } from '@kabuto/domain/trading'
import { addCard } from '../features/cards/cards.ts'
import { deposit } from '../features/funds/deposit.ts'
import { exchange, rate } from '../features/funds/exchange.ts'
import { submitIdentity } from '../features/identity/identity.ts'
import { applyLoan, topUpCredit } from '../features/loans/loans.ts'
import { order } from '../features/trading/order.ts'
import { sell } from '../features/trading/sell.ts'
import { pastOf } from './days.ts'
import type { Player } from './replay.ts'

const DAY = 24 * 60 * 60_000
const MINUTE = 60_000
/** A review lasts a minute; then it is decided. */
const REVIEWED = 2 * MINUTE

/** The dollars of the mocks' one book (DESIGN §11), bought whole. */
const DOLLARS = '43475.86'
/** 織部紡績, of which some was sold yesterday and today. */
const SPINNER = '0287'
const LENT = '300000'
/** The loan of the mocks runs for 24 days. */
const LENT_DAYS_AGO = 24

export async function verify(player: Player): Promise<void> {
  await player.call(submitIdentityCall, submitIdentity, {
    ...player.person,
    idNumber: '000000000421',
    front: 'sample-front',
    back: 'sample-back',
  })
  await player.until(player.now() + REVIEWED)
}

export async function addCards(player: Player): Promise<void> {
  await player.call(addCardCall, addCard, {
    region: 'jp',
    bankCode: '9993',
    branchCode: '001',
    kind: 'ordinary',
    number: '1234305',
    holder: player.person.nameKana,
  })
  await player.call(addCardCall, addCard, {
    region: 'jp',
    bankCode: '9990',
    branchCode: '018',
    kind: 'ordinary',
    number: '7654712',
    holder: player.person.nameKana,
  })
}

export async function payIn(player: Player, amount: Amount): Promise<void> {
  await player.call(depositCall, deposit, { channel: 'bank', amount, proof: 'sample-proof' })
  await player.until(player.now() + REVIEWED)
}

async function buyDollars(player: Player): Promise<void> {
  const { quoteId, buy: paid } = await player.call(rateCall, rate, { pair: 'USDJPY' })
  await player.call(exchangeCall, exchange, {
    from: 'JPY',
    to: 'USD',
    amount: rounded(times(DOLLARS, paid), 0, 'ceiling'),
    quoteId,
  })
}

type Bought = { symbol: string; quantity: string; leverage?: Leverage }

/** At the market; gives the position. */
export async function buy(player: Player, { symbol, quantity, leverage = 1 }: Bought): Promise<string> {
  const { id } = await player.call(orderCall, order, {
    symbol,
    side: 'long',
    type: 'market',
    price: '',
    quantity,
    leverage,
    session: 'regular',
  })
  await player.until(player.now() + REVIEWED)
  return id
}

/** A limit so far below that it waits. */
async function waitBelow(player: Player, symbol: string, quantity: string): Promise<void> {
  const { market, now } = await player.context()
  const [quoted, instrument] = [market.quoted(symbol, now), market.instrument(symbol)]
  if (!quoted || !instrument) return
  const price = roundToTick(times(quoted.last, '0.95'), tickTableAt(instrument, tokyoTime(now).day), 'down')
  await player.attempt(orderCall, order, {
    symbol,
    side: 'long',
    type: 'limit',
    price,
    quantity,
    leverage: 1,
    session: 'regular',
  })
}

/** About what has to be paid in; the rest is worked out. */
export const firstPaid = '3300000'

/** The first review sends the pictures back. */
export async function rejected(player: Player): Promise<void> {
  await verify(player)
}

async function sellOnceMore(player: Player): Promise<void> {
  const { work, account } = await player.context()
  const left = (await work.ownedBy('positions', account)).find(
    ({ symbol, state }) => symbol === SPINNER && state === 'holding',
  )
  if (left)
    await player.attempt(sellCall, sell, {
      id: left.id,
      quantity: '100',
      type: 'market',
      price: '',
      session: 'regular',
    })
}

async function borrowAndExchange(player: Player, end: Instant): Promise<void> {
  await player.call(topUpCreditCall, topUpCredit, { amount: '1000000' })
  await player.until(Math.max(player.now() + REVIEWED, end - LENT_DAYS_AGO * DAY))
  await player.call(applyLoanCall, applyLoan, { amount: LENT })
  await player.until(Math.max(player.now() + REVIEWED, pastOf(end)(14, 10, 30)))
  await buyDollars(player)
}

type ScriptedStep = readonly [
  daysBefore: number,
  hours: number,
  minutes: number,
  play: (player: Player) => Promise<unknown>,
]

const trades: readonly ScriptedStep[] = [
  [12, 10, 0, (player) => buy(player, { symbol: '0712', quantity: '300' })],
  [11, 13, 0, (player) => buy(player, { symbol: '0418', quantity: '500' })],
  [9, 10, 15, (player) => buy(player, { symbol: SPINNER, quantity: '300' })],
  [8, 14, 0, (player) => buy(player, { symbol: '0824', quantity: '200' })],
  [4, 10, 5, (player) => buy(player, { symbol: '0166', quantity: '200', leverage: 2 })],
  [1, 10, 0, sellOnceMore],
  [0, 9, 20, sellOnceMore],
]

/**
 * The book of the mocks as a replayed past: its cash to the yen, its shares at the market's prices. `paid` is the
 * deposit with which the settled cash comes out right.
 */
export function typical({ cards = true } = {}): (player: Player, end: Instant, paid: Amount) => Promise<void> {
  return async (player, end, paid) => {
    const at = pastOf(end)
    await player.until(at(28, 10))
    await verify(player)
    if (cards) await addCards(player)
    await player.until(at(27, 10))
    await payIn(player, paid)
    await borrowAndExchange(player, end)
    for (const [days, hours, minutes, play] of trades) {
      await player.until(Math.max(player.now(), at(days, hours, minutes)))
      await play(player)
    }
    await player.until(Math.max(player.now(), end - 5 * MINUTE))
    await waitBelow(player, '0263', '500')
  }
}

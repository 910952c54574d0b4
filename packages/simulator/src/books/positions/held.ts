import {
  type Amount,
  calendarOf,
  type Currency,
  type Market,
  minus,
  plus,
  sum,
  tradeDayAt,
} from '@kabuto/domain/shared'
import {
  bookedOrigins,
  type DayFill,
  holdingFee,
  daysHeld,
  isOnMargin,
  type MarginAccount,
  type OpenPosition,
  type Quoted,
  type SameDay,
  sameDayOf,
} from '@kabuto/domain/trading'
import type { Collections } from '../../rows/collections.ts'
import type { AccountContext } from '../../engine/context.ts'
import { inAccount } from '../../rows/accounts.ts'
import { cashIn } from '../ledger/cash.ts'
import { balancesOf } from '../ledger/journal.ts'
import { type PositionRow, valueOf } from '../../rows/position.ts'

export type Held = PositionRow & { opened: NonNullable<PositionRow['opened']> }

export function isHeld(row: PositionRow): row is Held {
  return row.opened !== null && row.closed === null
}

export async function heldPositions({ work, account }: Pick<AccountContext, 'work' | 'account'>): Promise<Held[]> {
  return (await work.ownedBy('positions', account)).filter(isHeld)
}

export function lastPriceOf({ market, now }: Pick<AccountContext, 'market' | 'now'>, symbol: string): Amount {
  const quoted: Quoted | undefined = market.quoted(symbol, now)
  if (!quoted) throw new Error(`${symbol} has no price`)
  return quoted.last
}

/** All cash in one currency, and what of it is available. */
export async function cashFor(
  context: AccountContext,
  currency: Currency,
): Promise<{ all: Amount; available: Amount }> {
  const balances = await balancesOf(context)
  return { all: cashIn(balances, currency), available: inAccount(balances, currency, 'available') }
}

function onCredit(context: AccountContext, row: Held): OpenPosition {
  const { side, quantity, opened, market } = row
  const calendar = calendarOf[market]
  const day = tradeDayAt(calendar, context.now)
  const interest = holdingFee({ side, value: opened.value, days: daysHeld(tradeDayAt(calendar, opened.at), day), day })
  return {
    side,
    quantity,
    openPrice: opened.price,
    lastPrice: lastPriceOf(context, row.symbol),
    costs: interest.amount,
  }
}

/** The collateral of positions on margin: all yen, and Japanese shares at their current price. */
export async function marginAccount(context: AccountContext, held: readonly Held[]): Promise<MarginAccount> {
  const shares = held.filter((row) => !isOnMargin(row) && row.market === 'jpy')
  return {
    cash: cashIn(await balancesOf(context), 'JPY'),
    collateral: sum(shares.map(({ symbol, quantity }) => valueOf(lastPriceOf(context, symbol), quantity))),
    positions: held.filter(isOnMargin).map((row) => onCredit(context, row)),
  }
}

type FillRow = Collections['fills']

/** Few fills a day are the rule, so a small page is usually enough. */
const PAGE = 20

/** Fills of the current trade day of a market, the oldest first. */
export async function fillsToday({ work, account, now }: AccountContext, market: Market): Promise<FillRow[]> {
  const calendar = calendarOf[market]
  const today = tradeDayAt(calendar, now)
  const found: FillRow[] = []
  let from: string | undefined
  for (;;) {
    const rows = await work.page('fills', account, { from, limit: PAGE, newestFirst: true })
    const ofToday = rows.filter(({ at }) => tradeDayAt(calendar, Date.parse(at)) === today)
    found.push(...ofToday)
    if (ofToday.length < PAGE) return found.toReversed()
    from = rows.at(-1)?.id
  }
}

export type Issue = { sameDay: SameDay; held: number }

type CashFill = DayFill & { symbol: string }

/** Fills that were paid in cash, with their amounts. */
async function cashFills({ work }: AccountContext, fills: readonly FillRow[]): Promise<CashFill[]> {
  const found: CashFill[] = []
  for (const fill of fills) {
    const row = (await work.get('positions', fill.positionId)) ?? (await work.get('endedPositions', fill.positionId))
    // Booked shares (new issues and the like) were paid for before.
    if (row && !isOnMargin(row) && !bookedOrigins.has(fill.origin))
      found.push({
        symbol: fill.symbol,
        // Without margin nothing is sold short.
        side: fill.intent === 'open' ? 'buy' : 'sell',
        quantity: fill.quantity,
        amount: fill.value,
      })
  }
  return found
}

function countOf(rows: readonly { quantity: number }[]): number {
  return rows.reduce((total, { quantity }) => total + quantity, 0)
}

function sameDayFor(available: Amount, heldNow: number, fills: readonly CashFill[]): SameDay {
  const of = (side: DayFill['side']): CashFill[] => fills.filter((fill) => fill.side === side)
  const count = (side: DayFill['side']): number => countOf(of(side))
  const amount = (side: DayFill['side']): Amount => sum(of(side).map((fill) => fill.amount))
  // Free cash before the first fill of the day in this issue.
  const fresh = minus(plus(available, amount('buy')), amount('sell'))
  return sameDayOf(fresh, heldNow - count('buy') + count('sell'), fills)
}

/**
 * For each of some issues: how much of today's money was already used for a round trip (差金決済, the ban on netting within
 * a day). In an issue without trades today all free cash can be used.
 */
export async function issuesOf(
  context: AccountContext,
  market: Market,
  symbols: ReadonlySet<string>,
): Promise<(symbol: string) => Issue> {
  const { available } = await cashFor(context, market === 'jpy' ? 'JPY' : 'USD')
  const today = (await fillsToday(context, market)).filter(({ symbol }) => symbols.has(symbol))
  const fills = await cashFills(context, today)
  const shares = (await heldPositions(context)).filter((row) => !isOnMargin(row))
  return (wanted) => {
    const held = shares.filter(({ symbol }) => symbol === wanted)
    const traded = fills.filter(({ symbol }) => symbol === wanted)
    return {
      // Shares of a waiting sale cannot be sold once more.
      held: countOf(held.filter(({ state }) => state === 'holding')),
      sameDay: sameDayFor(available, countOf(held), traded),
    }
  }
}

export async function issueOf(context: AccountContext, symbol: string, market: Market): Promise<Issue> {
  return (await issuesOf(context, market, new Set([symbol])))(symbol)
}

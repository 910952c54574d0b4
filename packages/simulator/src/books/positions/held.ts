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
import type { Books } from '../../engine/context.ts'
import { inAccount } from '../../rows/accounts.ts'
import { cashIn } from '../ledger/cash.ts'
import { balancesOf } from '../ledger/journal.ts'
import { type PositionRow, valueOf } from '../../rows/position.ts'

export type Held = PositionRow & { opened: NonNullable<PositionRow['opened']> }

export function isHeld(row: PositionRow): row is Held {
  return row.opened !== null && row.closed === null
}

export async function heldPositions({ work, account }: Pick<Books, 'work' | 'account'>): Promise<Held[]> {
  return (await work.ownedBy('positions', account)).filter(isHeld)
}

export function lastPriceOf({ market, now }: Pick<Books, 'market' | 'now'>, symbol: string): Amount {
  const quoted: Quoted | undefined = market.quoted(symbol, now)
  if (!quoted) throw new Error(`${symbol} has no price`)
  return quoted.last
}

/** Cash, what it is reserved for, in one currency. */
export async function cashFor(books: Books, currency: Currency): Promise<{ all: Amount; available: Amount }> {
  const balances = await balancesOf(books)
  return { all: cashIn(balances, currency), available: inAccount(balances, currency, 'available') }
}

function onCredit(books: Books, row: Held): OpenPosition {
  const { side, quantity, opened, market } = row
  const calendar = calendarOf[market]
  const day = tradeDayAt(calendar, books.now)
  const interest = holdingFee({ side, value: opened.value, days: daysHeld(tradeDayAt(calendar, opened.at), day), day })
  return { side, quantity, openPrice: opened.price, lastPrice: lastPriceOf(books, row.symbol), costs: interest.amount }
}

/** What stands behind positions on credit: all yen, and Japanese shares at their mark. */
export async function marginAccount(books: Books, held: readonly Held[]): Promise<MarginAccount> {
  const shares = held.filter((row) => !isOnMargin(row) && row.market === 'jpy')
  return {
    cash: cashIn(await balancesOf(books), 'JPY'),
    collateral: sum(shares.map(({ symbol, quantity }) => valueOf(lastPriceOf(books, symbol), quantity))),
    positions: held.filter(isOnMargin).map((row) => onCredit(books, row)),
  }
}

type FillRow = Collections['fills']

/** Most orders are in an issue that was not traded today: one small page tells. */
const PAGE = 20

/** The fills of a market's trade day that runs, oldest first. */
export async function fillsToday({ work, account, now }: Books, market: Market): Promise<FillRow[]> {
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

function isBuyOf({ side, intent }: FillRow): boolean {
  return (side === 'long') === (intent === 'open')
}

export type Issue = { sameDay: SameDay; held: number }

type CashFill = DayFill & { symbol: string }

/** Fills that were paid in cash, with the money that went either way. */
async function cashFills({ work }: Books, fills: readonly FillRow[]): Promise<CashFill[]> {
  const found: CashFill[] = []
  for (const fill of fills) {
    const row = (await work.get('positions', fill.positionId)) ?? (await work.get('endedPositions', fill.positionId))
    // What was booked was paid for before.
    if (row && !isOnMargin(row) && !bookedOrigins.has(fill.origin))
      found.push({
        symbol: fill.symbol,
        side: isBuyOf(fill) ? 'buy' : 'sell',
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
  // What was free for the issue before its first fill of the day.
  const fresh = minus(plus(available, amount('buy')), amount('sell'))
  return sameDayOf(fresh, heldNow - count('buy') + count('sell'), fills)
}

/**
 * What of today's money has gone round in each of some issues of a market already (差金決済). Where nothing was traded in
 * one today, all free cash is fresh.
 */
export async function issuesOf(
  books: Books,
  market: Market,
  symbols: ReadonlySet<string>,
): Promise<(symbol: string) => Issue> {
  const { available } = await cashFor(books, market === 'jpy' ? 'JPY' : 'USD')
  const today = (await fillsToday(books, market)).filter(({ symbol }) => symbols.has(symbol))
  const fills = await cashFills(books, today)
  const shares = (await heldPositions(books)).filter((row) => !isOnMargin(row))
  return (wanted) => {
    const held = shares.filter(({ symbol }) => symbol === wanted)
    const traded = fills.filter(({ symbol }) => symbol === wanted)
    return {
      // What a waiting sale will take cannot be sold once more.
      held: countOf(held.filter(({ state }) => state === 'holding')),
      sameDay: sameDayFor(available, countOf(held), traded),
    }
  }
}

export async function issueOf(books: Books, symbol: string, market: Market): Promise<Issue> {
  return (await issuesOf(books, market, new Set([symbol])))(symbol)
}

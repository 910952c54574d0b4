import {
  type FundsParts,
  type FundsSummary,
  fundsSummary,
  type Hold,
  type Holding,
  type UnsettledPart,
  type Worth,
  worthOf,
} from '@kabuto/domain/funds'
import { creditOf } from '@kabuto/domain/loans'
import {
  addBusinessDays,
  type Amount,
  type Currency,
  isAbove,
  type Language,
  minus,
  plus,
  sum,
  times,
  toIso,
  tokyoTime,
  toYen,
} from '@kabuto/domain/shared'
import { isOnMargin, marginCall, marginRatio } from '@kabuto/domain/trading'
import type { Books } from '../../engine/context.ts'
import { type Balances, inAccount } from '../../rows/accounts.ts'
import { type Collections, settledFromOf } from '../../rows/collections.ts'
import { settledIn } from '../ledger/cash.ts'
import { balancesOf } from '../ledger/journal.ts'
import { type Held, isHeld, lastPriceOf, marginAccount } from '../positions/held.ts'
import { currencyOfRow, type PositionRow } from '../../rows/position.ts'
import { closingCosts, nameOf, quoteOf, unrealisedOf } from '../positions/shown.ts'
import { raiseNow } from '../../products/raises.ts'
import { lotsPaid, stakesValue } from './stakes.ts'

const leverageWords: Record<Language, (times: number) => string> = {
  ja: (by) => ` ${by}倍`,
  en: (by) => ` ${by}×`,
  'zh-Hant': (by) => ` ${by}倍`,
}

function onCredit(books: Books, { symbol, leverage }: PositionRow): string {
  return `${nameOf(books, symbol)}${leverage > 1 ? leverageWords[books.language](leverage) : ''}`
}

function holdOfPosition(books: Books, row: PositionRow): Hold[] {
  if (row.state === 'pendingOrder')
    return [
      {
        id: row.id,
        kind: 'order',
        amount: row.held,
        what: onCredit(books, row),
        ...(row.waiting ? { frees: toIso(row.waiting.expiresAt) } : {}),
      },
    ]
  return isHeld(row) && isOnMargin(row)
    ? [{ id: row.id, kind: 'margin', amount: row.opened.margin, what: onCredit(books, row) }]
    : []
}

function holdsOfPositions(books: Books, positions: readonly PositionRow[], currency: Currency): Hold[] {
  return positions.filter((row) => currencyOfRow(row) === currency).flatMap((row) => holdOfPosition(books, row))
}

function waitingOf<Kind extends { state: string }>(rows: readonly Kind[]): Kind[] {
  return rows.filter(({ state }) => state === 'pending')
}

async function holdOfRaise(
  books: Books,
  { id, amount, raiseId, orderNumber }: Collections['raiseApplications'],
): Promise<Hold> {
  const raise = await raiseNow(books, raiseId)
  return { id, kind: 'raise', amount, what: raise ? nameOf(books, raise.symbol) : orderNumber }
}

/** What is in review, and reserves yen until it is decided. */
async function holdsInReview(books: Books): Promise<Hold[]> {
  const { work, account } = books
  const [withdrawals, blocks, raises] = [
    await work.waiting('withdrawals', account),
    await work.waiting('blockApplications', account),
    waitingOf(await work.ownedBy('raiseApplications', account)),
  ]
  return [
    ...withdrawals.map(({ id, amount, cardLabel, decidedAt }): Hold => ({
      id,
      kind: 'withdrawal',
      amount,
      what: cardLabel,
      frees: decidedAt,
    })),
    ...blocks.map(({ id, amount, symbol, decidedAt }): Hold => ({
      id,
      kind: 'block',
      amount,
      what: nameOf(books, symbol),
      frees: decidedAt,
    })),
    ...(await Promise.all(raises.map((row) => holdOfRaise(books, row)))),
  ]
}

async function unsettledOf(books: Books, currency: Currency): Promise<UnsettledPart[]> {
  const parts = await books.work.ownedBy('unsettled', books.account)
  const today = tokyoTime(books.now).day
  return parts
    .filter((part) => part.currency === currency)
    .toSorted((one, other) => settledFromOf(one) - settledFromOf(other))
    .map(({ amount, symbol, settles }) => ({
      amount,
      what: nameOf(books, symbol),
      settles,
      tradingDays: addBusinessDays(today, 1) < settles ? ('T+2' as const) : ('T+1' as const),
    }))
}

/** All positions of one kind in a stock are one holding. */
function holdingOf(books: Books, rows: readonly Held[]): Holding[] {
  const [first] = rows
  if (!first) return []
  const { symbol, side } = first
  const price = lastPriceOf(books, symbol)
  const quantity = rows.reduce((all, row) => all + row.quantity, 0)
  return [
    {
      symbol,
      currency: currencyOfRow(first),
      onMargin: isOnMargin(first),
      quantity: side === 'long' ? quantity : -quantity,
      price,
      pricedAt: quoteOf(books, symbol).at,
      gain: sum(rows.map((row) => unrealisedOf(books, row))),
    },
  ]
}

/** What is held, at the prices of now. */
function worthNow(books: Books, held: readonly Held[]): Worth & Pick<FundsParts, 'closingFees'> {
  const mid = books.market.midRate(books.now)
  const kinds = Map.groupBy(held, (row) => [row.symbol, row.side, isOnMargin(row)].join())
  const fees = (currency: Currency): Amount =>
    sum(held.filter((row) => currencyOfRow(row) === currency).map((row) => closingCosts(books, row)))
  return {
    ...worthOf(
      [...kinds.values()].flatMap((rows) => holdingOf(books, rows)),
      mid,
    ),
    closingFees: toYen(plus(fees('JPY'), times(fees('USD'), mid))),
  }
}

/**
 * What stands on margin and, after a call, what is missing now: whoever is above the floor again owes nothing until the
 * next check ends the call.
 */
async function marginFor(books: Books, held: readonly Held[]): Promise<FundsParts['margin']> {
  if (!held.some(isOnMargin)) return null
  const around = await marginAccount(books, held)
  const { call = null } = (await books.work.get('margins', books.account)) ?? {}
  const coverNow = (): Amount => marginCall(around, tokyoTime(books.now).day)?.cover ?? '0'
  return {
    ratio: marginRatio(around) ?? null,
    call: call && { cover: coverNow(), due: call.due, closeAt: toIso(call.closeAt) },
  }
}

async function creditFor(books: Books): Promise<Pick<FundsParts, 'loan' | 'credit'>> {
  const { work, account, now } = books
  const member = await work.get('members', account)
  const { score, limit, borrowed, pending, owed, interest, due } = creditOf(
    await work.ownedBy('loans', account),
    await work.ownedBy('topUps', account),
    { now, score: member?.creditScore ?? 0 },
  )
  return {
    credit: { score, limit, borrowed, pending },
    loan: isAbove(owed, '0') && due !== null ? { owed, interest, due } : null,
  }
}

/**
 * All figures of a member as they are now, each with its parts; every one of them is a sum of postings or of prices.
 */
export async function summaryOf(books: Books): Promise<FundsSummary> {
  const { work, account } = books
  const balances = await balancesOf(books)
  const positions = await work.ownedBy('positions', account)
  const held = positions.filter(isHeld)
  const worth = worthNow(books, held)
  const parts: FundsParts = {
    ...worth,
    settled: settledIn(balances, 'JPY'),
    unsettled: await unsettledOf(books, 'JPY'),
    holds: [...holdsOfPositions(books, positions, 'JPY'), ...(await holdsInReview(books))],
    usd: {
      ...worth.usd,
      settled: settledIn(balances, 'USD'),
      unsettled: await unsettledOf(books, 'USD'),
      holds: holdsOfPositions(books, positions, 'USD'),
    },
    ...(await creditFor(books)),
    margin: await marginFor(books, held),
    stakes: await stakesValue(books),
    lots: await lotsPaid(books),
    dayChange: '0',
  }
  const summary = fundsSummary(parts)
  return { ...summary, dayChange: await changeSince(books, summary.total, balances) }
}

/** What has come in from outside so far, in yen: it is no gain. */
export function paidIn(balances: Balances): Amount {
  return minus('0', inAccount(balances, 'JPY', 'outside'))
}

async function changeSince({ work, account }: Books, total: Amount, balances: Balances): Promise<Amount> {
  const before = await work.get('dayEnds', account)
  return before ? minus(minus(total, before.total), minus(paidIn(balances), before.outside)) : '0'
}

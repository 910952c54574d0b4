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
  type Language,
  minus,
  negated,
  plus,
  sum,
  times,
  toIso,
  tokyoTime,
  toYen,
} from '@kabuto/domain/shared'
import { isOnMargin, marginCall, marginRatio } from '@kabuto/domain/trading'
import type { AccountContext } from '../../engine/context.ts'
import { type Balances, inAccount } from '../../rows/accounts.ts'
import { type Collections, settledFromOf } from '../../rows/collections.ts'
import { settledIn } from '../ledger/cash.ts'
import { balancesOf } from '../ledger/journal.ts'
import { type Held, isHeld, lastPriceOf, marginAccount } from '../positions/held.ts'
import { currencyOfRow, type PositionRow } from '../../rows/position.ts'
import { closingCosts, nameOf, quoteOf, unrealisedOf } from '../positions/views.ts'
import { raiseNow } from '../../products/raises.ts'
import { lotsPaid, stakesValue } from './stakes.ts'

const leverageWords: Record<Language, (times: number) => string> = {
  ja: (by) => ` ${by}倍`,
  en: (by) => ` ${by}×`,
  'zh-Hant': (by) => ` ${by}倍`,
}

function onCredit(context: AccountContext, { symbol, leverage }: PositionRow): string {
  return `${nameOf(context, symbol)}${leverage > 1 ? leverageWords[context.language](leverage) : ''}`
}

function holdOfPosition(context: AccountContext, row: PositionRow): Hold[] {
  if (row.state === 'pendingOrder')
    return [
      {
        id: row.id,
        kind: 'order',
        amount: row.held,
        what: onCredit(context, row),
        ...(row.waiting ? { frees: toIso(row.waiting.expiresAt) } : {}),
      },
    ]
  return isHeld(row) && isOnMargin(row)
    ? [{ id: row.id, kind: 'margin', amount: row.opened.margin, what: onCredit(context, row) }]
    : []
}

function holdsOfPositions(context: AccountContext, positions: readonly PositionRow[], currency: Currency): Hold[] {
  return positions.filter((row) => currencyOfRow(row) === currency).flatMap((row) => holdOfPosition(context, row))
}

function waitingOf<Kind extends { state: string }>(rows: readonly Kind[]): Kind[] {
  return rows.filter(({ state }) => state === 'pending')
}

async function holdOfRaise(
  context: AccountContext,
  { id, amount, raiseId, orderNumber }: Collections['raiseApplications'],
): Promise<Hold> {
  const raise = await raiseNow(context, raiseId)
  return { id, kind: 'raise', amount, what: raise ? nameOf(context, raise.symbol) : orderNumber }
}

/** Holds of everything under review, until it is decided. */
async function holdsInReview(context: AccountContext): Promise<Hold[]> {
  const { work, account } = context
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
      what: nameOf(context, symbol),
      frees: decidedAt,
    })),
    ...(await Promise.all(raises.map((row) => holdOfRaise(context, row)))),
  ]
}

async function unsettledOf(context: AccountContext, currency: Currency): Promise<UnsettledPart[]> {
  const parts = await context.work.ownedBy('unsettled', context.account)
  const today = tokyoTime(context.now).day
  return parts
    .filter((part) => part.currency === currency)
    .toSorted((one, other) => settledFromOf(one) - settledFromOf(other))
    .map(({ amount, symbol, settles }) => ({
      amount,
      what: nameOf(context, symbol),
      settles,
      tradingDays: addBusinessDays(today, 1) < settles ? ('T+2' as const) : ('T+1' as const),
    }))
}

/** All positions of one kind in a stock are one holding. */
function holdingOf(context: AccountContext, rows: readonly Held[]): Holding[] {
  const [first] = rows
  if (!first) return []
  const { symbol, side } = first
  const price = lastPriceOf(context, symbol)
  const quantity = rows.reduce((all, row) => all + row.quantity, 0)
  return [
    {
      symbol,
      currency: currencyOfRow(first),
      onMargin: isOnMargin(first),
      quantity: side === 'long' ? quantity : -quantity,
      price,
      pricedAt: quoteOf(context, symbol).at,
      gain: sum(rows.map((row) => unrealisedOf(context, row))),
    },
  ]
}

/** What is held, at the prices of now. */
function worthNow(context: AccountContext, held: readonly Held[]): Worth & Pick<FundsParts, 'closingFees'> {
  const mid = context.market.midRate(context.now)
  const kinds = Map.groupBy(held, (row) => [row.symbol, row.side, isOnMargin(row)].join())
  const fees = (currency: Currency): Amount =>
    sum(held.filter((row) => currencyOfRow(row) === currency).map((row) => closingCosts(context, row)))
  return {
    ...worthOf(
      [...kinds.values()].flatMap((rows) => holdingOf(context, rows)),
      mid,
    ),
    closingFees: toYen(plus(fees('JPY'), times(fees('USD'), mid))),
  }
}

/** Margin ratio and an open margin call with what is missing now: nothing, once the ratio is above the floor again. */
async function marginFor(context: AccountContext, held: readonly Held[]): Promise<FundsParts['margin']> {
  if (!held.some(isOnMargin)) return null
  const around = await marginAccount(context, held)
  const { call = null } = (await context.work.get('margins', context.account)) ?? {}
  const coverNow = (): Amount => marginCall(around, tokyoTime(context.now).day)?.cover ?? '0'
  return {
    ratio: marginRatio(around) ?? null,
    call: call && { cover: coverNow(), due: call.due, closeAt: toIso(call.closeAt) },
  }
}

async function creditFor(context: AccountContext): Promise<Pick<FundsParts, 'loan' | 'credit'>> {
  const { work, account, now } = context
  const member = await work.get('members', account)
  const { score, limit, borrowed, pending, owed, interest, due } = creditOf(
    await work.ownedBy('loans', account),
    await work.ownedBy('topUps', account),
    { now, score: member?.creditScore ?? 0 },
  )
  return {
    credit: { score, limit, borrowed, pending },
    // A loan that runs is due some day; one that was paid back does not run.
    loan: due === null ? null : { owed, interest, due },
  }
}

/** All current figures of a member with their parts; each is a sum of postings or of prices. */
export async function summaryOf(context: AccountContext): Promise<FundsSummary> {
  const { work, account } = context
  const balances = await balancesOf(context)
  const positions = await work.ownedBy('positions', account)
  const held = positions.filter(isHeld)
  const worth = worthNow(context, held)
  const parts: FundsParts = {
    ...worth,
    settled: settledIn(balances, 'JPY'),
    unsettled: await unsettledOf(context, 'JPY'),
    holds: [...holdsOfPositions(context, positions, 'JPY'), ...(await holdsInReview(context))],
    usd: {
      ...worth.usd,
      settled: settledIn(balances, 'USD'),
      unsettled: await unsettledOf(context, 'USD'),
      holds: holdsOfPositions(context, positions, 'USD'),
    },
    ...(await creditFor(context)),
    margin: await marginFor(context, held),
    stakes: await stakesValue(context),
    lots: await lotsPaid(context),
    dayChange: '0',
  }
  const summary = fundsSummary(parts)
  return { ...summary, dayChange: await changeSince(context, summary.total, balances) }
}

/** Net payments from outside so far, in yen: they are no gain. */
export function paidIn(balances: Balances): Amount {
  return negated(inAccount(balances, 'JPY', 'outside'))
}

async function changeSince({ work, account }: AccountContext, total: Amount, balances: Balances): Promise<Amount> {
  const before = await work.get('dayEnds', account)
  return before ? minus(minus(total, before.total), minus(paidIn(balances), before.outside)) : '0'
}

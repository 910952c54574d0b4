import type { InferOutput } from 'valibot'
import {
  type Amount,
  atLeastZero,
  divided,
  isBelow,
  minus,
  plus,
  quotient,
  rounded,
  smaller,
  sum,
  times,
} from '../shared/amount/money.ts'
import { addBusinessDays } from '../shared/time/businessDays.ts'
import type { Day } from '../shared/time/tokyoTime.ts'
import type { Leverage, marginAccountSchema, Position, Side } from './entities.ts'

/** Decisions §6, facts §8. Per cent of the open positions. */
export const marginRules = {
  /** Below it no new positions. */
  open: '30',
  /** Below it the member is asked for cover, in two business days; then positions are closed. */
  call: '20',
  coverDays: 2,
  /** Shares count as security for so much of their value. */
  haircut: '0.8',
} as const

/**
 * What is on margin: leveraged, short, and day trades, which put up their whole value. All else is paid in cash.
 */
export function isOnMargin({
  side,
  leverage,
  origin,
}: {
  side: Side
  leverage: number
  origin?: Position['origin'] | undefined
}): boolean {
  return side === 'short' || leverage > 1 || origin === 'dayTrade'
}

export type MarginAccount = InferOutput<typeof marginAccountSchema>
export type OpenPosition = MarginAccount['positions'][number]

/** What an order on credit freezes: its value over the leverage, up to the yen. */
export function initialMargin(value: Amount, leverage: Leverage): Amount {
  return divided(value, String(leverage), 0, 'awayFromZero')
}

export function unrealised({ side, quantity, openPrice, lastPrice }: Omit<OpenPosition, 'costs'>): Amount {
  return times(side === 'long' ? minus(lastPrice, openPrice) : minus(openPrice, lastPrice), String(quantity))
}

function openValue(positions: readonly OpenPosition[]): Amount {
  return sum(positions.map(({ openPrice, quantity }) => times(openPrice, String(quantity))))
}

/** Facts §8: losses and accrued costs count, unrealised profit does not. */
export function marginEquity({ cash, collateral, positions }: MarginAccount): Amount {
  const losses = sum(positions.map((position) => smaller(unrealised(position), '0')))
  const costs = sum(positions.map((position) => position.costs))
  return minus(sum([cash, times(collateral, marginRules.haircut), losses]), costs)
}

/** Per cent with two decimals, cut off so that it never looks safer than it is; nothing where nothing is open. */
export function marginRatio(account: MarginAccount): Amount | undefined {
  return quotient(times(marginEquity(account), '100'), openValue(account.positions), 2, 'floor')
}

export type MarginCall = { cover: Amount; due: Day }

/** What must be paid in so that the ratio is at the floor again, and by when. */
export function marginCall(account: MarginAccount, day: Day): MarginCall | undefined {
  const open = openValue(account.positions)
  const least = times(open, times(marginRules.call, '0.01'))
  const missing = atLeastZero(minus(least, marginEquity(account)))
  if (!isBelow('0', missing)) return undefined
  return { cover: rounded(missing, 0, 'awayFromZero'), due: addBusinessDays(day, marginRules.coverDays) }
}

/** The ratio before and after a further position of that value and cost. */
export function ratiosAround(
  account: MarginAccount,
  value: Amount,
  costs: Amount,
): { before: Amount | undefined; after: Amount } {
  const equity = marginEquity(account)
  const open = openValue(account.positions)
  // The order itself is above zero, so after it there is something to divide by.
  const after = divided(times(minus(equity, costs), '100'), plus(open, value), 2, 'floor')
  return { before: quotient(times(equity, '100'), open, 2, 'floor'), after }
}

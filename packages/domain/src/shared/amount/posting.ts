import type { Currency } from '../format/money.ts'
import { type Amount, isSame, type Money, negated, plus } from './money.ts'

/** One side of a movement: so much into (above zero) or out of (below zero) an account of the books. */
export type Posting<Account extends string = string> = { account: Account } & Money

/** What is left over in each currency that does not come to zero. */
export type Imbalance = Partial<Record<Currency, Amount>>

export function imbalanceOf(postings: readonly Posting[]): Imbalance {
  const left = new Map<Currency, Amount>()
  for (const { currency, amount } of postings) left.set(currency, plus(left.get(currency) ?? '0', amount))
  return Object.fromEntries([...left].filter(([, amount]) => !isSame(amount, '0')))
}

export type Entry<Account extends string = string> = { cause: string; postings: readonly Posting<Account>[] }

/** An entry of the books exists only balanced: in every currency what goes out comes in. */
export function entryOf<Account extends string>(
  cause: string,
  postings: readonly Posting<Account>[],
): { entry: Entry<Account> } | { imbalance: Imbalance } {
  const imbalance = imbalanceOf(postings)
  return Object.keys(imbalance).length === 0 ? { entry: { cause, postings } } : { imbalance }
}

/** One account pays another. */
export function movement<Account extends string>(
  from: Account,
  to: Account,
  { currency, amount }: Money,
): Posting<Account>[] {
  return [
    { account: from, currency, amount: negated(amount) },
    { account: to, currency, amount },
  ]
}

/** The balance of an account is nothing but the sum of its postings. */
export function balanceOf<Account extends string>(
  entries: readonly Entry<Account>[],
  account: Account,
  currency: Currency,
): Amount {
  return entries
    .flatMap(({ postings }) => postings)
    .filter((posting) => posting.account === account && posting.currency === currency)
    .reduce((balance, { amount }) => plus(balance, amount), '0')
}

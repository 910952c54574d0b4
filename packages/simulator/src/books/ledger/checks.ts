import {
  type Amount,
  type Currency,
  imbalanceOf,
  isBelow,
  isSame,
  minus,
  negated,
  plus,
  type Posting,
} from '@kabuto/domain/shared'
import type { Collections } from '../../rows/collections.ts'
import type { Touched } from '../../engine/work.ts'
import { type Balances, currencies, inAccount, type LedgerAccount, ledgerAccounts } from '../../rows/accounts.ts'
import { claimedAccounts, claimsOf } from './claims.ts'

type Sums = Map<string, Amount>

const keyOf = (owner: string, currency: Currency, account: LedgerAccount): string => `${owner} ${currency} ${account}`

function add(sums: Sums, key: string, amount: Amount): void {
  sums.set(key, plus(sums.get(key) ?? '0', amount))
}

const nothing: Balances = { JPY: {}, USD: {} }

function isEntry({ collection }: Touched): boolean {
  return collection === 'entries'
}

function postingsOf(row: Touched['row']): readonly Posting<LedgerAccount>[] {
  return row ? (row as Collections['entries']).postings : []
}

/** Changes of each account by the entries. An entry that moves to the archive changes its owner. */
function postedSums(touched: readonly Touched[]): Sums {
  const sums: Sums = new Map()
  for (const { owner, ownerBefore, before, row } of touched.filter(isEntry)) {
    for (const { account, currency, amount } of postingsOf(row)) add(sums, keyOf(owner, currency, account), amount)
    for (const { account, currency, amount } of postingsOf(before))
      add(sums, keyOf(ownerBefore, currency, account), negated(amount))
  }
  return sums
}

/** Changes of the claims on each account, by the records that claim. */
function claimedSums(touched: readonly Touched[]): Sums {
  const sums: Sums = new Map()
  for (const { collection, owner, ownerBefore, before, row } of touched) {
    for (const { currency, account, amount } of claimsOf(collection, row as never))
      add(sums, keyOf(owner, currency, account), amount)
    for (const { currency, account, amount } of claimsOf(collection, before as never))
      add(sums, keyOf(ownerBefore, currency, account), negated(amount))
  }
  return sums
}

function differing(one: Sums, other: Sums, keys: Iterable<string>): string[] {
  return [...keys]
    .filter((key) => !isSame(one.get(key) ?? '0', other.get(key) ?? '0'))
    .map((key) => `${key}: ${one.get(key) ?? '0'} against ${other.get(key) ?? '0'}`)
}

function balanceMoves(touched: readonly Touched[]): Sums {
  const sums: Sums = new Map()
  for (const { collection, owner, before, row } of touched) {
    if (collection !== 'balances') continue
    const [then, now] = [(before ?? nothing) as Balances, (row ?? nothing) as Balances]
    for (const currency of currencies)
      for (const account of ledgerAccounts)
        add(
          sums,
          keyOf(owner, currency, account),
          minus(inAccount(now, currency, account), inAccount(then, currency, account)),
        )
  }
  return sums
}

function belowZero(touched: readonly Touched[]): string[] {
  return touched.flatMap(({ collection, owner, row }) =>
    collection === 'balances' && row
      ? currencies
          .filter((currency) => isBelow(inAccount(row as unknown as Balances, currency, 'available'), '0'))
          .map((currency) => `${owner} has less than no ${currency}`)
      : [],
  )
}

function isClaimed(key: string): boolean {
  return claimedAccounts.some((account) => key.endsWith(` ${account}`))
}

/**
 * Faults in what a unit of work is about to write. Each entry must balance; balances change by their entries only;
 * holds, margin, shares, stakes, debts and unsettled parts change with the records that claim them; no available cash
 * is below zero. If every commit keeps these rules, all books keep them (`audit.ts` adds them up).
 */
export function faultsIn(touched: readonly Touched[]): string[] {
  const posted = postedSums(touched)
  const claimed = claimedSums(touched)
  const moved = balanceMoves(touched)
  const entries = touched.filter(isEntry)
  const unbalanced = entries.flatMap(({ id, row }) =>
    Object.entries(imbalanceOf(postingsOf(row))).map(([currency, amount]) => `${id} is off by ${amount} ${currency}`),
  )
  return [
    ...unbalanced,
    ...differing(moved, posted, new Set([...moved.keys(), ...posted.keys()])),
    ...differing(posted, claimed, [...new Set([...posted.keys(), ...claimed.keys()])].filter(isClaimed)),
    ...belowZero(touched),
    ...entries
      .filter(({ before, row }) => before !== undefined && JSON.stringify(before) !== JSON.stringify(row))
      .map(({ id }) => `entry ${id} was changed`),
  ]
}

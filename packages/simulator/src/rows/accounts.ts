import type { Amount, Currency, Instant, Posting } from '@kabuto/domain/shared'

/**
 * The ledger accounts of a member, each in both currencies. Assets are positive, their origins negative; the sum is
 * always zero.
 */
export const ledgerAccounts = [
  /** Cash that nothing reserves, settled or not. */
  'available',
  /** Held for orders, withdrawals and applications. */
  'frozen',
  /** Put up for positions on credit. */
  'margin',
  /** The part of the cash whose settlement day has not come, and its other side. */
  'unsettled',
  'clearing',
  /** What shares were bought for. */
  'shares',
  /** Paid into follow products and portfolios. */
  'stakes',
  /** Borrowed, so below zero. */
  'loan',
  'fees',
  'interest',
  /** Gains are negative, as an origin. */
  'result',
  /** The other side of an exchange, in either currency. */
  'exchange',
  'outside',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

type CurrencyBalances = Partial<Record<LedgerAccount, Amount>>
export type Balances = Record<Currency, CurrencyBalances>

export const currencies = ['JPY', 'USD'] as const satisfies readonly Currency[]

export function inAccount(balances: Balances, currency: Currency, account: LedgerAccount): Amount {
  return balances[currency][account] ?? '0'
}

/** Why money moved. */
export type Cause =
  | 'opening'
  | 'deposit'
  | 'withdrawalHeld'
  | 'withdrawalReturned'
  | 'withdrawal'
  | 'exchange'
  | 'loan'
  | 'repayment'
  | 'orderHeld'
  | 'orderReturned'
  | 'purchase'
  | 'sale'
  | 'marginOpened'
  | 'marginClosed'
  | 'fees'
  | 'interest'
  | 'settled'
  | 'netted'
  | 'waived'
  | 'applicationHeld'
  | 'applicationReturned'
  | 'allotted'
  | 'lotsPaid'
  | 'staked'
  | 'stakeEnded'
  | 'dividend'

/** One movement with the record that it was made for. */
export type JournalEntry = { cause: Cause; record: string; at: Instant; postings: readonly Posting<LedgerAccount>[] }

/** What an account must hold because of a record: holds, margin, shares, unsettled parts, stakes, debts. */
export type Claim = { account: LedgerAccount; currency: Currency; amount: Amount }

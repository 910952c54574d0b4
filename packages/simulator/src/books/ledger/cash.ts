import type { Proceeds } from '@kabuto/domain/funds'
import { type Amount, atLeastZero, type Currency, isAbove, minus, smaller, sum } from '@kabuto/domain/shared'
import { settledFromOf } from '../../rows/collections.ts'
import type { Books } from '../../engine/context.ts'
import { orderedId } from '../../engine/ids.ts'
import { type Balances, type Cause, inAccount } from '../../rows/accounts.ts'
import { balancesOf, moved, post } from './journal.ts'

/** All yen or dollars there are, reserved or not. */
export function cashIn(balances: Balances, currency: Currency): Amount {
  return sum([
    inAccount(balances, currency, 'available'),
    inAccount(balances, currency, 'frozen'),
    inAccount(balances, currency, 'margin'),
  ])
}

/** Of all cash the part whose settlement day has come. */
export function settledIn(balances: Balances, currency: Currency): Amount {
  return minus(cashIn(balances, currency), inAccount(balances, currency, 'unsettled'))
}

export async function availableIn(books: Books, currency: Currency): Promise<Amount> {
  return inAccount(await balancesOf(books), currency, 'available')
}

/** What must stay settled, because it will leave in cash. */
async function promised({ work, account }: Books, currency: Currency): Promise<Amount> {
  if (currency === 'USD') return '0'
  const withdrawals = await work.waiting('withdrawals', account)
  return sum(withdrawals.map(({ amount }) => amount))
}

/**
 * A payment takes settled cash first. Where that does not reach, it is paid from proceeds that settle later: the two
 * are settled against each other, the earliest part first. Returns what was taken of them.
 */
export async function netAgainstUnsettled(books: Books, currency: Currency, record: string): Promise<Proceeds[]> {
  const netted: Proceeds[] = []
  const { work, account } = books
  const balances = await balancesOf(books)
  if (!isAbove(inAccount(balances, currency, 'unsettled'), '0')) return netted
  let missing = atLeastZero(minus(await promised(books, currency), settledIn(balances, currency)))
  if (!isAbove(missing, '0')) return netted
  const parts = (await work.ownedBy('unsettled', account)).filter((part) => part.currency === currency)
  for (const part of parts.toSorted((one, other) => settledFromOf(one) - settledFromOf(other))) {
    const taken = smaller(missing, part.amount)
    if (!isAbove(taken, '0')) break
    missing = minus(missing, taken)
    const rest = minus(part.amount, taken)
    if (isAbove(rest, '0')) work.put('unsettled', { ...part, amount: rest })
    else work.remove('unsettled', part.id)
    await post(books, 'netted', record, moved({ from: 'unsettled', to: 'clearing', amount: taken, currency }))
    netted.push({ symbol: part.symbol, settles: part.settles, from: settledFromOf(part), amount: taken })
  }
  return netted
}

/** Cash that can be used at once and is settled on the day of each part. */
export async function settleLater(
  books: Books,
  cause: Extract<Cause, 'sale' | 'exchange' | 'stakeEnded'>,
  record: string,
  { currency, parts }: { currency: Currency; parts: readonly Proceeds[] },
): Promise<void> {
  const { work, account } = books
  for (const part of parts) {
    work.put('unsettled', { id: orderedId(books), currency, ...part }, account)
    await post(books, cause, record, moved({ from: 'clearing', to: 'unsettled', amount: part.amount, currency }))
  }
}

/**
 * A loss on credit that is larger than all cash is borne by the simulation: nobody ends in debt to it
 * (docs/decisions/ledger.md).
 */
export async function waiveBelowZero(books: Books, currency: Currency, record: string): Promise<Amount> {
  const waived = atLeastZero(minus('0', await availableIn(books, currency)))
  await post(books, 'waived', record, moved({ from: 'outside', to: 'available', amount: waived, currency }))
  return waived
}

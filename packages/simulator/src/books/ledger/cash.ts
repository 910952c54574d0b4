import type { Proceeds } from '@kabuto/domain/funds'
import { type Amount, atLeastZero, type Currency, isAbove, minus, negated, smaller, sum } from '@kabuto/domain/shared'
import { settledFromOf } from '../../rows/collections.ts'
import type { AccountContext } from '../../engine/context.ts'
import { orderedId } from '../../engine/ids.ts'
import { type Balances, type Cause, inAccount } from '../../rows/accounts.ts'
import { balancesOf, post, transfer } from './journal.ts'

/** All yen or dollars there are, reserved or not. */
export function cashIn(balances: Balances, currency: Currency): Amount {
  return sum([
    inAccount(balances, currency, 'available'),
    inAccount(balances, currency, 'frozen'),
    inAccount(balances, currency, 'margin'),
  ])
}

/** The part of all cash whose settlement day has come. */
export function settledIn(balances: Balances, currency: Currency): Amount {
  return minus(cashIn(balances, currency), inAccount(balances, currency, 'unsettled'))
}

export async function availableIn(context: AccountContext, currency: Currency): Promise<Amount> {
  return inAccount(await balancesOf(context), currency, 'available')
}

/** Pending withdrawals: this much must stay settled, because it will leave in cash. */
async function promised({ work, account }: AccountContext, currency: Currency): Promise<Amount> {
  if (currency === 'USD') return '0'
  const withdrawals = await work.waiting('withdrawals', account)
  return sum(withdrawals.map(({ amount }) => amount))
}

/**
 * A payment uses settled cash first. If that is not enough, unsettled proceeds pay the rest and both are settled
 * against each other, the earliest proceeds first. Returns the proceeds that were used.
 */
export async function netAgainstUnsettled(
  context: AccountContext,
  currency: Currency,
  record: string,
): Promise<Proceeds[]> {
  const netted: Proceeds[] = []
  const { work, account } = context
  const balances = await balancesOf(context)
  if (!isAbove(inAccount(balances, currency, 'unsettled'), '0')) return netted
  let missing = atLeastZero(minus(await promised(context, currency), settledIn(balances, currency)))
  if (!isAbove(missing, '0')) return netted
  const parts = (await work.ownedBy('unsettled', account)).filter((part) => part.currency === currency)
  for (const part of parts.toSorted((one, other) => settledFromOf(one) - settledFromOf(other))) {
    const taken = smaller(missing, part.amount)
    if (!isAbove(taken, '0')) break
    missing = minus(missing, taken)
    const rest = minus(part.amount, taken)
    if (isAbove(rest, '0')) work.put('unsettled', { ...part, amount: rest })
    else work.remove('unsettled', part.id)
    await post(context, 'netted', record, transfer({ from: 'unsettled', to: 'clearing', amount: taken, currency }))
    netted.push({ symbol: part.symbol, settles: part.settles, from: settledFromOf(part), amount: taken })
  }
  return netted
}

/** Books proceeds: they can be used at once, and each part settles on its own day. */
export async function settleLater(
  context: AccountContext,
  cause: Extract<Cause, 'sale' | 'exchange' | 'stakeEnded'>,
  record: string,
  { currency, parts }: { currency: Currency; parts: readonly Proceeds[] },
): Promise<void> {
  const { work, account } = context
  for (const part of parts) {
    work.put('unsettled', { id: orderedId(context), currency, ...part }, account)
    await post(context, cause, record, transfer({ from: 'clearing', to: 'unsettled', amount: part.amount, currency }))
  }
}

/**
 * A loss on credit that is larger than all cash is borne by the simulation: nobody ends in debt to it
 * (docs/decisions/ledger.md).
 */
export async function waiveBelowZero(context: AccountContext, currency: Currency, record: string): Promise<Amount> {
  const waived = atLeastZero(negated(await availableIn(context, currency)))
  await post(context, 'waived', record, transfer({ from: 'outside', to: 'available', amount: waived, currency }))
  return waived
}

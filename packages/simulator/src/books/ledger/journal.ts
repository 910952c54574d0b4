import { type Amount, type Currency, entryOf, isSame, movement, plus, type Posting } from '@kabuto/domain/shared'
import type { AccountContext } from '../../engine/context.ts'
import { orderedId } from '../../engine/ids.ts'
import { type Balances, type Cause, inAccount, type LedgerAccount } from '../../rows/accounts.ts'

const nothing: Balances = { JPY: {}, USD: {} }

export async function balancesOf({ work, account }: Pick<AccountContext, 'work' | 'account'>): Promise<Balances> {
  return (await work.get('balances', account)) ?? nothing
}

function posted(balances: Balances, { account, currency, amount }: Posting<LedgerAccount>): Balances {
  return {
    ...balances,
    [currency]: { ...balances[currency], [account]: plus(inAccount(balances, currency, account), amount) },
  }
}

/** Books an entry; one that does not balance is a fault of the program and never reaches the books. */
export async function post(
  context: AccountContext,
  cause: Cause,
  record: string,
  postings: readonly Posting<LedgerAccount>[],
): Promise<void> {
  const real = postings.filter(({ amount }) => !isSame(amount, '0'))
  if (real.length === 0) return
  const made = entryOf(cause, real)
  if ('imbalance' in made) throw new Error(`${cause} of ${record} does not balance: ${JSON.stringify(made.imbalance)}`)
  const { work, account, now } = context
  const balances = await balancesOf(context)
  work.put('entries', { id: orderedId(context), cause, record, at: now, postings: real }, account)
  work.put('balances', { id: account, ...real.reduce(posted, balances) }, account)
}

export type Transfer = { from: LedgerAccount; to: LedgerAccount; amount: Amount; currency?: Currency | undefined }

/** The two postings that move an amount from one account to another. */
export function transfer({ from, to, amount, currency = 'JPY' }: Transfer): Posting<LedgerAccount>[] {
  return movement(from, to, { currency, amount })
}

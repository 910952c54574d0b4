import { type Amount, isSame, negated } from '@kabuto/domain/shared'
import type { CollectionName, Collections } from '../../rows/collections.ts'
import { claimOfPosition } from '../../rows/position.ts'
import type { Claim, LedgerAccount } from '../../rows/accounts.ts'

type ClaimsOf<Name extends CollectionName> = (row: Collections[Name]) => Claim[]

function held(state: string, amount: Amount): Claim[] {
  return state === 'pending' ? [{ account: 'frozen', currency: 'JPY', amount }] : []
}

const claims: { [Name in CollectionName]?: ClaimsOf<Name> } = {
  positions: claimOfPosition,
  unsettled: ({ currency, amount }) => [{ account: 'unsettled', currency, amount }],
  withdrawals: ({ state, amount }) => held(state, amount),
  loans: ({ state, principal }) =>
    state === 'passed' ? [{ account: 'loan', currency: 'JPY', amount: negated(principal) }] : [],
  blockApplications: ({ state, amount }) => held(state, amount),
  raiseApplications: ({ state, amount }) => held(state, amount),
  ipoApplications: ({ state, amountSubscribed, booked }) =>
    state === 'paymentComplete' && !booked ? [{ account: 'shares', currency: 'JPY', amount: amountSubscribed }] : [],
  followOrders: ({ state, amount }) => (state === 'inProgress' ? [{ account: 'stakes', currency: 'JPY', amount }] : []),
  holdings: ({ state, amount }) => (state === 'inProgress' ? [{ account: 'stakes', currency: 'JPY', amount }] : []),
}

/** Accounts that must always equal the sum of the claims on them. */
export const claimedAccounts = [
  'frozen',
  'margin',
  'unsettled',
  'shares',
  'stakes',
  'loan',
] as const satisfies readonly LedgerAccount[]

export function claimsOf<Name extends CollectionName>(collection: Name, row: Collections[Name] | undefined): Claim[] {
  const all = row && claims[collection] ? claims[collection](row) : []
  return all.filter(({ amount }) => !isSame(amount, '0'))
}

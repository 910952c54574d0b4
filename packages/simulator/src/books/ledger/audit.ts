import { type Amount, imbalanceOf, isBelow, isSame, plus } from '@kabuto/domain/shared'
import { type CollectionName, type Collections } from '../../rows/collections.ts'
import type { Span, Store } from '../../engine/store.ts'
import { type Balances, currencies, inAccount, ledgerAccounts } from '../../rows/accounts.ts'
import { claimedAccounts, claimsOf } from './claims.ts'

const claiming: readonly CollectionName[] = [
  'positions',
  'unsettled',
  'withdrawals',
  'loans',
  'blockApplications',
  'raiseApplications',
  'ipoApplications',
  'followOrders',
  'holdings',
]
const PAGE = 1000

type Sums = Record<string, Amount>

function add(sums: Sums, key: string, amount: Amount): void {
  sums[key] = plus(sums[key] ?? '0', amount)
}

async function postedBy(store: Store, account: string, faults: string[]): Promise<Sums> {
  const sums: Sums = {}
  let span: Span = { limit: PAGE, newestFirst: false }
  for (;;) {
    const entries = await store.page('entries', account, span)
    for (const { row } of entries) {
      const { id, postings } = row as Collections['entries']
      if (Object.keys(imbalanceOf(postings)).length > 0) faults.push(`entry ${id} of ${account} does not balance`)
      for (const { currency, account: name, amount } of postings) add(sums, `${currency} ${name}`, amount)
    }
    if (entries.length < PAGE) return sums
    span = { ...span, from: entries.at(-1)?.row.id }
  }
}

async function claimedBy(store: Store, account: string): Promise<Sums> {
  const sums: Sums = {}
  for (const collection of claiming) {
    for (const { row } of await store.ownedBy(collection, account))
      for (const claim of claimsOf(collection, row as never))
        add(sums, `${claim.currency} ${claim.account}`, claim.amount)
  }
  return sums
}

/** One member's books, added up from the first entry on. */
export async function auditMember(store: Store, account: string): Promise<string[]> {
  const faults: string[] = []
  const posted = await postedBy(store, account, faults)
  const claimed = await claimedBy(store, account)
  const balances = ((await store.get('balances', account))?.row ?? { JPY: {}, USD: {} }) as unknown as Balances
  for (const currency of currencies) {
    for (const name of ledgerAccounts) {
      const [balance, key] = [inAccount(balances, currency, name), `${currency} ${name}`]
      if (!isSame(balance, posted[key] ?? '0'))
        faults.push(`${account} ${key}: ${balance} stands, ${posted[key] ?? '0'} was posted`)
      if (claimedAccounts.some((one) => one === name) && !isSame(balance, claimed[key] ?? '0'))
        faults.push(`${account} ${key}: ${balance} stands, ${claimed[key] ?? '0'} is claimed`)
    }
    if (isBelow(inAccount(balances, currency, 'available'), '0')) faults.push(`${account} has less than no ${currency}`)
  }
  return faults
}

/** The whole books: at the start of a server, in tests and on demand. */
export async function audit(store: Store): Promise<string[]> {
  const members = await store.all('members')
  const faults: string[] = []
  for (const { row } of members) faults.push(...(await auditMember(store, row.id)))
  return faults
}

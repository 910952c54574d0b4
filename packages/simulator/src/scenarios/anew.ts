import type { ReviewKind } from '@kabuto/domain/backoffice'
import type { Scenario } from '@kabuto/domain/shared'
import { take } from '../features/blocks/offers.ts'
import { voidTicket } from '../features/offerings/ipo.ts'
import { giveBackRaise } from '../features/offerings/raises.ts'
import { dequeue } from '../reviews/queue.ts'
import type { CollectionName } from '../rows/collections.ts'
import type { Books } from '../engine/context.ts'
import { identityOf } from '../records/identity.ts'
import { forget } from '../records/uploads.ts'
import { imposedOn, plantMember } from './plant.ts'

/** One row a member under the account's own id. */
const keyed = [
  'balances',
  'counters',
  'dayEnds',
  'usDays',
  'margins',
  'identities',
  'watchlists',
  'readNotices',
] as const satisfies readonly CollectionName[]
/** Many rows a member, each with an id of its own. */
const listed = [
  'entries',
  'unsettled',
  'days',
  'positions',
  'endedPositions',
  'dayTrades',
  'fills',
  'dividends',
  'deposits',
  'withdrawals',
  'exchanges',
  'loans',
  'repayments',
  'topUps',
  'cards',
  'ipoApplications',
  'raiseApplications',
  'blockApplications',
  'followOrders',
  'holdings',
  'messages',
  'appeals',
  'memberNotices',
] as const satisfies readonly CollectionName[]

const reviewed = {
  deposits: 'deposit',
  withdrawals: 'withdrawal',
  loans: 'loan',
  topUps: 'creditTopUp',
  blockApplications: 'block',
  raiseApplications: 'raise',
  appeals: 'appeal',
} as const

/** Nobody decides any more about what waited. */
async function leaveQueue({ work, account }: Pick<Books, 'work' | 'account'>): Promise<void> {
  for (const [collection, kind] of Object.entries(reviewed) as [keyof typeof reviewed, ReviewKind][]) {
    for (const row of await work.ownedBy(collection, account)) {
      if (row.state === 'pending')
        await dequeue({ work }, kind, {
          id: row.id,
          submittedAt: 'submittedAt' in row ? row.submittedAt : 'sentAt' in row ? row.sentAt : row.appliedAt,
        })
    }
  }
  const identity = await work.get('identities', account)
  if (identity?.submittedAt) await dequeue({ work }, 'identity', { id: account, submittedAt: identity.submittedAt })
}

/** No review is left that the pictures could be for (decisions §1); only the member's face stays. */
async function forgetPictures({ work, account }: Pick<Books, 'work' | 'account'>): Promise<void> {
  const member = await work.get('members', account)
  for (const { id } of await work.ownedBy('uploads', account)) if (id !== member?.avatar) await forget({ work }, id)
}

/** What the books took of offers to all can be had again: by their member too, who applies for it anew. */
async function giveBack(books: Books): Promise<void> {
  const { work, account } = books
  for (const row of await work.ownedBy('ipoApplications', account)) await voidTicket(books, row)
  for (const row of await work.ownedBy('raiseApplications', account)) await giveBackRaise(books, row)
  for (const { blockId, quantity, state } of await work.ownedBy('blockApplications', account))
    if (state !== 'rejected') await take(books, blockId, -quantity)
}

/**
 * The books so far go to an owner that nobody logs in as: the history is kept, and nothing falls due in it any more.
 */
async function archive(books: Books): Promise<void> {
  const { work, account, newId, now } = books
  const owner = `${account}@${now.toString(36)}${newId().slice(0, 6)}`
  await leaveQueue({ work, account })
  await forgetPictures({ work, account })
  await giveBack(books)
  for (const collection of keyed) {
    const row = await work.get(collection, account)
    if (!row) continue
    work.put(collection, { ...row, id: owner }, owner)
    work.remove(collection, account)
  }
  for (const collection of listed)
    for (const row of await work.ownedBy(collection, account)) work.put(collection, row, owner)
}

/**
 * Fresh books with the past of a scenario; who the member is, how they log in and what the back office holds them back
 * from stays.
 */
export async function startAnew(books: Books, scenario: Scenario): Promise<void> {
  const { work, account } = books
  const before = await work.get('members', account)
  if (!before) throw new Error(`there is no member ${account} to begin anew`)
  const { nameKana } = await identityOf(books)
  await archive(books)
  const { name, passwordHash, fundPasswordHash, inviteCode, isAdmin, isDemo, lang, avatar, joinedAt } = before
  // What is told of the past is told to the member, whoever lets them begin.
  await plantMember({ ...books, language: lang }, account, scenario, {
    name,
    nameKana,
    passwordHash,
    fundPasswordHash,
    inviteCode,
  })
  const after = await work.get('members', account)
  if (after)
    work.put('members', {
      ...after,
      isAdmin,
      isDemo,
      lang,
      avatar,
      joinedAt,
      blocks: { ...after.blocks, ...imposedOn(before) },
    })
}

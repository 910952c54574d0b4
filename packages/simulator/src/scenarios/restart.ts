import type { ReviewKind } from '@kabuto/domain/backoffice'
import type { Scenario } from '@kabuto/domain/shared'
import { changeTaken } from '../features/blocks/offers.ts'
import { voidTicket } from '../features/offerings/ipo.ts'
import { giveBackRaise } from '../features/offerings/raises.ts'
import { dequeue } from '../reviews/queue.ts'
import type { CollectionName } from '../rows/collections.ts'
import type { AccountContext } from '../engine/context.ts'
import { identityOf } from '../records/identity.ts'
import { deleteUpload } from '../records/uploads.ts'
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

/** Takes all pending applications from the queue of the back office. */
async function leaveQueue({ work, account }: Pick<AccountContext, 'work' | 'account'>): Promise<void> {
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

/** No review needs the pictures any more (decisions §1); only the member's own picture stays. */
async function forgetPictures({ work, account }: Pick<AccountContext, 'work' | 'account'>): Promise<void> {
  const member = await work.get('members', account)
  for (const { id } of await work.ownedBy('uploads', account))
    if (id !== member?.avatar) await deleteUpload({ work }, id)
}

/** Returns what the books have taken of offers to everybody, so that it can be applied for again. */
async function giveBack(context: AccountContext): Promise<void> {
  const { work, account } = context
  for (const row of await work.ownedBy('ipoApplications', account)) await voidTicket(context, row)
  for (const row of await work.ownedBy('raiseApplications', account)) await giveBackRaise(context, row)
  for (const { blockId, quantity, state } of await work.ownedBy('blockApplications', account))
    if (state !== 'rejected') await changeTaken(context, blockId, -quantity)
}

/** Moves the books to an owner without login: the history is kept, and nothing falls due in it any more. */
async function archive(context: AccountContext): Promise<void> {
  const { work, account, newId, now } = context
  const owner = `${account}@${now.toString(36)}${newId().slice(0, 6)}`
  await leaveQueue({ work, account })
  await forgetPictures({ work, account })
  await giveBack(context)
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
 * New books with the past of a scenario; who the member is, how they log in and which blocks the back office has
 * imposed stays.
 */
export async function restart(context: AccountContext, scenario: Scenario): Promise<void> {
  const { work, account } = context
  const before = await work.get('members', account)
  if (!before) throw new Error(`there is no member ${account} to begin anew`)
  const { nameKana } = await identityOf(context)
  await archive(context)
  const { name, passwordHash, fundPasswordHash, inviteCode, isAdmin, isDemo, lang, avatar, joinedAt } = before
  // Texts of the past are in the member's language, whoever restarts the simulation.
  await plantMember({ ...context, language: lang }, account, scenario, {
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

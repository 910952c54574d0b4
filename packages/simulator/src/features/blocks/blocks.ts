import {
  appliedToday,
  applyBlockCall,
  blockAmount,
  type BlockApplication,
  blockApplicationCall,
  blockApplicationsCall,
  blockCall,
  type BlockOffer,
  blocksCall,
  checkBlock,
  isKey,
  toBlockRequest,
} from '@kabuto/domain/blocks'
import { type Refusal, refuse, toIso } from '@kabuto/domain/shared'
import { enqueue } from '../../reviews/queue.ts'
import { decidesAt } from '../../reviews/rules.ts'
import type { Collections } from '../../rows/collections.ts'
import type { AccountContext, MemberContext } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { nextOrder } from '../../engine/ids.ts'
import { post, transfer } from '../../books/ledger/journal.ts'
import { recordsOfOwner } from '../../engine/pages.ts'
import { checkSecret } from '../../engine/tries.ts'
import { cashFor } from '../../books/positions/held.ts'
import { instrumentOf } from '../../books/positions/views.ts'
import { blockOffer, blockOffers, keyOf, changeTaken } from './offers.ts'

type ApplicationRow = Collections['blockApplications']

function toApplication(context: Pick<AccountContext, 'market' | 'now'>, row: ApplicationRow): BlockApplication {
  return { ...row, names: instrumentOf(context, row.symbol).names }
}

export const blocks = memberHandler(blocksCall, async (context) => ({ data: await blockOffers(context) }))

/** More applications than a member can have made while an offer runs. */
async function ownApplications({ work, account }: MemberContext): Promise<ApplicationRow[]> {
  return work.page('blockApplications', account, { limit: 20, newestFirst: true })
}

export const block = memberHandler(blockCall, async (context, { id }) => {
  const offer = await blockOffer(context, id)
  if (!offer) return { refusal: refuse('notFound', { what: id }) }
  const key = context.member.identity === 'verified' ? await keyOf(context, id) : null
  return { data: { offer, key, appliedToday: appliedToday(await ownApplications(context), context.now) } }
})

type Request = ReturnType<typeof toBlockRequest>

/** The key is no secret, but it is on a page that must be read: wrong keys are counted like wrong passwords. */
function wrongKey(context: MemberContext, { id, key }: Request): Promise<Refusal | undefined> {
  return checkSecret(
    context,
    `key:${context.account}:${id}`,
    async () => isKey(key, await keyOf(context, id)),
    (left) => refuse('keyMismatch', { left }, 'key'),
  )
}

async function applied(context: MemberContext, offer: BlockOffer, { quantity }: Request): Promise<ApplicationRow> {
  const { id, symbol, price, lockedThrough } = offer
  return {
    ...(await nextOrder(context)),
    blockId: id,
    symbol,
    price,
    quantity: Number(quantity),
    amount: blockAmount(offer, quantity),
    state: 'pending',
    appliedAt: toIso(context.now),
    decidedAt: await decidesAt(context),
    lockedThrough,
  }
}

export const applyBlock = memberHandler(applyBlockCall, async (context, { id, ...draft }) => {
  const { work, account, member, now } = context
  const offer = await blockOffer(context, id)
  if (!offer) return { refusal: refuse('notFound', { what: id }) }
  const request = toBlockRequest(id, draft)
  const [refusal] = checkBlock(draft, {
    now,
    offer,
    blocks: member.blocks,
    identityVerified: member.identity === 'verified',
    appliedToday: appliedToday(await ownApplications(context), now),
    cash: await cashFor(context, 'JPY'),
  })
  const wrong = refusal ?? (await wrongKey(context, request))
  if (wrong) return { refusal: wrong }
  const row = await applied(context, offer, request)
  work.put('blockApplications', row, account)
  await changeTaken(context, id, row.quantity)
  await post(context, 'applicationHeld', row.id, transfer({ from: 'available', to: 'frozen', amount: row.amount }))
  await enqueue(context, 'block', {
    id: row.id,
    orderNumber: row.orderNumber,
    amount: row.amount,
    submittedAt: row.appliedAt,
    decidesAt: row.decidedAt,
    images: [],
  })
  return { data: toApplication(context, row) }
})

export const blockApplications = memberHandler(blockApplicationsCall, async (context, asked) => {
  const page = await recordsOfOwner(context, 'blockApplications', asked)
  if (!page) return { refusal: refuse('notFound', { what: asked.id ?? '' }) }
  const { items, next } = page
  return { data: { items: items.map((row) => toApplication(context, row)), next } }
})

export const blockApplication = memberHandler(blockApplicationCall, async (context, { id }) => {
  const row = await context.work.owned('blockApplications', id, context.account)
  return row ? { data: toApplication(context, row) } : { refusal: refuse('notFound', { what: id }) }
})

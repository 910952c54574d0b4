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
import type { Books, MemberDesk } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { nextOrder } from '../../engine/ids.ts'
import { moved, post } from '../../books/ledger/journal.ts'
import { recordsOfOwner } from '../../engine/pages.ts'
import { tryingSecret } from '../../engine/tries.ts'
import { cashFor } from '../../books/positions/held.ts'
import { instrumentOf } from '../../books/positions/shown.ts'
import { blockOffer, blockOffers, keyOf, take } from './offers.ts'

type ApplicationRow = Collections['blockApplications']

function shown(desk: Pick<Books, 'market' | 'now'>, row: ApplicationRow): BlockApplication {
  return { ...row, names: instrumentOf(desk, row.symbol).names }
}

export const blocks = memberHandler(blocksCall, async (desk) => ({ data: await blockOffers(desk) }))

/** As many as a member can have made in the days that an offer runs. */
async function ownApplications({ work, account }: MemberDesk): Promise<ApplicationRow[]> {
  return work.page('blockApplications', account, { limit: 20, newestFirst: true })
}

export const block = memberHandler(blockCall, async (desk, { id }) => {
  const offer = await blockOffer(desk, id)
  if (!offer) return { refusal: refuse('notFound', { what: id }) }
  const key = desk.member.identity === 'verified' ? await keyOf(desk, id) : null
  return { data: { offer, key, appliedToday: appliedToday(await ownApplications(desk), desk.now) } }
})

type Request = ReturnType<typeof toBlockRequest>

/** A key is no secret, but whoever did not read the page has to read it: wrong ones are counted like any other. */
function wrongKey(desk: MemberDesk, { id, key }: Request): Promise<Refusal | undefined> {
  return tryingSecret(
    desk,
    `key:${desk.account}:${id}`,
    async () => isKey(key, await keyOf(desk, id)),
    (left) => refuse('keyMismatch', { left }, 'key'),
  )
}

async function applied(desk: MemberDesk, offer: BlockOffer, { quantity }: Request): Promise<ApplicationRow> {
  const { id, symbol, price, lockedThrough } = offer
  return {
    ...(await nextOrder(desk)),
    blockId: id,
    symbol,
    price,
    quantity: Number(quantity),
    amount: blockAmount(offer, quantity),
    state: 'pending',
    appliedAt: toIso(desk.now),
    decidedAt: await decidesAt(desk),
    lockedThrough,
  }
}

export const applyBlock = memberHandler(applyBlockCall, async (desk, { id, ...draft }) => {
  const { work, account, member, now } = desk
  const offer = await blockOffer(desk, id)
  if (!offer) return { refusal: refuse('notFound', { what: id }) }
  const request = toBlockRequest(id, draft)
  const [refusal] = checkBlock(draft, {
    now,
    offer,
    blocks: member.blocks,
    identityVerified: member.identity === 'verified',
    appliedToday: appliedToday(await ownApplications(desk), now),
    cash: await cashFor(desk, 'JPY'),
  })
  const wrong = refusal ?? (await wrongKey(desk, request))
  if (wrong) return { refusal: wrong }
  const row = await applied(desk, offer, request)
  work.put('blockApplications', row, account)
  await take(desk, id, row.quantity)
  await post(desk, 'applicationHeld', row.id, moved({ from: 'available', to: 'frozen', amount: row.amount }))
  await enqueue(desk, 'block', {
    id: row.id,
    orderNumber: row.orderNumber,
    amount: row.amount,
    submittedAt: row.appliedAt,
    decidesAt: row.decidedAt,
    images: [],
  })
  return { data: shown(desk, row) }
})

export const blockApplications = memberHandler(blockApplicationsCall, async (desk, asked) => {
  const page = await recordsOfOwner(desk, 'blockApplications', asked)
  if (!page) return { refusal: refuse('notFound', { what: asked.id ?? '' }) }
  const { items, next } = page
  return { data: { items: items.map((row) => shown(desk, row)), next } }
})

export const blockApplication = memberHandler(blockApplicationCall, async (desk, { id }) => {
  const row = await desk.work.owned('blockApplications', id, desk.account)
  return row ? { data: shown(desk, row) } : { refusal: refuse('notFound', { what: id }) }
})

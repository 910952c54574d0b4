import {
  checkIdentity,
  type Identity,
  identityCall,
  identityMachine,
  maskedIdNumber,
  submitIdentityCall,
  toIdentityRequest,
} from '@kabuto/domain/identity'
import { advance, refuse, toIso } from '@kabuto/domain/shared'
import { identityOf, type IdentityRow } from '../../records/identity.ts'
import { forget, ownUpload } from '../../records/uploads.ts'
import { dequeue, enqueue } from '../../reviews/queue.ts'
import { type Decided, type Decision, decidesAt } from '../../reviews/rules.ts'
import type { Books, MemberDesk } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'

/** Of the number only its end leaves the server. */
function shown({
  fullNumber,
  state,
  name,
  nameKana,
  front,
  back,
  submittedAt,
  decidedAt,
  lastRejection,
}: IdentityRow): Identity {
  return {
    state,
    name,
    nameKana,
    front,
    back,
    submittedAt,
    decidedAt,
    lastRejection,
    idNumber: maskedIdNumber(fullNumber),
  }
}

async function setState(
  { work, account }: Pick<Books, 'work' | 'account'>,
  identity: Identity['state'],
  name?: string,
): Promise<void> {
  const member = await work.get('members', account)
  if (member) work.put('members', { ...member, identity, ...(name ? { name } : {}) })
}

export const identity = memberHandler(identityCall, async (desk) => ({ data: shown(await identityOf(desk)) }))

async function imagesOf(
  desk: MemberDesk,
  { front, back }: { front: string; back: string },
): Promise<'front' | 'back' | undefined> {
  if (!(await ownUpload(desk, front, ['front']))) return 'front'
  return (await ownUpload(desk, back, ['back'])) ? undefined : 'back'
}

export const submitIdentity = memberHandler(submitIdentityCall, async (desk, draft) => {
  const { work, account, now } = desk
  const before = await identityOf(desk)
  const [refusal] = checkIdentity(draft, before)
  if (refusal) return { refusal }
  const { idNumber, ...request } = toIdentityRequest(draft)
  const missing = await imagesOf(desk, request)
  if (missing) return { refusal: refuse('imageGone', { field: missing }, missing) }
  const row: IdentityRow = {
    ...before,
    ...request,
    fullNumber: idNumber,
    state: 'underReview',
    submittedAt: toIso(now),
    decidedAt: await decidesAt(desk),
    lastRejection: null,
  }
  work.put('identities', row, account)
  await setState(desk, 'underReview')
  await enqueue(desk, 'identity', {
    id: account,
    submittedAt: toIso(now),
    decidesAt: row.decidedAt ?? toIso(now),
    orderNumber: null,
    amount: null,
    images: [request.front, request.back],
  })
  return { data: shown(row) }
})

/** The name that was verified is the member's from then on. The pictures have done their service. */
export async function decideIdentity(books: Books, row: IdentityRow, decision: Decision): Promise<Decided> {
  const step = advance(identityMachine, row.state, decision)
  if ('refusal' in step) return step
  const at = toIso(books.now)
  const lastRejection = decision.on === 'reject' ? { reason: decision.reason, at } : null
  books.work.put('identities', { ...row, state: step.to, decidedAt: at, lastRejection, front: null, back: null })
  await setState(books, step.to, decision.on === 'approve' ? row.name : undefined)
  for (const image of [row.front, row.back]) if (image) await forget(books, image)
  await dequeue(books, 'identity', { id: row.id, submittedAt: row.submittedAt ?? at })
  return step
}

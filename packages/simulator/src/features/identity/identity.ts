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
import { deleteUpload, ownUpload } from '../../records/uploads.ts'
import { dequeue, enqueue } from '../../reviews/queue.ts'
import { type Decided, decidesAt, type Decision } from '../../reviews/rules.ts'
import type { AccountContext, MemberContext } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'

/** Only the end of the number leaves the server. */
function toIdentity({
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
  { work, account }: Pick<AccountContext, 'work' | 'account'>,
  identity: Identity['state'],
  name?: string,
): Promise<void> {
  const member = await work.get('members', account)
  if (member) work.put('members', { ...member, identity, ...(name ? { name } : {}) })
}

export const identity = memberHandler(identityCall, async (context) => ({
  data: toIdentity(await identityOf(context)),
}))

async function imagesOf(
  context: MemberContext,
  { front, back }: { front: string; back: string },
): Promise<'front' | 'back' | undefined> {
  if (!(await ownUpload(context, front, ['front']))) return 'front'
  return (await ownUpload(context, back, ['back'])) ? undefined : 'back'
}

export const submitIdentity = memberHandler(submitIdentityCall, async (context, draft) => {
  const { work, account, now } = context
  const before = await identityOf(context)
  const [refusal] = checkIdentity(draft, before)
  if (refusal) return { refusal }
  const { idNumber, ...request } = toIdentityRequest(draft)
  const missing = await imagesOf(context, request)
  if (missing) return { refusal: refuse('imageGone', { field: missing }, missing) }
  const row: IdentityRow = {
    ...before,
    ...request,
    fullNumber: idNumber,
    state: 'underReview',
    submittedAt: toIso(now),
    decidedAt: await decidesAt(context),
    lastRejection: null,
  }
  work.put('identities', row, account)
  await setState(context, 'underReview')
  await enqueue(context, 'identity', {
    id: account,
    submittedAt: toIso(now),
    decidesAt: row.decidedAt ?? toIso(now),
    orderNumber: null,
    amount: null,
    images: [request.front, request.back],
  })
  return { data: toIdentity(row) }
})

/** Decides an identity: a verified name becomes the member's name. The pictures are deleted. */
export async function decideIdentity(context: AccountContext, row: IdentityRow, decision: Decision): Promise<Decided> {
  const step = advance(identityMachine, row.state, decision)
  if ('refusal' in step) return step
  const at = toIso(context.now)
  const lastRejection = decision.on === 'reject' ? { reason: decision.reason, at } : null
  context.work.put('identities', { ...row, state: step.to, decidedAt: at, lastRejection, front: null, back: null })
  await setState(context, step.to, decision.on === 'approve' ? row.name : undefined)
  for (const image of [row.front, row.back]) if (image) await deleteUpload(context, image)
  await dequeue(context, 'identity', { id: row.id, submittedAt: row.submittedAt ?? at })
  return step
}

import {
  applyRaiseCall,
  checkRaise,
  lotPrice,
  type Raise,
  type RaiseApplication,
  raiseMachine,
  raisesCall,
} from '@kabuto/domain/offerings'
import { advance, amountToSend, divided, refuse, toIso } from '@kabuto/domain/shared'
import { dequeue, enqueue } from '../../reviews/queue.ts'
import { type Decided, decidesAt, type Decision } from '../../reviews/rules.ts'
import type { Collections } from '../../rows/collections.ts'
import type { AccountContext, RequestContext } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { nextOrder } from '../../engine/ids.ts'
import { netAgainstUnsettled } from '../../books/ledger/cash.ts'
import { post, transfer } from '../../books/ledger/journal.ts'
import { raiseNow, raisesNow, stockOfRaise } from '../../products/raises.ts'
import { bookShares } from '../../books/positions/booked.ts'
import { cashFor } from '../../books/positions/held.ts'

type Row = Collections['raiseApplications']

function toApplication(context: RequestContext, row: Row): RaiseApplication {
  return { ...row, ...stockOfRaise(context, row.raiseId) }
}

/** At most so many are listed; an older one is found by its id. */
const MOST = 100

export const raises = memberHandler(raisesCall, async (context, { id }) => {
  const { work, account } = context
  const one = id === undefined ? undefined : await work.owned('raiseApplications', id, account)
  if (id !== undefined && !one) return { refusal: refuse('notFound', { what: id }) }
  const rows = one ? [one] : await work.page('raiseApplications', account, { limit: MOST, newestFirst: true })
  return { data: { products: await raisesNow(context), applications: rows.map((row) => toApplication(context, row)) } }
})

export const applyRaise = memberHandler(applyRaiseCall, async (context, { id, amount: typed }) => {
  const { work, account, now, member } = context
  const raise = await raiseNow(context, id)
  if (!raise) return { refusal: refuse('notFound', { what: id }) }
  const pending = (await work.page('raiseApplications', account, { limit: MOST, newestFirst: true })).find(
    ({ state }) => state === 'pending',
  )
  const [refusal] = checkRaise(typed, {
    now,
    raise,
    pending,
    blocks: member.blocks,
    identityVerified: member.identity === 'verified',
    cash: await cashFor(context, 'JPY'),
  })
  if (refusal) return { refusal }
  const decided = await decidesAt(context)
  const application: Row = {
    ...(await nextOrder(context)),
    raiseId: id,
    amount: amountToSend(typed),
    state: 'pending',
    appliedAt: toIso(now),
    decidedAt: decided,
    allotted: null,
  }
  work.put('raiseApplications', application, account)
  await addLots(context, raise, application.amount, 1)
  await post(
    context,
    'applicationHeld',
    application.id,
    transfer({ from: 'available', to: 'frozen', amount: application.amount }),
  )
  await enqueue(context, 'raise', {
    id: application.id,
    orderNumber: application.orderNumber,
    amount: application.amount,
    submittedAt: application.appliedAt,
    decidesAt: decided,
    images: [],
  })
  return { data: toApplication(context, application) }
})

/** What members took counts against the target like what others took. */
async function addLots(
  { work }: Pick<AccountContext, 'work'>,
  raise: Raise,
  amount: string,
  sign: 1 | -1,
): Promise<void> {
  const row = (await work.get('raises', raise.id)) ?? { id: raise.id, lots: 0 }
  work.put('raises', { ...row, lots: row.lots + sign * Number(divided(amount, lotPrice(raise), 0, 'floor')) })
}

/** Returns what archived books have taken. */
export async function giveBackRaise(context: AccountContext, { raiseId, amount, state }: Row): Promise<void> {
  const raise = await raiseNow(context, raiseId)
  if (raise && state !== 'rejected') await addLots(context, raise, amount, -1)
}

/** Money and shares move on `passed`: all that was asked for is allotted, as there was room for it. */
export async function decideRaise(context: AccountContext, row: Row, decision: Decision): Promise<Decided> {
  const step = advance(raiseMachine, row.state, decision)
  if ('refusal' in step) return step
  const raise = await raiseNow(context, row.raiseId)
  if (!raise) return { refusal: refuse('notFound', { what: row.raiseId }) }
  const { id, amount, orderNumber, appliedAt } = row
  const ended = { ...row, state: step.to, decidedAt: toIso(context.now) }
  if (decision.on === 'approve') {
    const quantity = Number(divided(amount, raise.price, 0, 'floor'))
    context.work.put('raiseApplications', { ...ended, allotted: amount })
    await post(context, 'allotted', id, transfer({ from: 'frozen', to: 'shares', amount }))
    await netAgainstUnsettled(context, 'JPY', id)
    bookShares(context, {
      symbol: raise.symbol,
      quantity,
      price: raise.price,
      orderNumber,
      origin: 'raise',
      lockedThrough: raise.lockedThrough,
    })
  } else {
    context.work.put('raiseApplications', { ...ended, allotted: '0', reason: decision.reason })
    await post(context, 'applicationReturned', id, transfer({ from: 'frozen', to: 'available', amount }))
    await addLots(context, raise, amount, -1)
  }
  await dequeue(context, 'raise', { id, submittedAt: appliedAt })
  return step
}

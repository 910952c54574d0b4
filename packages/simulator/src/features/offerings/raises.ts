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
import { type Decided, type Decision, decidesAt } from '../../reviews/rules.ts'
import type { Collections } from '../../rows/collections.ts'
import type { Books, Desk } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { nextOrder } from '../../engine/ids.ts'
import { netAgainstUnsettled } from '../../books/ledger/cash.ts'
import { moved, post } from '../../books/ledger/journal.ts'
import { raiseNow, raisesNow, stockOfRaise } from '../../products/raises.ts'
import { bookShares } from '../../books/positions/booked.ts'
import { cashFor } from '../../books/positions/held.ts'

type Row = Collections['raiseApplications']

function shown(desk: Desk, row: Row): RaiseApplication {
  return { ...row, ...stockOfRaise(desk, row.raiseId) }
}

/** As many as a member is told of at once; an older one is found by its id. */
const MOST = 100

export const raises = memberHandler(raisesCall, async (desk, { id }) => {
  const { work, account } = desk
  const one = id === undefined ? undefined : await work.owned('raiseApplications', id, account)
  if (id !== undefined && !one) return { refusal: refuse('notFound', { what: id }) }
  const rows = one ? [one] : await work.page('raiseApplications', account, { limit: MOST, newestFirst: true })
  return { data: { products: await raisesNow(desk), applications: rows.map((row) => shown(desk, row)) } }
})

export const applyRaise = memberHandler(applyRaiseCall, async (desk, { id, amount: typed }) => {
  const { work, account, now, member } = desk
  const raise = await raiseNow(desk, id)
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
    cash: await cashFor(desk, 'JPY'),
  })
  if (refusal) return { refusal }
  const application: Row = {
    ...(await nextOrder(desk)),
    raiseId: id,
    amount: amountToSend(typed),
    state: 'pending',
    appliedAt: toIso(now),
    decidedAt: await decidesAt(desk),
    allotted: null,
  }
  work.put('raiseApplications', application, account)
  await addLots(desk, raise, application.amount, 1)
  await post(
    desk,
    'applicationHeld',
    application.id,
    moved({ from: 'available', to: 'frozen', amount: application.amount }),
  )
  await enqueue(desk, 'raise', {
    id: application.id,
    orderNumber: application.orderNumber,
    amount: application.amount,
    submittedAt: application.appliedAt,
    decidesAt: application.decidedAt ?? toIso(now),
    images: [],
  })
  return { data: shown(desk, application) }
})

/** What members took counts against the target like what others took. */
async function addLots({ work }: Pick<Books, 'work'>, raise: Raise, amount: string, sign: 1 | -1): Promise<void> {
  const row = (await work.get('raises', raise.id)) ?? { id: raise.id, lots: 0 }
  work.put('raises', { ...row, lots: row.lots + sign * Number(divided(amount, lotPrice(raise), 0, 'floor')) })
}

/** What was taken by books that are closed can be had again. */
export async function giveBackRaise(books: Books, { raiseId, amount, state }: Row): Promise<void> {
  const raise = await raiseNow(books, raiseId)
  if (raise && state !== 'rejected') await addLots(books, raise, amount, -1)
}

/** Money and shares move on `passed`: all that was asked for is allotted, as there was room for it. */
export async function decideRaise(books: Books, row: Row, decision: Decision): Promise<Decided> {
  const step = advance(raiseMachine, row.state, decision)
  const raise = await raiseNow(books, row.raiseId)
  if ('refusal' in step || !raise)
    return 'refusal' in step ? step : { refusal: refuse('notFound', { what: row.raiseId }) }
  const { id, amount, orderNumber, appliedAt } = row
  const ended = { ...row, state: step.to, decidedAt: toIso(books.now) }
  if (decision.on === 'approve') {
    const quantity = Number(divided(amount, raise.price, 0, 'floor'))
    books.work.put('raiseApplications', { ...ended, allotted: amount })
    await post(books, 'allotted', id, moved({ from: 'frozen', to: 'shares', amount }))
    await netAgainstUnsettled(books, 'JPY', id)
    bookShares(books, {
      symbol: raise.symbol,
      quantity,
      price: raise.price,
      orderNumber,
      origin: 'raise',
      lockedThrough: raise.lockedThrough,
    })
  } else {
    books.work.put('raiseApplications', { ...ended, allotted: '0', reason: decision.reason })
    await post(books, 'applicationReturned', id, moved({ from: 'frozen', to: 'available', amount }))
    await addLots(books, raise, amount, -1)
  }
  await dequeue(books, 'raise', { id, submittedAt: appliedAt })
  return step
}

import { aiPortfolioMachine, endOf, followMachine } from '@kabuto/domain/follow'
import { type Proceeds, returnedProceeds } from '@kabuto/domain/funds'
import { addDays, advance, type Instant, minus, plus, toIso, tokyoInstant, tokyoTime } from '@kabuto/domain/shared'
import type { Collections } from '../../rows/collections.ts'
import type { Books } from '../../engine/context.ts'
import { settleLater } from '../../books/ledger/cash.ts'
import { moved, post } from '../../books/ledger/journal.ts'
import { portfolioTerms, productTerms, type Stake, type Terms, valued } from '../../products/baskets/stakes.ts'

const LOOK = 16 * 60

/** The stakes are looked at once a day, after Tokyo's close, and at the ends of their term and of their product. */
export function nextLook(from: Instant, ends: readonly (string | null)[]): Instant {
  const { day } = tokyoTime(from)
  const today = tokyoInstant(day, LOOK)
  const known = ends.filter((end) => end !== null).map((end) => Date.parse(end))
  return Math.min(today > from ? today : tokyoInstant(addDays(day, 1), LOOK), ...known)
}

/**
 * The stake comes back as what it is worth: the gain beside it, the costs out of it. What paid for it and is not
 * settled yet is not settled by this.
 */
export async function payBack(
  books: Books,
  { id, amount, value, costs, proceeds = [] }: Stake & { proceeds?: readonly Proceeds[] },
): Promise<void> {
  const gross = plus(value, costs)
  await post(books, 'stakeEnded', id, [
    ...moved({ from: 'stakes', to: 'available', amount }),
    ...moved({ from: 'result', to: 'available', amount: minus(gross, amount) }),
    ...moved({ from: 'available', to: 'fees', amount: costs }),
  ])
  const parts = returnedProceeds(proceeds, value, books.now)
  await settleLater(books, 'stakeEnded', id, { currency: 'JPY', parts })
}

async function look<Kind extends Stake & { next: Instant }>(books: Books, row: Kind, terms: Terms): Promise<Kind> {
  const now = valued(books, row, terms)
  const endedBy = endOf(now, { endsAt: now.productEndsAt ?? null }, books.now)
  if (!endedBy) return { ...now, next: nextLook(books.now, [now.endsAt, now.productEndsAt ?? null]) }
  await payBack(books, now)
  return { ...now, endedBy, endedAt: toIso(books.now) }
}

export async function happenToFollow(books: Books, row: Collections['followOrders']): Promise<void> {
  const terms = productTerms(row.productId)
  if (!terms) throw new Error(`${row.productId} is followed, but there is none`)
  const after = await look(books, row, terms)
  const step = after.endedBy
    ? advance(followMachine, row.state, { on: after.endedBy === 'member' ? 'end' : after.endedBy })
    : { to: row.state }
  if ('to' in step) books.work.put('followOrders', { ...after, state: step.to })
}

export async function happenToHolding(books: Books, row: Collections['holdings']): Promise<void> {
  const terms = portfolioTerms(row.portfolioId)
  if (!terms) throw new Error(`${row.portfolioId} is held, but there is none`)
  const after = await look(books, row, terms)
  const step = after.endedBy
    ? advance(aiPortfolioMachine, row.state, { on: after.endedBy === 'member' ? 'end' : after.endedBy })
    : { to: row.state }
  if ('to' in step) books.work.put('holdings', { ...after, state: step.to })
}

import { aiPortfolioMachine, endOf, followMachine } from '@kabuto/domain/follow'
import { type Proceeds, returnedProceeds } from '@kabuto/domain/funds'
import { addDays, advance, type Instant, minus, plus, toIso, tokyoInstant, tokyoTime } from '@kabuto/domain/shared'
import type { Collections } from '../../rows/collections.ts'
import type { AccountContext } from '../../engine/context.ts'
import { settleLater } from '../../books/ledger/cash.ts'
import { post, transfer } from '../../books/ledger/journal.ts'
import { portfolioTerms, productTerms, type Stake, type Terms, valued } from '../../products/baskets/stakes.ts'

const CHECK_AT = 16 * 60

/** The next check of a stake: once a day after Tokyo's close, and at the ends of its term and of its product. */
export function nextCheck(from: Instant, ends: readonly (string | null)[]): Instant {
  const { day } = tokyoTime(from)
  const today = tokyoInstant(day, CHECK_AT)
  const known = ends.filter((end) => end !== null).map((end) => Date.parse(end))
  return Math.min(today > from ? today : tokyoInstant(addDays(day, 1), CHECK_AT), ...known)
}

/**
 * Pays a stake back at its value: with the gain, less the costs. Proceeds that paid for it and are not settled yet stay
 * unsettled.
 */
export async function payBack(
  context: AccountContext,
  { id, amount, value, costs, proceeds = [] }: Stake & { proceeds?: readonly Proceeds[] },
): Promise<void> {
  const gross = plus(value, costs)
  await post(context, 'stakeEnded', id, [
    ...transfer({ from: 'stakes', to: 'available', amount }),
    ...transfer({ from: 'result', to: 'available', amount: minus(gross, amount) }),
    ...transfer({ from: 'available', to: 'fees', amount: costs }),
  ])
  const parts = returnedProceeds(proceeds, value, context.now)
  await settleLater(context, 'stakeEnded', id, { currency: 'JPY', parts })
}

type Machine = typeof followMachine | typeof aiPortfolioMachine

/** The stake as it stands after the check: worth what it is worth, or ended and paid back. */
async function checked<Kind extends Stake & { next: Instant }>(
  context: AccountContext,
  row: Kind,
  { terms, machine }: { terms: Terms; machine: Machine },
): Promise<Kind> {
  const now = valued(context, row, terms)
  const endedBy = endOf(now, { endsAt: now.productEndsAt ?? null }, context.now)
  if (!endedBy) return { ...now, next: nextCheck(context.now, [now.endsAt, now.productEndsAt ?? null]) }
  const step = advance(machine, row.state, { on: endedBy })
  if ('refusal' in step) throw new Error(`${row.id} is ${row.state} and ends no more`)
  await payBack(context, now)
  return { ...now, state: step.to, endedBy, endedAt: toIso(context.now) }
}

export async function followDue(context: AccountContext, row: Collections['followOrders']): Promise<void> {
  const terms = productTerms(row.productId)
  if (!terms) throw new Error(`${row.productId} is followed, but there is none`)
  context.work.put('followOrders', await checked(context, row, { terms, machine: followMachine }))
}

export async function holdingDue(context: AccountContext, row: Collections['holdings']): Promise<void> {
  const terms = portfolioTerms(row.portfolioId)
  if (!terms) throw new Error(`${row.portfolioId} is held, but there is none`)
  context.work.put('holdings', await checked(context, row, { terms, machine: aiPortfolioMachine }))
}

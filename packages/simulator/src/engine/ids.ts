import { formatDate, type Instant } from '@kabuto/domain/shared'
import type { AccountContext, RequestContext } from './context.ts'

const TIME_LETTERS = 9
const COUNT_LETTERS = 4
const CHANCE_LETTERS = 12

/** The first id that begins at an instant, for pages of a list that start there. */
export function timePrefix(at: Instant): string {
  return at.toString(36).padStart(TIME_LETTERS, '0')
}

/** An id that sorts by its time and cannot be guessed; within one unit of work by the order in which it was given. */
export function orderedId({ work, now, newId }: Pick<RequestContext, 'work' | 'now' | 'newId'>): string {
  return timedId(now, work.nextNumber(), newId())
}

function timedId(now: Instant, count: number, chance: string): string {
  return `${timePrefix(now)}${count.toString(36).padStart(COUNT_LETTERS, '0')}${chance.slice(0, CHANCE_LETTERS)}`
}

const NUMBER_DIGITS = 6

/**
 * The number of an order: the day, and a count of the member's orders and applications. The id begins with the time and
 * contains that count, so that ids of the same instant keep their order.
 */
export async function nextOrder({
  work,
  now,
  newId,
  account,
}: Pick<AccountContext, 'work' | 'now' | 'newId' | 'account'>): Promise<{ id: string; orderNumber: string }> {
  const count = ((await work.get('counters', account))?.orders ?? 0) + 1
  work.put('counters', { id: account, orders: count }, account)
  return {
    id: timedId(now, count, newId()),
    orderNumber: `KB${formatDate(now, 'YMD')}-${String(count).padStart(NUMBER_DIGITS, '0')}`,
  }
}

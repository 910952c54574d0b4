import type { Books, Desk } from './context.ts'
import type { Due } from './work.ts'

/** No member's books hold so much: something that falls due again and again would never end. */
const MOST = 100_000

async function happen(books: Books, { collection, row }: Due): Promise<void> {
  const dueEvent = books.dueEvents[collection] as ((books: Books, row: Due['row']) => Promise<void>) | undefined
  if (!dueEvent) throw new Error(`nothing happens to ${collection}, but ${row.id} fell due`)
  await dueEvent(books, row)
}

/**
 * Brings a member's books up to now: everything that fell due since they were last read happens, each at its own
 * instant and in the order of time. So the result is the same whether they are read every second or once a year.
 */
export async function catchUp(desk: Desk, account: string): Promise<void> {
  for (let count = 0; count < MOST; count += 1) {
    const first = await desk.work.firstDue(account, desk.now)
    if (!first) return
    await happen({ ...desk, account, now: first.due }, first)
  }
  throw new Error(`the books of ${account} do not come to rest`)
}

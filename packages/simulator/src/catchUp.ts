import type { Books, Desk } from './handler.ts'
import { happenings } from './happenings.ts'
import type { Due } from './work.ts'

/** No member's books hold so much: something that falls due again and again would never end. */
const MOST = 100_000

async function happen(books: Books, { collection, row }: Due): Promise<void> {
  const happening = happenings[collection] as ((books: Books, row: Due['row']) => Promise<void>) | undefined
  if (!happening) throw new Error(`nothing happens to ${collection}, but ${row.id} fell due`)
  await happening(books, row)
}

/**
 * A member's books as they are now: whatever fell due since they were last looked at has happened, each thing at its
 * own instant and in the
 * order of time. So it makes no difference whether they are looked at every second or once a year.
 */
export async function bringUpTo(desk: Desk, account: string): Promise<void> {
  for (let count = 0; count < MOST; count += 1) {
    const first = await desk.work.firstDue(account, desk.now)
    if (!first) return
    await happen({ ...desk, account, now: first.due }, first)
  }
  throw new Error(`the books of ${account} do not come to rest`)
}

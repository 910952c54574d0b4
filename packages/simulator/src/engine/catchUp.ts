import type { AccountContext, RequestContext } from './context.ts'
import type { Due } from './work.ts'

/** More due events than any member can have: stops an event that falls due again and again. */
const MOST = 100_000

async function carryOut(context: AccountContext, { collection, row }: Due): Promise<void> {
  const dueEvent = context.dueEvents[collection] as
    ((context: AccountContext, row: Due['row']) => Promise<void>) | undefined
  if (!dueEvent) throw new Error(`nothing happens to ${collection}, but ${row.id} fell due`)
  await dueEvent(context, row)
}

/**
 * Brings a member's books up to now: everything that fell due since they were last read happens, each at its own
 * instant and in the order of time. So the result is the same whether they are read every second or once a year.
 */
export async function catchUp(context: RequestContext, account: string): Promise<void> {
  for (let count = 0; count < MOST; count += 1) {
    const first = await context.work.firstDue(account, context.now)
    if (!first) return
    await carryOut({ ...context, account, now: first.due }, first)
  }
  throw new Error(`the books of ${account} do not come to rest`)
}

import { draftsOf } from '../shell/session/drafts.ts'
import type { Memory } from '../shell/device/memory.ts'

const NAME = 'newsRead'
/** More than a month brings. */
const MOST = 400

/** The articles that a member has opened, the last one first: on this device, until a log-out. */
export function newsReadBy(lasting: Memory, account: string | undefined): readonly string[] {
  const kept = draftsOf(lasting, account).read(NAME)
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MOST) : []
}

export function addNewsRead(lasting: Memory, account: string | undefined, id: string): void {
  const others = newsReadBy(lasting, account).filter((other) => other !== id)
  draftsOf(lasting, account).write(NAME, [id, ...others].slice(0, MOST))
}

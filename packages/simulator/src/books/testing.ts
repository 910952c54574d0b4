import { moments } from '@kabuto/domain/shared'
import type { AccountContext } from '../engine/context.ts'
import { memoryStore } from '../engine/memoryStore.ts'
import { plainPorts } from '../engine/testing.ts'
import { beginWork } from '../engine/work.ts'
import { marketOf } from '../market/marketOf.ts'

/** The books of one account and one unit of work, without calls around them: for rules that few calls reach. */
export function booksOf(account: string, now: number = moments.pictures, store = memoryStore()): AccountContext {
  const { wall, ...ports } = plainPorts(store)
  return {
    ...ports,
    market: marketOf(ports),
    dueEvents: {},
    work: beginWork(store),
    now,
    wall: wall(),
    language: 'ja',
    account,
  }
}

import { draftsOf } from '../shell/session/drafts.ts'
import type { Memory } from '../shell/device/memory.ts'

const NAME = 'searched'
const MOST = 20

/** The stocks that a member has looked at from the search, the last one first: on this device, until a log-out. */
export function searchedBy(lasting: Memory, account: string | undefined): readonly string[] {
  const kept = draftsOf(lasting, account).read(NAME)
  return Array.isArray(kept) ? kept.filter((symbol) => typeof symbol === 'string').slice(0, MOST) : []
}

const without = (symbols: readonly string[], symbol: string): string[] => symbols.filter((other) => other !== symbol)

export function addSearched(lasting: Memory, account: string | undefined, symbol: string): void {
  const symbols = [symbol, ...without(searchedBy(lasting, account), symbol)]
  draftsOf(lasting, account).write(NAME, symbols.slice(0, MOST))
}

/** One of them, or all. */
export function forgetSearched(lasting: Memory, account: string | undefined, symbol?: string): void {
  const left = symbol === undefined ? [] : without(searchedBy(lasting, account), symbol)
  draftsOf(lasting, account).write(NAME, left.length === 0 ? undefined : left)
}

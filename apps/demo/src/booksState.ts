import type { BooksState } from '@kabuto/web/embed'

/** What the app shows of the books, with whoever wants to hear of its changes. */
export type State = {
  get: () => BooksState
  set: (next: BooksState) => void
  watch: (listener: () => void) => () => void
}

export function createState(): State {
  let state: BooksState = 'kept'
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(next) {
      state = next
      for (const listener of listeners) listener()
    },
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

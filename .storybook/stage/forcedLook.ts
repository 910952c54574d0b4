import type { Look } from './look.ts'

let look: Look | undefined
const listeners = new Set<() => void>()

/** A look that wins over the toolbar: the tests walk one mounted story through all of them. */
export const forcedLook = {
  current: (): Look | undefined => look,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  force: (next: Look | undefined): void => {
    look = next
    for (const listener of listeners) listener()
  },
}

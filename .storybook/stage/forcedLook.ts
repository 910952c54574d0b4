import type { Look } from './look.ts'

let look: Look | undefined
let mounts = 0
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** A look that wins over the toolbar: the tests walk one mounted story through all of them. */
export const forcedLook = {
  current: (): Look | undefined => look,
  /** How often the story was mounted anew. */
  mounts: (): number => mounts,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  force: (next: Look | undefined): void => {
    look = next
    tell()
  },
  /** The story as it begins, without what was done in it. */
  mountAnew: (): void => {
    mounts += 1
    tell()
  },
}

import type { Live } from '@kabuto/ui-kit'

/** A value that moves when the bench says so. */
export function source<Value>(first: Value): Live<Value> & { set: (value: Value) => void } {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
  }
}

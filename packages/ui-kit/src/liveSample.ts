import type { Live } from './live.ts'

// For stories only.

/** A value that moves when a test says so. */
export function liveSample<Value>(first: Value): Live<Value> & { set: (value: Value) => void; readers: () => number } {
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
    readers: () => listeners.size,
  }
}

/** All that a change makes of the page: `characterData`, `data-tick`, … */
export function touches(element: Node, change: () => void): string[] {
  const observer = new MutationObserver(() => {})
  observer.observe(element, { attributes: true, characterData: true, childList: true, subtree: true })
  change()
  const told = observer.takeRecords().map(({ type, attributeName }) => attributeName ?? type)
  observer.disconnect()
  return told
}

import type { Live } from './live.ts'

// For stories only.

/** What is asked for before this has been written when it comes back. */
const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))

/** A value that moves when a test says so; the page shows it when `set` comes back. */
export function liveSample<Value>(
  first: Value,
): Live<Value> & { set: (value: Value) => Promise<unknown>; readers: () => number } {
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
      return nextFrame()
    },
    readers: () => listeners.size,
  }
}

/** All that a change makes of the page: `characterData`, `data-tick`, … */
export async function touches(element: Node, change: () => unknown): Promise<string[]> {
  const seen: MutationRecord[] = []
  const observer = new MutationObserver((records) => seen.push(...records))
  observer.observe(element, { attributes: true, characterData: true, childList: true, subtree: true })
  await change()
  seen.push(...observer.takeRecords())
  observer.disconnect()
  return seen.map(({ type, attributeName }) => attributeName ?? type)
}

/** Runs work of one name one after the other; different names do not wait for each other. */
export type Queues = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Requests of one session run one after the other, so that they cause no version conflicts with each other. It is no
 * lock: another server may change the same rows, and their versions show that.
 */
export function createQueues(): Queues {
  const last = new Map<string, Promise<unknown>>()
  return async (name, work) => {
    const before = last.get(name) ?? Promise.resolve()
    // Errors of the earlier request were reported to its own caller.
    const mine = before.then(work, work)
    last.set(name, mine)
    try {
      return await mine
    } finally {
      if (last.get(name) === mine) last.delete(name)
    }
  }
}

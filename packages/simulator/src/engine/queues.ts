/** One after the other for each name; different names do not wait for each other. */
export type Queues = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Who sends two things at once has them done one after the other, so that they do not work against each other in vain.
 * It is no lock of the books: another
 * server may still be faster, and the versions of rows tell.
 */
export function createQueues(): Queues {
  const last = new Map<string, Promise<unknown>>()
  return async (name, work) => {
    const before = last.get(name) ?? Promise.resolve()
    // Whatever became of the one before was told to whoever asked for it.
    const mine = before.then(work, work)
    last.set(name, mine)
    try {
      return await mine
    } finally {
      if (last.get(name) === mine) last.delete(name)
    }
  }
}

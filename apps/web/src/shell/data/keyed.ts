/** More than any page shows at once; beyond it the least recently used are dropped. */
const MOST = 200

/** A cache: makes one value for each key and gives the same one again to all callers. */
export function keyed<Made>(): (key: string, make: () => Made) => Made {
  const made = new Map<string, Made>()
  return (key, make) => {
    const found = made.get(key) ?? make()
    made.delete(key)
    made.set(key, found)
    for (const oldest of made.keys()) {
      if (made.size <= MOST) break
      made.delete(oldest)
    }
    return found
  }
}

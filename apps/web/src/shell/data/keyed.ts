/** More than any page shows at once; the ones least recently asked for go. */
const MOST = 200

/** Makes one thing a key and gives the same one again, so that whoever asks for the same shares it. */
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

/** Plain strings by key: the native app reads them too. Where the storage throws, values last as long as the page. */
export type Memory = {
  read: (key: string) => string | undefined
  write: (key: string, value: string | undefined) => void
}

export function memoryOver(storage: () => Storage): Memory {
  const inPage = new Map<string, string | undefined>()
  return {
    read(key) {
      if (inPage.has(key)) return inPage.get(key)
      let kept: string | null = null
      try {
        kept = storage().getItem(key)
      } catch {
        // Access is forbidden: nothing was ever stored.
      }
      return kept ?? undefined
    },
    write(key, value) {
      try {
        if (value === undefined) storage().removeItem(key)
        else storage().setItem(key, value)
        inPage.delete(key)
      } catch {
        // Full or forbidden: kept in the page instead, a removal too.
        inPage.set(key, value)
      }
    },
  }
}

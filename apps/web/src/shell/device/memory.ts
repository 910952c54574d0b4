/** Raw strings by key, as the native shell reads them. Where the storage throws, they live as long as the page. */
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
        // Forbidden: nothing was ever kept.
      }
      return kept ?? undefined
    },
    write(key, value) {
      try {
        if (value === undefined) storage().removeItem(key)
        else storage().setItem(key, value)
        inPage.delete(key)
      } catch {
        // Full or forbidden: the page remembers, also that it is gone.
        inPage.set(key, value)
      }
    },
  }
}

/** Raw strings by key, as the native shell reads them. Where the storage throws, they live as long as the page. */
export type Memory = {
  read: (key: string) => string | undefined
  write: (key: string, value: string | undefined) => void
}

export function memoryOver(storage: () => Storage): Memory {
  const inPage = new Map<string, string>()
  return {
    read(key) {
      if (inPage.has(key)) return inPage.get(key)
      try {
        return storage().getItem(key) ?? undefined
      } catch {
        // Forbidden: nothing was ever kept.
        return undefined
      }
    },
    write(key, value) {
      try {
        if (value === undefined) storage().removeItem(key)
        else storage().setItem(key, value)
        inPage.delete(key)
      } catch {
        // Full or forbidden: the page remembers.
        if (value === undefined) inPage.delete(key)
        else inPage.set(key, value)
      }
    },
  }
}

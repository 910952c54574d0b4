import type { Drafts } from '@kabuto/ui-kit'
import { parsedJson } from '../data/json.ts'
import type { Memory } from '../device/memory.ts'

const keyOf = (account: string | undefined): string => `kabuto.drafts.${account ?? ''}`

/**
 * What an account has stored under the names of forms. In the storage of the tab these are half-typed forms, which
 * outlast a visit to another page, a reload and the end of a session; in the lasting storage recent searches
 * (home/searched.ts) and whether the account is the teaching scenario (TeachingMark.tsx).
 */
export function draftsOf(storage: Memory, account: string | undefined): Drafts {
  const key = keyOf(account)
  function kept(): Record<string, unknown> {
    const forms = parsedJson(storage.read(key))
    return typeof forms === 'object' ? { ...forms } : {}
  }
  return {
    read: (form) => kept()[form],
    write(form, draft) {
      const { [form]: _, ...forms } = kept()
      const next = draft === undefined ? forms : { ...forms, [form]: draft }
      storage.write(key, Object.keys(next).length === 0 ? undefined : JSON.stringify(next))
    },
  }
}

/** Deletes all of them, for a log-out. */
export function forgetDrafts(storage: Memory, account: string | undefined): void {
  storage.write(keyOf(account), undefined)
}

import type { Drafts } from '@kabuto/ui-kit'
import { parsedJson } from '../data/json.ts'
import type { Memory } from '../device/memory.ts'

const keyOf = (account: string | undefined): string => `kabuto.drafts.${account ?? ''}`

/**
 * In the tab's storage, each member's own: what is half typed outlives a detour, a reload and the end of a session. In
 * the storage that lasts, what was looked for (home/searched.ts) and that a fraud is replayed (TeachingMark.tsx).
 */
export function draftsOf(storage: Memory, account: string | undefined): Drafts {
  const key = keyOf(account)
  function kept(): Record<string, unknown> {
    const forms = parsedJson(String(storage.read(key)))
    return typeof forms === 'object' && forms !== null ? { ...forms } : {}
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

/** After a log-out nothing that was typed is left. */
export function forgetDrafts(storage: Memory, account: string | undefined): void {
  storage.write(keyOf(account), undefined)
}

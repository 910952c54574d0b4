import { type Call, type InputOf, refuse } from '@kabuto/domain/shared'
import { atom, type WritableAtom } from 'jotai'
import { machineAtom } from '../app.ts'
import { toastAtom } from '../toast.ts'
import type { Page, RowOf } from './pages.ts'

/** Reads a list to its end, page after page, for a file of it; `undefined`, and a message, where that fails. */
export function allRows<Any extends Call>(
  call: Any,
): WritableAtom<null, [InputOf<Any>], Promise<readonly RowOf<Any>[] | undefined>> {
  return atom(null, async (get, set, input: InputOf<Any>) => {
    const { client } = get(machineAtom)
    const rows: RowOf<Any>[] = []
    const cursors = new Set<string>()
    for (let cursor: string | null = ''; cursor !== null;) {
      const asked = cursor === '' ? input : { ...(input as object), cursor }
      const outcome = await client.send(call, asked)
      if (outcome.state !== 'granted') {
        set(toastAtom, { tone: 'failed', refusal: outcome.refusal })
        return undefined
      }
      const { items, next } = outcome.value as Page<RowOf<Any>>
      // A server that gives a cursor twice would be asked without an end, and a file of what came so far would lack
      // rows.
      if (next !== null && cursors.has(next)) {
        set(toastAtom, { tone: 'failed', refusal: refuse('badAnswer', {}) })
        return undefined
      }
      rows.push(...items)
      cursor = next
      if (next !== null) cursors.add(next)
    }
    return rows
  })
}

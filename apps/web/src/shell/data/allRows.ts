import { type Call, type InputOf, type Refusal, refuse } from '@kabuto/domain/shared'
import { atom, type WritableAtom } from 'jotai'
import { servicesAtom } from '../app.ts'
import { toastAtom } from '../pages/toast.ts'
import type { Page, RowOf } from './pages.ts'
import { pause } from './pause.ts'

/** How often one page of the list is tried again after a pause before giving up. */
const MOST_PAUSES = 3

/** How long to wait after too many calls; `undefined` for any other refusal. */
function pauseOf(refusal: Refusal): number | undefined {
  if (refusal.code !== 'tooOften' || refusal.params.cause !== 'calls') return undefined
  const { seconds } = refusal.params
  return seconds === undefined ? undefined : seconds * 1000
}

type AllRows<Any extends Call> = WritableAtom<
  null,
  [InputOf<Any>, ((count: number) => void)?],
  Promise<readonly RowOf<Any>[] | undefined>
>

/**
 * Reads a list to its end, page by page and no faster than the server allows, and reports the number of rows so far.
 * Gives `undefined`, and shows a toast, where that fails.
 */
export function allRows<Any extends Call>(call: Any): AllRows<Any> {
  return atom(null, async (get, set, input: InputOf<Any>, onCount?: (count: number) => void) => {
    const { client } = get(servicesAtom)
    const rows: RowOf<Any>[] = []
    const cursors = new Set<string>()
    let pauses = 0
    for (let cursor: string | null = ''; cursor !== null;) {
      const asked = cursor === '' ? input : { ...(input as object), cursor }
      const outcome = await client.send(call, asked)
      if (outcome.state !== 'granted') {
        const wait = pauseOf(outcome.refusal)
        pauses += 1
        if (wait === undefined || pauses > MOST_PAUSES) {
          set(toastAtom, { tone: 'failed', refusal: outcome.refusal })
          return undefined
        }
        await pause(wait)
        continue
      }
      pauses = 0
      const { items, next } = outcome.value as Page<RowOf<Any>>
      // A repeated cursor would lead to an endless loop, and a file of the rows so far would be incomplete.
      if (next !== null && cursors.has(next)) {
        set(toastAtom, { tone: 'failed', refusal: refuse('badAnswer', {}) })
        return undefined
      }
      rows.push(...items)
      onCount?.(rows.length)
      cursor = next
      if (next !== null) cursors.add(next)
    }
    return rows
  })
}

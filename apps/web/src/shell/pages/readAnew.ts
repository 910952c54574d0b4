import type { Instant } from '@kabuto/domain/shared'
import { atom } from 'jotai'
import { servicesAtom } from '../app.ts'

/** The state of the last refresh, and which page asked for it. */
type Reading = { page: string } & ({ state: 'refreshing' } | { state: 'done' | 'failed'; at: Instant })

const readingAtom = atom<Reading>()

/** Writing a page reads again all that it shows; writing `undefined` clears the result. */
export const readAnewAtom = atom(
  (get) => get(readingAtom),
  async (get, set, page: string | undefined) => {
    if (page === undefined) return set(readingAtom, undefined)
    if (get(readingAtom)?.state === 'refreshing') return
    set(readingAtom, { page, state: 'refreshing' })
    const { readShownAtom } = await import('../data/queryClient.ts')
    const state = (await set(readShownAtom)) ? 'done' : 'failed'
    set(readingAtom, { page, state, at: get(servicesAtom).marketNow() })
  },
)

import { QueryClient } from '@tanstack/query-core'
import { atom } from 'jotai'
import { accountAtom } from '../app.ts'

/** As long as a kept page may lie hidden and still show what it showed. */
const KEPT_FOR_MS = 30 * 60_000

/**
 * Otherwise the library's own settings suit us: offline nothing is sent, and what was asked for meanwhile is sent once
 * there is a connection; back at the page each part is read again by its own age. A failed reading is no error of the
 * library's (resource.ts), so it tries nothing again by itself.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { gcTime: KEPT_FOR_MS } } })
}

/** Each member has a cache of their own: nothing of one is ever there to be shown to another. */
const clientOfAccountAtom = atom((get) => {
  get(accountAtom)
  const client = createQueryClient()
  const mountedAtom = atom(client)
  mountedAtom.onMount = () => {
    client.mount()
    return () => client.unmount()
  }
  return mountedAtom
})

export const queryClientAtom = atom((get) => get(get(clientOfAccountAtom)))

/** Reads again all that is on screen, and says whether all of it was answered. */
export const readShownAtom = atom(null, async (get): Promise<boolean> => {
  const client = get(queryClientAtom)
  const shown = { type: 'active' } as const
  await client.refetchQueries(shown, { cancelRefetch: false })
  return client
    .getQueryCache()
    .findAll(shown)
    .every(({ state: { data, fetchStatus } }) => fetchStatus === 'idle' && !(data as { failure?: unknown })?.failure)
})

/**
 * Everything that was read by these calls, or by all, is old, whatever was asked for; what is on screen is read again
 * now. An answer that is still on its way may be from before the change, so it is not waited for.
 */
export const refreshAtom = atom(null, async (get, _set, paths: readonly string[] | 'all') => {
  const client = get(queryClientAtom)
  const refresh = async (filter: { queryKey?: string[] }): Promise<void> => {
    await client.cancelQueries(filter)
    await client.invalidateQueries(filter)
  }
  await Promise.all(paths === 'all' ? [refresh({})] : paths.map((path) => refresh({ queryKey: [path] })))
})

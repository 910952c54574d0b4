import { notifyManager, onlineManager, QueryClient } from '@tanstack/query-core'
import { atom, type Getter } from 'jotai'
import { startTransition } from 'react'
import { accountAtom, servicesAtom } from '../app.ts'
import { isFirstPage } from '../pages/firstPage.ts'

/** How long data of a hidden kept page stays in the cache. */
const KEPT_FOR_MS = 30 * 60_000

type Run = (then: () => void) => void

/**
 * The first page has most to do at once: what is answered is rendered in slices there, so that a tap gets through. A
 * page that a tap has led to shows its answers as they come.
 */
export const tellAnswers =
  (isFirst: () => boolean, inSlices: Run): Run =>
  (tell) =>
    isFirst() ? inSlices(tell) : tell()

/**
 * Otherwise the defaults of the library fit: offline, reads wait for the connection; when the page gets the focus, each
 * resource is read again if it is older than its `freshFor`. A failed read is no error for the library (resource.ts),
 * so it does not retry by itself.
 */
function createQueryClient(): QueryClient {
  notifyManager.setBatchNotifyFunction(tellAnswers(isFirstPage, startTransition))
  return new QueryClient({ defaultOptions: { queries: { gcTime: KEPT_FOR_MS } } })
}

/** A cache for each member, so that no member ever sees data of another one. */
const clientOfAccountAtom = atom((get) => {
  get(accountAtom)
  // The library hears of changes only: where the app starts without a connection, it would not hear that it comes back.
  if (get(servicesAtom).ports.connection.isOffline()) onlineManager.setOnline(false)
  const client = createQueryClient()
  const mountedAtom = atom(client)
  mountedAtom.onMount = () => {
    client.mount()
    return () => client.unmount()
  }
  return mountedAtom
})

export const queryClientAtom = atom((get) => get(get(clientOfAccountAtom)))

/** What was requested ahead is older than what is to be read anew. */
export async function forgetEarly(get: Getter): Promise<void> {
  const early = await get(servicesAtom).client.early()
  early?.forget()
}

/** Reads again all that is shown; `true` if every read succeeded. */
export const readShownAtom = atom(null, async (get): Promise<boolean> => {
  const client = get(queryClientAtom)
  const shown = { type: 'active' } as const
  await forgetEarly(get)
  await client.refetchQueries(shown, { cancelRefetch: false })
  return client
    .getQueryCache()
    .findAll(shown)
    .every(({ state: { data, fetchStatus } }) => fetchStatus === 'idle' && !(data as { failure?: unknown })?.failure)
})

/**
 * Marks all cached answers to these calls as stale, for all inputs, and reads the shown ones again now. An answer still
 * under way may be older than the change, so it is cancelled first.
 */
export const refreshAtom = atom(null, async (get, _set, paths: readonly string[] | 'all') => {
  const client = get(queryClientAtom)
  await forgetEarly(get)
  const refresh = async (filter: { queryKey?: string[] }): Promise<void> => {
    await client.cancelQueries(filter)
    await client.invalidateQueries(filter)
  }
  await Promise.all(paths === 'all' ? [refresh({})] : paths.map((path) => refresh({ queryKey: [path] })))
})

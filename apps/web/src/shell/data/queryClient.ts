import { QueryClient } from '@tanstack/query-core'
import { atom } from 'jotai'
import { accountAtom } from '../app.ts'

const MINUTE = 60_000

/** The settings of the library that do not suit us, in one place. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A failed reading is told at once, with a way to try again; what is polled comes again by itself.
        retry: false,
        // Offline nothing is sent; what was asked for meanwhile is sent once there is a connection.
        networkMode: 'online',
        // Back at the page, each part is read again by its own age (`freshFor`).
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        // As long as a kept page may lie hidden and still show what it showed.
        gcTime: 30 * MINUTE,
      },
    },
  })
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

/**
 * Everything that was read by these calls is old, whatever was asked for; what is on screen is read again now. An answer
 * that is still on its way may be from before the change, so it is not waited for.
 */
export const refreshAtom = atom(null, async (get, _set, paths: readonly string[]) => {
  const client = get(queryClientAtom)
  const refresh = async (path: string): Promise<void> => {
    const filter = { queryKey: [path] }
    await client.cancelQueries(filter)
    await client.invalidateQueries(filter)
  }
  await Promise.all(paths.map(refresh))
})

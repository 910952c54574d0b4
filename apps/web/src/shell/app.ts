import { type Instant, type Language, type Refusal, refuse } from '@kabuto/domain/shared'
import { atom, createStore } from 'jotai'
import type { Ports } from '../ports.ts'
import type { Client, ClientDependencies } from './data/client.ts'
import { forgetDrafts } from './session/drafts.ts'
import { type Memory, memoryOver } from './device/memory.ts'
import { type Credentials, keepCredentials, readCredentials } from './session/session.ts'

export const LANGUAGE_KEY = 'lang'

/** What pages and data share: the browser's ports, the client of the API, both storages and the market's clock. */
export type Services = {
  ports: Ports
  client: Client
  lasting: Memory
  ofTab: Memory
  /** The time on the simulated market: the device's clock plus the offset that the server last sent. */
  marketNow: () => Instant
}

const startedAtom = atom<Services>()

/** Set once by `createApp`, before anything reads it. */
export const servicesAtom = atom((get) => {
  const services = get(startedAtom)
  if (!services) throw new Error('The store is not one of createApp.')
  return services
})

export const languageAtom = atom<Language>('ja')

/** Smaller differences come from how long an answer travelled, and are ignored. */
const JITTER_MS = 500

const serverOffsetAtom = atom(0)

/** A start without a connection goes on by the clock of the visit before it. */
const CLOCK_KEY = 'kabuto.clock'

/** By how many milliseconds the market's clock is ahead of the device's. */
export const clockOffsetAtom = atom(
  (get) => get(serverOffsetAtom),
  (get, set, offset: number) => {
    if (Math.abs(offset - get(serverOffsetAtom)) <= JITTER_MS) return
    set(serverOffsetAtom, offset)
    get(servicesAtom).lasting.write(CLOCK_KEY, String(offset))
  },
)

const credentialsValueAtom = atom<Credentials>()

/** Set by a log-out: pages for members then redirect to the start page and not to the login. */
export const loggedOutAtom = atom(false)

/** Kept in memory, and written to storage whenever it is set (specification §4). */
export const credentialsAtom = atom(
  (get) => get(credentialsValueAtom),
  (get, set, next: Credentials | undefined) => {
    set(credentialsValueAtom, next)
    if (next) set(loggedOutAtom, false)
    keepCredentials(get(servicesAtom).lasting, next)
  },
)

/** The account whose data is shown. It stays the same when the same member logs in again. */
export const accountAtom = atom((get) => get(credentialsValueAtom)?.account)

/** A log-out by the member, here or in another tab. It also deletes half-typed forms and recent searches. */
export const logOutAtom = atom(null, (get, set) => {
  const { ofTab, lasting } = get(servicesAtom)
  forgetDrafts(ofTab, get(accountAtom))
  forgetDrafts(lasting, get(accountAtom))
  set(loggedOutAtom, true)
  set(sessionEndedAtom, undefined)
  set(credentialsAtom, undefined)
})

/** Why the server no longer accepts the session: it ended, or the member is banned. `SessionWatch` handles it. */
export const sessionEndedAtom = atom<Refusal | undefined>(undefined)

/** A newer release of the app is kept on this device, and waits to be taken. */
export const newerReleaseAtom = atom<{ take: () => void } | undefined>(undefined)

export type Store = ReturnType<typeof createStore>

/**
 * Loads the code of the client with the first call, so that it is no part of the first download. Calls wait for it;
 * where it cannot be loaded, they answer `offline`.
 */
function lazyClient(dependencies: ClientDependencies): Client {
  let there: Promise<Client> | undefined
  async function fetched(): Promise<Client> {
    const { createClient } = await import('./data/client.ts')
    return createClient(dependencies)
  }
  function client(): Promise<Client> {
    there ??= fetched().catch((fault: unknown) => {
      there = undefined
      throw fault
    })
    return there
  }
  const lost = { state: 'lost', refusal: refuse('offline', {}) } as const
  return {
    send: async (...sent) => (await client().catch(() => undefined))?.send(...sent) ?? lost,
    upload: async (...sent) => (await client().catch(() => undefined))?.upload(...sent) ?? lost,
    listen: async (...asked) => (await client().catch(() => undefined))?.listen(...asked) ?? lost,
    picture: async (...asked) => (await client().catch(() => undefined))?.picture(...asked) ?? lost,
    early: async () => (await there?.catch(() => undefined))?.early(),
  }
}

/** Creates the one store of the page, with the client and both storages in it. */
export function createApp(ports: Ports, language: Language): Store {
  const store = createStore()
  const lasting = memoryOver(ports.lasting)
  const client = lazyClient({
    fetch: ports.fetch,
    wall: ports.wall,
    language: () => store.get(languageAtom),
    credentials: () => store.get(credentialsValueAtom),
    first: ports.firstAsked(),
    onTime: (offset) => store.set(clockOffsetAtom, offset),
    onSessionEnd(refusal) {
      if (store.get(sessionEndedAtom)) return
      store.set(sessionEndedAtom, refusal.code === 'loginBanned' ? refusal : refuse('sessionEnded', {}))
    },
  })
  const marketNow = (): Instant => ports.wall() + store.get(clockOffsetAtom)
  store.set(startedAtom, { ports, client, lasting, ofTab: memoryOver(ports.ofTab), marketNow })
  store.set(languageAtom, language)
  store.set(serverOffsetAtom, Number(lasting.read(CLOCK_KEY)) || 0)
  store.set(credentialsValueAtom, readCredentials(lasting))
  return store
}

export function storedLanguage(memory: Memory): string | undefined {
  return memory.read(LANGUAGE_KEY)
}

export function keepLanguage(memory: Memory, language: Language): void {
  memory.write(LANGUAGE_KEY, language)
}

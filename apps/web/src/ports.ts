import type { Call, Instant } from '@kabuto/domain/shared'
import type { AskedEarly } from './shell/data/earlyAnswers.ts'

/** Whether anybody can see the page, and word of every change of it. */
type Visibility = { isVisible: () => boolean; watch: (listener: () => void) => () => void }

/** How calls reach the brokerage: what the browser says, and word of every change. */
type Connection = { isOffline: () => boolean; watch: (listener: () => void) => () => void }

/**
 * Where the books are and what befell them: on this device; in memory, because it can or may not keep them; begun anew,
 * because what was there could not be read; full; or held back by another tab.
 */
export type BooksState = 'kept' | 'memory' | 'replaced' | 'full' | 'blocked'

/** The books, where a host keeps them on this device and not on a server. */
export type DeviceBooks = {
  state: () => BooksState
  watch: (listener: () => void) => () => void
  /**
   * Deletes them and all else that is kept here; the page then begins anew. `onBlocked`: other tabs have to be closed
   * first.
   */
  deleteAll: (onBlocked: () => void) => Promise<void>
}

/** The release of the app that is kept on this device. */
type KeptRelease = {
  /** Asks the server for a newer one. */
  check: () => Promise<void>
  /** Changes to the newer one: the page begins anew. */
  take: () => void
}

/**
 * Keeps the release of the page on this device; `onNewer` once a newer one is kept too and waits. Resolves to nothing
 * where the browser keeps none.
 */
export type KeepRelease = (onNewer: () => void) => Promise<KeptRelease | undefined>

/** An answer to a read, and when it came by the market's clock. */
export type LastAnswer<Value = unknown> = { value: Value; at: Instant }

/** What is kept on the device for a start without a connection. None of it fails where the device forbids it. */
export type Kept = {
  keepRelease: KeepRelease
  /** Keeps the last answer to what a member has asked; nothing of nobody. */
  note: (account: string | undefined, asked: readonly unknown[], last: LastAnswer) => void
  /** What was kept, if it still fits the call. */
  read: (account: string | undefined, asked: readonly unknown[], call: Call) => Promise<LastAnswer | undefined>
  /** Whoever logs out leaves no figure behind. */
  forgetAnswers: () => Promise<void>
}

/** What the machine gives: the only place of the app that asks it for the time, for chance or for its storage. */
export type Ports = {
  wall: () => number
  newKey: () => string
  /** From 0 up to 1, for delays that must not come all at once. */
  random: () => number
  /** Lasts; may be missing, full or forbidden. */
  lasting: () => Storage
  /** Lasts as long as the tab. */
  ofTab: () => Storage
  fetch: typeof fetch
  /** The requests that the page sent before the app was there. */
  firstAsked: () => AskedEarly | undefined
  visibility: Visibility
  connection: Connection
  books?: DeviceBooks | undefined
  /** Fetched after the first page; nothing where the host needs no connection. */
  kept?: (() => Promise<Kept | undefined>) | undefined
}

/** Also where a phone reaches the page over plain http: there `crypto.randomUUID` does not exist. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const wall = (): number => Date.now()

export const browserPorts: Ports = {
  wall,
  newKey: randomKey,
  random: () => Math.random(),
  lasting: () => localStorage,
  ofTab: () => sessionStorage,
  fetch: (input, init) => fetch(input, init),
  firstAsked: () => window.kabutoFirst,
  visibility: {
    isVisible: () => document.visibilityState === 'visible',
    watch(listener) {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
  },
  connection: {
    // `true` is certain, but calls may fail although it says `false`.
    isOffline: () => !navigator.onLine,
    watch(listener) {
      window.addEventListener('online', listener)
      window.addEventListener('offline', listener)
      return () => {
        window.removeEventListener('online', listener)
        window.removeEventListener('offline', listener)
      }
    },
  },
}

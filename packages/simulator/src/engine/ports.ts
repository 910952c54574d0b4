import type { Instant } from '@kabuto/domain/shared'
import type { Limits } from './limits.ts'
import type { Store } from './store.ts'

/** Where the bytes of uploads lie, beside the books and not in them. */
export type Files = {
  put: (id: string, bytes: Uint8Array) => Promise<void>
  get: (id: string) => Promise<Uint8Array | undefined>
  remove: (id: string) => Promise<void>
}

/** Everything the brokerage needs from the machine it runs on. */
export type Ports = {
  store: Store
  /** The real clock: sessions, locks of logins, keys. The market's clock is made from it and lies in the books. */
  wall: () => Instant
  /** All chance of the market comes from it: the same seed, the same prices. */
  seed: string
  files: Files
  /** How often one may ask; the usual ones of decisions §6 where nothing is said. */
  limits?: Limits | undefined
  /**
   * Whether a member may turn the clock, which is everybody's; where nothing is said they may. Decisions §4: the
   * embedded server only.
   */
  turnsClock?: boolean | undefined
  /** Unguessable, for tokens and ids. */
  newId: () => string
  /** Fast, for what is only compared. */
  digest: (text: string) => Promise<string>
  /** Slow and salted, for passwords. */
  hashSecret: (secret: string) => Promise<string>
  matchesSecret: (secret: string, hash: string) => Promise<boolean>
}

import type { Instant } from '@kabuto/domain/shared'
import type { Limits } from './limits.ts'
import type { Store } from './store.ts'

/** Where the bytes of uploads are stored, outside the books. */
export type Files = {
  put: (id: string, bytes: Uint8Array) => Promise<void>
  get: (id: string) => Promise<Uint8Array | undefined>
  remove: (id: string) => Promise<void>
}

/** Everything the brokerage needs from the machine it runs on. */
export type Ports = {
  store: Store
  /**
   * The real clock: for sessions, login locks and keys. The market's clock is derived from it and stored in the books.
   */
  wall: () => Instant
  /** All randomness of the market comes from it: the same seed, the same prices. */
  seed: string
  files: Files
  /** Rate limits; by default those of decisions §6. */
  limits?: Limits | undefined
  /**
   * Whether a member may turn the clock, which all members share; by default they may. Decisions §4: the embedded
   * server only.
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

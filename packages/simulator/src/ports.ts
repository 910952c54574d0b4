import type { Instant } from '@kabuto/domain/shared'
import type { Store } from './store.ts'

/** Everything the brokerage needs from the machine it runs on. */
export type Ports = {
  store: Store
  /** The real clock: sessions, locks of logins, keys. The market's clock is made from it and lies in the books. */
  wall: () => Instant
  /** Unguessable, for tokens and ids. */
  newId: () => string
  /** Fast, for what is only compared. */
  digest: (text: string) => Promise<string>
  /** Slow and salted, for passwords. */
  hashSecret: (secret: string) => Promise<string>
  matchesSecret: (secret: string, hash: string) => Promise<boolean>
}

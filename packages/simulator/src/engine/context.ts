import type { Envelope, Instant, Language } from '@kabuto/domain/shared'
import type { CollectionName, Collections } from '../rows/collections.ts'
import type { MarketData } from './marketData.ts'
import type { Ports } from './ports.ts'
import type { Work } from './work.ts'

export type Member = Collections['members']

/** What happens to a row whose time has come. */
type DueEvent<Name extends CollectionName> = (context: AccountContext, row: Collections[Name]) => Promise<void>

/** By the collection of the row. Features fill the table in `wiring`, so that nothing below has to know them. */
export type DueEvents = { [Name in CollectionName]?: DueEvent<Name> }

/** Everything that a handler can use while it answers one request. */
export type RequestContext = Pick<
  Ports,
  'newId' | 'digest' | 'hashSecret' | 'matchesSecret' | 'seed' | 'files' | 'turnsClock'
> & {
  work: Work
  market: MarketData
  dueEvents: DueEvents
  /** Time on the simulated market. */
  now: Instant
  wall: Instant
  language: Language
  /** The device of the caller, if it says so. */
  device?: string | undefined
  /** The bytes of an upload. */
  file?: Uint8Array | undefined
}

/** The request context for the books of one account. */
export type AccountContext = RequestContext & { account: string }

export type MemberContext = AccountContext & { member: Member; token: string }

/** Answers another call of the same caller; nothing if that is neither granted nor refused by the rules. */
export type Ask = (path: string, body: unknown) => Promise<Envelope | undefined>

/** The request context of a caller who need not have a session. */
export type VisitorContext = RequestContext & { token?: string | undefined; ask: Ask }

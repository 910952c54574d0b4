import type { Envelope, Instant, Language } from '@kabuto/domain/shared'
import type { CollectionName, Collections } from '../rows/collections.ts'
import type { MarketData } from './marketData.ts'
import type { Ports } from './ports.ts'
import type { Work } from './work.ts'

export type Member = Collections['members']

/** What happens to a row whose time has come. */
type DueEvent<Name extends CollectionName> = (books: Books, row: Collections[Name]) => Promise<void>

/** By the collection of the row. Features fill the table in `wiring`, so that nothing below has to know them. */
export type DueEvents = { [Name in CollectionName]?: DueEvent<Name> }

/** What a handler may use: its unit of work, the two clocks, the market, and who asks. */
export type Desk = Pick<
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
  /** From what somebody logs in, as far as it tells. */
  device?: string | undefined
  /** What came along with an upload. */
  file?: Uint8Array | undefined
}

/** A desk with the books of one member open. */
export type Books = Desk & { account: string }

export type MemberDesk = Books & { member: Member; token: string }

/** An answer to another call of the same caller, or nothing where it is not granted or refused in the usual way. */
export type Ask = (path: string, body: unknown) => Promise<Envelope | undefined>

/** A desk before which somebody stands who need not have a session. */
export type Visitor = Desk & { token?: string | undefined; ask: Ask }

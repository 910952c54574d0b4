import type { Call, Envelope, InputOf, Instant, Language, OutputOf, Refusal } from '@kabuto/domain/shared'
import type { Collections } from './collections.ts'
import type { MarketData } from './market/market.ts'
import type { Ports } from './ports.ts'
import type { Work } from './work.ts'

export type Member = Collections['members']

/** What a handler may use: its unit of work, the two clocks, the market, and who asks. */
export type Desk = Pick<
  Ports,
  'newId' | 'digest' | 'hashSecret' | 'matchesSecret' | 'seed' | 'files' | 'turnsClock'
> & {
  work: Work
  market: MarketData
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

/** A refusal changes nothing but what counts tries. */
export type Result<Output> = { data: Output } | { refusal: Refusal }

/** An answer to another call of the same caller, or nothing where it is not granted or refused in the usual way. */
export type Ask = (path: string, body: unknown) => Promise<Envelope | undefined>

/** A desk before which somebody stands who need not have a session. */
export type Visitor = Desk & { token?: string | undefined; ask: Ask }

export type Handler =
  | {
      call: Call
      who: 'anyone'
      run: (desk: Visitor, input: never) => Promise<Result<unknown>>
      keeper?: ((desk: Visitor, input: never) => Promise<string | undefined>) | undefined
    }
  | { call: Call; who: 'member'; run: (desk: MemberDesk, input: never) => Promise<Result<unknown>> }

/**
 * For calls that are answered without a session. Where `keeper` names somebody, the answer is remembered under their
 * key like a member's own; without one it
 * is not: a login opens one more session at most, and its answer holds a token that must not lie in the books.
 */
export function openHandler<Any extends Call>(
  call: Any,
  run: (desk: Visitor, input: InputOf<Any>) => Promise<Result<OutputOf<Any>>>,
  keeper?: (desk: Visitor, input: InputOf<Any>) => Promise<string | undefined>,
): Handler {
  return { call, who: 'anyone', run, keeper }
}

/**
 * For calls of a member. Before it is carried out, whatever fell due in the member's books has happened. An admin's
 * call is one of a member who may.
 */
export function memberHandler<Any extends Call>(
  call: Any,
  run: (desk: MemberDesk, input: InputOf<Any>) => Promise<Result<OutputOf<Any>>>,
): Handler {
  return { call, who: 'member', run }
}

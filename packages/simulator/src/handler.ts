import type { Call, InputOf, Instant, Language, OutputOf, Refusal } from '@kabuto/domain/shared'
import type { Collections } from './collections.ts'
import type { Ports } from './ports.ts'
import type { Work } from './work.ts'

export type Member = Collections['members']

/** What a handler may use: its unit of work, the two clocks, and who asks. */
export type Desk = Pick<Ports, 'newId' | 'digest' | 'hashSecret' | 'matchesSecret'> & {
  work: Work
  /** Time on the simulated market. */
  now: Instant
  wall: Instant
  language: Language
}
export type MemberDesk = Desk & { member: Member; token: string }

/** A refusal changes nothing but what counts tries. */
export type Result<Output> = { data: Output } | { refusal: Refusal }

export type Handler =
  | { call: Call; who: 'anyone'; run: (desk: Desk, input: never) => Promise<Result<unknown>> }
  | { call: Call; who: 'member'; run: (desk: MemberDesk, input: never) => Promise<Result<unknown>> }

/** For calls that are answered without a session. */
export function openHandler<Any extends Call>(call: Any, run: (desk: Desk, input: InputOf<Any>) => Promise<Result<OutputOf<Any>>>): Handler {
  return { call, who: 'anyone', run }
}

export function memberHandler<Any extends Call>(
  call: Any,
  run: (desk: MemberDesk, input: InputOf<Any>) => Promise<Result<OutputOf<Any>>>,
): Handler {
  return { call, who: 'member', run }
}

import type { Call, InputOf, OutputOf, Refusal } from '@kabuto/domain/shared'
import type { MemberDesk, Visitor } from './context.ts'

/** A refusal changes nothing but what counts tries. */
export type Result<Output> = { data: Output } | { refusal: Refusal }

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

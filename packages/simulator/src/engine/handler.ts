import type { Call, InputOf, OutputOf, Refusal } from '@kabuto/domain/shared'
import type { MemberContext, VisitorContext } from './context.ts'

/** A refusal changes nothing but the count of wrong tries. */
export type Result<Output> = { data: Output } | { refusal: Refusal }

export type Handler =
  | {
      call: Call
      who: 'anyone'
      run: (context: VisitorContext, input: never) => Promise<Result<unknown>>
      answerOwner?: ((context: VisitorContext, input: never) => Promise<string | undefined>) | undefined
    }
  | { call: Call; who: 'member'; run: (context: MemberContext, input: never) => Promise<Result<unknown>> }

/**
 * A handler of a call that needs no session. If `answerOwner` names somebody, the answer is stored under that owner's
 * idempotency key, like a member's. Without it nothing is stored: a repeated login opens one more session at most, and
 * its answer holds a token that must not be stored.
 */
export function openHandler<Any extends Call>(
  call: Any,
  run: (context: VisitorContext, input: InputOf<Any>) => Promise<Result<OutputOf<Any>>>,
  answerOwner?: (context: VisitorContext, input: InputOf<Any>) => Promise<string | undefined>,
): Handler {
  return { call, who: 'anyone', run, answerOwner }
}

/**
 * A handler of a member's call. It runs after everything that fell due in the member's books has happened. Admin calls
 * are calls of a member with that right.
 */
export function memberHandler<Any extends Call>(
  call: Any,
  run: (context: MemberContext, input: InputOf<Any>) => Promise<Result<OutputOf<Any>>>,
): Handler {
  return { call, who: 'member', run }
}

import type { InputOf, Call, Instant, OutputOf } from '@kabuto/domain/shared'
import { catchUp } from '../engine/catchUp.ts'
import type { MemberContext, RequestContext } from '../engine/context.ts'
import type { Handler } from '../engine/handler.ts'

/** The one that scripts type; it stands in the README and protects nothing. */
export const DEMO_FUND_PASSWORD = '20260712'

/** Replays a member's past by calls, at the times at which a member would have made them. */
export type Player = {
  now: () => Instant
  /** Time passes; whatever falls due happens. */
  until: (instant: Instant) => Promise<void>
  /** The answer, or nothing where the call was refused. */
  attempt: <Any extends Call>(call: Any, handler: Handler, input: InputOf<Any>) => Promise<OutputOf<Any> | undefined>
  /** The answer; a refusal is a fault of the script. */
  call: <Any extends Call>(call: Any, handler: Handler, input: InputOf<Any>) => Promise<OutputOf<Any>>
  context: () => Promise<MemberContext>
  /** The person of the identity check. */
  person: { name: string; nameKana: string }
}

export function playerFor(context: RequestContext, account: string, person: Player['person']): Player {
  let now = context.now

  async function memberContext(): Promise<MemberContext> {
    const member = await context.work.get('members', account)
    if (!member) throw new Error(`there is no member ${account} to play`)
    return { ...context, now, member, account, token: '' }
  }

  async function answer(
    handler: Handler,
    input: unknown,
  ): Promise<{ data: unknown } | { refusal: { code: string; params: object } }> {
    await catchUp({ ...context, now }, account)
    // Scripts do not use the batch call.
    return handler.run({ ...(await memberContext()), ask: async () => undefined }, input as never)
  }

  return {
    now: () => now,
    person,
    context: memberContext,
    async until(instant) {
      now = Math.max(now, instant)
      await catchUp({ ...context, now }, account)
    },
    async attempt(_, handler, input) {
      const result = await answer(handler, input)
      return 'data' in result ? result.data : undefined
    },
    async call(call, handler, input) {
      const result = await answer(handler, input)
      if ('data' in result) return result.data
      throw new Error(`${call.path} was refused in a scenario: ${JSON.stringify(result.refusal)}`)
    },
  }
}

import type { InputOf, Call, Instant, OutputOf } from '@kabuto/domain/shared'
import { catchUp } from '../engine/catchUp.ts'
import type { Desk, MemberDesk } from '../engine/context.ts'
import type { Handler } from '../engine/handler.ts'

/** The one that scripts type; it stands in the README and protects nothing. */
export const DEMO_FUND_PASSWORD = '20260712'

/** Plays a member's past: the same calls that anybody makes, at the instants at which they would have made them. */
export type Player = {
  now: () => Instant
  /** Time passes; whatever falls due happens. */
  until: (instant: Instant) => Promise<void>
  /** The answer, or nothing where the call was refused. */
  attempt: <Any extends Call>(call: Any, handler: Handler, input: InputOf<Any>) => Promise<OutputOf<Any> | undefined>
  /** The answer; a refusal is a fault of the script. */
  call: <Any extends Call>(call: Any, handler: Handler, input: InputOf<Any>) => Promise<OutputOf<Any>>
  desk: () => Promise<MemberDesk>
  /** As whom they have themselves verified. */
  person: { name: string; nameKana: string }
}

export function playerFor(desk: Desk, account: string, person: Player['person']): Player {
  let now = desk.now

  async function seat(): Promise<MemberDesk> {
    const member = await desk.work.get('members', account)
    if (!member) throw new Error(`there is no member ${account} to play`)
    return { ...desk, now, member, account, token: '' }
  }

  async function answer(
    handler: Handler,
    input: unknown,
  ): Promise<{ data: unknown } | { refusal: { code: string; params: object } }> {
    await catchUp({ ...desk, now }, account)
    // Nobody asks for several reads at once here.
    return handler.run({ ...(await seat()), ask: async () => undefined }, input as never)
  }

  return {
    now: () => now,
    person,
    desk: seat,
    async until(instant) {
      now = Math.max(now, instant)
      await catchUp({ ...desk, now }, account)
    },
    async attempt(_, handler, input) {
      const answered = await answer(handler, input)
      return 'data' in answered ? answered.data : undefined
    },
    async call(call, handler, input) {
      const answered = await answer(handler, input)
      if ('data' in answered) return answered.data
      throw new Error(`${call.path} was refused in a scenario: ${JSON.stringify(answered.refusal)}`)
    },
  }
}

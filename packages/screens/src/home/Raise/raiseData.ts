import type { Member } from '@kabuto/domain/account'
import type { applyRaiseCall, Raise, RaiseApplication, RaiseContext, raisesCall } from '@kabuto/domain/offerings'
import type { InputOf, Instant, Loadable, OutputOf, Submission } from '@kabuto/domain/shared'

export type RaiseData = OutputOf<typeof raisesCall> & {
  now: Instant
  member: Pick<Member, 'blocks' | 'identity'>
  cash: RaiseContext['cash']
}

export type RaiseProps = {
  data: Loadable<RaiseData>
  /** The one that the address asks for; else what can be applied for, else the newest. */
  id: string | undefined
  /** The application that is open from the start. */
  openRecord?: string | undefined
  submission: Submission<RaiseApplication>
  onSubmit: (request: InputOf<typeof applyRaiseCall>) => void
  onRetry: () => void
}

export function chosen({ products }: RaiseData, id: string | undefined): Raise | undefined {
  if (id !== undefined) return products.find((raise) => raise.id === id)
  return products.find(({ state }) => state === 'subscribing') ?? products[0]
}

export function contextOf({ applications, now, member, cash }: RaiseData, raise: Raise): RaiseContext {
  return {
    now,
    raise,
    cash,
    blocks: member.blocks,
    identityVerified: member.identity === 'verified',
    pending: applications.find(({ state }) => state === 'pending'),
  }
}

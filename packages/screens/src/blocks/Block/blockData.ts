import type { Member } from '@kabuto/domain/account'
import type { applyBlockCall, BlockApplication, blockCall, BlockContext } from '@kabuto/domain/blocks'
import type { InputOf, Instant, Loadable, OutputOf, Submission } from '@kabuto/domain/shared'

export type BlockData = OutputOf<typeof blockCall> & {
  now: Instant
  member: Pick<Member, 'blocks' | 'identity'>
  cash: BlockContext['cash']
}

export type BlockScreenProps = {
  data: Loadable<BlockData>
  submission: Submission<BlockApplication>
  onSubmit: (request: InputOf<typeof applyBlockCall>) => void
  onRetry: () => void
}

export function contextOf({ offer, appliedToday, now, member, cash }: BlockData): BlockContext {
  const identityVerified = member.identity === 'verified'
  return { now, offer, appliedToday, cash, identityVerified, blocks: member.blocks }
}

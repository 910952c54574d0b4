import { type BlockKind, blockKinds, type Blocks, isInForce } from '../shared/blocks.ts'
import type { OutputOf } from '../shared/wire/call.ts'
import { type DecisionFacts, defineMachine, withReason } from '../shared/machine/machine.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import type { Instant } from '../shared/time/zone.ts'
import type { appealCall } from './contract.ts'

export type AppealRecord = OutputOf<typeof appealCall>
export type AppealDraft = { block: BlockKind; text: string }

/** Decisions §5. Either way it is answered in words; where it passes, the block is lifted. */
export const appealMachine = defineMachine<AppealRecord['state'], 'approve' | 'reject', DecisionFacts>({
  name: 'appeal',
  states: ['pending', 'passed', 'rejected'],
  initial: 'pending',
  edges: [
    { from: 'pending', on: 'approve', to: 'passed', when: withReason },
    { from: 'pending', on: 'reject', to: 'rejected', when: withReason },
  ],
  illegal: 'notPending',
})

type Standing = { blocks: Blocks; appeals: readonly AppealRecord[] }

const ofBlock = ({ blocks, appeals }: Standing, kind: BlockKind): AppealRecord | undefined => {
  const since = Date.parse(blocks[kind]?.since ?? '')
  // A block that was lifted and imposed again is another one.
  return appeals.findLast(({ block, sentAt }) => block === kind && Date.parse(sentAt) >= since)
}

/** One at a time against each block; once it is answered one may write again. */
export function checkAppeal(
  { block: kind, text }: AppealDraft,
  { now, ...standing }: Standing & { now: Instant },
): Refusal[] {
  const block = standing.blocks[kind]
  if (!block || !isInForce(block, now)) return [refuse('notFound', { what: kind })]
  const before = ofBlock(standing, kind)
  return [
    ...(before?.state === 'pending' ? [refuse('appealPending', { since: before.sentAt })] : []),
    ...(text.trim() === '' ? [refuse('required', { field: 'text' }, 'text')] : []),
  ]
}

/** The blocks as they are joined: each with the latest appeal against it. `appeals` are the oldest first. */
export function withAppeals(blocks: Blocks, appeals: readonly AppealRecord[]): Blocks {
  const joined = { ...blocks }
  for (const kind of blockKinds) {
    const [block, latest] = [blocks[kind], ofBlock({ blocks, appeals }, kind)]
    if (!block || !latest) continue
    const { block: _, ...appeal } = latest
    joined[kind] = { ...block, appeal }
  }
  return joined
}

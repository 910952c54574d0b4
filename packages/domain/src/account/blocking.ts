import type { BlockKind, Blocks } from '../shared/blocks.ts'
import { withReason } from '../shared/machine/machine.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'

export type BlockEvent = { on: 'impose'; reason: string; since: string; until?: string | undefined } | { on: 'lift' }

/**
 * Decisions §5: a member is active, and each block of theirs is imposed and lifted by itself. Imposed again it gets
 * another reason or
 * end and keeps its beginning.
 */
export function blocksAfter(
  blocks: Blocks,
  kind: BlockKind,
  event: BlockEvent,
): { blocks: Blocks } | { refusal: Refusal } {
  const before = blocks[kind]
  if (event.on === 'lift') {
    if (!before) return { refusal: refuse('notFound', { what: kind }) }
    return { blocks: Object.fromEntries(Object.entries(blocks).filter(([name]) => name !== kind)) }
  }
  const { reason, since, until } = event
  if (!withReason.holds({ reason })) return { refusal: refuse('required', { field: 'reason' }, 'reason') }
  return { blocks: { ...blocks, [kind]: { ...before, reason, since: before?.since ?? since, until } } }
}

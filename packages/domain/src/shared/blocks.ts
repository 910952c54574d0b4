import { object, optional, string, type InferOutput } from 'valibot'
import { type Refusal, refuse } from './refusal.ts'
import { timeSchema } from './schemas.ts'
import type { Instant } from './time/tokyoTime.ts'

/** Why a member is held back, since when, until when where that is known, and what they wrote against it. */
const block = object({
  reason: string(),
  since: timeSchema,
  until: optional(timeSchema),
  appeal: optional(object({ text: string(), sentAt: timeSchema, answer: optional(string()) })),
})

export const blocksSchema = object({ frozen: optional(block), loginBanned: optional(block), withdrawBarred: optional(block), tradeBarred: optional(block) })

export type Block = InferOutput<typeof block>
export type Blocks = InferOutput<typeof blocksSchema>
export type BlockKind = keyof Blocks

/** What a block can refuse. `manage` is identity, cards and passwords; `apply` is offers, blocks and following. */
export const memberActions = [
  'login', 'read', 'export', 'chat', 'cancel', 'withdraw', 'repay', 'manage', 'deposit', 'exchange', 'borrow', 'trade', 'apply',
] as const
export type MemberAction = (typeof memberActions)[number]

const newMoneyOrRisk: readonly MemberAction[] = ['deposit', 'exchange', 'borrow', 'trade', 'apply']

/** Decisions §5: frozen members still read, export, cancel, chat and withdraw settled cash; chat is open even to the banned (§3). */
const refusedBy: Record<BlockKind, readonly MemberAction[]> = {
  loginBanned: memberActions.filter((action) => action !== 'chat'),
  frozen: newMoneyOrRisk,
  withdrawBarred: ['withdraw'],
  tradeBarred: ['trade', 'apply'],
}

function refusalOf(kind: BlockKind, { reason, since, until }: Block): Refusal {
  switch (kind) {
    case 'loginBanned':
      return refuse('loginBanned', { reason, ...(until === undefined ? {} : { until }) })
    case 'frozen':
      return refuse('accountFrozen', { reason, since })
    case 'withdrawBarred':
      return refuse('withdrawBarred', { reason, since })
    case 'tradeBarred':
      return refuse('tradeBarred', { reason, since })
  }
}

const kinds = ['loginBanned', 'withdrawBarred', 'tradeBarred', 'frozen'] as const satisfies readonly BlockKind[]

/** The blocks that refuse an action now: what is barred goes before what is frozen. One whose end has come refuses nothing. */
export function checkBlocks(blocks: Blocks, action: MemberAction, now: Instant): Refusal[] {
  return kinds.flatMap((kind) => {
    const known = blocks[kind]
    if (!known || !refusedBy[kind].includes(action)) return []
    return known.until !== undefined && Date.parse(known.until) <= now ? [] : [refusalOf(kind, known)]
  })
}

/** All that a member may do now. */
export function permissionsOf(blocks: Blocks, now: Instant): MemberAction[] {
  return memberActions.filter((action) => checkBlocks(blocks, action, now).length === 0)
}

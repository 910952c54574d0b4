import { object, optional, picklist, string, type InferOutput } from 'valibot'
import { type Refusal, refuse } from './refusal/refusal.ts'
import { idSchema, timeSchema } from './wire/schemas.ts'
import type { Instant } from './time/tokyoTime.ts'

/** What a member wrote against a block, and what the back office answered. Where it passed, the block is lifted. */
export const appealSchema = object({
  id: idSchema,
  text: string(),
  sentAt: timeSchema,
  state: picklist(['pending', 'passed', 'rejected']),
  answer: optional(string()),
  answeredAt: optional(timeSchema),
})

/** Why a member is held back, since when, until when where that is known, and their latest appeal against it. */
const block = object({
  reason: string(),
  since: timeSchema,
  until: optional(timeSchema),
  appeal: optional(appealSchema),
})

export const blocksSchema = object({
  frozen: optional(block),
  loginBanned: optional(block),
  withdrawBarred: optional(block),
  tradeBarred: optional(block),
})

export type Block = InferOutput<typeof block>
export type Blocks = InferOutput<typeof blocksSchema>
export type BlockKind = keyof Blocks

export const blockKinds = [
  'loginBanned',
  'withdrawBarred',
  'tradeBarred',
  'frozen',
] as const satisfies readonly BlockKind[]

/** What a block can refuse. `manage` is identity, cards and passwords; `apply` is offers, blocks and following. */
export const memberActions = [
  'login',
  'read',
  'export',
  'chat',
  'cancel',
  'withdraw',
  'repay',
  'manage',
  'deposit',
  'exchange',
  'borrow',
  'trade',
  'apply',
] as const
export type MemberAction = (typeof memberActions)[number]

type BlockCode = Exclude<BlockKind, 'frozen'> | 'accountFrozen'

/**
 * The refusals that a block can give to an action, what is barred before what is frozen: checks and contracts both read
 * them here.
 * Decisions §5: frozen members still read, export, cancel, chat and withdraw settled cash; chat is open even to the
 * banned (§3).
 */
export const blockCodes = {
  login: ['loginBanned'],
  read: ['loginBanned'],
  export: ['loginBanned'],
  chat: [],
  cancel: ['loginBanned'],
  withdraw: ['loginBanned', 'withdrawBarred'],
  repay: ['loginBanned'],
  manage: ['loginBanned'],
  deposit: ['loginBanned', 'accountFrozen'],
  exchange: ['loginBanned', 'accountFrozen'],
  borrow: ['loginBanned', 'accountFrozen'],
  trade: ['loginBanned', 'tradeBarred', 'accountFrozen'],
  apply: ['loginBanned', 'tradeBarred', 'accountFrozen'],
} as const satisfies Record<MemberAction, readonly BlockCode[]>

function refusalOf(code: BlockCode, { reason, since, until }: Block): Refusal {
  return code === 'loginBanned'
    ? refuse(code, { reason, ...(until === undefined ? {} : { until }) })
    : refuse(code, { reason, since })
}

/** Whether it holds the member back now: one whose end has come does not. */
export function isInForce({ until }: Block, now: Instant): boolean {
  return until === undefined || Date.parse(until) > now
}

/** The blocks that refuse an action now. */
export function checkBlocks(blocks: Blocks, action: MemberAction, now: Instant): Refusal[] {
  return blockCodes[action].flatMap((code) => {
    const known = blocks[code === 'accountFrozen' ? 'frozen' : code]
    return known && isInForce(known, now) ? [refusalOf(code, known)] : []
  })
}

/** All that a member may do now. */
export function permissionsOf(blocks: Blocks, now: Instant): MemberAction[] {
  return memberActions.filter((action) => checkBlocks(blocks, action, now).length === 0)
}

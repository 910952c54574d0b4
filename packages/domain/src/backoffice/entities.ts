import {
  array,
  type InferOutput,
  integer,
  literal,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  variant,
} from 'valibot'
import { blockKinds, blocksSchema } from '../shared/blocks.ts'
import {
  amountSchema,
  idSchema,
  identityStateSchema,
  scoreSchema,
  timeSchema,
  typedSchema,
} from '../shared/wire/schemas.ts'

/** All that waits for a decision (decisions §5). */
export const reviewKinds = [
  'deposit',
  'withdrawal',
  'loan',
  'creditTopUp',
  'identity',
  'block',
  'raise',
  'appeal',
] as const
export type ReviewKind = (typeof reviewKinds)[number]
export const reviewKindSchema = picklist(reviewKinds)

export const queueItemSchema = object({
  kind: reviewKindSchema,
  id: idSchema,
  account: string(),
  name: string(),
  /** Identity and an appeal have neither. */
  orderNumber: nullable(string()),
  amount: nullable(amountSchema),
  /** Receipts and documents, until the review deletes them (decisions §1). */
  images: array(idSchema),
  /** What an appeal is against, and what it says. */
  appeal: optional(object({ block: picklist(blockKinds), text: string() })),
  submittedAt: timeSchema,
  /** When the rules decide by themselves if nobody does. */
  decidesAt: timeSchema,
})

export const decidedSchema = object({
  kind: reviewKindSchema,
  id: idSchema,
  state: picklist(['passed', 'rejected', 'verified', 'unverified']),
  decidedAt: timeSchema,
})

export const adminActs = ['approve', 'reject', 'impose', 'lift', 'credit', 'clock', 'fault', 'scenario'] as const

/** Who did what to whom, when and why: one entry for each act. */
export const auditSchema = object({
  id: idSchema,
  by: string(),
  act: picklist(adminActs),
  /** The account, the record or the call that it was done to. */
  to: string(),
  at: timeSchema,
  reason: nullable(string()),
})

export const memberRecordSchema = object({
  account: string(),
  name: string(),
  identity: identityStateSchema,
  blocks: blocksSchema,
  creditScore: scoreSchema,
  creditLimit: amountSchema,
})

const blockKind = picklist(blockKinds)

/** Whole yen, none or more. */
const limitSchema = pipe(string(), regex(/^\d{1,15}$/))

/** What can be done to a member; a block is shown to them with its reason. */
export const memberActSchema = variant('act', [
  object({ act: literal('look'), account: typedSchema }),
  object({
    act: literal('impose'),
    account: typedSchema,
    block: blockKind,
    reason: typedSchema,
    until: optional(timeSchema),
  }),
  object({ act: literal('lift'), account: typedSchema, block: blockKind, reason: optional(typedSchema) }),
  object({
    act: literal('credit'),
    account: typedSchema,
    score: optional(scoreSchema),
    limit: optional(limitSchema),
    reason: optional(typedSchema),
  }),
])

/** A minute a second at most: a day in Tokyo in five and a half minutes. */
const FASTEST = 60

/**
 * The three modes of the market's clock (decisions §8). `open` runs at real speed, or `speed` times faster.
 */
export const clockSchema = variant('mode', [
  object({
    mode: literal('open'),
    at: optional(timeSchema),
    speed: optional(pipe(number(), integer(), minValue(1), maxValue(FASTEST))),
  }),
  object({ mode: literal('real') }),
  object({ mode: literal('fixed'), at: timeSchema }),
])

const LONGEST_LATENCY = 60_000

/** `call` is a path of the contract, or `*` for all of them. */
const faultEntries = { call: typedSchema }
const kinds = ['timeout', 'unauthorized', 'serverError', 'malformed', 'offline', 'failed'] as const

/** Decisions §8. `failed` is refused with the call's own code for that; `none` ends a fault. */
export const faultSchema = variant('fault', [
  object({
    ...faultEntries,
    fault: literal('latency'),
    ms: pipe(number(), integer(), minValue(0), maxValue(LONGEST_LATENCY)),
  }),
  object({ ...faultEntries, fault: picklist([...kinds, 'none']) }),
])

export type QueueItem = InferOutput<typeof queueItemSchema>
export type Decided = InferOutput<typeof decidedSchema>
export type AuditEntry = InferOutput<typeof auditSchema>
export type MemberRecord = InferOutput<typeof memberRecordSchema>
export type MemberAct = InferOutput<typeof memberActSchema>
export type ClockSetting = InferOutput<typeof clockSchema>
export type Fault = InferOutput<typeof faultSchema>

import { array, boolean, literal, nullable, object, picklist, string } from 'valibot'
import { appealSchema, blockKinds, blocksSchema, memberActions } from '../shared/blocks.ts'
import { languages } from '../shared/language.ts'
import { scenarios } from '../shared/scenarios.ts'
import { idSchema, identityStateSchema, scoreSchema, timeSchema } from '../shared/wire/schemas.ts'

export const languageSchema = picklist(languages)
export const scenarioSchema = picklist(scenarios)

/** Specification §3, member. The password and the fund password go in and never come out. */
export const memberSchema = object({
  account: string(),
  name: string(),
  identity: identityStateSchema,
  avatar: nullable(idSchema),
  lang: languageSchema,
  /** Their own invitation code, to copy; it brings no reward. */
  inviteCode: string(),
  /** A label for lead traders and block sellers; it grants nothing (decisions §1). */
  seatAccount: nullable(string()),
  /** Explained and of no effect, but in the teaching scenario (decisions §6). */
  creditScore: scoreSchema,
  fundPasswordSet: boolean(),
  isDemo: boolean(),
  scenario: scenarioSchema,
  /** Why they may not turn the simulated clock, where they may not. */
  clockBarred: nullable(literal('sharedClock')),
  blocks: blocksSchema,
  permissions: array(picklist(memberActions)),
})

/** An appeal by itself names the block that it is about. */
export const appealRecordSchema = object({ ...appealSchema.entries, block: picklist(blockKinds) })

export const sessionPlaceSchema = object({
  id: idSchema,
  device: string(),
  openedAt: timeSchema,
  seenAt: timeSchema,
  expiresAt: timeSchema,
  current: boolean(),
})

/** Set for the first time; in place of the one before, which proved who asked; or of one that was forgotten. */
export const fundPasswordOutcomeSchema = picklist(['first', 'changed', 'reset'])

import { boolean, object, optional, picklist, string } from 'valibot'
import { defineCall } from '../shared/call.ts'
import { timeSchema } from '../shared/schemas.ts'

const block = optional(object({ reason: string(), since: timeSchema, until: optional(timeSchema) }))

export const memberCall = defineCall({
  path: 'user/info',
  open: false,
  changes: false,
  input: object({}),
  output: object({
    account: string(),
    name: string(),
    identity: picklist(['unverified', 'underReview', 'verified']),
    fundPasswordSet: boolean(),
    isDemo: boolean(),
    blocks: object({ frozen: block, loginBanned: block, withdrawBarred: block, tradeBarred: block }),
  }),
})

/** Only a server on the member's own machine can turn its clock (decisions §8). */
export const advanceClockCall = defineCall({
  path: 'user/advanceClock',
  open: false,
  changes: true,
  input: object({ to: picklist(['minutes15', 'fundsOpen']) }),
  output: object({ now: timeSchema }),
})

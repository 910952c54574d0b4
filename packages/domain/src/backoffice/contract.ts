import { array, object, optional, picklist } from 'valibot'
import { defineCall } from '../shared/wire/call.ts'
import { scenarios } from '../shared/scenarios.ts'
import { cursorSchema, idSchema, pageOf, timeSchema, typedSchema } from '../shared/wire/schemas.ts'
import {
  auditSchema,
  clockSchema,
  decidedSchema,
  faultSchema,
  memberActSchema,
  memberRecordSchema,
  queueItemSchema,
  reviewKindSchema,
} from './entities.ts'

/** What waits, longest first, and the latest entries of the audit list. */
export const queueCall = defineCall({
  path: 'admin/queue',
  role: 'admin',
  changes: false,
  input: object({ kind: optional(reviewKindSchema), cursor: cursorSchema }),
  output: object({ ...pageOf(queueItemSchema).entries, audit: array(auditSchema) }),
  refusals: [],
})

const decision = ['notFound', 'notPending', 'illegalState', 'updateFailed'] as const

export const approveCall = defineCall({
  path: 'admin/approve',
  role: 'admin',
  changes: true,
  /** An appeal is answered in words either way. */
  input: object({ kind: reviewKindSchema, id: idSchema, reason: optional(typedSchema) }),
  output: decidedSchema,
  refusals: [...decision, 'required'],
})

export const rejectCall = defineCall({
  path: 'admin/reject',
  role: 'admin',
  changes: true,
  input: object({ kind: reviewKindSchema, id: idSchema, reason: typedSchema }),
  output: decidedSchema,
  refusals: [...decision, 'required'],
})

export const adminMemberCall = defineCall({
  path: 'admin/member',
  role: 'admin',
  changes: true,
  input: memberActSchema,
  output: memberRecordSchema,
  refusals: ['accountNotFound', 'notFound', 'required', 'updateFailed'],
})

export const adminClockCall = defineCall({
  path: 'admin/clock',
  role: 'admin',
  changes: true,
  input: clockSchema,
  output: object({ setting: clockSchema, now: timeSchema }),
  refusals: ['clockBack', 'notAllowed'],
})

/** Answers with all faults in force. */
export const faultCall = defineCall({
  path: 'admin/fault',
  role: 'admin',
  changes: true,
  input: faultSchema,
  output: array(faultSchema),
  refusals: ['notFound'],
})

export const adminScenarioCall = defineCall({
  path: 'admin/scenario',
  role: 'admin',
  changes: true,
  input: object({ account: typedSchema, scenario: picklist(scenarios) }),
  output: object({ account: typedSchema, scenario: picklist(scenarios), now: timeSchema }),
  refusals: ['accountNotFound', 'notFound', 'updateFailed'],
})

import { array, nullable, object, optional, picklist } from 'valibot'
import { blockKinds } from '../shared/blocks.ts'
import { defineCall } from '../shared/wire/call.ts'
import { idSchema, timeSchema, typedSchema } from '../shared/wire/schemas.ts'
import {
  appealRecordSchema,
  fundPasswordOutcomeSchema,
  languageSchema,
  memberSchema,
  scenarioSchema,
  sessionPlaceSchema,
} from './entities.ts'
import { clockTargets } from './scenarios.ts'
import { uploadPurposes } from './upload.ts'

export const memberCall = defineCall({
  path: 'user/info',
  role: 'member',
  changes: false,
  input: object({}),
  output: memberSchema,
  refusals: [],
})

export const updateMemberCall = defineCall({
  path: 'user/update',
  role: 'member',
  changes: true,
  /** Without a picture, where it is `null`. */
  input: object({ avatar: optional(nullable(idSchema)), lang: optional(languageSchema) }),
  output: memberSchema,
  refusals: ['notFound', 'updateFailed'],
  success: 'modified',
})

export const sessionsCall = defineCall({
  path: 'user/sessions',
  role: 'member',
  changes: false,
  input: object({}),
  output: array(sessionPlaceSchema),
  refusals: [],
})

export const endSessionCall = defineCall({
  path: 'user/endSession',
  role: 'member',
  changes: true,
  input: object({ id: idSchema }),
  output: object({}),
  refusals: ['notFound'],
})

/** Against one of the member's own blocks; a blocked member can send it. */
export const appealCall = defineCall({
  path: 'user/appeal',
  role: 'member',
  changes: true,
  input: object({ block: picklist(blockKinds), text: typedSchema }),
  output: appealRecordSchema,
  refusals: ['required', 'notFound', 'appealPending', 'updateFailed'],
})

/** Only a server on the member's own machine can turn its clock (decisions §8). */
export const advanceClockCall = defineCall({
  path: 'user/advanceClock',
  role: 'member',
  changes: true,
  input: object({ to: picklist(clockTargets) }),
  output: object({ now: timeSchema }),
  refusals: ['noDraw', 'notAllowed'],
})

export const changePasswordCall = defineCall({
  path: 'user/changePassword',
  role: 'member',
  changes: true,
  input: object({ oldPassword: typedSchema, newPassword: typedSchema }),
  output: object({}),
  refusals: ['required', 'passwordFormat', 'originalPasswordWrong', 'updateFailed'],
  success: 'modified',
})

export const setFundPasswordCall = defineCall({
  path: 'user/setFundPassword',
  role: 'member',
  changes: true,
  input: object({ fundPassword: typedSchema, oldPassword: optional(typedSchema), password: optional(typedSchema) }),
  output: object({ outcome: fundPasswordOutcomeSchema }),
  refusals: ['required', 'fundPasswordFormat', 'fundPasswordWrong', 'originalPasswordWrong', 'updateFailed'],
  success: 'modified',
})

export const resetSimulationCall = defineCall({
  path: 'user/resetSimulation',
  role: 'member',
  changes: true,
  input: object({ scenario: scenarioSchema, text: optional(typedSchema) }),
  output: object({ scenario: scenarioSchema, now: timeSchema }),
  refusals: ['required', 'updateFailed'],
  success: 'modified',
})

/** Sent as multipart: `purpose` as a field beside the file, which `checkUpload` judges. */
export const uploadCall = defineCall({
  path: 'common/upload',
  role: 'member',
  changes: true,
  input: object({ purpose: picklist(uploadPurposes) }),
  output: object({ id: idSchema }),
  refusals: ['uploadFailed'],
})

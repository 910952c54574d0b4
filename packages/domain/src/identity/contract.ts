import { nullable, object, string, type InferOutput } from 'valibot'
import { defineCall } from '../shared/wire/call.ts'
import { idSchema, identityStateSchema, timeSchema, typedSchema } from '../shared/wire/schemas.ts'

/**
 * Specification §3. Of the number only its end leaves the server; the bytes of the images are deleted after the review
 * (decisions §1).
 */
export const identitySchema = object({
  state: identityStateSchema,
  name: string(),
  nameKana: string(),
  idNumber: string(),
  front: nullable(idSchema),
  back: nullable(idSchema),
  submittedAt: nullable(timeSchema),
  /** When the simulated back office decides; afterwards when it did. */
  decidedAt: nullable(timeSchema),
  lastRejection: nullable(object({ reason: string(), at: timeSchema })),
})

export type IdentityOutput = InferOutput<typeof identitySchema>

export const identityCall = defineCall({
  path: 'user/identity',
  role: 'member',
  changes: false,
  input: object({}),
  output: identitySchema,
  refusals: [],
})

export const submitIdentityCall = defineCall({
  path: 'user/submitIdentity',
  role: 'member',
  changes: true,
  input: object({
    name: typedSchema,
    nameKana: typedSchema,
    idNumber: typedSchema,
    front: typedSchema,
    back: typedSchema,
  }),
  output: identitySchema,
  refusals: ['illegalState', 'required', 'identityFailed', 'imageGone', 'updateFailed'],
})

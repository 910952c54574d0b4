import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { RefusalCode } from '../refusal/refusalTable.ts'
import type { SuccessCode } from '../refusal/success.ts'

export type Role = 'anyone' | 'member' | 'admin'

/** One call of `/api/vue/`. The types of its input and output follow from here and are declared nowhere else. */
export type Call<Input extends GenericSchema = GenericSchema, Output extends GenericSchema = GenericSchema> = {
  /** POST, unless it is read as a stream. */
  method?: 'GET'
  path: `${string}/${string}`
  /** `anyone` is answered without a session. */
  role: Role
  /** Whether it changes something: then it needs an idempotency key and is done only once. */
  changes: boolean
  input: Input
  output: Output
  /** What this call itself may refuse; `refusedAnywhere` comes on top. */
  refusals: readonly RefusalCode[]
  /** The `msg` at status 1, in the language of the request. */
  success?: SuccessCode
}

export type InputOf<Any extends Call> = InferInput<Any['input']>
export type OutputOf<Any extends Call> = InferOutput<Any['output']>

/** What any call may refuse, whatever it does. */
export const refusedAnywhere = [
  'requestFailed',
  'sessionEnded',
  'notAllowed',
  'tooOften',
  'idempotencyMismatch',
  'systemBusy',
] as const satisfies readonly RefusalCode[]

/* @__NO_SIDE_EFFECTS__ */
export function defineCall<Input extends GenericSchema, Output extends GenericSchema>(
  call: Call<Input, Output>,
): Call<Input, Output> {
  return call
}

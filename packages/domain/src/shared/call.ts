import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** One call of `/api/vue/`: the type of what goes in and comes out is born here and nowhere else. */
export type Call<Input extends GenericSchema = GenericSchema, Output extends GenericSchema = GenericSchema> = {
  path: `${string}/${string}`
  /** Answered without a session. */
  open: boolean
  /** Changes something, so it carries an idempotency key. */
  changes: boolean
  input: Input
  output: Output
}

export type InputOf<Any extends Call> = InferInput<Any['input']>
export type OutputOf<Any extends Call> = InferOutput<Any['output']>

export function defineCall<Input extends GenericSchema, Output extends GenericSchema>(call: Call<Input, Output>): Call<Input, Output> {
  return call
}

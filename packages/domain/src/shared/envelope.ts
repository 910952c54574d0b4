import { number, object, optional, record, string, unknown, type InferOutput } from 'valibot'

/** `status: 1` is success (specification §7). A server that is not ours may send only `status` and `msg`. */
export const SUCCESS = 1

export const envelope = object({
  status: number(),
  msg: optional(string(), ''),
  data: optional(unknown()),
  refusal: optional(
    object({
      code: string(),
      params: optional(record(string(), unknown()), {}),
      field: optional(string()),
      fix: optional(string()),
    }),
  ),
})

export type Envelope = InferOutput<typeof envelope>

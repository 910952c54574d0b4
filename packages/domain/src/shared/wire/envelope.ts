import { number, object, optional, record, string, unknown, type InferOutput } from 'valibot'

/** `status: 1` is success (specification §7). A server that is not ours may send only `status` and `msg`. */
export const SUCCESS = 1

/** A refusal as it is sent; `readRefusal` reads its parameters. */
export const sentRefusal = object({
  code: string(),
  params: optional(record(string(), unknown()), {}),
  field: optional(string()),
  fix: optional(string()),
})

export const envelope = object({
  status: number(),
  msg: optional(string(), ''),
  data: optional(unknown()),
  refusal: optional(sentRefusal),
})

export type Envelope = InferOutput<typeof envelope>

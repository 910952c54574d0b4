import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot'
import type { Parsed } from '../input/input.ts'
import { refuse } from '../refusal/refusal.ts'

/** Reads what a server sent: unknown fields are left out, a missing or wrong one is one `badAnswer` that names it. */
export function readAnswer<Schema extends GenericSchema>(schema: Schema, data: unknown): Parsed<InferOutput<Schema>> {
  const parsed = safeParse(schema, data, { abortEarly: true })
  if (parsed.success) return { value: parsed.output }
  const path = getDotPath(parsed.issues[0])
  return { refusal: refuse('badAnswer', {}, path === null ? 'data' : `data.${path}`) }
}

import { array, type GenericSchema, type InferOutput, minLength, object, picklist, pipe, string } from 'valibot'
import { hrefSchema, linkSchema } from '../shared/wire/link.ts'
import { idSchema, timeSchema } from '../shared/wire/schemas.ts'

/** `assistant` is shown as 自動応答 and has no person's name (decisions §1). Sending states are the screen's. */
export const messageSchema = object({
  id: idSchema,
  from: picklist(['member', 'assistant']),
  text: string(),
  at: timeSchema,
  links: array(linkSchema),
})

function inEachLanguage<Schema extends GenericSchema>(schema: Schema) {
  return object({ ja: schema, en: schema, 'zh-Hant': schema })
}

const words = inEachLanguage(string())

/**
 * One thing that the assistant can answer, found by what was typed; `a&b` asks for both. `{{name}}` in an answer is a
 * figure of the member's own.
 */
export const intentSchema = object({
  id: idSchema,
  patterns: inEachLanguage(array(pipe(string(), minLength(1)))),
  /** What is offered to be asked. */
  suggestion: words,
  answer: words,
  links: array(object({ label: words, href: hrefSchema })),
})

export type Message = InferOutput<typeof messageSchema>
export type Intent = InferOutput<typeof intentSchema>

import { array, nullable, object, optional, string } from 'valibot'
import { defineCall } from '../shared/wire/call.ts'
import { cursorSchema, idSchema, typedSchema } from '../shared/wire/schemas.ts'
import { messageSchema } from './entities.ts'

/** Only of one who has no session: the first answer names it, the next message takes it along. */
const conversation = optional(idSchema)

/** Open to those who cannot log in (decisions §4): they most of all have to ask. */
export const messagesCall = defineCall({
  path: 'support/messages',
  role: 'anyone',
  changes: false,
  input: object({ conversation, cursor: cursorSchema }),
  output: object({ items: array(messageSchema), next: nullable(string()), suggestions: array(string()) }),
  refusals: [],
})

export const sendMessageCall = defineCall({
  path: 'support/send',
  role: 'anyone',
  changes: true,
  input: object({ conversation, text: typedSchema }),
  output: object({ conversation, sent: messageSchema, answer: messageSchema }),
  refusals: ['required', 'aboveMaximum'],
})

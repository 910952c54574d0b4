import { array, literal, object, string } from 'valibot'
import { defineCall } from '../shared/call.ts'

/** Specification §7: `type` = all, answered with a list of name and value. */
export const siteConfigCall = defineCall({
  path: 'common/config',
  open: true,
  changes: false,
  input: object({ type: literal('all') }),
  output: array(object({ name: string(), value: string() })),
})

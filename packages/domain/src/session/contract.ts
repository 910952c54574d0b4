import { array, boolean, literal, maxLength, object, optional, pipe, string } from 'valibot'
import { defineCall } from '../shared/call.ts'
import { timeSchema } from '../shared/schemas.ts'

/** Long enough for anything a member may type, short enough to hash. */
const typed = pipe(string(), maxLength(200))

const session = object({ token: string(), account: string(), is_admin: optional(string()), expiresAt: timeSchema })

/** Specification §7: `type` = all, answered with a list of name and value. */
export const siteConfigCall = defineCall({
  path: 'common/config',
  open: true,
  changes: false,
  input: object({ type: literal('all') }),
  output: array(object({ name: string(), value: string() })),
})

export const loginCall = defineCall({
  path: 'user/login',
  open: true,
  changes: true,
  input: object({ account: typed, password: typed, agreed: boolean() }),
  output: session,
})

/** A throw-away copy of the demo member, for looking around without an account. */
export const lookAroundCall = defineCall({ path: 'user/lookAround', open: true, changes: true, input: object({}), output: session })

export const logoutCall = defineCall({ path: 'user/logout', open: false, changes: true, input: object({}), output: object({}) })

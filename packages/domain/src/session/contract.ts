import { array, boolean, literal, number, object, optional, picklist, pipe, regex, string } from 'valibot'
import { blockCodes } from '../shared/blocks.ts'
import { defineCall } from '../shared/wire/call.ts'
import { timeSchema, typedSchema } from '../shared/wire/schemas.ts'

const session = object({ token: string(), account: string(), is_admin: optional(string()), expiresAt: timeSchema })

/** Specification §7: `type` = all, answered with a list of name and value. */
export const siteConfigCall = defineCall({
  path: 'common/config',
  role: 'anyone',
  changes: false,
  input: object({ type: literal('all') }),
  output: array(object({ name: string(), value: string() })),
  refusals: [],
})

export const loginCall = defineCall({
  path: 'user/login',
  role: 'anyone',
  changes: true,
  input: object({ account: typedSchema, password: typedSchema, agreed: boolean() }),
  output: session,
  refusals: ['required', 'accountFormat', 'agreementRequired', 'wrongPassword', ...blockCodes.login, 'loginFailed'],
  success: 'loggedIn',
})

/** A throw-away copy of the demo member, for looking around without an account. */
export const lookAroundCall = defineCall({
  path: 'user/lookAround',
  role: 'anyone',
  changes: true,
  input: object({}),
  output: session,
  refusals: ['loginFailed'],
})

export const logoutCall = defineCall({
  path: 'user/logout',
  role: 'member',
  changes: true,
  input: object({}),
  output: object({}),
  refusals: [],
})

export const registerCall = defineCall({
  path: 'user/register',
  role: 'anyone',
  changes: true,
  input: object({ account: typedSchema, password: typedSchema, inviteCode: typedSchema, agreed: boolean() }),
  output: session,
  refusals: ['required', 'accountFormat', 'passwordFormat', 'inviterNotFound', 'agreementRequired', 'accountExists'],
  success: 'registered',
})

/** The code comes back in the answer, to be shown as a simulated SMS (decisions §4): no message is ever sent. */
export const sendCodeCall = defineCall({
  path: 'user/sendCode',
  role: 'anyone',
  changes: true,
  input: object({ account: typedSchema, purpose: picklist(['resetPassword']) }),
  output: object({ code: pipe(string(), regex(/^\d{6}$/)), expiresAt: timeSchema, left: number() }),
  refusals: ['required', 'accountFormat', 'accountNotFound'],
})

export const resetPasswordCall = defineCall({
  path: 'user/resetPassword',
  role: 'anyone',
  changes: true,
  input: object({ account: typedSchema, code: typedSchema, password: typedSchema }),
  output: object({}),
  refusals: ['required', 'accountFormat', 'codeWrong', 'passwordFormat', 'accountNotFound', 'updateFailed'],
  success: 'modified',
})

import type { InputOf, OutputOf } from '../shared/wire/call.ts'
import { toHalfWidth } from '../shared/input/input.ts'
import { checkAgain, checkPassword, passwordToSend } from '../shared/input/passwords.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import { accountToSend, checkAccount } from './accountNumber.ts'
import type { resetPasswordCall, sendCodeCall } from './contract.ts'

export type ResetDraft = { account: string; code: string; password: string; passwordAgain: string }

/** Decisions §4: six digits, ten minutes, five tries. */
export const codeRule = { digits: 6, minutes: 10, tries: 5 } as const

export const emptyReset: ResetDraft = { account: '', code: '', password: '', passwordAgain: '' }

/** The message as it would arrive on a phone. */
export type SentCode = OutputOf<typeof sendCodeCall>

/** The account that a code is requested for. */
export type CodeDraft = Pick<ResetDraft, 'account'>

export function checkCodeRequest({ account }: CodeDraft): Refusal[] {
  return checkAccount(account)
}

export function toCodeRequest({ account }: CodeDraft): InputOf<typeof sendCodeCall> {
  return { account: accountToSend(account), purpose: 'resetPassword' }
}

/** What is not even six digits is wrong without a try being spent. */
function checkCode(typed: string, left: number): Refusal[] {
  const code = toHalfWidth(typed)
  if (code === '') return [refuse('required', { field: 'code' }, 'code')]
  return /^\d{6}$/.test(code) ? [] : [refuse('codeWrong', { left }, 'code')]
}

export function checkReset(
  { account, code, password, passwordAgain }: ResetDraft,
  { left }: { left: number } = { left: codeRule.tries },
): Refusal[] {
  return [
    ...checkAccount(account),
    ...checkCode(code, left),
    ...checkPassword(password, 'password'),
    ...checkAgain(password, passwordAgain, 'passwordAgain'),
  ]
}

export function toResetRequest({ account, code, password }: ResetDraft): InputOf<typeof resetPasswordCall> {
  return { account: accountToSend(account), code: toHalfWidth(code), password: passwordToSend(password) }
}

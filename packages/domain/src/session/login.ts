import type { InputOf, OutputOf } from '../shared/call.ts'
import { toHalfWidth } from '../shared/input.ts'
import { type Refusal, refuse } from '../shared/refusal.ts'
import type { loginCall } from './contract.ts'

export type LoginDraft = { account: string; password: string; agreed: boolean }
export type Session = OutputOf<typeof loginCall>

/** Specification §3: a ten-digit mobile number. */
export const ACCOUNT_DIGITS = 10

export const emptyLogin: LoginDraft = { account: '', password: '', agreed: false }

function checkAccount(typed: string): Refusal[] {
  const account = toHalfWidth(typed)
  if (account === '') return [refuse('required', { field: 'account' }, 'account')]
  const digits = account.replace(/\D/g, '').length
  return /^\d{10}$/.test(account) ? [] : [refuse('accountFormat', { got: digits }, 'account')]
}

/** What keeps a login from being sent. Whether the password is right is for the server to say. */
export function checkLogin({ account, password, agreed }: LoginDraft): Refusal[] {
  return [
    ...checkAccount(account),
    ...(password === '' ? [refuse('required', { field: 'password' }, 'password')] : []),
    ...(agreed ? [] : [refuse('agreementRequired', {}, 'agreed')]),
  ]
}

export function toLoginRequest({ account, password, agreed }: LoginDraft): InputOf<typeof loginCall> {
  return { account: toHalfWidth(account), password: password.normalize('NFKC'), agreed }
}

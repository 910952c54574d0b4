import type { InputOf, OutputOf } from '../shared/wire/call.ts'
import { passwordToSend } from '../shared/input/passwords.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import { accountToSend, checkAccount } from './accountNumber.ts'
import type { loginCall } from './contract.ts'

export type LoginDraft = { account: string; password: string; agreed: boolean }
export type Session = OutputOf<typeof loginCall>

export const emptyLogin: LoginDraft = { account: '', password: '', agreed: false }

export function checkAgreed(agreed: boolean): Refusal[] {
  return agreed ? [] : [refuse('agreementRequired', {}, 'agreed')]
}

/** What keeps a login from being sent. Whether the password is right is for the server to say. */
export function checkLogin({ account, password, agreed }: LoginDraft): Refusal[] {
  return [
    ...checkAccount(account),
    ...(password === '' ? [refuse('required', { field: 'password' }, 'password')] : []),
    ...checkAgreed(agreed),
  ]
}

export function toLoginRequest({ account, password, agreed }: LoginDraft): InputOf<typeof loginCall> {
  return { account: accountToSend(account), password: passwordToSend(password), agreed }
}

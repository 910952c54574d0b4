import type { InputOf } from '../shared/wire/call.ts'
import { LONGEST_TYPED, toHalfWidth } from '../shared/input/input.ts'
import { checkAgain, checkPassword, passwordToSend } from '../shared/input/passwords.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import { accountToSend, checkAccount } from './accountNumber.ts'
import type { registerCall } from './contract.ts'
import { checkAgreed } from './login.ts'

export type RegistrationDraft = {
  account: string
  password: string
  passwordAgain: string
  inviteCode: string
  agreed: boolean
}

/** Only the server knows every code; without them the form asks for one and no more. */
export type RegistrationContext = { inviteCodes?: readonly string[] | undefined }

/** Printed on the form: anybody may use them (decisions §6). */
export const publicInviteCodes = ['KABUTO', 'DESIGN'] as const

export const emptyRegistration: RegistrationDraft = {
  account: '',
  password: '',
  passwordAgain: '',
  inviteCode: '',
  agreed: false,
}

function inviteCodeToSend(typed: string): string {
  return toHalfWidth(typed).toUpperCase()
}

function checkInviteCode(typed: string, { inviteCodes }: RegistrationContext): Refusal[] {
  const code = inviteCodeToSend(typed)
  if (code === '') return [refuse('required', { field: 'inviteCode' }, 'inviteCode')]
  // No code is so long that it could not even be sent.
  const mayBe = inviteCodes === undefined ? code.length <= LONGEST_TYPED : inviteCodes.includes(code)
  return mayBe ? [] : [refuse('inviterNotFound', {}, 'inviteCode')]
}

/** Specification §5, in the order of the form. Whether the number is taken is for the server to say. */
export function checkRegistration(
  { account, password, passwordAgain, inviteCode, agreed }: RegistrationDraft,
  context: RegistrationContext = {},
): Refusal[] {
  return [
    ...checkAccount(account),
    ...checkPassword(password, 'password'),
    ...checkAgain(password, passwordAgain, 'passwordAgain'),
    ...checkInviteCode(inviteCode, context),
    ...checkAgreed(agreed),
  ]
}

export function toRegistrationRequest({
  account,
  password,
  inviteCode,
  agreed,
}: RegistrationDraft): InputOf<typeof registerCall> {
  return {
    account: accountToSend(account),
    password: passwordToSend(password),
    inviteCode: inviteCodeToSend(inviteCode),
    agreed,
  }
}

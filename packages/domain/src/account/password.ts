import type { InputOf, OutputOf } from '../shared/wire/call.ts'
import { toHalfWidth } from '../shared/input/input.ts'
import { checkAgain, checkFundPasswordGiven, checkPassword, passwordToSend } from '../shared/input/passwords.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import type { changePasswordCall, setFundPasswordCall } from './contract.ts'

export type PasswordDraft = { oldPassword: string; newPassword: string; passwordAgain: string }

export const emptyPassword: PasswordDraft = { oldPassword: '', newPassword: '', passwordAgain: '' }

export function checkPasswordChange({ oldPassword, newPassword, passwordAgain }: PasswordDraft): Refusal[] {
  return [
    ...(oldPassword === '' ? [refuse('required', { field: 'oldPassword' }, 'oldPassword')] : []),
    ...checkPassword(newPassword, 'newPassword'),
    ...checkAgain(newPassword, passwordAgain, 'passwordAgain'),
  ]
}

export function toPasswordRequest({ oldPassword, newPassword }: PasswordDraft): InputOf<typeof changePasswordCall> {
  return { oldPassword: passwordToSend(oldPassword), newPassword: passwordToSend(newPassword) }
}

/** `oldPassword` is the fund password of until now, `password` the login password: either proves who asks. */
export type FundPasswordDraft = {
  oldPassword: string
  password: string
  fundPassword: string
  fundPasswordAgain: string
}

export const emptyFundPassword: FundPasswordDraft = {
  oldPassword: '',
  password: '',
  fundPassword: '',
  fundPasswordAgain: '',
}

/** Decisions §6. */
export const fundPasswordRule = { min: 7, max: 11 } as const

/** Every digit one above the one before, or every digit one below; 0 follows 9. */
function isRun(digits: string): boolean {
  const steps = new Set(
    Array.from(digits.slice(1), (digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10),
  )
  return steps.size === 1 && (steps.has(1) || steps.has(9))
}

export type FundPasswordPart = 'digits' | 'varied' | 'noRun'

/** Which parts of the rule hold by now: 7–11 digits, not one digit repeated, no run. */
export function fundPasswordParts(typed: string): Record<FundPasswordPart, boolean> {
  const digits = toHalfWidth(typed)
  return {
    digits: /^\d{7,11}$/.test(digits),
    varied: new Set(digits).size > 1,
    noRun: digits.length > 1 && !isRun(digits),
  }
}

function checkDigits(typed: string): Refusal[] {
  if (toHalfWidth(typed) === '') return checkFundPasswordGiven(typed)
  const fits = Object.values(fundPasswordParts(typed)).every(Boolean)
  return fits ? [] : [refuse('fundPasswordFormat', fundPasswordRule, 'fundPassword')]
}

function checkProof({ oldPassword, password }: FundPasswordDraft, isSet: boolean): Refusal[] {
  if (password !== '' || (isSet && toHalfWidth(oldPassword) !== '')) return []
  return isSet
    ? [refuse('required', { field: 'oldFundPassword' }, 'oldPassword')]
    : [refuse('required', { field: 'loginPassword' }, 'password')]
}

/** 7–11 digits, not one digit repeated, no run. Whether the proof is right is for the server to say. */
export function checkFundPassword(
  draft: FundPasswordDraft,
  { fundPasswordSet }: { fundPasswordSet: boolean },
): Refusal[] {
  const { fundPassword, fundPasswordAgain } = draft
  return [
    ...checkProof(draft, fundPasswordSet),
    ...checkDigits(fundPassword),
    ...checkAgain(toHalfWidth(fundPassword), toHalfWidth(fundPasswordAgain), 'fundPasswordAgain'),
  ]
}

export function toFundPasswordRequest({
  oldPassword,
  password,
  fundPassword,
}: FundPasswordDraft): InputOf<typeof setFundPasswordCall> {
  return {
    fundPassword: toHalfWidth(fundPassword),
    ...(toHalfWidth(oldPassword) === '' ? {} : { oldPassword: toHalfWidth(oldPassword) }),
    ...(password === '' ? {} : { password: passwordToSend(password) }),
  }
}

export type FundPasswordOutcome = OutputOf<typeof setFundPasswordCall>['outcome']

/** With the login password in place of the old fund password it is a reset. */
export function fundPasswordOutcome(
  { password }: Pick<InputOf<typeof setFundPasswordCall>, 'oldPassword' | 'password'>,
  { fundPasswordSet }: { fundPasswordSet: boolean },
): FundPasswordOutcome {
  if (!fundPasswordSet) return 'first'
  return password === undefined ? 'changed' : 'reset'
}

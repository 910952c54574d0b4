import type { FieldName } from '../refusal/fields.ts'
import { toHalfWidth } from './input.ts'
import { type Refusal, refuse } from '../refusal/refusal.ts'

/** Decisions §6: the hints of 8 and of 4–16 characters, made one rule. */
export const passwordRule = { min: 8, max: 16 } as const

const PRINTABLE = /^[ -~]*$/

/** A password as it is sent. Blanks may be part of it, so it is not trimmed. */
export function passwordToSend(typed: string): string {
  return typed.normalize('NFKC')
}

export type PasswordPart = 'length' | 'letter' | 'digit' | 'characters'

/** Which parts of the rule hold by now: 8–16 printable ASCII characters with at least one letter and one digit. */
export function passwordParts(typed: string): Record<PasswordPart, boolean> {
  const password = passwordToSend(typed)
  const { min, max } = passwordRule
  return {
    length: password.length >= min && password.length <= max,
    letter: /[a-z]/i.test(password),
    digit: /\d/.test(password),
    characters: password !== '' && PRINTABLE.test(password),
  }
}

export function checkPassword(typed: string, field: FieldName): Refusal[] {
  if (typed === '') return [refuse('required', { field }, field)]
  return Object.values(passwordParts(typed)).every(Boolean) ? [] : [refuse('passwordFormat', passwordRule, field)]
}

/** A fund password is digits, so blanks alone are none. Whether it is right is for the server to say. */
export function checkFundPasswordGiven(typed: string): Refusal[] {
  return toHalfWidth(typed) === '' ? [refuse('required', { field: 'fundPassword' }, 'fundPassword')] : []
}

/** The second entry of a new secret, which must be the first one (specification §5). */
export function checkAgain(typed: string, again: string, field: FieldName): Refusal[] {
  if (again === '') return [refuse('required', { field }, field)]
  return passwordToSend(again) === passwordToSend(typed) ? [] : [refuse('passwordsDiffer', {}, field)]
}

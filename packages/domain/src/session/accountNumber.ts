import { toHalfWidth } from '../shared/input/input.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'

/** Specification §3: a ten-digit mobile number. */
export const ACCOUNT_DIGITS = 10

/** No real mobile number begins so (decisions §1). */
const INVENTED = '0000'

/** Typed in groups, with hyphens of any kind or blanks, and sent without. */
export function accountToSend(typed: string): string {
  return toHalfWidth(typed).replace(/[\s\p{Dash}ー]/gu, '')
}

/** For ten digits with other characters between them the refusal counts all characters, so it never says ten. */
export function checkAccount(typed: string): Refusal[] {
  const account = accountToSend(typed)
  if (account === '') return [refuse('required', { field: 'account' }, 'account')]
  const digits = account.replace(/\D/g, '').length
  return /^\d{10}$/.test(account)
    ? []
    : [refuse('accountFormat', { got: digits === ACCOUNT_DIGITS ? Array.from(account).length : digits }, 'account')]
}

/** What 番号をつくる offers; the six digits come from outside, so that nothing here is random. */
export function generateAccount(digits: number): string {
  return (
    INVENTED + String(digits % 10 ** (ACCOUNT_DIGITS - INVENTED.length)).padStart(ACCOUNT_DIGITS - INVENTED.length, '0')
  )
}

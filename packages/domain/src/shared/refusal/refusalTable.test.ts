import { expect, test } from 'vitest'
import { refuse } from './refusal.ts'
import { fixesOf, fixOf, isRefusalCode, refusalTable } from './refusalTable.ts'

const rows: { code: string; tone: string; fix?: string; otherwise?: string }[] = Object.entries(refusalTable).map(
  ([code, row]) => ({ code, ...row }),
)

test('what helps leads somewhere: a refusal of a state of the member, the money or the hour has a fix', () => {
  expect(rows.filter(({ tone, fix }) => tone === 'info' && fix === undefined)).toEqual([])
})

test('what helps otherwise is another thing, and only where something helps better', () => {
  expect(rows.filter(({ fix, otherwise }) => otherwise !== undefined && (!fix || fix === otherwise))).toEqual([])
})

test.each([
  [refuse('cardMissing', {}), ['addCard']],
  [refuse('passwordsDiffer', {}), []],
  [refuse('notFound', { what: 'w1' }), ['reload', 'goHome']],
  // Too few dollars are bought, too few yen paid in.
  [refuse('insufficientBalance', { need: '5', have: '1' }, 'amount'), ['useAllowed', 'deposit']],
  [refuse('insufficientBalance', { need: '5', have: '1', unit: 'USD' }, 'amount'), ['useAllowed', 'exchange']],
  [refuse('aboveMaximum', { max: '1', unit: 'USD' }, 'amount'), ['useAllowed']],
  [refuse('tickSize', { tick: '0.5', lower: '2846', upper: '2846.5' }, 'price'), ['useAllowed']],
  // A secret that is locked may have been forgotten; who was only too fast has to wait.
  [refuse('tooOften', { retryAt: '2026-11-20T10:49:00+09:00', cause: 'login' }), ['resetPassword']],
  [refuse('tooOften', { retryAt: '2026-11-20T10:49:00+09:00', cause: 'fundPassword' }), ['setFundPassword']],
  [refuse('tooOften', { retryAt: '2026-11-20T10:49:00+09:00', cause: 'key' }), []],
  [refuse('tooOften', { retryAt: '2026-11-20T10:34:24+09:00', cause: 'calls', seconds: 8 }), []],
  [refuse('tooOften', { retryAt: '2026-11-20T10:49:00+09:00' }), []],
  [refuse('inviterNotFound', {}, 'inviteCode'), ['useInviteCode']],
  // Support can open what is closed to a member, but not what the rules of the market close.
  [refuse('notAllowed', {}), ['contact']],
  [refuse('notAllowed', { rule: 'sharedClock' }), ['contact']],
  [refuse('notAllowed', { rule: 'limitOnly' }, 'type'), ['followRule']],
  [refuse('notAllowed', { rule: 'regularOnly' }, 'side'), ['followRule']],
  [refuse('notAllowed', { rule: 'japanOnly' }, 'symbol'), ['followRule']],
  // A code that can be typed again is, one that cannot is asked for anew.
  [refuse('codeWrong', { left: 1 }), []],
  [refuse('codeWrong', { left: 0 }), ['newCode']],
  // Shares, lots and letters are no money, nor is what is at no field.
  [refuse('insufficientBalance', { need: '5', have: '1' }, 'quantity'), ['deposit']],
  [refuse('aboveMaximum', { max: '200', unit: 'letters' }, 'text'), []],
  [refuse('withdrawalMax', { max: '1' }), []],
])('%o is helped by %j', (refusal, fixes) => {
  expect(fixesOf(refusal)).toEqual(fixes)
  expect(fixOf(refusal)).toBe(fixes[0])
})

test.each([
  ['tickSize', true],
  ['toString', false],
  ['tickSizes', false],
])('whether %s is a code of ours: %s', (code, known) => expect(isRefusalCode(code)).toBe(known))

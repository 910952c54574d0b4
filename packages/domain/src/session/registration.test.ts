import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inFullWidth, codesOf } from '../testing.ts'
import { generateAccount } from './accountNumber.ts'
import { registerCall } from './contract.ts'
import { checkRegistration, emptyRegistration, type RegistrationDraft, toRegistrationRequest } from './registration.ts'
import { sampleRegistration } from './samples.ts'

const inviteCodes = ['KABUTO', 'DESIGN', 'K7F3A2B1']

const withoutList = (inviteCode: string): string[] => codesOf(checkRegistration({ ...sampleRegistration, inviteCode }))

const codes = (draft: RegistrationDraft): string[] => codesOf(checkRegistration(draft, { inviteCodes }))

test.each<[Partial<RegistrationDraft>, string[]]>([
  [{}, []],
  [{ account: '' }, ['required account']],
  [{ account: '000048271' }, ['accountFormat account']],
  [{ account: '00004827150' }, ['accountFormat account']],
  [{ account: 'ABCDEFGHIJ' }, ['accountFormat account']],
  [{ password: 'kabuto2', passwordAgain: 'kabuto2' }, ['passwordFormat password']],
  [{ passwordAgain: 'kabuto2027' }, ['passwordsDiffer passwordAgain']],
  [{ passwordAgain: '' }, ['required passwordAgain']],
  [{ inviteCode: '' }, ['required inviteCode']],
  [{ inviteCode: 'NOBODY' }, ['inviterNotFound inviteCode']],
  [{ inviteCode: ' k7f3a2b1 ' }, []],
  [{ agreed: false }, ['agreementRequired agreed']],
  [
    emptyRegistration,
    [
      'required account',
      'required password',
      'required passwordAgain',
      'required inviteCode',
      'agreementRequired agreed',
    ],
  ],
  [
    { account: '1e309', password: '', passwordAgain: '', inviteCode: '🪖', agreed: false },
    [
      'accountFormat account',
      'required password',
      'required passwordAgain',
      'inviterNotFound inviteCode',
      'agreementRequired agreed',
    ],
  ],
])('%j is refused for %j, in full width too', (changed, expected) => {
  const draft = { ...sampleRegistration, ...changed }
  expect(codes(draft)).toEqual(expected)
  expect(codes(inFullWidth(draft))).toEqual(expected)
})

test('without the list of codes any code is sent, to be looked up by the server', () => {
  expect(withoutList('NOBODY')).toEqual([])
  expect(withoutList('N'.repeat(200))).toEqual([])
  expect(withoutList('N'.repeat(201))).toEqual(['inviterNotFound inviteCode'])
})

test('what is sent is half-width, and the code in capitals', () => {
  expect(toRegistrationRequest(inFullWidth({ ...sampleRegistration, inviteCode: 'kabuto' }))).toEqual({
    account: '0000482715',
    password: 'kabuto2026',
    inviteCode: 'KABUTO',
    agreed: true,
  })
})

test.each([
  [482715, '0000482715'],
  [0, '0000000000'],
  [999_999, '0000999999'],
  [1_000_000, '0000000000'],
])('%i makes the number %s', (digits, account) => {
  expect(generateAccount(digits)).toBe(account)
  expect(codes({ ...sampleRegistration, account })).toEqual([])
})

test('the number is sent without what stands between its digits', () => {
  expect(toRegistrationRequest({ ...sampleRegistration, account: '00000-00001' }).account).toBe('0000000001')
})

test('whatever is typed is answered, by codes that the call knows, and width does not matter', () => {
  const typed = fc.string({ unit: 'binary', maxLength: 30 })
  const drafts = fc.record({
    account: typed,
    password: typed,
    passwordAgain: typed,
    inviteCode: typed,
    agreed: fc.boolean(),
  })
  const known: readonly string[] = [...registerCall.refusals, 'passwordsDiffer']
  fc.assert(
    fc.property(drafts, (draft) => {
      const refusals = checkRegistration(draft, { inviteCodes })
      expect(checkRegistration(inFullWidth(draft), { inviteCodes })).toEqual(refusals)
      expect(refusals.filter(({ code }) => !known.includes(code))).toEqual([])
    }),
    { seed: 4 },
  )
})

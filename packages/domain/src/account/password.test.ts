import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ja } from '../shared/refusal/refusals/ja.ts'
import { refusalWords } from '../shared/refusal/refusalWords.ts'
import { inFullWidth, codesOf } from '../testing.ts'
import {
  checkFundPassword,
  checkPasswordChange,
  emptyFundPassword,
  emptyPassword,
  type FundPasswordDraft,
  fundPasswordOutcome,
  fundPasswordParts,
  type PasswordDraft,
  toFundPasswordRequest,
  toPasswordRequest,
} from './password.ts'
import { sampleFundPassword, samplePasswordChange } from './samples.ts'

const changeCodes = (draft: PasswordDraft): string[] => codesOf(checkPasswordChange(draft))

test.each<[Partial<PasswordDraft>, string[]]>([
  [{}, []],
  [{ oldPassword: '' }, ['required oldPassword']],
  [{ newPassword: 'kabuto', passwordAgain: 'kabuto' }, ['passwordFormat newPassword']],
  [{ passwordAgain: 'kabuto2028' }, ['passwordsDiffer passwordAgain']],
  [emptyPassword, ['required oldPassword', 'required newPassword', 'required passwordAgain']],
])('a change of the login password %j is refused for %j, in full width too', (changed, expected) => {
  const draft = { ...samplePasswordChange, ...changed }
  expect(changeCodes(draft)).toEqual(expected)
  expect(changeCodes(inFullWidth(draft))).toEqual(expected)
})

test('the passwords are sent in half width', () => {
  expect(toPasswordRequest(inFullWidth(samplePasswordChange))).toEqual({
    oldPassword: 'kabuto2026',
    newPassword: 'kabuto2027',
  })
})

const fundCodes = (draft: FundPasswordDraft, fundPasswordSet = true): string[] =>
  codesOf(checkFundPassword(draft, { fundPasswordSet }))

const wrongFormat = ['fundPasswordFormat fundPassword']

test.each<[string, string[]]>([
  ['202607', wrongFormat],
  ['2026071', []],
  ['20260712202', []],
  ['202607122026', wrongFormat],
  ['1111111', wrongFormat],
  ['1111112', []],
  ['1234567', wrongFormat],
  ['7654321', wrongFormat],
  ['8901234', wrongFormat],
  ['2109876', wrongFormat],
  ['1234568', []],
  ['1357913', []],
  ['1231231', []],
  ['2026071a', wrongFormat],
  ['-2026071', wrongFormat],
  ['1e3092026', wrongFormat],
  ['NaN', wrongFormat],
  ['🪖🪖🪖🪖🪖🪖🪖', wrongFormat],
  ['1'.repeat(10_000), wrongFormat],
])('a fund password of %s is refused for %j, in full width too', (fundPassword, expected) => {
  const draft = { ...sampleFundPassword, fundPassword, fundPasswordAgain: fundPassword }
  expect(fundCodes(draft)).toEqual(expected)
  expect(fundCodes(inFullWidth(draft))).toEqual(expected)
})

test.each([
  ['', ''],
  ['7', ''],
  ['７７', 'noRun'],
  ['12', 'varied'],
  ['13', 'varied noRun'],
  ['2026071', 'digits varied noRun'],
  ['7777777', 'digits noRun'],
  ['1234567', 'digits varied'],
  ['202607a', 'varied noRun'],
])('of a fund password of %s by now holds: %s', (typed, parts) => {
  const held = Object.entries(fundPasswordParts(typed)).flatMap(([part, holds]) => (holds ? [part] : []))
  expect(held.join(' ')).toBe(parts)
})

test.each<[Partial<FundPasswordDraft>, boolean, string[]]>([
  [{}, true, []],
  [{ oldPassword: '', password: 'kabuto2026' }, true, []],
  [{ oldPassword: '', password: 'kabuto2026' }, false, []],
  [{ oldPassword: '' }, true, ['required oldPassword']],
  [{ oldPassword: ' 　' }, true, ['required oldPassword']],
  [{}, false, ['required password']],
  [emptyFundPassword, true, ['required oldPassword', 'required fundPassword', 'required fundPasswordAgain']],
  [emptyFundPassword, false, ['required password', 'required fundPassword', 'required fundPasswordAgain']],
  [{ fundPasswordAgain: '20270302' }, true, ['passwordsDiffer fundPasswordAgain']],
  [{ fundPasswordAgain: ' 20270301 ' }, true, []],
])('%j with a fund password set: %s is refused for %j', (changed, isSet, expected) => {
  expect(fundCodes({ ...sampleFundPassword, ...changed }, isSet)).toEqual(expected)
})

test('only the proof that was given is sent', () => {
  expect(toFundPasswordRequest(inFullWidth(sampleFundPassword))).toEqual({
    fundPassword: '20270301',
    oldPassword: '20260712',
  })
  expect(toFundPasswordRequest({ ...sampleFundPassword, oldPassword: '　', password: 'kabuto2026' })).toEqual({
    fundPassword: '20270301',
    password: 'kabuto2026',
  })
  expect(toFundPasswordRequest({ ...sampleFundPassword, oldPassword: '', password: 'ｋabuto2026' })).toEqual({
    fundPassword: '20270301',
    password: 'kabuto2026',
  })
})

test.each([
  [{ oldPassword: '20260712' }, true, 'changed'],
  [{ password: 'kabuto2026' }, true, 'reset'],
  [{ oldPassword: '20260712', password: 'kabuto2026' }, true, 'reset'],
  [{ password: 'kabuto2026' }, false, 'first'],
])('proven by %j with a fund password set: %s it is %s', (proof, fundPasswordSet, outcome) => {
  expect(fundPasswordOutcome(proof, { fundPasswordSet })).toBe(outcome)
})

test('whatever is typed is answered, and width does not matter', () => {
  const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.stringMatching(/^\d{6,12}$/))
  const drafts = fc.record({
    oldPassword: typed,
    newPassword: typed,
    passwordAgain: typed,
    password: typed,
    fundPassword: typed,
    fundPasswordAgain: typed,
  })
  fc.assert(
    fc.property(drafts, fc.boolean(), (draft, isSet) => {
      expect(changeCodes(inFullWidth(draft))).toEqual(changeCodes(draft))
      expect(fundCodes(inFullWidth(draft), isSet)).toEqual(fundCodes(draft, isSet))
    }),
    { seed: 4 },
  )
})

test.each([
  [true, 'oldFundPassword', 'oldPassword', 'いまの資金パスワードは必須です。入力してください。'],
  [false, 'loginPassword', 'password', 'ログインパスワードは必須です。入力してください。'],
] as const)('without a proof it is told which password is missing, with one set: %s', (isSet, name, field, words) => {
  const [refusal] = checkFundPassword(emptyFundPassword, { fundPasswordSet: isSet })
  expect(refusal).toEqual({ code: 'required', params: { field: name }, field })
  expect(refusal && refusalWords(refusal, ja, 'ja')).toBe(words)
})

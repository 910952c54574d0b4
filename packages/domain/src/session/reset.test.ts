import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inFullWidth, codesOf } from '../testing.ts'
import { checkCodeRequest, checkReset, emptyReset, type ResetDraft, toCodeRequest, toResetRequest } from './reset.ts'
import { sampleReset } from './samples.ts'

test.each<[Partial<ResetDraft>, object[]]>([
  [{}, []],
  [{ account: '12345' }, [{ code: 'accountFormat', params: { got: 5 }, field: 'account' }]],
  [{ code: '' }, [{ code: 'required', params: { field: 'code' }, field: 'code' }]],
  [{ code: '48271' }, [{ code: 'codeWrong', params: { left: 3 }, field: 'code' }]],
  [{ code: '4827150' }, [{ code: 'codeWrong', params: { left: 3 }, field: 'code' }]],
  [{ code: '48271a' }, [{ code: 'codeWrong', params: { left: 3 }, field: 'code' }]],
  [
    { password: 'short1', passwordAgain: 'short1' },
    [{ code: 'passwordFormat', params: { min: 8, max: 16 }, field: 'password' }],
  ],
  [{ passwordAgain: 'kabuto2028' }, [{ code: 'passwordsDiffer', params: {}, field: 'passwordAgain' }]],
])('%j is refused for %j, in full width too', (changed, refusals) => {
  expect(checkReset({ ...sampleReset, ...changed }, { left: 3 })).toEqual(refusals)
  expect(checkReset(inFullWidth({ ...sampleReset, ...changed }), { left: 3 })).toEqual(refusals)
})

test('an empty form asks for everything', () => {
  expect(codesOf(checkReset(emptyReset))).toEqual([
    'required account',
    'required code',
    'required password',
    'required passwordAgain',
  ])
})

test.each([
  ['', ['required account']],
  ['12345', ['accountFormat account']],
  ['00000-00001', []],
])('a code for %j is refused for %j, in full width too', (account, codes) => {
  expect(codesOf(checkCodeRequest({ account }))).toEqual(codes)
  expect(codesOf(checkCodeRequest(inFullWidth({ account })))).toEqual(codes)
})

test('a code is asked for with what the reset will be sent with', () => {
  expect(toCodeRequest(inFullWidth({ account: '00000-00001' }))).toEqual({
    account: toResetRequest(sampleReset).account,
    purpose: 'resetPassword',
  })
})

test('before the first try five are left', () => {
  expect(checkReset({ ...sampleReset, code: 'x' })).toEqual([{ code: 'codeWrong', params: { left: 5 }, field: 'code' }])
})

test('what is sent is half-width', () => {
  expect(toResetRequest(inFullWidth(sampleReset))).toEqual({
    account: '0000000001',
    code: '482715',
    password: 'kabuto2027',
  })
})

test('the number is sent without what stands between its digits', () => {
  expect(toResetRequest({ ...sampleReset, account: '00000-00001' }).account).toBe('0000000001')
})

test('whatever is typed is answered, and width does not matter', () => {
  const typed = fc.string({ unit: 'binary', maxLength: 30 })
  fc.assert(
    fc.property(fc.record({ account: typed, code: typed, password: typed, passwordAgain: typed }), (draft) => {
      expect(checkReset(inFullWidth(draft))).toEqual(checkReset(draft))
    }),
    { seed: 4 },
  )
})

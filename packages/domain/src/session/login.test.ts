import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inFullWidth, codesOf } from '../testing.ts'
import { checkLogin, emptyLogin, toLoginRequest } from './login.ts'

const good = { account: '0000000001', password: 'kabuto2026', agreed: true }

test.each([
  [{}, []],
  [{ account: '' }, [{ code: 'required', params: { field: 'account' }, field: 'account' }]],
  [{ account: '012345678' }, [{ code: 'accountFormat', params: { got: 9 }, field: 'account' }]],
  [{ account: '01234567890' }, [{ code: 'accountFormat', params: { got: 11 }, field: 'account' }]],
  [{ account: '090-1234-56' }, [{ code: 'accountFormat', params: { got: 9 }, field: 'account' }]],
  [{ account: 'A123456789' }, [{ code: 'accountFormat', params: { got: 9 }, field: 'account' }]],
  [{ account: '1234567890a' }, [{ code: 'accountFormat', params: { got: 11 }, field: 'account' }]],
  [{ account: '12345 67890 x' }, [{ code: 'accountFormat', params: { got: 11 }, field: 'account' }]],
  [{ account: 'ABCDEFGHIJ' }, [{ code: 'accountFormat', params: { got: 0 }, field: 'account' }]],
  [{ account: '-' }, [{ code: 'required', params: { field: 'account' }, field: 'account' }]],
  [{ account: '12345-67890' }, []],
  [{ account: '090 1234 567' }, []],
  [{ account: '０９０ー１２３４−567' }, []],
  [{ account: '００００００００01' }, []],
  [{ password: '' }, [{ code: 'required', params: { field: 'password' }, field: 'password' }]],
  [{ agreed: false }, [{ code: 'agreementRequired', params: {}, field: 'agreed' }]],
])('%j is refused for %j', (changed, refusals) => expect(checkLogin({ ...good, ...changed })).toEqual(refusals))

test('an empty form asks for everything', () => {
  expect(codesOf(checkLogin(emptyLogin))).toEqual(['required account', 'required password', 'agreementRequired agreed'])
})

test('a number is sent without what stands between its digits', () => {
  const sent = ['00000-00001', ' ００００−０００−００１ ', '0000 000 001', '0000ー000‐001'].map(
    (account) => toLoginRequest({ ...good, account }).account,
  )
  expect(new Set(sent)).toEqual(new Set(['0000000001']))
})

test('nobody is told that ten digits are wrong', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.stringMatching(/^[\da-c -]{8,16}$/),
    fc.stringMatching(/^\d{10}[a-cー-]{0,3}$/),
  )
  const told10 = fc.property(typed, (account) => {
    expect(
      checkLogin({ ...good, account }).filter(({ code, params }) => code === 'accountFormat' && params.got === 10),
    ).toEqual([])
  })
  fc.assert(told10, { seed: 4, numRuns: 500 })
})

test('full-width digits and letters are sent as half-width', () => {
  expect(toLoginRequest({ account: ' ００００００００01 ', password: 'ｋabuto2026', agreed: true })).toEqual({
    account: '0000000001',
    password: 'kabuto2026',
    agreed: true,
  })
})

test('whatever is typed is answered, and width does not matter', () => {
  const typed = fc.string({ unit: 'binary', maxLength: 30 })
  fc.assert(
    fc.property(fc.record({ account: typed, password: typed, agreed: fc.boolean() }), (draft) => {
      expect(checkLogin(inFullWidth(draft))).toEqual(checkLogin(draft))
    }),
    { seed: 4 },
  )
})

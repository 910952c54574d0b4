import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inFullWidth, codesOf } from '../testing.ts'
import { checkLoan, checkTopUp, emptyLoan, type LoanContext, toLoanRequest, type TopUpContext } from './apply.ts'
import { applyLoanCall, repayLoanCall, topUpCreditCall } from './contract.ts'
import { checkRepayment, type RepaymentContext, type RepaymentDraft, toRepaymentRequest } from './repay.ts'
import {
  sampleLoan,
  sampleLoanContext,
  samplePendingLoan,
  sampleRepaidLoan,
  sampleRepaymentContext,
  sampleTopUp,
  sampleTopUpContext,
} from './samples.ts'

const frozen = { reason: '本人確認の再審査', since: '2026-11-18T00:00:00+09:00' }
const refusal = (code: string, params: object = {}) => ({ code, params, field: 'amount' })
const bad: [string, object[]][] = [
  ['', [refusal('required', { field: 'amount' })]],
  ['0', [refusal('belowMinimum', { min: '1' })]],
  ['-1', [refusal('amountFormat', { field: 'amount' })]],
  ['1.5', [refusal('notWholeNumber')]],
  ['NaN', [refusal('amountFormat', { field: 'amount' })]],
  ['1e309', [refusal('amountFormat', { field: 'amount' })]],
  ['🪖', [refusal('amountFormat', { field: 'amount' })]],
  ['9'.repeat(10_000), [refusal('amountFormat', { field: 'amount' })]],
  ['1', []],
]

test.each([
  ...bad,
  ['1,700,000', []],
  ['1700001', [refusal('loanLimit', { limit: '1700000' })]],
  ['999999999999999', [refusal('loanLimit', { limit: '1700000' })]],
])('a loan of %s is refused for %j, in full width too', (amount, refusals) => {
  expect(checkLoan({ amount }, sampleLoanContext)).toEqual(refusals)
  expect(checkLoan(inFullWidth({ amount }), sampleLoanContext)).toEqual(refusals)
})

test.each<[Partial<LoanContext>, object[]]>([
  [{ blocks: { frozen } }, [{ code: 'accountFrozen', params: frozen }]],
  [{ loans: [sampleLoan, samplePendingLoan] }, [{ code: 'loanPending', params: { id: 'l2' } }]],
  [{ now: Date.parse('2026-11-26T23:59:59+09:00') }, []],
  [{ now: Date.parse('2026-11-27T00:00:00+09:00') }, [{ code: 'loanUnpaid', params: { owed: '303821' } }]],
  [
    {
      now: Date.parse('2026-11-27T00:00:00+09:00'),
      loans: [sampleLoan, sampleLoan, samplePendingLoan],
      blocks: { frozen },
    },
    [
      { code: 'accountFrozen', params: frozen },
      { code: 'loanUnpaid', params: { owed: '607642' } },
      { code: 'loanPending', params: { id: 'l2' } },
    ],
  ],
])('with %j a loan is refused for %j', (changed, refusals) => {
  expect(checkLoan({ amount: '200000' }, { ...sampleLoanContext, ...changed })).toEqual(refusals)
})

test.each([...bad, ['1000000', []], ['1000001', [refusal('aboveMaximum', { max: '1000000' })]]])(
  'a top-up of %s is refused for %j, in full width too',
  (amount, refusals) => {
    expect(checkTopUp({ amount }, sampleTopUpContext)).toEqual(refusals)
    expect(checkTopUp(inFullWidth({ amount }), sampleTopUpContext)).toEqual(refusals)
  },
)

test.each<[Partial<TopUpContext>, object[]]>([
  [{ blocks: { frozen } }, [{ code: 'accountFrozen', params: frozen }]],
  [
    { topUps: [sampleTopUp, { ...sampleTopUp, id: 't2', state: 'pending' }] },
    [{ code: 'fundOperationPending', params: { id: 't2', kind: 'credit' } }],
  ],
])('with %j a top-up is refused for %j', (changed, refusals) => {
  expect(checkTopUp({ amount: '200000' }, { ...sampleTopUpContext, ...changed })).toEqual(refusals)
})

const repayment: RepaymentDraft = { id: 'l1', amount: '100000' }

test.each([...bad, ['302958', []], ['302959', [refusal('repayAboveOwed', { owed: '302958' })]]])(
  'a repayment of %s is refused for %j, in full width too',
  (amount, refusals) => {
    expect(checkRepayment({ ...repayment, amount }, sampleRepaymentContext)).toEqual(refusals)
    expect(checkRepayment({ ...repayment, ...inFullWidth({ amount }) }, sampleRepaymentContext)).toEqual(refusals)
  },
)

test.each<[Partial<RepaymentDraft>, Partial<RepaymentContext>, object[]]>([
  [{ id: 'l9' }, {}, [{ code: 'notFound', params: { what: 'l9' } }]],
  [{ id: 'l4' }, {}, [{ code: 'illegalState', params: { state: 'repaid', allowed: ['passed'] } }]],
  [
    { id: 'l2' },
    { loans: [samplePendingLoan, sampleRepaidLoan] },
    [{ code: 'illegalState', params: { state: 'pending', allowed: ['passed'] } }],
  ],
  [{}, { blocks: { frozen } }, []],
  [{}, { blocks: { loginBanned: frozen } }, [{ code: 'loginBanned', params: { reason: frozen.reason } }]],
  [{}, { funds: { cash: '100000', available: '100000' } }, []],
  [
    {},
    { funds: { cash: '99999', available: '99999' } },
    [refusal('insufficientBalance', { need: '100000', have: '99999' })],
  ],
  [
    {},
    { funds: { cash: '100000', available: '99999' } },
    [refusal('insufficientAvailable', { need: '100000', have: '99999', reserved: '1', of: 'available' })],
  ],
])('%j with %j is refused for %j', (changed, context, refusals) => {
  expect(checkRepayment({ ...repayment, ...changed }, { ...sampleRepaymentContext, ...context })).toEqual(refusals)
})

test('an empty form asks for the amount', () =>
  expect(codesOf(checkLoan(emptyLoan, sampleLoanContext))).toEqual(['required amount']))

test('amounts are sent as plain digits', () => {
  expect(toLoanRequest({ amount: '２００，０００' })).toEqual({ amount: '200000' })
  expect(toRepaymentRequest({ id: 'l1', amount: ' 1,000 ' })).toEqual({ id: 'l1', amount: '1000' })
})

const refused = ({ amount }: { amount: string }) => [
  { call: applyLoanCall, refusals: checkLoan({ amount }, sampleLoanContext) },
  { call: topUpCreditCall, refusals: checkTopUp({ amount }, sampleTopUpContext) },
  { call: repayLoanCall, refusals: checkRepayment({ ...repayment, amount }, sampleRepaymentContext) },
]

test('whatever is typed is answered by codes that the calls know, and width does not matter', () => {
  const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.stringMatching(/^-?\d{0,17}[.,e]?\d{0,3}$/))
  fc.assert(
    fc.property(fc.record({ amount: typed }), (draft) => {
      const found = refused(draft)
      expect(refused(inFullWidth(draft))).toEqual(found)
      for (const { call, refusals } of found)
        expect(refusals.filter(({ code }) => !(call.refusals as readonly string[]).includes(code))).toEqual([])
    }),
    { seed: 4 },
  )
})

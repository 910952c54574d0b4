import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { advance } from '../shared/machine/machine.ts'
import { plus, sum } from '../shared/amount/money.ts'
import { readAnswer } from '../shared/wire/readAnswer.ts'
import { applyLoanCall, loansCall, repayLoanCall, topUpCreditCall } from './contract.ts'
import { type CreditTopUp, creditOf, interestOn, isOverdue, lent, type Loan, owedAt, repaid } from './loan.ts'
import { creditTopUpMachine, loanMachine } from './machines.ts'
import {
  sampleLoan,
  sampleLoans,
  samplePendingLoan,
  sampleRejectedLoan,
  sampleRepaidLoan,
  sampleRepayment,
  sampleTopUp,
} from './samples.ts'

const at = (day: string, time = '14:32:00'): number => Date.parse(`${day}T${time}+09:00`)
const now = at('2026-11-20')
const DAY = 86_400_000

function after(loan: Loan, amount: string, when: number): Loan {
  const step = repaid(loan, amount, when)
  if ('refusal' in step) throw new Error(step.refusal.code)
  return step.loan
}

describe('interest', () => {
  // The second and the third are the mocks'.
  test.each([
    ['300000', 0, '0'],
    ['300000', 24, '2958'],
    ['200000', 30, '2465'],
    ['1000000', 365, '150000'],
    ['1000000', 366, '150410'],
    ['2433', 1, '0'],
    ['2434', 1, '1'],
    ['1', 2433, '0'],
    ['1', 2434, '1'],
    ['300000', -3, '0'],
  ])('on %s yen for %i days is %s', (principal, days, interest) => expect(interestOn(principal, days)).toBe(interest))

  test('a year without days has none', () =>
    expect(interestOn('300000', 24, { yearlyPercent: '15', yearDays: '0' })).toBe('0'))

  test.each([
    ['2026-10-27', '10:13:00', '0', '300000'],
    ['2026-10-27', '23:59:59', '0', '300000'],
    ['2026-10-28', '00:00:00', '123', '300123'],
    ['2026-11-20', '14:32:00', '2958', '302958'],
    ['2026-11-26', '23:59:59', '3698', '303698'],
    ['2026-12-01', '00:00:00', '4315', '304315'],
  ])('on %s at %s is %s yen, by days in Tokyo', (day, time, interest, owed) => {
    expect(owedAt(sampleLoan, at(day, time))).toEqual({ principal: '300000', interest, owed })
  })

  test.each([samplePendingLoan, sampleRejectedLoan, sampleRepaidLoan, { ...sampleLoan, state: 'repaid' as const }])(
    'is not owed where nothing is lent: $state',
    (loan) => {
      expect(owedAt(loan, now)).toEqual({ principal: '0', interest: '0', owed: '0' })
    },
  )

  test('does not grow without a day from which it does', () => {
    expect(owedAt({ ...sampleLoan, accruesFrom: null, carried: '12.5' }, now)).toEqual({
      principal: '300000',
      interest: '12',
      owed: '300012',
    })
  })
})

describe('a loan', () => {
  test('is lent on the day of its review and due thirty days later', () => {
    expect(lent({ ...samplePendingLoan, amount: '200000' }, now)).toMatchObject({
      loan: {
        state: 'passed',
        reviewedAt: '2026-11-20T14:32:00+09:00',
        principal: '200000',
        owed: '200000',
        interest: '0',
        carried: '0',
        accruesFrom: '2026-11-20',
        due: '2026-12-20',
      },
    })
    expect(lent(sampleLoan, now)).toEqual({
      refusal: { code: 'illegalState', params: { state: 'passed', allowed: ['pending'] } },
    })
  })

  test('is repaid interest first', () => {
    expect(after(sampleLoan, '1000', now)).toMatchObject({
      state: 'passed',
      principal: '300000',
      interest: '1958',
      owed: '301958',
      accruesFrom: '2026-11-20',
      repaidAt: null,
    })
    expect(after(sampleLoan, '2958', now)).toMatchObject({
      state: 'passed',
      principal: '300000',
      interest: '0',
      owed: '300000',
    })
    expect(after(sampleLoan, '2959', now)).toMatchObject({
      state: 'passed',
      principal: '299999',
      interest: '0',
      owed: '299999',
    })
    expect(after(sampleLoan, '302957', now)).toMatchObject({ state: 'passed', principal: '1', owed: '1' })
    expect(after(sampleLoan, '302958', now)).toMatchObject({
      state: 'repaid',
      principal: '0',
      interest: '0',
      owed: '0',
      repaidAt: '2026-11-20T14:32:00+09:00',
    })
  })

  test.each([samplePendingLoan, sampleRejectedLoan, sampleRepaidLoan])('that is $state cannot be repaid', (loan) => {
    expect(repaid(loan, '1', now)).toEqual({
      refusal: { code: 'illegalState', params: { state: loan.state, allowed: ['passed'] } },
    })
  })

  test.each([
    [sampleLoan, '2026-11-26', '23:59:59', false],
    [sampleLoan, '2026-11-27', '00:00:00', true],
    [{ ...sampleLoan, due: null }, '2026-11-27', '00:00:00', false],
    [sampleRepaidLoan, '2026-11-27', '00:00:00', false],
  ])('%# is overdue on %s at %s: %s', (loan, day, time, overdue) =>
    expect(isOverdue(loan, at(day, time))).toBe(overdue),
  )

  test('paid back in parts costs what its days cost, and no yen is lost', () => {
    const parts = fc.array(
      fc.record({ days: fc.integer({ min: 0, max: 40 }), amount: fc.integer({ min: 1, max: 40_000 }) }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(parts, (steps) => {
        let [loan, day, parts36500] = [sampleLoan, at('2026-10-27'), 0n]
        const paid: string[] = []
        for (const { days, amount } of steps) {
          day += days * DAY
          parts36500 += BigInt(loan.principal) * 15n * BigInt(days)
          loan = after(loan, String(amount), day)
          paid.push(String(amount))
        }
        const whole = BigInt(sampleLoan.amount) + parts36500 / 36_500n - BigInt(sum(paid))
        // What one cannot see, a part of a yen in 10⁸ a step, may be lost at an edge.
        const off = BigInt(owedAt(loan, day).owed) - whole
        expect(off === 0n || off === -1n).toBe(true)
      }),
      { seed: 4 },
    )
  })
})

const topUp = (state: CreditTopUp['state'], amount: string): CreditTopUp => ({ ...sampleTopUp, state, amount })

describe('the credit', () => {
  test('of the mocks’ book', () => {
    expect(sampleLoans.credit).toEqual({
      score: 82,
      limit: '2000000',
      borrowed: '300000',
      pending: '0',
      borrowable: '1700000',
      interest: '2958',
      owed: '302958',
      due: '2026-11-26',
    })
  })

  test('without a day there is none to name', () => {
    expect(creditOf([{ ...sampleLoan, due: null }], [], { now, score: 60 }).due).toBeNull()
  })

  test('of a new member', () => {
    expect(creditOf([], [], { now, score: 60 })).toEqual({
      score: 60,
      limit: '1000000',
      borrowed: '0',
      pending: '0',
      borrowable: '1000000',
      interest: '0',
      owed: '0',
      due: null,
    })
  })

  test('counts what passed and what waits, never what was rejected or paid back', () => {
    const second = { ...sampleLoan, id: 'l9', due: '2026-11-25' }
    const loans = [
      sampleLoan,
      second,
      samplePendingLoan,
      sampleRejectedLoan,
      sampleRepaidLoan,
      { ...sampleLoan, due: null },
    ]
    expect(
      creditOf(loans, [topUp('passed', '5000'), topUp('pending', '70000'), topUp('rejected', '900000')], {
        now,
        score: 60,
      }),
    ).toMatchObject({
      limit: '1005000',
      borrowed: '900000',
      pending: '200000',
      borrowable: '0',
      owed: '908874',
      due: '2026-11-25',
    })
  })
})

test.each([
  ['pending', { on: 'approve' }, { to: 'passed' }],
  ['pending', { on: 'reject', reason: '枠の確認' }, { to: 'rejected' }],
  [
    'rejected',
    { on: 'approve' },
    { refusal: { code: 'illegalState', params: { state: 'rejected', allowed: ['pending'] } } },
  ],
  ['pending', { on: 'reject' }, { refusal: { code: 'required', params: { field: 'reason' }, field: 'reason' } }],
  ['passed', { on: 'repay', rest: '1' }, { to: 'passed' }],
  ['passed', { on: 'repay', rest: '0' }, { to: 'repaid' }],
  ['passed', { on: 'repay' }, { refusal: { code: 'illegalState', params: { state: 'passed', allowed: ['passed'] } } }],
  [
    'repaid',
    { on: 'repay', rest: '0' },
    { refusal: { code: 'illegalState', params: { state: 'repaid', allowed: ['passed'] } } },
  ],
] as const)('a loan that is %s, after %j, is %j', (state, event, step) =>
  expect(advance(loanMachine, state, event)).toEqual(step),
)

test.each([
  ['pending', { on: 'approve' }, { to: 'passed' }],
  ['pending', { on: 'reject', reason: '枠の確認' }, { to: 'rejected' }],
  ['rejected', { on: 'approve' }, { refusal: { code: 'notPending', params: { state: 'rejected' } } }],
] as const)('a top-up that is %s, after %j, is %j', (state, event, step) =>
  expect(advance(creditTopUpMachine, state, event)).toEqual(step),
)

test('the machines begin in review and know no other states', () => {
  expect(loanMachine).toMatchObject({
    name: 'loan',
    states: ['pending', 'passed', 'rejected', 'repaid'],
    initial: 'pending',
    illegal: 'illegalState',
  })
  expect(loanMachine.edges.map(({ when }) => when?.name)).toEqual([undefined, 'reason', 'rest > 0', 'rest = 0'])
  expect(creditTopUpMachine).toMatchObject({
    name: 'creditTopUp',
    states: ['pending', 'passed', 'rejected'],
    initial: 'pending',
  })
})

test.each([
  ['1', { amount: '1', principal: '0', interest: '1' }],
  ['2958', { amount: '2958', principal: '0', interest: '2958' }],
  ['2959', { amount: '2959', principal: '1', interest: '2958' }],
  ['302958', { amount: '302958', principal: '300000', interest: '2958' }],
])('a repayment of %s is %j', (amount, parts) => {
  expect(repaid(sampleLoan, amount, now)).toMatchObject({ parts })
})

test('the sample of a repayment pays back its loan whole, on its day', () => {
  const lentThen = { ...sampleRepaidLoan, state: 'passed', principal: '150000', accruesFrom: '2026-09-01' } as const
  const { amount, principal, interest, at: paidAt, loanId, loanNumber } = sampleRepayment
  expect(repaid(lentThen, amount, Date.parse(paidAt))).toMatchObject({
    loan: {
      state: 'repaid',
      repaidAt: paidAt,
      id: loanId,
      orderNumber: loanNumber,
      accruesFrom: sampleRepaidLoan.accruesFrom,
    },
    parts: { amount, principal, interest },
  })
})

test('the samples are answers of their calls and follow from the rules', () => {
  expect(readAnswer(loansCall.output, sampleLoans)).toEqual({ value: sampleLoans })
  for (const loan of [sampleLoan, samplePendingLoan, sampleRejectedLoan, sampleRepaidLoan]) {
    expect(readAnswer(applyLoanCall.output, loan)).toEqual({ value: loan })
    expect(owedAt(loan, now)).toMatchObject({ owed: loan.owed, interest: loan.interest })
    expect(plus(loan.principal, loan.interest)).toBe(loan.owed)
  }
  const answer = { loan: sampleRepaidLoan, repayment: sampleRepayment }
  expect(readAnswer(repayLoanCall.output, answer)).toEqual({ value: answer })
  expect(readAnswer(topUpCreditCall.output, sampleTopUp)).toEqual({ value: sampleTopUp })
})

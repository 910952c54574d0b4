import { describe, expect, test } from 'vitest'
import { plus } from '../shared/amount/money.ts'
import { moments } from '../shared/time/moments.ts'
import { contextsOfLoans, lacksLoans } from './contexts.ts'
import { loanCost } from './loan.ts'
import {
  sampleLoan,
  sampleLoanContext,
  sampleLoans,
  samplePendingLoan,
  sampleRepaidLoan,
  sampleRepayment,
  sampleRepaymentContext,
  sampleTopUp,
  sampleTopUpContext,
} from './samples.ts'

const frozen = { reason: '本人確認の再審査', since: '2026-11-18T00:00:00+09:00' }

test('what a phone has read is what borrowing, repaying and a higher limit are checked against', () => {
  const { credit, items } = sampleLoans
  expect(
    contextsOfLoans({
      now: moments.pictures,
      member: { blocks: { frozen } },
      credit,
      records: items,
      funds: sampleRepaymentContext.funds,
    }),
  ).toEqual({
    loan: { ...sampleLoanContext, blocks: { frozen } },
    repayment: { ...sampleRepaymentContext, blocks: { frozen } },
    topUp: { ...sampleTopUpContext, blocks: { frozen } },
  })
})

test.each([
  ['200000', '2026-12-20', '2465', '202465'],
  ['1', '2026-12-20', '0', '1'],
  ['1700000', '2026-12-20', '20958', '1720958'],
])('%s yen until its last day, %s, cost %s: %s in all', (amount, due, interest, total) => {
  expect(loanCost(amount, moments.pictures)).toEqual({ due, interest, total })
})

describe('a loan that runs is missing from what was read', () => {
  const others = [samplePendingLoan, sampleRepaidLoan, sampleRepayment, sampleTopUp]
  const { principal } = sampleLoan
  test.each([
    ['none of it', others, principal, true],
    ['all of it', [...others, sampleLoan], principal, false],
    ['a yen of another one', [...others, sampleLoan], plus(principal, '1'), true],
    ['nothing is borrowed', others, '0', false],
  ])('%s', (_, records, borrowed, lacks) => expect(lacksLoans(records, { borrowed })).toBe(lacks))
})

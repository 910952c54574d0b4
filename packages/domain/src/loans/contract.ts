import { array, nullable, object, optional, string } from 'valibot'
import { blockCodes } from '../shared/blocks.ts'
import { defineCall } from '../shared/wire/call.ts'
import { cursorSchema, idSchema, typedSchema } from '../shared/wire/schemas.ts'
import { creditSchema, loanRecordSchema, loanSchema, repaymentSchema, topUpSchema } from './entities.ts'

export const loansCall = defineCall({
  path: 'funds/loans',
  role: 'member',
  changes: false,
  /** With an `id` the one record of the member's own with it. */
  input: object({ cursor: cursorSchema, id: optional(idSchema) }),
  output: object({ credit: creditSchema, items: array(loanRecordSchema), next: nullable(string()) }),
  refusals: ['notFound'],
})

export const applyLoanCall = defineCall({
  path: 'funds/applyLoan',
  role: 'member',
  changes: true,
  input: object({ amount: typedSchema }),
  output: loanSchema,
  refusals: [
    ...blockCodes.borrow,
    'loanUnpaid',
    'loanPending',
    'required',
    'amountFormat',
    'notWholeNumber',
    'belowMinimum',
    'loanLimit',
    'updateFailed',
  ],
})

export const repayLoanCall = defineCall({
  path: 'funds/repayLoan',
  role: 'member',
  changes: true,
  input: object({ id: typedSchema, amount: typedSchema }),
  /** What was paid back, and the loan as it goes on. */
  output: object({ loan: loanSchema, repayment: repaymentSchema }),
  refusals: [
    ...blockCodes.repay,
    'notFound',
    'illegalState',
    'required',
    'amountFormat',
    'notWholeNumber',
    'belowMinimum',
    'repayAboveOwed',
    'insufficientBalance',
    'insufficientAvailable',
    'updateFailed',
  ],
})

/** A request to raise the limit; it moves no money. */
export const topUpCreditCall = defineCall({
  path: 'funds/topUpCredit',
  role: 'member',
  changes: true,
  input: object({ amount: typedSchema }),
  output: topUpSchema,
  refusals: [
    ...blockCodes.borrow,
    'fundOperationPending',
    'required',
    'amountFormat',
    'notWholeNumber',
    'belowMinimum',
    'aboveMaximum',
    'updateFailed',
  ],
  success: 'creditAdded',
})

import { literal, nullable, object, optional, picklist, string, variant } from 'valibot'
import { amountSchema, daySchema, idSchema, scoreSchema, timeSchema } from '../shared/wire/schemas.ts'

const requestEntries = {
  id: idSchema,
  orderNumber: string(),
  amount: amountSchema,
  appliedAt: timeSchema,
  /** When the simulated back office decides; afterwards when it did. */
  reviewedAt: timeSchema,
  reason: optional(string()),
}

/** Specification §3, with what is owed now. */
export const loanSchema = object({
  kind: literal('loan'),
  ...requestEntries,
  state: picklist(['pending', 'passed', 'rejected', 'repaid']),
  principal: amountSchema,
  /** Interest of the days before `accruesFrom` that is not paid yet, with its part of a yen. */
  carried: amountSchema,
  accruesFrom: nullable(daySchema),
  due: nullable(daySchema),
  interest: amountSchema,
  owed: amountSchema,
  repaidAt: nullable(timeSchema),
})

export const topUpSchema = object({
  kind: literal('creditTopUp'),
  ...requestEntries,
  state: picklist(['pending', 'passed', 'rejected']),
})

export const creditSchema = object({
  /** Invented, explained, and of no effect here. */
  score: scoreSchema,
  limit: amountSchema,
  borrowed: amountSchema,
  pending: amountSchema,
  borrowable: amountSchema,
  interest: amountSchema,
  owed: amountSchema,
  /** The first day on which something has to be repaid. */
  due: nullable(daySchema),
})

/** What was paid back of a loan at once: interest first, the rest of it off the loan itself. */
export const repaymentSchema = object({
  kind: literal('repayment'),
  id: idSchema,
  orderNumber: string(),
  loanId: idSchema,
  loanNumber: string(),
  amount: amountSchema,
  principal: amountSchema,
  interest: amountSchema,
  at: timeSchema,
})

export const loanRecordSchema = variant('kind', [loanSchema, topUpSchema, repaymentSchema])

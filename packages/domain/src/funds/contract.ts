import { array, maxLength, nullable, object, optional, picklist, pipe, string, type InferOutput } from 'valibot'
import { defineCall } from '../shared/call.ts'
import { amountSchema, timeSchema } from '../shared/schemas.ts'

const day = string()

const unsettledPart = object({ amount: amountSchema, what: string(), settles: day, tradingDays: picklist(['T+1', 'T+2']) })
const hold = object({
  id: string(),
  kind: picklist(['margin', 'order', 'withdrawal']),
  amount: amountSchema,
  what: string(),
  /** When it frees by itself; margin frees two business days after the position is closed. */
  frees: optional(timeSchema),
})
const loan = object({ owed: amountSchema, interest: amountSchema, due: day })

/** Every figure with the parts it is made of. */
const summary = object({
  total: amountSchema,
  dayChange: amountSchema,
  cash: amountSchema,
  settled: amountSchema,
  unsettled: array(unsettledPart),
  holds: array(hold),
  loan: nullable(loan),
  frozen: amountSchema,
  available: amountSchema,
  withdrawable: amountSchema,
  shares: amountSchema,
  marginProfit: amountSchema,
  profit: amountSchema,
  closingFees: amountSchema,
  usd: object({ amount: amountSchema, mid: amountSchema, inYen: amountSchema }),
})

const withdrawal = object({
  id: string(),
  orderNumber: string(),
  amount: amountSchema,
  cardId: string(),
  cardLabel: string(),
  state: picklist(['pending', 'passed', 'rejected', 'cancelled']),
  submittedAt: timeSchema,
  /** When the simulated back office decides; afterwards when it did. */
  decidedAt: timeSchema,
  reason: optional(string()),
})

export type WithdrawalOutput = InferOutput<typeof withdrawal>

export const fundsSummaryCall = defineCall({ path: 'funds/summary', open: false, changes: false, input: object({}), output: summary })

export const withdrawalsCall = defineCall({
  path: 'funds/records',
  open: false,
  changes: false,
  input: object({ kind: picklist(['withdrawal']), cursor: optional(string()) }),
  output: object({ items: array(withdrawal), next: nullable(string()) }),
})

const typed = pipe(string(), maxLength(200))

export const withdrawCall = defineCall({
  path: 'funds/withdraw',
  open: false,
  changes: true,
  input: object({ amount: typed, cardId: typed, fundPassword: typed }),
  output: withdrawal,
})

export const cancelWithdrawalCall = defineCall({
  path: 'funds/cancelWithdrawal',
  open: false,
  changes: true,
  input: object({ id: typed }),
  output: withdrawal,
})

import { array, integer, literal, maxValue, minValue, number, object, optional, picklist, pipe } from 'valibot'
import { blockCodes } from '../shared/blocks.ts'
import { defineCall } from '../shared/wire/call.ts'
import {
  amountSchema,
  currencySchema,
  cursorSchema,
  daySchema,
  idSchema,
  pageOf,
  typedSchema,
} from '../shared/wire/schemas.ts'
import {
  channelSchema,
  depositSchema,
  exchangeSchema,
  rateSchema,
  recordSchema,
  summarySchema,
  withdrawalSchema,
} from './entities.ts'

const LONGEST_HISTORY = 366

export const fundsSummaryCall = defineCall({
  path: 'funds/summary',
  role: 'member',
  changes: false,
  input: object({}),
  output: summarySchema,
  refusals: [],
})

/** The total at the end of each day, the oldest first. */
export const fundsHistoryCall = defineCall({
  path: 'funds/history',
  role: 'member',
  changes: false,
  input: object({ days: pipe(number(), integer(), minValue(1), maxValue(LONGEST_HISTORY)) }),
  output: array(object({ day: daySchema, total: amountSchema })),
  refusals: [],
})

/** With an `id` the one record of the member's own with it; with a `state` only those in it. */
const chosen = {
  cursor: cursorSchema,
  id: optional(idSchema),
  state: optional(picklist(['pending', 'passed', 'rejected', 'cancelled'])),
}
const recordsPath = { path: 'funds/records', role: 'member', changes: false, refusals: ['notFound'] } as const

export const recordsCall = defineCall({
  ...recordsPath,
  input: object({ kind: picklist(['deposit', 'withdrawal', 'exchange']), ...chosen }),
  output: pageOf(recordSchema),
})

/** `funds/records` as one who asks for withdrawals sees it. */
export const withdrawalsCall = defineCall({
  ...recordsPath,
  input: object({ kind: literal('withdrawal'), ...chosen }),
  output: pageOf(withdrawalSchema),
})

/** The same for deposits. */
export const depositsCall = defineCall({
  ...recordsPath,
  input: object({ kind: literal('deposit'), ...chosen }),
  output: pageOf(depositSchema),
})

export const channelsCall = defineCall({
  path: 'funds/channels',
  role: 'member',
  changes: false,
  input: object({}),
  output: array(channelSchema),
  refusals: [],
})

export const depositCall = defineCall({
  path: 'funds/deposit',
  role: 'member',
  changes: true,
  input: object({ channel: typedSchema, amount: typedSchema, proof: typedSchema }),
  output: depositSchema,
  refusals: [
    ...blockCodes.deposit,
    'outsideWindow',
    'required',
    'fundOperationPending',
    'amountFormat',
    'notWholeNumber',
    'belowMinimum',
    'aboveMaximum',
    'proofMissing',
    'notFound',
    'updateFailed',
  ],
  success: 'deposited',
})

export const withdrawCall = defineCall({
  path: 'funds/withdraw',
  role: 'member',
  changes: true,
  input: object({ amount: typedSchema, cardId: typedSchema, fundPassword: typedSchema }),
  output: withdrawalSchema,
  refusals: [
    ...blockCodes.withdraw,
    'creditTooLow',
    'identityRequired',
    'fundPasswordMissing',
    'cardMissing',
    'outsideWindow',
    'fundOperationPending',
    'required',
    'amountFormat',
    'notWholeNumber',
    'belowMinimum',
    'withdrawalMax',
    'insufficientBalance',
    'insufficientAvailable',
    'fundPasswordWrong',
    'withdrawalFailed',
  ],
  success: 'withdrawn',
})

export const cancelWithdrawalCall = defineCall({
  path: 'funds/cancelWithdrawal',
  role: 'member',
  changes: true,
  input: object({ id: typedSchema }),
  output: withdrawalSchema,
  refusals: ['notFound', 'notPending', 'updateFailed'],
})

export const rateCall = defineCall({
  path: 'funds/rate',
  role: 'member',
  changes: false,
  input: object({ pair: literal('USDJPY') }),
  output: rateSchema,
  refusals: [],
})

export const exchangeCall = defineCall({
  path: 'funds/exchange',
  role: 'member',
  changes: true,
  input: object({ from: currencySchema, to: currencySchema, amount: typedSchema, quoteId: idSchema }),
  output: exchangeSchema,
  refusals: [
    ...blockCodes.exchange,
    'required',
    'sameCurrency',
    'amountFormat',
    'notWholeNumber',
    'belowMinimum',
    'insufficientBalance',
    'insufficientAvailable',
    'quoteExpired',
    'updateFailed',
  ],
  success: 'exchanged',
})

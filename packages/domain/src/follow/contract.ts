import { array, object, optional, picklist } from 'valibot'
import { blockCodes } from '../shared/blocks.ts'
import { defineCall } from '../shared/wire/call.ts'
import { cursorSchema, idSchema, oneIdSchema, pageOf, typedSchema } from '../shared/wire/schemas.ts'
import { followOrderSchema, holdingSchema, portfolioSchema, productSchema, traderSchema } from './entities.ts'

const stake = object({ id: idSchema, amount: typedSchema, lossLimit: typedSchema })

const refusals = [
  ...blockCodes.apply,
  'notFound',
  'followTimeExceeded',
  'required',
  'amountFormat',
  'notWholeNumber',
  'belowMinimum',
  'aboveMaximum',
  'insufficientBalance',
  'insufficientAvailable',
  'updateFailed',
] as const

/** Smallest fall first. */
export const tradersCall = defineCall({
  path: 'follow/traders',
  role: 'member',
  changes: false,
  input: object({}),
  output: array(traderSchema),
  refusals: [],
})

export const followProductCall = defineCall({
  path: 'follow/product',
  role: 'member',
  changes: false,
  input: object({ id: idSchema }),
  output: productSchema,
  refusals: ['notFound'],
})

export const followCall = defineCall({
  path: 'follow/order',
  role: 'member',
  changes: true,
  input: stake,
  output: followOrderSchema,
  refusals,
  success: 'followed',
})

/** Of one state, or of both. */
export const followOrdersCall = defineCall({
  path: 'follow/orders',
  role: 'member',
  changes: false,
  input: object({ state: optional(picklist(['inProgress', 'ended'])), id: oneIdSchema, cursor: cursorSchema }),
  output: pageOf(followOrderSchema),
  refusals: ['notFound'],
})

export const endFollowCall = defineCall({
  path: 'follow/end',
  role: 'member',
  changes: true,
  input: object({ id: idSchema }),
  output: followOrderSchema,
  refusals: ['notFound', 'illegalState', 'updateFailed'],
  success: 'modified',
})

/** While it runs; the new limit is looked at with the next daily look, like the old one. */
export const changeLossLimitCall = defineCall({
  path: 'follow/changeLossLimit',
  role: 'member',
  changes: true,
  input: object({ id: idSchema, lossLimit: typedSchema }),
  output: followOrderSchema,
  refusals: [
    'notFound',
    'illegalState',
    'required',
    'amountFormat',
    'notWholeNumber',
    'belowMinimum',
    'aboveMaximum',
    'updateFailed',
  ],
  success: 'modified',
})

export const portfoliosCall = defineCall({
  path: 'ai/portfolios',
  role: 'member',
  changes: false,
  input: object({}),
  output: object({ portfolios: array(portfolioSchema), holdings: array(holdingSchema) }),
  refusals: [],
})

export const joinPortfolioCall = defineCall({
  path: 'ai/join',
  role: 'member',
  changes: true,
  input: stake,
  output: holdingSchema,
  refusals,
  success: 'purchased',
})

export const leavePortfolioCall = defineCall({
  path: 'ai/leave',
  role: 'member',
  changes: true,
  input: object({ id: idSchema }),
  output: holdingSchema,
  refusals: ['notFound', 'illegalState', 'updateFailed'],
  success: 'modified',
})

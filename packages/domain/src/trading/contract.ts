import { boolean, literal, object, optional, picklist, union } from 'valibot'
import { blockCodes } from '../shared/blocks.ts'
import { defineCall } from '../shared/wire/call.ts'
import { amountSchema, cursorSchema, idSchema, pageOf, typedSchema } from '../shared/wire/schemas.ts'
import {
  dayTradeSchema,
  dividendSchema,
  fillSchema,
  leverageSchema,
  orderSchema,
  orderTypeSchema,
  positionSchema,
  positionsSchema,
  positionTabs,
  sessionSchema,
  sideSchema,
  weighedSchema,
} from './entities.ts'

const opening = object({
  symbol: typedSchema,
  side: sideSchema,
  type: orderTypeSchema,
  /** Empty for a market order. */
  price: typedSchema,
  quantity: typedSchema,
  leverage: leverageSchema,
  session: sessionSchema,
})

const closing = object({
  id: idSchema,
  quantity: typedSchema,
  type: orderTypeSchema,
  price: optional(typedSchema, ''),
  session: optional(sessionSchema, 'regular'),
})

const market = [
  ...blockCodes.trade,
  'notFound',
  'notListed',
  'delisted',
  'halted',
  'marketClosed',
  'required',
  'amountFormat',
  'notWholeNumber',
  'unitSize',
  'tickSize',
  'priceLimit',
] as const
const money = [
  'insufficientBalance',
  'insufficientAvailable',
  'leverageNotAllowed',
  'notAllowed',
  'marginTooLow',
] as const
const shares = ['sellLocked', 'insufficientShares', 'illegalState'] as const

/**
 * The order to open, or with an `id` the one that closes a position. Its refusals come with the figures;
 * the call itself is refused only if the stock or position is unknown.
 */
export const previewCall = defineCall({
  path: 'trade/preview',
  role: 'member',
  changes: false,
  input: union([object({ ...opening.entries, origin: optional(literal('dayTrade')) }), closing]),
  output: weighedSchema,
  refusals: [...market, ...money, ...shares, 'dayTradeClosed'],
})

export const orderCall = defineCall({
  path: 'trade/order',
  role: 'member',
  changes: true,
  input: opening,
  output: orderSchema,
  refusals: [...market, ...money],
  success: 'purchased',
})

export const sellCall = defineCall({
  path: 'trade/sell',
  role: 'member',
  changes: true,
  input: closing,
  output: orderSchema,
  refusals: [...market, ...shares],
  success: 'purchased',
})

export const cancelOrderCall = defineCall({
  path: 'trade/cancel',
  role: 'member',
  changes: true,
  input: object({ id: idSchema }),
  output: orderSchema,
  refusals: ['notFound', 'notPending'],
  success: 'modified',
})

export const positionsCall = defineCall({
  path: 'trade/positions',
  role: 'member',
  changes: false,
  input: object({ tab: picklist(positionTabs), cursor: cursorSchema }),
  output: positionsSchema,
  refusals: [],
})

export const positionCall = defineCall({
  path: 'trade/position',
  role: 'member',
  changes: false,
  input: object({ id: idSchema }),
  output: positionSchema,
  refusals: ['notFound'],
})

export const fillsCall = defineCall({
  path: 'trade/fills',
  role: 'member',
  changes: false,
  /** With a position's id only those that opened or closed it. */
  input: object({ positionId: optional(idSchema), cursor: cursorSchema }),
  output: pageOf(fillSchema),
  refusals: ['notFound'],
})

export const dividendsCall = defineCall({
  path: 'trade/dividends',
  role: 'member',
  changes: false,
  input: object({ cursor: cursorSchema }),
  output: pageOf(dividendSchema),
  refusals: [],
})

export const dayTradeCall = defineCall({
  path: 'trade/dayTrade',
  role: 'member',
  changes: true,
  input: object({ symbol: typedSchema, side: sideSchema, quantity: typedSchema }),
  output: dayTradeSchema,
  refusals: [...market, ...money, 'dayTradeClosed'],
  success: 'purchased',
})

/** The four tabs of the screen; the form itself needs what a day trade may cost now. */
export const dayTradesCall = defineCall({
  path: 'trade/dayTrades',
  role: 'member',
  changes: false,
  input: object({ tab: picklist(['transaction', 'transactionDetails', 'alreadyApplied']), cursor: cursorSchema }),
  output: object({ ...pageOf(dayTradeSchema).entries, open: boolean(), available: amountSchema }),
  refusals: [],
})

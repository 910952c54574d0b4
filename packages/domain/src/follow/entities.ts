import { array, type InferOutput, integer, minValue, nullable, number, object, picklist, pipe, string } from 'valibot'
import { symbolSchema } from '../market/symbol.ts'
import { amountSchema, countSchema, daySchema, idSchema, timeSchema } from '../shared/wire/schemas.ts'

const days = pipe(number(), integer(), minValue(1))
const state = picklist(['inProgress', 'ended'])

/**
 * How it went so far, after costs. A fall is given as a positive per cent, at the same size as the gain (decisions §1:
 * risk beside reward).
 */
const recordEntries = {
  since: daySchema,
  gainDays: days,
  gain: amountSchema,
  largestFall: amountSchema,
  losingMonths: countSchema,
  months: countSchema,
  /** What a hundred yen became, oldest first: the figures above follow from it. */
  line: array(amountSchema),
}

const holdingsEntry = array(object({ symbol: symbolSchema, name: string(), percent: amountSchema }))

/** Per cent a year of the amount paid in, with the rule that it comes from. */
const costSchema = object({ name: string(), percentAYear: amountSchema, rule: string() })

const termsEntries = {
  state,
  minimum: amountSchema,
  termDays: days,
  costs: array(costSchema),
  risks: array(string()),
  /** From then on nobody can begin any more. */
  closesAt: nullable(timeSchema),
  /** When the product itself ends. */
  endsAt: nullable(timeSchema),
}

/** Specification §3, follow-trade product; the number of followers is not sent: it would only press. */
const productEntries = {
  id: idSchema,
  name: string(),
  fundSize: amountSchema,
  profit: amountSchema,
  holdingDays: days,
  holdings: holdingsEntry,
  ...recordEntries,
  ...termsEntries,
}

/** The seat is a label and grants nothing (decisions §1). The record is that of all products together. */
const leadTraderEntries = { id: idSchema, name: string(), seatAccount: string(), style: string(), ...recordEntries }

export const traderSchema = object({ ...leadTraderEntries, products: array(object(productEntries)) })
export const productSchema = object({ ...productEntries, leadTrader: object(leadTraderEntries) })

/** A model portfolio that follows a written rule. */
export const portfolioSchema = object({
  id: idSchema,
  name: string(),
  rule: string(),
  holdings: holdingsEntry,
  ...recordEntries,
  ...termsEntries,
})

const stakeEntries = {
  id: idSchema,
  orderNumber: string(),
  amount: amountSchema,
  value: amountSchema,
  profit: amountSchema,
  /** What the costs came to so far; the value is without them. */
  costs: amountSchema,
  startedAt: timeSchema,
  endsAt: timeSchema,
  /** When what it follows ends by itself, where that is known: whichever is first ends it. */
  productEndsAt: nullable(timeSchema),
  endedAt: nullable(timeSchema),
  /** Per cent below the amount at which it ends by itself. */
  lossLimit: amountSchema,
  state,
  endedBy: nullable(picklist(['member', 'term', 'lossLimit', 'productEnd'])),
}

export const followOrderSchema = object({
  ...stakeEntries,
  productId: idSchema,
  productName: string(),
  leadTrader: string(),
})
export const holdingSchema = object({ ...stakeEntries, portfolioId: idSchema, portfolioName: string() })

export type Trader = InferOutput<typeof traderSchema>
export type FollowProduct = InferOutput<typeof productSchema>
export type Portfolio = InferOutput<typeof portfolioSchema>
export type FollowCost = InferOutput<typeof costSchema>
export type FollowOrder = InferOutput<typeof followOrderSchema>
export type PortfolioHolding = InferOutput<typeof holdingSchema>

import { array, type InferOutput, integer, minValue, nullable, number, object, optional, picklist, pipe, string } from 'valibot'
import { amountSchema, daySchema, idSchema, timeSchema } from '../shared/schemas.ts'

const count = pipe(number(), integer(), minValue(0))
const names = object({ ja: string(), kana: string(), en: string(), zhHant: string() })
const hash = string()

/** The draw, checkable by anybody: hashes stand before it, the seed after it (draw.ts). */
export const drawSchema = object({ seedHash: hash, ticketsHash: nullable(hash), seed: nullable(string()), at: timeSchema })

/** Specification §3, Subscription: what the offer itself tells. */
export const offerSchema = object({
  id: idSchema,
  symbol: string(),
  names,
  state: picklist(['toBeSubscribed', 'subscribing', 'ended']),
  underwritingPrice: amountSchema,
  totalLots: count,
  lotSize: count,
  maxLots: count,
  /** From this instant to the deadline it takes applications. */
  subscriptionFrom: timeSchema,
  deadline: timeSchema,
  payDeadline: timeSchema,
  issueDate: daySchema,
  draw: drawSchema,
  /** What the company does and what can go wrong. */
  about: array(string()),
  risks: array(string()),
})

/** Specification §3, Subscription: what a member applied for, won and paid. */
export const ipoApplicationSchema = object({
  id: idSchema,
  offerId: idSchema,
  orderNumber: string(),
  symbol: string(),
  names,
  underwritingPrice: amountSchema,
  issueDate: daySchema,
  state: picklist(['awaitingDraw', 'won', 'notWon', 'paymentComplete', 'abstained', 'unpaid']),
  appliedAt: timeSchema,
  /** Quantity subscribed. */
  lots: count,
  winningLots: nullable(count),
  paidLots: nullable(count),
  amountToSubscribe: amountSchema,
  amountSubscribed: amountSchema,
  payDeadline: timeSchema,
  draw: drawSchema,
})

/** Fund-raising: shares of a company that are placed; allotments appear under Placing. */
export const raiseSchema = object({
  id: idSchema,
  symbol: string(),
  names,
  price: amountSchema,
  minimum: amountSchema,
  maximum: amountSchema,
  target: amountSchema,
  raised: amountSchema,
  opensAt: timeSchema,
  deadline: timeSchema,
  issueDate: daySchema,
  /** The last day on which what was allotted cannot be sold. */
  lockedThrough: daySchema,
  risks: array(string()),
})

export const raiseApplicationSchema = object({
  id: idSchema,
  raiseId: idSchema,
  orderNumber: string(),
  amount: amountSchema,
  state: picklist(['pending', 'passed', 'rejected']),
  appliedAt: timeSchema,
  decidedAt: nullable(timeSchema),
  allotted: nullable(amountSchema),
  reason: optional(string()),
})

export type Offer = InferOutput<typeof offerSchema>
export type IpoApplication = InferOutput<typeof ipoApplicationSchema>
export type Draw = InferOutput<typeof drawSchema>
export type Raise = InferOutput<typeof raiseSchema>
export type RaiseApplication = InferOutput<typeof raiseApplicationSchema>

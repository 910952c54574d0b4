import { array, type InferOutput, minValue, nullable, object, optional, picklist, pipe, string } from 'valibot'
import { namesSchema, sections, sectors } from '../market/instrument.ts'
import { symbolSchema } from '../market/symbol.ts'
import { amountSchema, countSchema, daySchema, idSchema, timeSchema } from '../shared/wire/schemas.ts'

const hash = string()
/** The number of an application in the order of arrival; it is kept when the application is changed. */
const number = pipe(countSchema, minValue(1))

/** The draw, checkable by anybody: hashes are published before it, seed and entropy after it (draw.ts). */
export const drawSchema = object({
  seedHash: hash,
  ticketsHash: nullable(hash),
  seed: nullable(string()),
  entropy: nullable(string()),
  at: timeSchema,
})

/** What was drawn: every application by its number, and what each won. */
export const drawnSchema = object({
  tickets: array(object({ number, lots: countSchema })),
  results: array(object({ number, won: countSchema })),
})

/** Specification §3, Subscription: the data of the offer itself. */
export const offerSchema = object({
  id: idSchema,
  symbol: symbolSchema,
  names: namesSchema,
  /** The board that it comes to, and its trade. */
  section: picklist(sections),
  sector: picklist(sectors),
  state: picklist(['toBeSubscribed', 'subscribing', 'ended']),
  underwritingPrice: amountSchema,
  totalLots: countSchema,
  lotSize: countSchema,
  maxLots: countSchema,
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
  /** Its number in the draw, the one thing that its place depends on. */
  ticket: number,
  symbol: symbolSchema,
  names: namesSchema,
  underwritingPrice: amountSchema,
  lotSize: countSchema,
  /** Until then it can be changed and withdrawn. */
  deadline: timeSchema,
  issueDate: daySchema,
  state: picklist(['awaitingDraw', 'won', 'notWon', 'paymentComplete', 'abstained', 'unpaid', 'cancelled']),
  appliedAt: timeSchema,
  /** Quantity subscribed. */
  lots: countSchema,
  winningLots: nullable(countSchema),
  paidLots: nullable(countSchema),
  paidAt: optional(timeSchema),
  /** For the lots that were asked for; from the draw on, for those that were won. */
  amountToSubscribe: amountSchema,
  amountSubscribed: amountSchema,
  payDeadline: timeSchema,
  draw: drawSchema,
})

/** Fund-raising: shares of a company that are placed; allotments appear under Placing. */
export const raiseSchema = object({
  id: idSchema,
  symbol: symbolSchema,
  names: namesSchema,
  state: picklist(['toBeSubscribed', 'subscribing', 'ended']),
  price: amountSchema,
  /** Shares of a lot: an amount buys whole lots. */
  unit: pipe(countSchema, minValue(1)),
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
  symbol: symbolSchema,
  names: namesSchema,
  amount: amountSchema,
  state: picklist(['pending', 'passed', 'rejected']),
  appliedAt: timeSchema,
  decidedAt: nullable(timeSchema),
  allotted: nullable(amountSchema),
  reason: optional(string()),
})

export type Offer = InferOutput<typeof offerSchema>
export type IpoApplication = InferOutput<typeof ipoApplicationSchema>
export type Drawn = InferOutput<typeof drawnSchema>
export type Draw = InferOutput<typeof drawSchema>
export type Raise = InferOutput<typeof raiseSchema>
export type RaiseApplication = InferOutput<typeof raiseApplicationSchema>

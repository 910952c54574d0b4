import { array, type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { namesSchema } from '../market/instrument.ts'
import { symbolSchema } from '../market/symbol.ts'
import { amountSchema, countSchema, daySchema, idSchema, timeSchema } from '../shared/wire/schemas.ts'

/** An off-auction sale at an announced discount (facts §11). */
export const blockOfferSchema = object({
  id: idSchema,
  symbol: symbolSchema,
  names: namesSchema,
  /** What a share costs here, and the close that the discount is counted from. */
  price: amountSchema,
  close: amountSchema,
  discountPercent: amountSchema,
  minShares: countSchema,
  maxShares: countSchema,
  /** Shares of one lot: 1,000 here, but a field of the product (decisions §6). */
  unit: countSchema,
  totalShares: countSchema,
  remainingShares: countSchema,
  /** Between these it is on sale; applications end at the deadline, which is no later. */
  from: timeSchema,
  to: timeSchema,
  deadline: timeSchema,
  /** The last day on which what was bought cannot be sold. */
  lockedThrough: daySchema,
  /** The seat is a label and grants nothing (decisions §1). */
  seller: object({ name: string(), seatAccount: string() }),
  state: picklist(['toBeSubscribed', 'subscribing', 'ended']),
  /** Why it was closed before its deadline. */
  closedReason: nullable(string()),
  risks: array(string()),
})

/** Specification §3, block-trade application. */
export const blockApplicationSchema = object({
  id: idSchema,
  blockId: idSchema,
  orderNumber: string(),
  symbol: symbolSchema,
  names: namesSchema,
  price: amountSchema,
  quantity: countSchema,
  amount: amountSchema,
  state: picklist(['pending', 'passed', 'rejected']),
  appliedAt: timeSchema,
  /** When the simulated back office decides; afterwards when it did. */
  decidedAt: timeSchema,
  lockedThrough: daySchema,
  reason: optional(string()),
})

export type BlockOffer = InferOutput<typeof blockOfferSchema>
export type BlockApplication = InferOutput<typeof blockApplicationSchema>

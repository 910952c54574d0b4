import { array, boolean, type InferOutput, integer, literal, minValue, nullable, number, object, optional, picklist, pipe, string, union } from 'valibot'
import { amountSchema, daySchema, idSchema, timeSchema } from '../shared/schemas.ts'

const count = pipe(number(), integer(), minValue(0))

export const sideSchema = picklist(['long', 'short'])
export const orderTypeSchema = picklist(['market', 'limit'])
export const sessionSchema = picklist(['pre', 'regular', 'after'])
export const leverageSchema = union([literal(1), literal(2), literal(3)])
const currency = picklist(['JPY', 'USD'])

/** What each rule costs: one line per rule id, also where it is nothing. */
export const feeLineSchema = object({
  rule: picklist(['jpCommission', 'jpMarginCommission', 'stampDuty', 'marginInterest', 'shortInterest', 'usCommission', 'usSec', 'usTaf']),
  /** The four fees of specification §3 that the lines add up to. */
  fee: picklist(['purchase', 'selling', 'stampDuty', 'service']),
  amount: amountSchema,
  currency,
  /** What it is worked out from: the value, the shares or the days. */
  base: amountSchema,
  /** The rate or the step of the table, as it stands there. */
  rate: string(),
  /** The row of the dated table: in force from this day. */
  since: daySchema,
})

const names = object({ ja: string(), kana: string(), en: string(), zhHant: string() })
const positionState = picklist(['pendingOrder', 'holding', 'preparingToClose', 'sold', 'closed', 'cancelled'])

const lock = object({ until: timeSchema, rule: picklist(['minutes', 'sameDay', 'tPlus1', 'closedPeriod', 'issueDate']) })

const fees = object({ purchase: amountSchema, selling: amountSchema, stampDuty: amountSchema, service: amountSchema })

/** Specification §3, Position; an order that waits is a position that is not held yet. */
export const positionSchema = object({
  id: idSchema,
  orderNumber: string(),
  symbol: string(),
  names,
  market: picklist(['jpy', 'usd']),
  currency,
  kind: picklist(['stock', 'etf']),
  side: sideSchema,
  /** Where it came from, which decides its tab and its locks. */
  origin: picklist(['continuous', 'auction', 'dayTrade', 'ipo', 'raise', 'block']),
  type: orderTypeSchema,
  session: sessionSchema,
  leverage: leverageSchema,
  state: positionState,
  orderedAt: timeSchema,
  limitPrice: nullable(amountSchema),
  quantity: count,
  filled: count,
  buyAt: nullable(timeSchema),
  buyPrice: nullable(amountSchema),
  originalMargin: amountSchema,
  lastPrice: amountSchema,
  marketValue: amountSchema,
  sellAt: nullable(timeSchema),
  sellPrice: nullable(amountSchema),
  profit: amountSchema,
  profitPercent: nullable(amountSchema),
  fees,
  feeLines: array(feeLineSchema),
  settlesOn: nullable(daySchema),
  /** The latest lock that holds, or none. */
  lock: nullable(lock),
  expiresAt: nullable(timeSchema),
  /** The closing order while one waits. */
  closing: nullable(object({ orderNumber: string(), type: orderTypeSchema, price: nullable(amountSchema), quantity: count, filled: count, orderedAt: timeSchema })),
  endedBy: optional(picklist(['member', 'expiry', 'sessionEnd', 'marginCall', 'backOffice'])),
})

/** What `trade/order`, `sell` and `cancel` answer. */
export const orderSchema = object({
  id: idSchema,
  positionId: idSchema,
  orderNumber: string(),
  intent: picklist(['open', 'close']),
  symbol: string(),
  side: sideSchema,
  type: orderTypeSchema,
  session: sessionSchema,
  price: nullable(amountSchema),
  quantity: count,
  filled: count,
  leverage: leverageSchema,
  state: positionState,
  orderedAt: timeSchema,
  expiresAt: timeSchema,
  /** Held for it in its currency until it fills, is cancelled or expires. */
  held: amountSchema,
  feeLines: array(feeLineSchema),
})

export const fillSchema = object({
  id: idSchema,
  positionId: idSchema,
  orderNumber: string(),
  symbol: string(),
  names,
  intent: picklist(['open', 'close']),
  side: sideSchema,
  price: amountSchema,
  quantity: count,
  value: amountSchema,
  currency,
  feeLines: array(feeLineSchema),
  at: timeSchema,
  settlesOn: daySchema,
})

const warningSchema = union([
  object({ kind: literal('sizeOfVolume'), percent: amountSchema }),
  object({ kind: literal('farFromLast'), percent: amountSchema, last: amountSchema }),
  object({ kind: literal('reservedAtLimit'), price: amountSchema }),
])

/** Everything that an order costs and does, before it is sent. */
export const previewSchema = object({
  intent: picklist(['open', 'close']),
  currency,
  price: amountSchema,
  value: amountSchema,
  feeLines: array(feeLineSchema),
  fees: amountSchema,
  /** What the order takes from available cash (value and fees, or margin and fees), or brings to it. */
  total: amountSchema,
  margin: amountSchema,
  settlesOn: daySchema,
  available: object({ before: amountSchema, after: amountSchema }),
  marginRatio: nullable(object({ before: nullable(amountSchema), after: amountSchema })),
  earliestSell: nullable(lock),
  /** After all fees; of an opening order nothing yet. */
  profit: nullable(amountSchema),
  /** 20.315 % of a gain, shown and not withheld. */
  taxEstimate: amountSchema,
  warnings: array(warningSchema),
})

export const dayTradeSchema = object({
  id: idSchema,
  orderNumber: string(),
  symbol: string(),
  names,
  side: sideSchema,
  quantity: count,
  state: picklist(['applied', 'open', 'closed', 'refused']),
  appliedAt: timeSchema,
  openedAt: nullable(timeSchema),
  openPrice: nullable(amountSchema),
  closedAt: nullable(timeSchema),
  closePrice: nullable(amountSchema),
  /** The closing auction in which it closes by itself. */
  closesAt: timeSchema,
  profit: amountSchema,
  feeLines: array(feeLineSchema),
  reason: optional(string()),
  closedByMember: boolean(),
})

export type FeeLine = InferOutput<typeof feeLineSchema>
export type Position = InferOutput<typeof positionSchema>
export type Order = InferOutput<typeof orderSchema>
export type Fill = InferOutput<typeof fillSchema>
export type Preview = InferOutput<typeof previewSchema>
export type Warning = InferOutput<typeof warningSchema>
export type DayTrade = InferOutput<typeof dayTradeSchema>
export type Lock = InferOutput<typeof lock>
export type Side = Position['side']
export type Leverage = Position['leverage']

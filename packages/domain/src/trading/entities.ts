import {
  array,
  boolean,
  entriesFromList,
  type InferOutput,
  literal,
  maxValue,
  nullable,
  object,
  optional,
  picklist,
  pipe,
  string,
  union,
} from 'valibot'
import { marketSchema, namesSchema } from '../market/instrument.ts'
import { symbolSchema } from '../market/symbol.ts'
import { sentRefusal } from '../shared/wire/envelope.ts'
import {
  amountSchema,
  countSchema,
  currencySchema,
  daySchema,
  idSchema,
  pageOf,
  timeSchema,
} from '../shared/wire/schemas.ts'
import { sellRules } from '../shared/refusal/sellRules.ts'
import { orderSessions } from '../shared/time/calendar.ts'

/** The specification's order. */
export const positionTabs = ['competition', 'auction', 'etf', 'inProgress', 'terminated', 'placing'] as const
export type PositionTab = (typeof positionTabs)[number]

export const sideSchema = picklist(['long', 'short'])
export const orderTypeSchema = picklist(['market', 'limit'])
export const sessionSchema = picklist(orderSessions)
export const leverageSchema = union([literal(1), literal(2), literal(3)])

/** What each rule costs: one line per rule id, also where it is nothing. */
export const feeLineSchema = object({
  rule: picklist([
    'jpCommission',
    'jpMarginCommission',
    'stampDuty',
    'marginInterest',
    'shortInterest',
    'usCommission',
    'usSec',
    'usTaf',
  ]),
  /** The four fees of specification §3 that the lines add up to. */
  fee: picklist(['purchase', 'selling', 'stampDuty', 'service']),
  amount: amountSchema,
  currency: currencySchema,
  /** What it is worked out from: the value, the shares or the days. */
  base: amountSchema,
  /** The rate or the step, as written in the table. */
  rate: string(),
  /** The row of the dated table: in force from this day. */
  since: daySchema,
})

const positionState = picklist(['pendingOrder', 'holding', 'preparingToClose', 'sold', 'closed', 'cancelled'])

const origin = picklist(['continuous', 'auction', 'dayTrade', 'ipo', 'raise', 'block'])

const endedBy = picklist(['member', 'expiry', 'sessionEnd', 'marginCall', 'backOffice'])

const lock = object({ until: timeSchema, rule: picklist(sellRules) })

const fees = object({ purchase: amountSchema, selling: amountSchema, stampDuty: amountSchema, service: amountSchema })

/** Specification §3, Position; an order that waits is a position that is not held yet. */
export const positionSchema = object({
  id: idSchema,
  orderNumber: string(),
  symbol: symbolSchema,
  names: namesSchema,
  market: marketSchema,
  currency: currencySchema,
  kind: picklist(['stock', 'etf']),
  side: sideSchema,
  /** Where it came from, which decides its tab and its locks. */
  origin,
  type: orderTypeSchema,
  session: sessionSchema,
  leverage: leverageSchema,
  state: positionState,
  orderedAt: timeSchema,
  endedAt: nullable(timeSchema),
  limitPrice: nullable(amountSchema),
  quantity: countSchema,
  filled: countSchema,
  /** In how many fills it was opened and closed. */
  fills: countSchema,
  buyAt: nullable(timeSchema),
  buyPrice: nullable(amountSchema),
  originalMargin: amountSchema,
  /** What its shares came to when they were opened, over all fills. */
  openValue: amountSchema,
  lastPrice: amountSchema,
  /** From when the last price is, and as many decimals as any price of its day can have. */
  pricedAt: timeSchema,
  decimals: pipe(countSchema, maxValue(4)),
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
  /** What a lock is counted from: the last day of a lock-up, the day of a listing. */
  lockedThrough: nullable(daySchema),
  issueDay: nullable(daySchema),
  expiresAt: nullable(timeSchema),
  /** The closing order while one waits. */
  closing: nullable(
    object({
      orderNumber: string(),
      type: orderTypeSchema,
      price: nullable(amountSchema),
      quantity: countSchema,
      filled: countSchema,
      orderedAt: timeSchema,
    }),
  ),
  endedBy: optional(endedBy),
})

/** What `trade/order`, `sell` and `cancel` answer. */
export const orderSchema = object({
  id: idSchema,
  positionId: idSchema,
  orderNumber: string(),
  intent: picklist(['open', 'close']),
  symbol: symbolSchema,
  side: sideSchema,
  type: orderTypeSchema,
  session: sessionSchema,
  price: nullable(amountSchema),
  quantity: countSchema,
  filled: countSchema,
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
  symbol: symbolSchema,
  names: namesSchema,
  intent: picklist(['open', 'close']),
  side: sideSchema,
  leverage: leverageSchema,
  origin,
  price: amountSchema,
  quantity: countSchema,
  value: amountSchema,
  currency: currencySchema,
  feeLines: array(feeLineSchema),
  /** Of what it closed, after all fees of the opening and the closing. */
  profit: nullable(amountSchema),
  /** What it moved of the cash in all, as it was booked; books from before this was kept have it not. */
  cash: optional(amountSchema),
  /** The part of a loss that was larger than all cash: the simulation bears it. */
  waived: optional(amountSchema),
  at: timeSchema,
  /** The market's own day. */
  tradeDay: daySchema,
  settlesOn: daySchema,
})

/** Of all that is held in one currency. */
const totals = object({
  /** What all of it was opened for: the profit in per cent is of it. */
  openValue: amountSchema,
  marketValue: amountSchema,
  margin: amountSchema,
  profit: amountSchema,
  profitPercent: nullable(amountSchema),
  /** Of positions closed on the market's current day, after all fees. */
  realisedToday: amountSchema,
})

/** The number of positions of each tab, and their totals, whichever tab is shown. */
export const positionsSchema = object({
  ...pageOf(positionSchema).entries,
  counts: object(entriesFromList(positionTabs, countSchema)),
  totals: object({ JPY: totals, USD: totals }),
})

const warningSchema = union([
  object({ kind: literal('sizeOfVolume'), percent: amountSchema }),
  object({ kind: literal('farFromLast'), percent: amountSchema, last: amountSchema }),
  object({ kind: literal('reservedAtLimit'), price: amountSchema }),
])

/** Everything that an order costs and does, before it is sent. */
export const previewSchema = object({
  intent: picklist(['open', 'close']),
  currency: currencySchema,
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

/** What a holding brings, or a short position pays; who held before the ex day gets it, whatever became of it since. */
export const dividendSchema = object({
  id: idSchema,
  positionId: idSchema,
  orderNumber: string(),
  symbol: symbolSchema,
  names: namesSchema,
  side: sideSchema,
  quantity: countSchema,
  perShare: amountSchema,
  /** Below zero where it is paid by a short position. */
  amount: amountSchema,
  currency: currencySchema,
  exDay: daySchema,
  payDay: daySchema,
  state: picklist(['due', 'paid']),
  paidAt: nullable(timeSchema),
  /** What a short position could not pay of it: the simulation bears it. */
  waived: optional(amountSchema),
})

const openPosition = object({
  side: sideSchema,
  quantity: countSchema,
  openPrice: amountSchema,
  lastPrice: amountSchema,
  costs: amountSchema,
})

export const marginAccountSchema = object({
  cash: amountSchema,
  /** Cash shares at their mark. */
  collateral: amountSchema,
  positions: array(openPosition),
})

export const sameDaySchema = object({
  /** Money for a further purchase: what did not come from today's sales, and proceeds of shares held from before. */
  usable: amountSchema,
  /** The part of it that did not come from today's sales of this issue. */
  fresh: amountSchema,
  /** Proceeds of shares that were bought and sold today: they buy other issues, not this one. */
  barred: amountSchema,
  /** Shares bought with today's proceeds of the same issue: they cannot be sold today. */
  locked: countSchema,
})

/**
 * The most that can be opened or closed now, and what limits it; `unit`: the money is not enough for one unit.
 */
const most = object({ quantity: countSchema, bound: picklist(['money', 'margin', 'sameDay', 'unit', 'shares']) })

/**
 * An order before it is sent: its figures as far as they can be worked out, and all its refusals. `funds` are
 * the balances that it was checked against, so that a phone can check the next one by itself.
 */
export const weighedSchema = object({
  preview: nullable(previewSchema),
  refusals: array(sentRefusal),
  most: nullable(most),
  funds: object({
    cash: object({ all: amountSchema, available: amountSchema }),
    margin: marginAccountSchema,
    sameDay: sameDaySchema,
    /** Cash shares of the issue that can be sold, those that today's proceeds bought among them. */
    held: countSchema,
  }),
})

export const dayTradeSchema = object({
  id: idSchema,
  orderNumber: string(),
  symbol: symbolSchema,
  names: namesSchema,
  side: sideSchema,
  quantity: countSchema,
  state: picklist(['applied', 'open', 'closed', 'refused']),
  appliedAt: timeSchema,
  openedAt: nullable(timeSchema),
  openPrice: nullable(amountSchema),
  closedAt: nullable(timeSchema),
  closePrice: nullable(amountSchema),
  /** The closing auction in which it closes by itself. */
  closesAt: timeSchema,
  /** Of an open one at `lastPrice`, of one that is closed as it came out. */
  profit: amountSchema,
  lastPrice: amountSchema,
  /** From when the last price is, and as many decimals as any price of its day can have. */
  pricedAt: timeSchema,
  decimals: pipe(countSchema, maxValue(4)),
  feeLines: array(feeLineSchema),
  /** What ended it. */
  reason: optional(endedBy),
  closedByMember: boolean(),
})

export type FeeLine = InferOutput<typeof feeLineSchema>
export type Position = InferOutput<typeof positionSchema>
export type Order = InferOutput<typeof orderSchema>
export type Positions = InferOutput<typeof positionsSchema>
export type PositionTotals = InferOutput<typeof totals>
export type Dividend = InferOutput<typeof dividendSchema>
export type Fill = InferOutput<typeof fillSchema>
export type Preview = InferOutput<typeof previewSchema>
export type Weighed = InferOutput<typeof weighedSchema>
export type Most = InferOutput<typeof most>
export type Warning = InferOutput<typeof warningSchema>
export type DayTrade = InferOutput<typeof dayTradeSchema>
export type Lock = InferOutput<typeof lock>
export type Side = Position['side']
export type Leverage = Position['leverage']

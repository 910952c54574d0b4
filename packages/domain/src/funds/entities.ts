import {
  array,
  boolean,
  integer,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  variant,
} from 'valibot'
import { symbolSchema } from '../market/symbol.ts'
import {
  accountKindSchema,
  amountSchema,
  currencySchema,
  daySchema,
  idSchema,
  scoreSchema,
  timeSchema,
} from '../shared/wire/schemas.ts'

const unsettledPart = object({
  amount: amountSchema,
  what: string(),
  settles: daySchema,
  tradingDays: picklist(['T+1', 'T+2']),
})
const hold = object({
  id: string(),
  kind: picklist(['margin', 'order', 'withdrawal', 'block', 'raise']),
  amount: amountSchema,
  what: string(),
  /** When it frees by itself; margin frees two business days after the position is closed. */
  frees: optional(timeSchema),
})
/** All shares of a stock that are held in one way, at the price of an instant. */
const holding = object({
  symbol: symbolSchema,
  currency: currencySchema,
  onMargin: boolean(),
  /** Below zero where they were sold short. */
  quantity: pipe(number(), integer()),
  price: amountSchema,
  pricedAt: timeSchema,
  /** Against what they were opened at, before all fees. */
  gain: amountSchema,
})
const loan = object({ owed: amountSchema, interest: amountSchema, due: daySchema })
/** Decisions §6: what is to be paid in, until when, and when positions are closed otherwise. */
const marginCall = object({ cover: amountSchema, due: daySchema, closeAt: timeSchema })
const margin = object({ ratio: nullable(amountSchema), call: nullable(marginCall) })
const credit = object({
  score: scoreSchema,
  limit: amountSchema,
  borrowed: amountSchema,
  pending: amountSchema,
  borrowable: amountSchema,
})

/** What there is of a currency. */
const cashEntries = {
  cash: amountSchema,
  settled: amountSchema,
  unsettled: array(unsettledPart),
  holds: array(hold),
  frozen: amountSchema,
  available: amountSchema,
}

/** In dollars; `amount` is cash and American shares together. */
const dollars = object({
  ...cashEntries,
  shares: amountSchema,
  amount: amountSchema,
  mid: amountSchema,
  inYen: amountSchema,
})

/** Every figure with the parts it is made of. */
export const summarySchema = object({
  total: amountSchema,
  dayChange: amountSchema,
  ...cashEntries,
  loan: nullable(loan),
  withdrawable: amountSchema,
  /** Japanese shares for cash; follow products and portfolios; lots that are paid for and not yet shares. */
  shares: amountSchema,
  stakes: amountSchema,
  lots: amountSchema,
  marginProfit: amountSchema,
  /** While a position is on margin: the margin ratio, in per cent. */
  margin: nullable(margin),
  /** What of the figures moves with prices. */
  held: array(holding),
  /** Of all that is open, before and after what closing it would cost. */
  gain: amountSchema,
  closingFees: amountSchema,
  profit: amountSchema,
  usd: dollars,
  credit,
})

const accountEntries = {
  bankName: string(),
  bankCode: string(),
  branchName: string(),
  branchCode: string(),
  accountKind: accountKindSchema,
  number: string(),
  holder: string(),
}

/** A way to pay in, with the one account that it leads to. */
export const channelSchema = object({
  id: idSchema,
  name: string(),
  ...accountEntries,
  min: amountSchema,
  max: amountSchema,
})

const recordEntries = {
  id: idSchema,
  orderNumber: string(),
  amount: amountSchema,
  submittedAt: timeSchema,
  /** When the simulated back office decides; afterwards when it did. */
  decidedAt: timeSchema,
  reason: optional(string()),
  remarks: optional(string()),
}

export const withdrawalSchema = object({
  kind: literal('withdrawal'),
  ...recordEntries,
  cardId: string(),
  cardLabel: string(),
  state: picklist(['pending', 'passed', 'rejected', 'cancelled']),
})

/** Specification §3, deposit: the account paid to and the slip, until that is deleted after the review. */
export const depositSchema = object({
  kind: literal('deposit'),
  ...recordEntries,
  channel: idSchema,
  ...accountEntries,
  proof: nullable(idSchema),
  state: picklist(['pending', 'passed', 'rejected']),
})

export const exchangeSchema = object({
  kind: literal('exchange'),
  ...recordEntries,
  from: currencySchema,
  to: currencySchema,
  /** Yen a dollar: the rate that was applied and the middle rate. */
  rate: amountSchema,
  mid: amountSchema,
  proceeds: amountSchema,
  difference: amountSchema,
  source: string(),
  quotedAt: timeSchema,
  state: literal('passed'),
})

export const recordSchema = variant('kind', [depositSchema, withdrawalSchema, exchangeSchema])

/** Yen a dollar: `buy` is what a member pays for one, `sell` what they get for one. */
export const rateSchema = object({
  quoteId: idSchema,
  pair: literal('USDJPY'),
  mid: amountSchema,
  buy: amountSchema,
  sell: amountSchema,
  spread: amountSchema,
  source: string(),
  /** Simulated time. */
  at: timeSchema,
  /** Real time: it is good for 60 s of it. */
  validUntil: timeSchema,
})

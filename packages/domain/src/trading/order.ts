import type { Instrument } from '../market/instrument.ts'
import { parseSymbol } from '../market/symbol.ts'
import { type Blocks, checkBlocks } from '../shared/blocks.ts'
import { type Cash, checkCash } from '../shared/amount/amounts.ts'
import { parseAmount } from '../shared/input/input.ts'
import { type Amount, isBelow } from '../shared/amount/money.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import { type Calendar, calendarOf } from '../shared/time/calendars.ts'
import type { OrderSession } from '../shared/time/calendar.ts'
import { firstFill, nextTaking, takesOrders } from '../shared/time/sessions.ts'
import { type Instant, toIso } from '../shared/time/tokyoTime.ts'
import { checkListing } from './listing.ts'
import { costOf, type OrderCost, type PricedOrder } from './cost.ts'
import type { OrderDraft } from './draft.ts'
import type { Leverage } from './entities.ts'
import { type MarginAccount, marginRules, ratiosAround } from './margin.ts'
import { checkPrice, reckonedPrice, type Quoted } from './price.ts'
import { goesRound, type SameDay } from './sameDay.ts'

/** All that decides about an opening order, besides the draft. */
export type OrderContext = {
  now: Instant
  blocks: Blocks
  /** Nothing where the symbol is unknown. */
  instrument: Instrument | undefined
  quote: Quoted
  /** In the currency of the market: all cash, and what of it is not reserved. */
  cash: Cash
  margin: MarginAccount
  sameDay: SameDay
  /** Cash shares of the issue that could be sold, those that today's proceeds bought among them. */
  held: number
}

const LEVERAGES: readonly number[] = [1, 2, 3]

function isLeverage(value: number): value is Leverage {
  return LEVERAGES.includes(value)
}

/** Listed, not halted, and in the hours of the session asked for. */
export function checkMarket(instrument: Instrument, session: OrderSession, now: Instant): Refusal[] {
  const calendar = calendarOf[instrument.market]
  const listing = checkListing(instrument, now)
  if (listing.length > 0) return listing
  return takesOrders(calendar, now, session) ? [] : [closedUntil(calendar, now, session)]
}

/** From when orders are taken again, and from when they are filled where that is later: at 8:00 and 9:00, in Tokyo. */
function closedUntil(calendar: Calendar, now: Instant, session: OrderSession): Refusal {
  const taken = nextTaking(calendar, now, session)
  const filled = firstFill(calendar, taken, session)
  return refuse('marketClosed', {
    nextOpen: toIso(taken),
    ...(filled > taken ? { filledFrom: toIso(filled) } : {}),
  })
}

/** Decisions §6: outside the regular session limit orders only. */
export function checkSession({ type, session }: Pick<OrderDraft, 'type' | 'session'>): Refusal[] {
  return session !== 'regular' && type === 'market' ? [refuse('notAllowed', { rule: 'limitOnly' }, 'type')] : []
}

export type Counted = { value: number } | { refusal: Refusal }

/** A number of shares in whole units. */
export function parseQuantity(typed: string, unit: number): Counted {
  const parsed = parseAmount(typed, 'quantity')
  if ('refusal' in parsed) return parsed
  const quantity = Number(parsed.value)
  return quantity > 0 && quantity % unit === 0 && Number.isSafeInteger(quantity)
    ? { value: quantity }
    : { refusal: refuse('unitSize', { unit }, 'quantity') }
}

/** Decisions §6: 2, 3 and short in Japan's regular session only. */
function checkLeverage({ side, leverage, session }: OrderDraft, { market }: Instrument): Refusal[] {
  const onCredit = market === 'jpy' && session === 'regular'
  const max = onCredit ? 3 : 1
  if (!isLeverage(leverage) || leverage > max) return [refuse('leverageNotAllowed', { max }, 'leverage')]
  return side === 'short' && !onCredit ? [refuse('notAllowed', { rule: 'regularOnly' }, 'side')] : []
}

/** New positions on margin only while the ratio is high enough, also with this one. */
function checkMargin({ value, fees, onMargin }: OrderCost, margin: MarginAccount): Refusal[] {
  if (!onMargin) return []
  const { before, after } = ratiosAround(margin, value, fees)
  const low = [before, after].find((ratio) => ratio !== undefined && isBelow(ratio, marginRules.open))
  return low === undefined ? [] : [refuse('marginTooLow', { ratio: low, need: marginRules.open })]
}

function checkMoney(
  { total, onMargin }: OrderCost,
  { market }: Instrument,
  { cash, sameDay }: OrderContext,
): Refusal[] {
  const unit = market === 'usd' ? 'USD' : undefined
  const short = checkCash(total, cash, { field: 'quantity', unit })
  if (short.length > 0 || onMargin || !goesRound(total, sameDay)) return short
  return [
    refuse(
      'insufficientAvailable',
      { need: total, have: sameDay.usable, reserved: sameDay.barred, ...(unit && { unit }), of: 'sameDay' },
      'quantity',
    ),
  ]
}

/** Whether margin and money are enough for an order of that cost. */
export function checkFunds(cost: OrderCost, instrument: Instrument, context: OrderContext): Refusal[] {
  return [...checkMargin(cost, context.margin), ...checkMoney(cost, instrument, context)]
}

/** What was typed as an order with the price and the cost that it is reckoned at, or why it is none. */
export type ReadOrder = { order: PricedOrder; reckoned: Amount; cost: OrderCost } | { refusals: Refusal[] }

export function readOrder(
  draft: OrderDraft,
  instrument: Instrument,
  context: Pick<OrderContext, 'now' | 'quote'>,
): ReadOrder {
  const quantity = parseQuantity(draft.quantity, instrument.unit)
  const price = checkPrice(draft, instrument, context)
  const refusals = [
    ...checkSession(draft),
    ...('refusal' in quantity ? [quantity.refusal] : []),
    ...('refusal' in price ? [price.refusal] : []),
  ]
  if ('refusal' in quantity || 'refusal' in price || !isLeverage(draft.leverage)) return { refusals }
  if (refusals.length > 0) return { refusals }
  const { side, leverage, origin } = draft
  const order: PricedOrder = {
    market: instrument.market,
    side,
    leverage,
    origin,
    quantity: quantity.value,
    price: price.value,
    intent: 'open',
  }
  const reckoned = reckonedPrice(draft, order.price, instrument, context)
  return { order, reckoned, cost: costOf({ ...order, price: reckoned }, context.now) }
}

/** A symbol that is none, or that nothing is listed under. */
function checkSymbol(typed: string): Refusal[] {
  const parsed = parseSymbol(typed)
  return ['refusal' in parsed ? parsed.refusal : refuse('notFound', { what: parsed.value }, 'symbol')]
}

/** Specification §5 in the order of the issue: what nobody can mend first, then the market, the form, and the money. */
export function checkOrder(draft: OrderDraft, context: OrderContext): Refusal[] {
  const { instrument, blocks, now } = context
  if (!instrument) return [...checkBlocks(blocks, 'trade', now), ...checkSymbol(draft.symbol)]
  return checkRead(readOrder(draft, instrument, context), draft, { ...context, instrument })
}

/** The same for an order already read, where the preview needs it too. */
export function checkRead(
  read: ReadOrder,
  draft: OrderDraft,
  context: OrderContext & { instrument: Instrument },
): Refusal[] {
  const { instrument, blocks, now } = context
  return [
    ...checkBlocks(blocks, 'trade', now),
    ...checkMarket(instrument, draft.session, now),
    ...('refusals' in read ? read.refusals : []),
    ...checkLeverage(draft, instrument),
    ...('order' in read ? checkFunds(read.cost, instrument, context) : []),
  ]
}

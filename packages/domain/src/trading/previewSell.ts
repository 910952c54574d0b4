import { type Amount, decimalsOf, divided, isSame, minus, plus, sum, times } from '../shared/amount/money.ts'
import { settlementDate } from '../shared/time/businessDays.ts'
import { calendarOf } from '../shared/time/calendars.ts'
import { dayNumber } from '../shared/time/days.ts'
import { tradeDayAt } from '../shared/time/sessions.ts'
import type { Instant } from '../shared/time/tokyoTime.ts'
import type { FeeLine, Position, Preview } from './entities.ts'
import { holdingFee, orderFees } from './fees.ts'
import { totalOf } from './feeSums.ts'
import { isOnMargin } from './margin.ts'
import { currencyOf } from './draft.ts'
import { parseQuantity } from './order.ts'
import { orderWarnings, type PreviewContext, type WeighedOrder } from './preview.ts'
import { checkPrice } from './price.ts'
import { profitOf, taxEstimate } from './profit.ts'
import { checkSell, mostToSell, type SellContext, type SellDraft } from './sell.ts'

export type SellPreviewContext = Pick<PreviewContext, 'now' | 'instrument' | 'quote' | 'cash'> & {
  position: Pick<Position, 'side' | 'leverage' | 'origin' | 'quantity' | 'originalMargin'> & {
    openPrice: Amount
    openValue: Amount
    openedAt: Instant
    feeLines: readonly FeeLine[]
  }
}

/** Days on credit, both ends counted (decisions §6). */
export function daysHeld(openedOn: string, closedOn: string): number {
  return Math.max(1, dayNumber(closedOn) - dayNumber(openedOn) + 1)
}

/**
 * The share of an amount for the part that is closed; the position keeps the rest, so nothing is lost over many
 * parts.
 */
export function partOf(amount: Amount, quantity: number, whole: number, decimals: number): Amount {
  return quantity === whole ? amount : divided(times(amount, String(quantity)), String(whole), decimals, 'towardZero')
}

/** Fees of an opening that go with a part of its shares, and what they were worked out from. */
export function feeLinesOfPart(lines: readonly FeeLine[], quantity: number, whole: number): FeeLine[] {
  return lines.map((line) => {
    const share = (amount: Amount): Amount => partOf(amount, quantity, whole, decimalsOf[line.currency])
    return { ...line, amount: share(line.amount), base: share(line.base) }
  })
}

/** What a part of a position was opened for: by its price where it has a single one, else its share of the whole. */
export function valueOfPart(
  { price, value }: { price: Amount; value: Amount },
  quantity: number,
  whole: number,
  decimals: number,
): Amount {
  return isSame(times(price, String(whole)), value)
    ? times(price, String(quantity))
    : partOf(value, quantity, whole, decimals)
}

/** What the sheet of a sale shows at every change. */
export function weighSell(draft: SellDraft, rules: SellContext, figures: SellPreviewContext): WeighedOrder {
  return {
    preview: previewSell(draft, figures) ?? null,
    refusals: checkSell(draft, rules),
    most: mostToSell(rules),
  }
}

/** What closing costs and brings, before the tap. `undefined` while the draft is no valid order. */
export function previewSell(draft: SellDraft, context: SellPreviewContext): Preview | undefined {
  const { instrument, now, position, cash } = context
  const { market, unit } = instrument
  const { side, openPrice, openValue } = position
  const currency = currencyOf(market)
  const counted = parseQuantity(draft.quantity, unit)
  const priced = checkPrice({ ...draft, side, intent: 'close' }, instrument, context)
  if ('refusal' in counted || 'refusal' in priced) return undefined
  const quantity = counted.value
  if (quantity > position.quantity) return undefined
  const price = priced.value
  const value = times(price, String(quantity))
  const onMargin = isOnMargin(position)
  const calendar = calendarOf[market]
  const day = tradeDayAt(calendar, now)
  const opened = valueOfPart({ price: openPrice, value: openValue }, quantity, position.quantity, decimalsOf[currency])
  const interest = onMargin
    ? [holdingFee({ side, value: opened, days: daysHeld(tradeDayAt(calendar, position.openedAt), day), day })]
    : []
  const feeLines = [
    ...orderFees({ market, intent: 'close', sells: side === 'long', onMargin, value, quantity, day }),
    ...interest,
  ]
  const fees = totalOf(feeLines)
  const opening = feeLinesOfPart(position.feeLines, quantity, position.quantity)
  const profit = profitOf({ side, opened, closed: value, feeLines: [...opening, ...feeLines] })
  // On credit the margin comes free, and gain or loss is settled beside it.
  const margin = onMargin ? partOf(position.originalMargin, quantity, position.quantity, decimalsOf[currency]) : '0'
  const gain = side === 'long' ? minus(value, opened) : minus(opened, value)
  const total = minus(onMargin ? sum([margin, gain]) : value, fees)
  return {
    intent: 'close',
    currency,
    price,
    value,
    feeLines,
    fees,
    total,
    margin,
    settlesOn: settlementDate(market, day),
    available: { before: cash.available, after: plus(cash.available, total) },
    marginRatio: null,
    earliestSell: null,
    profit,
    taxEstimate: taxEstimate(profit, decimalsOf[currency]),
    warnings: orderWarnings(draft, { quantity, price }, context),
  }
}

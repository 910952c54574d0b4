import type { Instrument } from '../market/instrument.ts'
import { blockCodes } from '../shared/blocks.ts'
import { type Amount, times } from '../shared/amount/money.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import type { RefusalCode } from '../shared/refusal/refusalTable.ts'
import { isBusinessDay } from '../shared/time/businessDays.ts'
import { tokyo } from '../shared/time/calendars.ts'
import { firstFill, nextClose, nextOpen, sessionAt, takesOrders } from '../shared/time/sessions.ts'
import { type Instant, toIso, tokyoInstant } from '../shared/time/tokyoTime.ts'
import type { OrderDraft } from './draft.ts'
import type { DayTrade } from './entities.ts'
import { checkOrder, type OrderContext } from './order.ts'
import { profitOf, profitPercent } from './profit.ts'

/**
 * Decisions §6: entry until ten minutes before the close of Tokyo's regular session, 15:20; it closes in the closing
 * auction.
 */
const LAST_ENTRY_MS = 10 * 60_000

export type DayTradeDraft = Pick<OrderDraft, 'symbol' | 'side' | 'quantity'>

export const emptyDayTrade: DayTradeDraft = { symbol: '', side: 'long', quantity: '' }

/** A day trade goes in at the market, in full and on margin, so it is exempt from the locks of a sale. */
export function dayTradeOrder(draft: DayTradeDraft): OrderDraft {
  return { ...draft, type: 'market', price: '', leverage: 1, session: 'regular', origin: 'dayTrade' }
}

/** The close of the regular session of that day, when it closes by itself if the member does not. */
export function dayTradeCloses(now: Instant): Instant {
  return nextClose(tokyo, tokyoInstant(sessionAt(tokyo, now).day))
}

/** Until then day trades are taken on that day; from then on they can only be closed. */
export function dayTradeEntryEnds(now: Instant): Instant {
  return dayTradeCloses(now) - LAST_ENTRY_MS
}

/** When one that is ordered as soon as it is taken would close by itself: at the end of the session that fills it. */
export function orderedNowCloses(now: Instant): Instant {
  const filled = firstFill(tokyo, now, 'regular')
  return dayTradeCloses(filled < dayTradeEntryEnds(filled) ? filled : nextOpen(tokyo, filled))
}

/** On a day without a session the market is closed anyway, and says so. */
function checkHours(now: Instant): Refusal[] {
  const { day } = sessionAt(tokyo, now)
  const until = dayTradeEntryEnds(now)
  return now < until || !isBusinessDay(day)
    ? []
    : [refuse('dayTradeClosed', { until: toIso(until), nextOpen: toIso(nextOpen(tokyo, now)) })]
}

/** Whether a day trade can be entered now. */
export function takesDayTrades(now: Instant): boolean {
  return takesOrders(tokyo, now, 'regular') && checkHours(now).length === 0
}

/** What an open one has brought by now at a price of the moment, after the fees that have been charged. */
export function dayTradeResult(
  { side, quantity, openPrice, feeLines }: Pick<DayTrade, 'side' | 'quantity' | 'openPrice' | 'feeLines'>,
  price: Amount,
): { profit: Amount; profitPercent: Amount | undefined } {
  const worth = (each: Amount): Amount => times(each, String(quantity))
  const outcome = { side, opened: worth(openPrice ?? price), closed: worth(price), feeLines }
  return { profit: profitOf(outcome), profitPercent: profitPercent(outcome) }
}

function checkIssue(instrument: Instrument | undefined): Refusal[] {
  return instrument?.market === 'usd' ? [refuse('notAllowed', { rule: 'japanOnly' }, 'symbol')] : []
}

const blocked = new Set<RefusalCode>(blockCodes.trade)

/**
 * Specification §2, day trading: the checks of an order, and its own hours; Japanese issues only. What is blocked goes
 * first.
 */
export function checkDayTrade(draft: DayTradeDraft, context: OrderContext): Refusal[] {
  const refusals = checkOrder(dayTradeOrder(draft), context)
  return [
    ...refusals.filter(({ code }) => blocked.has(code)),
    ...checkIssue(context.instrument),
    ...checkHours(context.now),
    ...refusals.filter(({ code }) => !blocked.has(code)),
  ]
}

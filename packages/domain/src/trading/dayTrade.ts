import type { Instrument } from '../market/instrument.ts'
import { blockCodes } from '../shared/blocks.ts'
import { type Refusal, refuse } from '../shared/refusal.ts'
import type { RefusalCode } from '../shared/refusalTable.ts'
import { isBusinessDay } from '../shared/time/businessDays.ts'
import { tokyo } from '../shared/time/calendars.ts'
import { nextClose, sessionAt, takesOrders } from '../shared/time/sessions.ts'
import { type Instant, toIso, tokyoInstant } from '../shared/time/tokyoTime.ts'
import type { OrderDraft } from './draft.ts'
import { checkOrder, type OrderContext } from './order.ts'

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

/** On a day without a session the market is closed anyway, and says so. */
function checkHours(now: Instant): Refusal[] {
  const { day } = sessionAt(tokyo, now)
  const until = dayTradeCloses(now) - LAST_ENTRY_MS
  return now < until || !isBusinessDay(day) ? [] : [refuse('dayTradeClosed', { until: toIso(until) })]
}

/** Whether a day trade can be entered now. */
export function takesDayTrades(now: Instant): boolean {
  return takesOrders(tokyo, now, 'regular') && checkHours(now).length === 0
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

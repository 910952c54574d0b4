import type { Instrument } from '../market/instrument.ts'
import { type Refusal, refuse } from '../shared/refusal.ts'
import { calendarOf } from '../shared/time/calendars.ts'
import { sessionAt } from '../shared/time/sessions.ts'
import { type Instant, toIso, tokyoInstant } from '../shared/time/tokyoTime.ts'
import { checkOrder, type OrderContext, type OrderDraft } from './order.ts'

/** Decisions §6: entry until 15:20 in Tokyo; it closes in the closing auction. */
const DAY_TRADE_ENDS = 15 * 60 + 20
const DAY_TRADE_CLOSES = 15 * 60 + 30

export type DayTradeDraft = Pick<OrderDraft, 'symbol' | 'side' | 'quantity'>

export const emptyDayTrade: DayTradeDraft = { symbol: '', side: 'long', quantity: '' }

/** A day trade goes in at the market, in full, and is exempt from the locks of a sale. */
export function dayTradeOrder(draft: DayTradeDraft): OrderDraft {
  return { ...draft, type: 'market', price: '', leverage: 1, session: 'regular' }
}

function checkHours(now: Instant): Refusal[] {
  const { day } = sessionAt(calendarOf.jpy, now)
  const until = tokyoInstant(day, DAY_TRADE_ENDS)
  return now < until ? [] : [refuse('dayTradeClosed', { until: toIso(until) })]
}

function checkIssue(instrument: Instrument | undefined): Refusal[] {
  return instrument?.market === 'usd' ? [refuse('notAllowed', {}, 'symbol')] : []
}

/** Specification §2, day trading: the checks of an order, and its own hours; Japanese issues only. */
export function checkDayTrade(draft: DayTradeDraft, context: OrderContext): Refusal[] {
  const [first, ...rest] = checkOrder(dayTradeOrder(draft), context)
  const own = [...checkIssue(context.instrument), ...checkHours(context.now)]
  const blocked = first && ['loginBanned', 'tradeBarred', 'accountFrozen'].includes(first.code)
  return blocked ? [first, ...own, ...rest] : [...own, ...(first ? [first, ...rest] : [])]
}

/** When it closes by itself if the member does not. */
export function dayTradeCloses(now: Instant): Instant {
  return tokyoInstant(sessionAt(calendarOf.jpy, now).day, DAY_TRADE_CLOSES)
}

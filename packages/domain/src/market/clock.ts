import { calendarOf } from '../shared/time/calendars.ts'
import type { Market } from '../shared/time/calendar.ts'
import { nextClose, nextOpen, sessionAt } from '../shared/time/sessions.ts'
import { type Instant, toIso } from '../shared/time/tokyoTime.ts'
import type { MarketClock } from './entities.ts'

/** What a market does now, and when its regular session opens and closes next. */
export function marketClock(market: Market, now: Instant): MarketClock {
  const calendar = calendarOf[market]
  const { kind, day, from, to, holiday } = sessionAt(calendar, now)
  return {
    market,
    kind,
    day,
    from: toIso(from),
    to: toIso(to),
    nextOpen: toIso(nextOpen(calendar, now)),
    nextClose: toIso(nextClose(calendar, now)),
    holiday: holiday ?? null,
  }
}

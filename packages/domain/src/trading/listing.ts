import type { Instrument } from '../market/instrument.ts'
import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import { calendarOf } from '../shared/time/calendars.ts'
import { sessionAt } from '../shared/time/sessions.ts'
import type { Instant } from '../shared/time/tokyoTime.ts'

/** Whether it is traded at all, at whatever hour. */
export function checkListing({ market, listedOn, delistedOn, haltedSince }: Instrument, now: Instant): Refusal[] {
  const { day } = sessionAt(calendarOf[market], now)
  if (day < listedOn) return [refuse('notListed', { date: listedOn })]
  if (delistedOn !== undefined && day >= delistedOn) return [refuse('delisted', {})]
  if (haltedSince !== undefined && now >= Date.parse(haltedSince)) return [refuse('halted', { since: haltedSince })]
  return []
}

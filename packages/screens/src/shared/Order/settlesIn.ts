import { addBusinessDays, calendarOf, type Day, type Instant, type Market, tradeDayAt } from '@kabuto/domain/shared'

/** How many business days of its market lie between the trade day that runs and a settlement. */
export function settlesIn(settlesOn: Day, market: Market, now: Instant): number {
  const calendar = calendarOf[market]
  const today = tradeDayAt(calendar, now)
  let count = 0
  while (addBusinessDays(today, count, calendar) < settlesOn) count += 1
  return count
}

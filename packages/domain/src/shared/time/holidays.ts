import type { Language } from '../language.ts'
import { type Calendar, tokyo } from './calendars.ts'
import type { Day } from './days.ts'

/** The name of a day on which a market is closed although it is a weekday. */
export function holidayName(day: Day, locale: Language, calendar: Calendar = tokyo): string | undefined {
  return calendar.closedDays[day]?.[locale]
}

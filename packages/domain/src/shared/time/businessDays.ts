import { tokyoHolidays } from './holidays.ts'
import { addDays, type Day, weekdayOf } from './tokyoTime.ts'

export function isBusinessDay(day: Day): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !(day in tokyoHolidays)
}

/** The first business day on or after the given one. */
export function businessDayFrom(day: Day): Day {
  return isBusinessDay(day) ? day : businessDayFrom(addDays(day, 1))
}

/** So many business days after the given day: settlement is two of them after a trade in Tokyo. */
export function addBusinessDays(day: Day, count: number): Day {
  return count === 0 ? day : addBusinessDays(businessDayFrom(addDays(day, 1)), count - 1)
}

import type { UnsettledPart } from '@kabuto/domain/funds'
import { type Day, holidayName, isBusinessDay, tokyoInstant, tokyoTime } from '@kabuto/domain/shared'

function dayBefore(day: Day): Day {
  return tokyoTime(tokyoInstant(day) - 1).day
}

/** The holidays between the trades and their settlement: they are why it takes so many days. */
export function skippedHolidays(parts: readonly UnsettledPart[]): Day[] {
  const found = new Set<Day>()
  for (const { settles, tradingDays } of parts) {
    let left = tradingDays === 'T+1' ? 1 : 2
    for (let day = dayBefore(settles); left > 0; day = dayBefore(day)) {
      if (isBusinessDay(day)) left -= 1
      else if (holidayName(day, 'ja')) found.add(day)
    }
  }
  return [...found].toSorted()
}

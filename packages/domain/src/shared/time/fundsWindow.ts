import { businessDayFrom, isBusinessDay } from './businessDays.ts'
import { addDays } from './days.ts'
import { type Instant, tokyoInstant, tokyoTime } from './tokyoTime.ts'

/** Specification §9: deposits and withdrawals on weekdays 09:30–19:30, not on holidays. */
export const fundsHours = { from: 9 * 60 + 30, to: 19 * 60 + 30 } as const

/** Whether money may be moved at an instant, and when it may be next. */
export function fundsWindow(now: Instant): { open: boolean; nextOpen: Instant } {
  const { day, minutes } = tokyoTime(now)
  const open = isBusinessDay(day) && minutes >= fundsHours.from && minutes < fundsHours.to
  const next = businessDayFrom(minutes < fundsHours.from ? day : addDays(day, 1))
  return { open, nextOpen: tokyoInstant(next, fundsHours.from) }
}

import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import { fundsHours, fundsWindow } from '../shared/time/fundsWindow.ts'
import { toIso } from '../shared/time/tokyoTime.ts'
import type { Instant } from '../shared/time/zone.ts'

function timeOfDay(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** From when to when money is paid in and out, as clock times of Tokyo. */
export const fundsTimes = { from: timeOfDay(fundsHours.from), to: timeOfDay(fundsHours.to) }

/** Money is paid in and out in one and the same window (decisions §6). */
export function checkWindow(now: Instant): Refusal[] {
  const { open, nextOpen } = fundsWindow(now)
  return open ? [] : [refuse('outsideWindow', { ...fundsTimes, nextOpen: toIso(nextOpen) })]
}

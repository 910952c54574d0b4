import { newYork, tokyo } from '../shared/time/calendars.ts'
import { fundsWindow } from '../shared/time/fundsWindow.ts'
import { nextOpen } from '../shared/time/sessions.ts'
import type { Instant } from '../shared/time/zone.ts'
import type { ClockTarget } from './scenarios.ts'

const QUARTER_HOUR = 15 * 60_000

/** Targets that follow from the calendar alone; the others from what a member holds and what is offered. */
export type CalendarTarget = Exclude<ClockTarget, 'settlement' | 'draw'>

/** The time of the simulated clock after it was turned; while money can be moved, `fundsOpen` is now. */
export function turnedTo(target: CalendarTarget, now: Instant): Instant {
  switch (target) {
    case 'minutes15':
      return now + QUARTER_HOUR
    case 'fundsOpen': {
      const window = fundsWindow(now)
      return window.open ? now : window.nextOpen
    }
    case 'tokyoOpen':
      return nextOpen(tokyo, now)
    case 'newYorkOpen':
      return nextOpen(newYork, now)
  }
}

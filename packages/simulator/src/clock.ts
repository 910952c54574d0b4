import { addBusinessDays, businessDayFrom, type Instant, tokyoInstant, tokyoTime } from '@kabuto/domain/shared'
import type { Work } from './work.ts'

const ANCHOR = 'market'
const TEN = 10 * 60
const CLOSE = 15 * 60 + 30

/** Mode `open` begins at 10:00 in Tokyo of the session that runs or comes next (decisions §8). */
export function openingAnchor(wall: Instant): { id: string; market: Instant; wall: Instant } {
  const { day, minutes } = tokyoTime(wall)
  const session = businessDayFrom(day) === day && minutes >= CLOSE ? addBusinessDays(day, 1) : businessDayFrom(day)
  return { id: ANCHOR, market: tokyoInstant(session, TEN), wall }
}

/** The time on the simulated market. It runs at real speed from its anchor and never goes back. */
export async function marketTime(work: Work, wall: Instant): Promise<Instant> {
  const anchor = (await work.get('clock', ANCHOR)) ?? openingAnchor(wall)
  return anchor.market + Math.max(0, wall - anchor.wall)
}

export function turnClock(work: Work, market: Instant, wall: Instant): void {
  work.put('clock', { id: ANCHOR, market, wall })
}

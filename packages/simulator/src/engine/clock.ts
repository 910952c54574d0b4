import {
  addBusinessDays,
  businessDayFrom,
  type Calendar,
  type Instant,
  newYork,
  sessionAt,
  tokyo,
  tokyoInstant,
  tokyoTime,
} from '@kabuto/domain/shared'
import type { Collections } from '../rows/collections.ts'
import type { Work } from './work.ts'

const ANCHOR = 'market'
const TEN = 10 * 60
const CLOSE = 15 * 60 + 30

type Anchor = Collections['clock']

/** Mode `open` begins at 10:00 in Tokyo of the session that runs or comes next (decisions §8). */
export function openingAnchor(wall: Instant): Anchor {
  const { day, minutes } = tokyoTime(wall)
  const session = businessDayFrom(day) === day && minutes >= CLOSE ? addBusinessDays(day, 1) : businessDayFrom(day)
  return { id: ANCHOR, mode: 'open', market: tokyoInstant(session, TEN), wall, speed: 1 }
}

/** Until when a market is as it is now, and whether that is closed. */
function stretchOf(calendar: Calendar, now: Instant): { closed: boolean; to: Instant } {
  const { kind, to } = sessionAt(calendar, now)
  return { closed: kind === 'closed', to }
}

/** So much time later on a clock that leaves out the hours in which both markets are closed. */
export function openTimeAfter(from: Instant, elapsed: number): Instant {
  let [now, left] = [from, elapsed]
  for (;;) {
    const [one, other] = [stretchOf(tokyo, now), stretchOf(newYork, now)]
    const to = Math.min(one.to, other.to)
    if (one.closed && other.closed) now = to
    else if (now + left < to) return now + left
    else [now, left] = [to, left - (to - now)]
  }
}

function timeAt({ mode, market, wall: since, speed }: Anchor, wall: Instant): Instant {
  const elapsed = Math.max(0, wall - since) * speed
  // A machine whose own clock is put back does not take the market back.
  if (mode === 'real') return Math.max(wall, market)
  return mode === 'fixed' ? market : openTimeAfter(market, elapsed)
}

/**
 * The time on the simulated market. In mode `open` it runs from its anchor, at real speed unless told otherwise, and
 * never goes back.
 */
export async function marketTime(work: Work, wall: Instant): Promise<Instant> {
  return timeAt(await anchorOf(work, wall), wall)
}

export async function anchorOf(work: Work, wall: Instant): Promise<Anchor> {
  return (await work.get('clock', ANCHOR)) ?? openingAnchor(wall)
}

export function setAnchor(work: Work, anchor: Omit<Anchor, 'id'>): void {
  work.put('clock', { id: ANCHOR, ...anchor })
}

/** The clock jumps, and goes on as it went; one that showed the real time runs apart from it afterwards. */
export async function jumpTo(work: Work, market: Instant, wall: Instant): Promise<void> {
  const { mode, speed } = await anchorOf(work, wall)
  setAnchor(work, { mode: mode === 'real' ? 'open' : mode, market, wall, speed })
}

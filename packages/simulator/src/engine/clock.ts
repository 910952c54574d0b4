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
  const session = minutes >= CLOSE ? addBusinessDays(day, 1) : businessDayFrom(day)
  return { id: ANCHOR, mode: 'open', market: tokyoInstant(session, TEN), wall, speed: 1 }
}

/** Whether a market is closed now, and until when that stays so. */
function closedUntil(calendar: Calendar, now: Instant): { closed: boolean; to: Instant } {
  const { kind, to } = sessionAt(calendar, now)
  return { closed: kind === 'closed', to }
}

/** The instant after so much elapsed time, on a clock that skips the hours in which both markets are closed. */
export function openTimeAfter(from: Instant, elapsed: number): Instant {
  let [now, left] = [from, elapsed]
  for (;;) {
    const [one, other] = [closedUntil(tokyo, now), closedUntil(newYork, now)]
    const to = Math.min(one.to, other.to)
    if (one.closed && other.closed) now = to
    else if (now + left < to) return now + left
    else [now, left] = [to, left - (to - now)]
  }
}

function timeAt({ mode, market, wall: since, speed }: Anchor, wall: Instant): Instant {
  const elapsed = Math.max(0, wall - since) * speed
  // If the clock of the machine is put back, the market's time does not go back.
  if (mode === 'real') return Math.max(wall, market)
  return mode === 'fixed' ? market : openTimeAfter(market, elapsed)
}

/**
 * The time on the simulated market. In mode `open` it runs on from its anchor, at real speed by default, and never goes
 * back.
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

/**
 * The clock jumps and keeps its speed; in mode `real` it becomes mode `open`, because it differs from the real time
 * now.
 */
export async function jumpTo(work: Work, market: Instant, wall: Instant): Promise<void> {
  const { mode, speed } = await anchorOf(work, wall)
  setAnchor(work, { mode: mode === 'real' ? 'open' : mode, market, wall, speed })
}

import { type Amount, dayNumber, type Instant, tokyoInstant, tokyoTime } from '@kabuto/domain/shared'
import { exponential } from './exponential.ts'
import { displacement } from './closes.ts'
import { fraction, hashed } from '../engine/hash.ts'
import { written } from './ladder.ts'

/** What the pictures show, and when. */
const LEVEL = 154.2
const SHOWN = tokyoInstant('2026-11-20', 14 * 60 + 31) + 40_000
const [LOWEST, HIGHEST] = [13_000, 18_000]

const DAY_MS = 86_400_000
/** One usual day, in parts of the rate. */
const USUAL = 0.0022
const STEPS = 2 ** 14
const FIRST = dayNumber('2016-01-01')

/** A bridge over one day: each halving moves the middle by less. */
function within(key: number, part: number): number {
  let [from, length, begin, end] = [0, STEPS, 0, 0]
  const step = Math.floor(part * STEPS)
  while (length > 1 && step !== from) {
    const middle = from + length / 2
    const moved = (begin + end) / 2 + (fraction(hashed(hashed(key, length), middle)) - 0.5) * Math.sqrt(length / STEPS)
    if (step < middle) end = moved
    else [from, begin] = [middle, moved]
    length /= 2
  }
  return begin
}

/** Dollars and yen are not traded at weekends: the rate of Saturday's first moment holds until Monday. */
function tradedAt(now: Instant): Instant {
  const { day, weekday } = tokyoTime(now)
  const since = weekday === 6 ? 0 : weekday === 0 ? 1 : undefined
  return since === undefined ? now : tokyoInstant(day) - since * DAY_MS
}

function logRate(key: number, now: Instant): number {
  const { day } = tokyoTime(now)
  const begins = tokyoInstant(day)
  const index = dayNumber(day) - FIRST
  const [today, tomorrow] = [displacement(key, index), displacement(key, index + 1)]
  const part = (now - begins) / DAY_MS
  return USUAL * (today + (tomorrow - today) * part + within(hashed(key, index), part))
}

/** Yen a dollar, in hundredths, by the same kind of function as a price. */
export function rateFunction(seed: number): (now: Instant) => Amount {
  const key = hashed(seed, 201)
  const shown = logRate(key, SHOWN)
  return (now) => {
    const sen = Math.round(100 * LEVEL * exponential(logRate(key, tradedAt(now)) - shown))
    return written(Math.max(LOWEST, Math.min(HIGHEST, sen)), 2)
  }
}

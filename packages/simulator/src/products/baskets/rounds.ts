import {
  addDays,
  businessDayFrom,
  type Day,
  type Instant,
  lastBusinessDay,
  toIso,
  tokyoInstant,
  tokyoTime,
} from '@kabuto/domain/shared'
import type { Rounds } from './catalogue.ts'

const OPENS = 9 * 60
const CLOSES = 15 * 60 + 30

/** Months since the year 0, so that they can be counted on. */
function monthOf(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

function firstDayOf(month: number): Day {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
}

/** When Tokyo closes on the last day of trading in a month. */
function endOfMonth(month: number): Instant {
  return tokyoInstant(lastBusinessDay(addDays(firstDayOf(month + 1), -1)), CLOSES)
}

function beginningOf(month: number): Instant {
  return tokyoInstant(businessDayFrom(firstDayOf(month)), OPENS)
}

export type Round = { closesAt: string | null; endsAt: string | null }

/** The round that runs at an instant; between two of them the one that ended last. */
export function roundAt(rounds: Rounds | undefined, now: Instant): Round {
  if (!rounds) return { closesAt: null, endsAt: null }
  const { months, after } = rounds
  const month = monthOf(tokyoTime(now).day)
  const first = month - ((((month - after) % months) + months) % months)
  const begun = now < beginningOf(first) ? first - months : first
  return { closesAt: toIso(endOfMonth(begun + months - 2)), endsAt: toIso(endOfMonth(begun + months - 1)) }
}

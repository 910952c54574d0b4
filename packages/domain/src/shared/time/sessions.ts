import { addBusinessDays, businessDayFrom, openDay } from './businessDays.ts'
import { type HolidayName, kinds, type OrderSession, type Phase, type SessionKind } from './calendar.ts'
import type { Calendar } from './calendars.ts'
import { type Day, dayOf, inForce } from './days.ts'
import { DAY, type Instant, MINUTE, numberInstant } from './zone.ts'

/** What a market does now; `to` is when that ends. `holiday` is the name of a weekday on which it stays closed. */
export type SessionNow = { kind: SessionKind; day: Day; from: Instant; to: Instant; holiday?: HolidayName | undefined }

/** No market of the tables stays closed for as long. */
export const FAR = 15

const none: readonly Phase[] = []

function phasesOf(calendar: Calendar, number: number): readonly Phase[] {
  const day = openDay(number, calendar)
  return day === undefined ? none : (calendar.shortDays[day] ?? inForce(calendar.timetable, day).phases)
}

/** An order asks for the same few days again and again, and what a day is never changes. */
const known = new Map<Calendar, Map<number, readonly Phase[]>>()

export function phasesOn(calendar: Calendar, number: number): readonly Phase[] {
  const days = known.get(calendar) ?? new Map<number, readonly Phase[]>()
  const phases = days.get(number) ?? phasesOf(calendar, number)
  known.set(calendar, days.set(number, phases))
  return phases
}

export function localNumber(calendar: Calendar, now: Instant): number {
  return Math.floor((now + calendar.offsetAt(now)) / DAY)
}

type Current = { phase: Phase; number: number }

/** The phase that runs, with the day that it belongs to: today, or tomorrow whose trading may begin in the evening. */
function currentPhase(calendar: Calendar, now: Instant): Current | undefined {
  const wall = now + calendar.offsetAt(now)
  const today = Math.floor(wall / DAY)
  for (const number of [today, today + 1]) {
    const minutes = (wall - number * DAY) / MINUTE
    const phase = phasesOn(calendar, number).find(({ from, to }) => minutes >= from && minutes < to)
    if (phase) return { phase, number }
  }
  return undefined
}

/** When the closed hours around an instant began. */
function lastEnd(calendar: Calendar, now: Instant): Instant {
  const tomorrow = localNumber(calendar, now) + 1
  for (let number = tomorrow; number > tomorrow - FAR; number -= 1) {
    const ended = phasesOn(calendar, number).findLast(({ to }) => numberInstant(calendar, number, to) <= now)
    if (ended) return numberInstant(calendar, number, ended.to)
  }
  return -Infinity
}

type Moment = (phases: readonly Phase[]) => readonly number[]

/** The first of a day's moments that is still to come; never (Infinity) where there is none. */
function nextMoment(calendar: Calendar, now: Instant, momentsOf: Moment): Instant {
  const today = localNumber(calendar, now)
  for (let number = today; number < today + FAR; number += 1) {
    for (const minutes of momentsOf(phasesOn(calendar, number))) {
      const instant = numberInstant(calendar, number, minutes)
      if (instant > now) return instant
    }
  }
  return Infinity
}

export function sessionAt(calendar: Calendar, now: Instant): SessionNow {
  const day = dayOf(localNumber(calendar, now))
  const current = currentPhase(calendar, now)
  const holiday = calendar.closedDays[day]
  if (!current) {
    const to = nextMoment(calendar, now, (phases) => phases.map(({ from }) => from))
    return { kind: 'closed', day, from: lastEnd(calendar, now), to, holiday }
  }
  const {
    phase: { kind, from, to },
    number,
  } = current
  return { kind, day, from: numberInstant(calendar, number, from), to: numberInstant(calendar, number, to), holiday }
}

function kindAt(calendar: Calendar, now: Instant): SessionKind {
  return currentPhase(calendar, now)?.phase.kind ?? 'closed'
}

/** Whether an order for a session can be entered. */
export function takesOrders(calendar: Calendar, now: Instant, session: OrderSession): boolean {
  return kinds[kindAt(calendar, now)].takes.includes(session)
}

/** Whether an order for a session can be filled: not in pre-closing, but in the closing auction. */
export function fillsAt(calendar: Calendar, now: Instant, session: OrderSession): boolean {
  return kinds[kindAt(calendar, now)].fills === session
}

function trades(phase: Phase | undefined, session: OrderSession): boolean {
  return phase !== undefined && kinds[phase.kind].fills === session && kinds[phase.kind].takes.includes(session)
}

/** When trading of a session begins next, after lunch too. Orders for it may be taken earlier. */
export function nextOpen(calendar: Calendar, now: Instant, session: OrderSession = 'regular'): Instant {
  return nextMoment(calendar, now, (phases) =>
    phases
      .filter((phase, index) => trades(phase, session) && !trades(phases[index - 1], session))
      .map(({ from }) => from),
  )
}

/** When orders for a session are taken next, where they are not now: at 12:05 after lunch in Tokyo. */
export function nextTaking(calendar: Calendar, now: Instant, session: OrderSession): Instant {
  const takes = (phase: Phase | undefined): boolean => phase !== undefined && kinds[phase.kind].takes.includes(session)
  return nextMoment(calendar, now, (phases) =>
    phases.filter((phase, index) => takes(phase) && !takes(phases[index - 1])).map(({ from }) => from),
  )
}

/** When an order entered now can be filled first: at once, in the closing auction, or at the next opening. */
export function firstFill(calendar: Calendar, now: Instant, session: OrderSession): Instant {
  if (fillsAt(calendar, now, session)) return now
  const { kind, to } = sessionAt(calendar, now)
  return kind === 'preClosing' && session === 'regular' ? to : nextOpen(calendar, now, session)
}

/** When a session of a day takes its last order: lunch is no close. */
export function nextClose(calendar: Calendar, now: Instant, session: OrderSession = 'regular'): Instant {
  return nextMoment(calendar, now, (phases) =>
    phases
      .filter(({ kind }) => kinds[kind].takes.includes(session))
      .slice(-1)
      .map(({ to }) => to),
  )
}

/** The day that a trade is booked on: PTS nights in Tokyo count for the next business day. */
export function tradeDayAt(calendar: Calendar, now: Instant): Day {
  const current = currentPhase(calendar, now)
  const day = dayOf(current?.number ?? localNumber(calendar, now))
  return current?.phase.tradesNextDay ? addBusinessDays(day, 1, calendar) : businessDayFrom(day, calendar)
}

import { kinds, type OrderSession } from './calendar.ts'
import type { Calendar } from './calendars.ts'
import { type Day, dayOf } from './days.ts'
import { FAR, localNumber, phasesOn } from './sessions.ts'
import { type Instant, numberInstant } from './zone.ts'

/** From where a session trades to where it takes its last order. */
export type TradingHours = { session: OrderSession; from: Instant; to: Instant }
export type TradingDay = { day: Day; hours: readonly TradingHours[] }

/** Lunch parts a session in two. An auction belongs to what goes before or after it. */
function hoursOn(calendar: Calendar, number: number): TradingHours[] {
  const found: TradingHours[] = []
  for (const { kind, from, to } of phasesOn(calendar, number)) {
    const { takes, fills } = kinds[kind]
    const [begins, ends] = [numberInstant(calendar, number, from), numberInstant(calendar, number, to)]
    const last = found.at(-1)
    if (last?.to === begins && takes.includes(last.session)) last.to = ends
    else if (fills && takes.includes(fills)) found.push({ session: fills, from: begins, to: ends })
  }
  return found
}

/** The hours of the day that a market trades on, or of the next one once they are over: a short day has its own. */
export function tradingDay(calendar: Calendar, now: Instant): TradingDay {
  const today = localNumber(calendar, now)
  for (let number = today; number < today + FAR; number += 1) {
    const hours = hoursOn(calendar, number)
    if (hours.some(({ to }) => to > now)) return { day: dayOf(number), hours }
  }
  return { day: dayOf(today), hours: [] }
}

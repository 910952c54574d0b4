import {
  type Day,
  formatDate,
  formatDay,
  type Instant,
  type Language,
  newYorkTime,
  tokyoTime,
} from '@kabuto/domain/shared'

/**
 * How long a candle lasts, as far as its time is written: minutes have a clock, a week has its first day, a month has
 * none.
 */
export type ChartStep = 'minutes' | 'day' | 'week' | 'month'

/** Whose clock the candles go by. */
export type ChartPlace = 'tokyo' | 'newYork'

const clocks = { tokyo: tokyoTime, newYork: newYorkTime }

const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

const month = (day: Day): string => formatDate(day, 'YYYY/MM')

/** 11/2（月）, 11/2（月） 9:05, 2026/11. */
export function candleTime(at: Instant, step: ChartStep, place: ChartPlace, locale: Language): string {
  const { day, minutes } = clocks[place](at)
  if (step === 'month') return month(day)
  return step === 'minutes' ? `${formatDay(day, locale)} ${clock(minutes)}` : formatDay(day, locale)
}

/**
 * What the engine counts in: what the clocks there show, in seconds, as though it were UTC. So its days and months
 * begin where theirs do.
 */
export function wallSeconds(at: Instant, place: ChartPlace): number {
  const { day, minutes } = clocks[place](at)
  return Date.parse(day) / 1000 + minutes * 60
}

/** How much a mark on the axis says: the engine chooses by the space. */
export type TimeMark = 'year' | 'month' | 'day' | 'time'

/** The day without its weekday: an axis is narrow. */
const shortDay = (day: Day, locale: Language): string => formatDay(day, locale).replace(/（.）$|^\w+ /, '')

/** 2026, 11月, 11/2, 9:05; in English Nov, 2 Nov. */
export function markTime(seconds: number, mark: TimeMark, locale: Language): string {
  const day = new Date(seconds * 1000).toISOString().slice(0, 'YYYY-MM-DD'.length)
  if (mark === 'year') return day.slice(0, 'YYYY'.length)
  if (mark === 'month')
    return locale === 'en' ? shortDay(day, locale).replace(/^\d+ /, '') : `${Number(day.slice(5, 7))}月`
  if (mark === 'time') return clock(Math.floor(seconds / 60) % (24 * 60))
  return shortDay(day, locale)
}

import type { Language } from '../language.ts'
import { isDay } from '../time/days.ts'
import { type Day, type Instant, tokyoTime, weekdayOf } from '../time/tokyoTime.ts'
import { DASH } from './money.ts'

const MINUTE = 60_000

/** The ends of what JavaScript knows as a time. */
const FARTHEST = 8.64e15

function isInstant(time: unknown): time is Instant {
  return typeof time === 'number' && Math.abs(time) <= FARTHEST
}

const ISO = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** ISO 8601 with an offset: any other text would mean another time on another machine. */
export function parseTime(text: string): Instant {
  const [, day = ''] = ISO.exec(text) ?? []
  return isDay(day) ? Date.parse(text) : Number.NaN
}

const tokens = { Y: 'year', M: 'month', D: 'day', h: 'hour', m: 'minute', s: 'second' } as const
type Token = keyof typeof tokens

function formatIn(zone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    // There is no such zone, so there is no time to show.
    return undefined
  }
}

/** A cache by zone: creating a formatter costs a hundred times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat | undefined>()

function formatFor(zone: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(zone)) formats.set(zone, formatIn(zone))
  return formats.get(zone)
}

type Parts = Partial<Record<string, string | undefined>>

function partsIn(zone: string, time: unknown): Parts | undefined {
  const format = formatFor(zone)
  if (!isInstant(time) || !format) return undefined
  return Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]))
}

/** A plain day is the same day wherever it is read, so it needs no zone. */
function partsOfDay(date: Day): Parts {
  const [year, month, day] = date.split('-')
  return { year, month, day, hour: '0', minute: '0', second: '0' }
}

function partsOf(date: unknown, zone: string): Parts | undefined {
  if (typeof date !== 'string') return partsIn(zone, date)
  return isDay(date) ? partsOfDay(date) : partsIn(zone, parseTime(date))
}

/** Specification §3: the tokens Y M D h m s. A run of one letter is one token, padded to 2, the year to 4. */
export function formatDate(date: unknown, pattern: string, zone = 'Asia/Tokyo'): string {
  const parts = partsOf(date, zone)
  if (!parts || typeof pattern !== 'string') return DASH
  return pattern.replace(/Y+|M+|D+|h+|m+|s+/g, ([token]) =>
    String(parts[tokens[token as Token]]).padStart(token === 'Y' ? 4 : 2, '0'),
  )
}

const weekdays: Record<Language, readonly string[]> = {
  ja: ['日', '月', '火', '水', '木', '金', '土'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  'zh-Hant': ['日', '一', '二', '三', '四', '五', '六'],
}
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export type DateOptions = {
  /** For what may be more than half a year away: 2027/3/9（火）, Tue 9 Mar 2027. */
  year?: boolean
  /** With it a day of another year than this one has its year. */
  now?: Instant | undefined
}

function isOtherYear(day: Day, now: Instant | undefined): boolean {
  return now !== undefined && day.slice(0, 4) !== tokyoTime(now).day.slice(0, 4)
}

/** 11/24（火）, Tue 24 Nov, 11/24（二）; what is no day is a dash. */
export function formatDay(day: Day, locale: Language, { year: always = false, now }: DateOptions = {}): string {
  if (!isDay(day)) return DASH
  const withYear = always || isOtherYear(day, now)
  const [year, month, date] = day.split('-').map(Number)
  const weekday = weekdays[locale][weekdayOf(day)]
  if (locale === 'en') return `${weekday} ${date} ${months[Number(month) - 1]}${withYear ? ` ${year}` : ''}`
  return `${withYear ? `${year}/` : ''}${month}/${date}（${weekday}）`
}

/** 2026年11月, Nov 2026: the month of a day. */
export function formatMonth(day: Day, locale: Language): string {
  if (!isDay(day)) return DASH
  const [year, month] = day.split('-').map(Number)
  return locale === 'en' ? `${months[Number(month) - 1]} ${year}` : `${year}年${month}月`
}

/** The minute that a rule names: rounded up, so that it holds when the clock shows it (DESIGN §2). */
function wholeMinute(instant: Instant): Instant {
  return Math.ceil(instant / MINUTE) * MINUTE
}

/** The minute in which something was, as a clock showed it then. */
export function minuteOf(instant: Instant): Instant {
  return Math.floor(instant / MINUTE) * MINUTE
}

export function formatClock(instant: Instant): string {
  if (!isInstant(instant)) return DASH
  const { minutes } = tokyoTime(wholeMinute(instant))
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** 11/24（火）9:30, Tue 24 Nov, 9:30. */
export function formatMoment(instant: Instant, locale: Language, options?: DateOptions): string {
  if (!isInstant(instant)) return DASH
  const { day } = tokyoTime(wholeMinute(instant))
  return `${formatDay(day, locale, options)}${locale === 'en' ? ', ' : ''}${formatClock(instant)}`
}

import type { Language } from '../language.ts'
import { type Day, type Instant, tokyoTime, weekdayOf } from '../time/tokyoTime.ts'
import { DASH } from './money.ts'

const MINUTE = 60_000

type Parts = Record<'Y' | 'M' | 'D' | 'h' | 'm' | 's', string>

function partsIn(instant: Instant, zone: string): Parts {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric',
  })
  const named = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const two = (type: Intl.DateTimeFormatPartTypes): string => (named.get(type) ?? '').padStart(2, '0')
  return { Y: (named.get('year') ?? '').padStart(4, '0'), M: two('month'), D: two('day'), h: two('hour'), m: two('minute'), s: two('second') }
}

/** Specification §3: the tokens Y M D h m s. A run of one letter is one token, padded to 2, the year to 4. */
export function formatDate(instant: unknown, pattern: string, zone = 'Asia/Tokyo'): string {
  const time = typeof instant === 'string' ? Date.parse(instant) : instant
  if (typeof time !== 'number' || !Number.isFinite(time) || Math.abs(time) > 8.64e15) return DASH
  const parts = partsIn(time, zone)
  return pattern.replace(/Y+|M+|D+|h+|m+|s+/g, (run) => parts[run[0] as keyof Parts])
}

const weekdays: Record<Language, readonly string[]> = {
  ja: ['日', '月', '火', '水', '木', '金', '土'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  'zh-Hant': ['日', '一', '二', '三', '四', '五', '六'],
}
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 11/24（火）, Tue 24 Nov, 11/24（二）. */
export function formatDay(day: Day, locale: Language): string {
  const [, month = '', date = ''] = day.split('-')
  const weekday = weekdays[locale][weekdayOf(day)] ?? ''
  if (locale === 'en') return `${weekday} ${Number(date)} ${months[Number(month) - 1] ?? ''}`
  return `${Number(month)}/${Number(date)}（${weekday}）`
}

/** The time of a rule, rounded up to the next minute, so that it holds when the clock shows it (DESIGN §2). */
export function formatClock(instant: Instant): string {
  const { minutes } = tokyoTime(Math.ceil(instant / MINUTE) * MINUTE)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** 11/24（火）9:30, Tue 24 Nov, 9:30. */
export function formatMoment(instant: Instant, locale: Language): string {
  const { day } = tokyoTime(Math.ceil(instant / MINUTE) * MINUTE)
  return `${formatDay(day, locale)}${locale === 'en' ? ', ' : ''}${formatClock(instant)}`
}

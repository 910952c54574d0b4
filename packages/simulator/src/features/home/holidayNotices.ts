import {
  addDays,
  businessDayFrom,
  type Day,
  formatDay,
  type Instant,
  isBusinessDay,
  type Language,
  sessionAt,
  tokyo,
  tokyoInstant,
  tokyoTime,
} from '@kabuto/domain/shared'
import type { Collections } from '../../rows/collections.ts'
import type { Translated } from '../../rows/content.ts'
import { paragraph, table } from '../../rows/passages.ts'

type Notice = Collections['notices']

/** A notice comes so many days before a holiday, at eight in the morning, and is listed for so many days. */
const DAYS_BEFORE = 7
const AT = 8 * 60
const SHOWN_FOR = 60
const NOON = 12 * 60

const holidayOn = (day: Day): Translated | undefined => sessionAt(tokyo, tokyoInstant(day, NOON)).holiday

/** Weekdays without a session that follow each other, with the next day that has one. */
type Closed = { days: readonly { day: Day; name: Translated }[]; opens: Day }

/** Whether the holidays that a day belongs to began before it, weekends between them left out. */
function goesOn(day: Day): boolean {
  const before = addDays(day, -1)
  if (isBusinessDay(before)) return false
  return holidayOn(before) !== undefined || goesOn(before)
}

/** The closed weekdays that begin with a day; nothing where it is none, or is not the first of them. */
function closedFrom(first: Day): Closed | undefined {
  if (!holidayOn(first) || goesOn(first)) return undefined
  const opens = businessDayFrom(first)
  const days: { day: Day; name: Translated }[] = []
  for (let day = first; day < opens; day = addDays(day, 1)) {
    const name = holidayOn(day)
    if (name) days.push({ day, name })
  }
  return { days, opens }
}

const words = {
  ja: {
    title: (day: string) => `${day}からの東京市場の休みと入出金の受付`,
    text: (opens: string) =>
      `次の日は、模擬の東京市場が休みで、入金と出金の受付もありません。次に開くのは${opens}です。米国市場は、米国の休みの日を除いて開いています。`,
    head: ['日', '休みの名前'],
  },
  en: {
    title: (day: string) => `Tokyo closed from ${day}: no trading, deposits or withdrawals`,
    text: (opens: string) =>
      `On the days below the simulated Tokyo market is closed and no deposits or withdrawals are taken. It ` +
      `opens again on ${opens}. The US market stays open, except on US holidays.`,
    head: ['Day', 'Holiday'],
  },
  'zh-Hant': {
    title: (day: string) => `${day}起東京市場休市及存款、提款受理時間`,
    text: (opens: string) =>
      `以下日期模擬東京市場休市，且不受理存款與提款。下一個開市日為${opens}。美國市場除美國假日外照常開市。`,
    head: ['日期', '假日名稱'],
  },
} as const satisfies Record<Language, object>

function noticeOf({ days, opens }: Closed, first: Day): Notice {
  const titleIn = (language: Language): string => words[language].title(formatDay(first, language))
  const bodyIn = (language: Language) => [
    paragraph(words[language].text(formatDay(opens, language, { year: true }))),
    table(
      [...words[language].head],
      ...days.map(({ day, name }) => [formatDay(day, language, { year: true }), name[language]]),
    ),
  ]
  return {
    id: `holiday-${first}`,
    publishedAt: tokyoInstant(addDays(first, -DAYS_BEFORE), AT),
    importance: 'normal',
    title: { ja: titleIn('ja'), en: titleIn('en'), 'zh-Hant': titleIn('zh-Hant') },
    body: { ja: bodyIn('ja'), en: bodyIn('en'), 'zh-Hant': bodyIn('zh-Hant') },
  }
}

/** Notices of Tokyo's holidays, each a week before: those after the last planted notice. */
export function holidayNotices(now: Instant, lastPlanted: Instant): Notice[] {
  const { day: today } = tokyoTime(now)
  const found: Notice[] = []
  for (let back = SHOWN_FOR; back >= 0; back -= 1) {
    const first = addDays(today, DAYS_BEFORE - back)
    const closed = closedFrom(first)
    const notice = closed && noticeOf(closed, first)
    if (notice && notice.publishedAt > lastPlanted && notice.publishedAt <= now) found.push(notice)
  }
  return found
}

import type { ClosedDays, HolidayName } from './calendar.ts'

/**
 * Days on which Tokyo does not trade although they are weekdays (facts §2). The equinoxes of 2028 become official only
 * by notice in the
 * February before. Names in the three languages, because a refusal names the day. A few days around the three years, so
 * that their ends are right.
 */
const newYear: HolidayName = { ja: '年始', en: 'New Year', 'zh-Hant': '新年' }
const yearEnd: HolidayName = { ja: '大晦日', en: 'New Year’s Eve', 'zh-Hant': '除夕' }
const newYearsDay: HolidayName = { ja: '元日', en: 'New Year’s Day', 'zh-Hant': '元旦' }
const comingOfAge: HolidayName = { ja: '成人の日', en: 'Coming of Age Day', 'zh-Hant': '成人之日' }
const foundation: HolidayName = { ja: '建国記念の日', en: 'National Foundation Day', 'zh-Hant': '建國紀念日' }
const emperor: HolidayName = { ja: '天皇誕生日', en: 'Emperor’s Birthday', 'zh-Hant': '天皇誕生日' }
const spring: HolidayName = { ja: '春分の日', en: 'Vernal Equinox Day', 'zh-Hant': '春分之日' }
const showa: HolidayName = { ja: '昭和の日', en: 'Showa Day', 'zh-Hant': '昭和之日' }
const constitution: HolidayName = { ja: '憲法記念日', en: 'Constitution Day', 'zh-Hant': '憲法紀念日' }
const greenery: HolidayName = { ja: 'みどりの日', en: 'Greenery Day', 'zh-Hant': '綠之日' }
const children: HolidayName = { ja: 'こどもの日', en: 'Children’s Day', 'zh-Hant': '兒童節' }
const marine: HolidayName = { ja: '海の日', en: 'Marine Day', 'zh-Hant': '海之日' }
const mountain: HolidayName = { ja: '山の日', en: 'Mountain Day', 'zh-Hant': '山之日' }
const aged: HolidayName = { ja: '敬老の日', en: 'Respect for the Aged Day', 'zh-Hant': '敬老之日' }
const national: HolidayName = { ja: '国民の休日', en: 'National Holiday', 'zh-Hant': '國民休日' }
const autumn: HolidayName = { ja: '秋分の日', en: 'Autumnal Equinox Day', 'zh-Hant': '秋分之日' }
const sports: HolidayName = { ja: 'スポーツの日', en: 'Sports Day', 'zh-Hant': '體育之日' }
const culture: HolidayName = { ja: '文化の日', en: 'Culture Day', 'zh-Hant': '文化之日' }
const labour: HolidayName = { ja: '勤労感謝の日', en: 'Labour Thanksgiving Day', 'zh-Hant': '勤勞感謝之日' }
const substitute: HolidayName = { ja: '振替休日', en: 'Substitute Holiday', 'zh-Hant': '補假' }

export const tokyoHolidays: ClosedDays = {
  '2025-12-31': yearEnd,
  '2026-01-01': newYearsDay,
  '2026-01-02': newYear,
  '2026-01-12': comingOfAge,
  '2026-02-11': foundation,
  '2026-02-23': emperor,
  '2026-03-20': spring,
  '2026-04-29': showa,
  '2026-05-04': greenery,
  '2026-05-05': children,
  '2026-05-06': substitute,
  '2026-07-20': marine,
  '2026-08-11': mountain,
  '2026-09-21': aged,
  '2026-09-22': national,
  '2026-09-23': autumn,
  '2026-10-12': sports,
  '2026-11-03': culture,
  '2026-11-23': labour,
  '2026-12-31': yearEnd,
  '2027-01-01': newYearsDay,
  '2027-01-11': comingOfAge,
  '2027-02-11': foundation,
  '2027-02-23': emperor,
  '2027-03-22': substitute,
  '2027-04-29': showa,
  '2027-05-03': constitution,
  '2027-05-04': greenery,
  '2027-05-05': children,
  '2027-07-19': marine,
  '2027-08-11': mountain,
  '2027-09-20': aged,
  '2027-09-23': autumn,
  '2027-10-11': sports,
  '2027-11-03': culture,
  '2027-11-23': labour,
  '2027-12-31': yearEnd,
  '2028-01-03': newYear,
  '2028-01-10': comingOfAge,
  '2028-02-11': foundation,
  '2028-02-23': emperor,
  '2028-03-20': spring,
  '2028-05-03': constitution,
  '2028-05-04': greenery,
  '2028-05-05': children,
  '2028-07-17': marine,
  '2028-08-11': mountain,
  '2028-09-18': aged,
  '2028-09-22': autumn,
  '2028-10-09': sports,
  '2028-11-03': culture,
  '2028-11-23': labour,
  '2029-01-01': newYearsDay,
  '2029-01-02': newYear,
  '2029-01-03': newYear,
}

import type { ClosedDays, HolidayName } from './calendar.ts'

const newYearsDay: HolidayName = { ja: '元日', en: 'New Year’s Day', 'zh-Hant': '元旦' }
const king: HolidayName = {
  ja: 'キング牧師記念日',
  en: 'Martin Luther King Jr. Day',
  'zh-Hant': '馬丁·路德·金恩紀念日',
}
const washington: HolidayName = { ja: 'ワシントン誕生日', en: 'Washington’s Birthday', 'zh-Hant': '華盛頓誕辰紀念日' }
const goodFriday: HolidayName = { ja: '聖金曜日', en: 'Good Friday', 'zh-Hant': '耶穌受難日' }
const memorial: HolidayName = { ja: '戦没将兵追悼記念日', en: 'Memorial Day', 'zh-Hant': '陣亡將士紀念日' }
const juneteenth: HolidayName = { ja: '奴隷解放記念日', en: 'Juneteenth', 'zh-Hant': '六月節' }
const independence: HolidayName = { ja: '独立記念日', en: 'Independence Day', 'zh-Hant': '美國獨立紀念日' }
const labor: HolidayName = { ja: 'レイバー・デー', en: 'Labor Day', 'zh-Hant': '美國勞動節' }
const thanksgiving: HolidayName = { ja: '感謝祭', en: 'Thanksgiving Day', 'zh-Hant': '感恩節' }
const christmas: HolidayName = { ja: 'クリスマス', en: 'Christmas Day', 'zh-Hant': '聖誕節' }

/**
 * Weekdays on which New York does not trade (facts §6). A Saturday's holiday is kept on the Friday before, a Sunday's
 * on the Monday after;
 * New Year's Day on a Saturday (2028) is not kept at all. Columbus Day and Veterans Day are open.
 */
export const newYorkHolidays: ClosedDays = {
  '2026-01-01': newYearsDay,
  '2026-01-19': king,
  '2026-02-16': washington,
  '2026-04-03': goodFriday,
  '2026-05-25': memorial,
  '2026-06-19': juneteenth,
  '2026-07-03': independence,
  '2026-09-07': labor,
  '2026-11-26': thanksgiving,
  '2026-12-25': christmas,
  '2027-01-01': newYearsDay,
  '2027-01-18': king,
  '2027-02-15': washington,
  '2027-03-26': goodFriday,
  '2027-05-31': memorial,
  '2027-06-18': juneteenth,
  '2027-07-05': independence,
  '2027-09-06': labor,
  '2027-11-25': thanksgiving,
  '2027-12-24': christmas,
  '2028-01-17': king,
  '2028-02-21': washington,
  '2028-04-14': goodFriday,
  '2028-05-29': memorial,
  '2028-06-19': juneteenth,
  '2028-07-04': independence,
  '2028-09-04': labor,
  '2028-11-23': thanksgiving,
  '2028-12-25': christmas,
  '2029-01-01': newYearsDay,
}

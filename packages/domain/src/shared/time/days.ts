/** `2026-11-20`, a day of the calendar in question. */
export type Day = string

/**
 * Days since 1970-01-01, counted by Howard Hinnant's days_from_civil: no Date object, so a check of an order may ask
 * often.
 */
export function daysOf(year: number, month: number, date: number): number {
  const shifted = month > 2 ? year : year - 1
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + date - 1
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
}

export function dayNumber(day: Day): number {
  return daysOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10)))
}

/** Year, month and date of a day number, the way back. */
function civilOf(number: number): [number, number, number] {
  const shifted = number + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return [
    yearOfEra + era * 400 + (month > 2 ? 0 : 1),
    month,
    dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  ]
}

export function yearOf(number: number): number {
  return civilOf(number)[0]
}

export function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : `${value}`
}

export function dayOf(number: number): Day {
  const [year, month, date] = civilOf(number)
  return `${year > 999 ? year : String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(date)}`
}

/** 0 is Sunday; 1970-01-01 was a Thursday. */
export function weekdayNumber(number: number): number {
  return (((number + 4) % 7) + 7) % 7
}

export function weekdayOf(day: Day): number {
  return weekdayNumber(dayNumber(day))
}

export function addDays(day: Day, days: number): Day {
  return dayOf(dayNumber(day) + days)
}

/** The row of a dated table that is in force on a day: the last that began by then, the oldest for any day before. */
export function inForce<Row extends { from: Day }>(rows: readonly [Row, ...Row[]], day: Day): Row {
  return rows.findLast(({ from }) => from <= day) ?? rows[0]
}

/** `2026-02-30` and text are no days. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(dayNumber(text)) === text
}

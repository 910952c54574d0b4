import { type Day, dayNumber, dayOf, weekdayOf } from '@kabuto/domain/shared'

/** The weeks of a month (`2026-11`) from Sunday on; the days of its neighbours are `undefined`. */
export function weeksOf(month: string): (Day | undefined)[][] {
  const first = `${month}-01`
  const start = dayNumber(first) - weekdayOf(first)
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => {
      const day = dayOf(start + week * 7 + at)
      return day.startsWith(`${month}-`) ? day : undefined
    }),
  ).filter((week) => week.some((day) => day !== undefined))
}

/** The month before or after it. */
export function monthBeside(month: string, way: -1 | 1): string {
  const edge = way === -1 ? dayNumber(`${month}-01`) - 1 : dayNumber(`${month}-01`) + 31
  return dayOf(edge).slice(0, -3)
}

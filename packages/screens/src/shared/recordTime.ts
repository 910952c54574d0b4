import { formatMoment, type Language } from '@kabuto/domain/shared'

const MINUTE = 60_000

/** When something was done, to the minute it was done in; the time of a rule is rounded up instead. */
export function recordTime(time: string, locale: Language): string {
  return formatMoment(Math.floor(Date.parse(time) / MINUTE) * MINUTE, locale)
}

import type { Amount, Instant } from '@kabuto/domain/shared'
import type { Days } from './days.ts'
import { figuresAt } from './figures.ts'
import { sumsBy } from './path.ts'
import { QUARTERS, quartersBy, type TradingHours } from './tradingHours.ts'

/**
 * The quarter-seconds at which a small chart has its points, as far as the day has come: the same all day long, so
 * values can be cached.
 */
export function evenQuarters({ sessions, opening }: TradingHours, now: Instant, points: number): number[] {
  if (now < opening) return []
  const { seconds } = sessions.regular
  const begun = quartersBy(sessions.regular, now)
  return Array.from({ length: points }, (_, index) => 1 + Math.floor((index * seconds * QUARTERS) / points)).filter(
    (quarters) => quarters <= Math.max(1, begun),
  )
}

const POINTS = 60

export function lineOf(days: Days, now: Instant): Amount[] {
  const figures = figuresAt(days, now)
  if (!figures?.traded) return []
  const { path, ladder, hours } = figures.day
  const steps = evenQuarters(hours, Math.min(now, days.listing.haltedAt), POINTS).map(
    (quarters) => sumsBy(path, quarters).last,
  )
  return [...steps, figures.regular].map((step) => ladder.amountAt(step))
}

import type { Language } from '../language.ts'
import { type Decimal, grouped, parseDecimal, roundDecimal, shiftDown } from './decimal.ts'
import { DASH, MINUS } from './money.ts'

function scaled(value: Decimal, places: number, decimals: number): string {
  const rounded = roundDecimal(shiftDown(value, places), decimals)
  return (rounded.negative ? MINUS : '') + grouped(rounded)
}

/**
 * Specification §3: from seven digits in millions with `juta`, from four in thousands with `K`, two decimals both; less
 * as it is, with two at most.
 */
export function formatBig(value: unknown): string {
  const exact = parseDecimal(value)
  if (!exact) return DASH
  const ungrouped = (places: number, decimals = 2): string => scaled(exact, places, decimals).replaceAll(',', '')
  if (exact.integer.length >= 7) return `${ungrouped(6)}juta`
  if (exact.integer.length >= 4) return `${ungrouped(3)}K`
  return ungrouped(0, Math.min(2, exact.fraction.length))
}

type Step = { places: number; decimals: number; unit: string }

const ones: Step = { places: 0, decimals: 0, unit: '' }

/** From the largest down to the ones. */
const steps: Record<Language, Step[]> = {
  ja: [
    { places: 8, decimals: 1, unit: '億' },
    { places: 4, decimals: 0, unit: '万' },
  ],
  'zh-Hant': [
    { places: 8, decimals: 1, unit: '億' },
    { places: 4, decimals: 0, unit: '萬' },
  ],
  en: [
    { places: 9, decimals: 1, unit: 'B' },
    { places: 6, decimals: 1, unit: 'M' },
    { places: 3, decimals: 1, unit: 'K' },
  ],
}

/** Rounded as a step shows it, without that step's unit: what rounds up to the next step is shown in that one. */
function digitsIn(exact: Decimal, { places, decimals }: Step): number {
  return roundDecimal(shiftDown(exact, places), decimals).integer.length + places
}

/** A large number as its reader counts it: 4,820万, 1.2億, 4,820萬, 48.2M. */
export function formatLarge(value: unknown, locale: Language): string {
  const exact = parseDecimal(value)
  if (!exact) return DASH
  const { places, decimals, unit } =
    steps[locale].find(({ places: least }, at, all) => digitsIn(exact, all[at + 1] ?? ones) > least) ?? ones
  return scaled(exact, places, decimals) + unit
}

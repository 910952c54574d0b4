import type { Market } from '@kabuto/domain/shared'
import type { Described } from '../listing.ts'
import { funds } from './funds.ts'
import { generateNewYork, generateTokyo } from './generated.ts'
import { namedInstruments } from './named.ts'

const COUNT: Record<Market, number> = { jpy: 4000, usd: 500 }

function inMarket(all: readonly Described[], market: Market): Described[] {
  return all.filter(({ instrument }) => instrument.market === market)
}

/** All companies of a seed: both markets in full, and those that Tokyo is still to get, by the day of their listing. */
export type Companies = { listed: Described[]; issues: Described[] }

/** The named ones, the funds, and companies enough to fill both markets. */
export function describeAll(seed: string): Companies {
  const written = [...namedInstruments, ...funds]
  const symbols = new Set(written.map(({ instrument }) => instrument.symbol))
  const missing = (market: Market): number => COUNT[market] - inMarket(written, market).length
  const tokyo = generateTokyo(seed, missing('jpy'), symbols)
  return {
    listed: [
      ...inMarket(written, 'jpy'),
      ...tokyo.listed,
      ...inMarket(written, 'usd'),
      ...generateNewYork(seed, missing('usd')),
    ],
    issues: tokyo.issues,
  }
}

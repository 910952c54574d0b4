import { createMarket } from './createMarket.ts'
import type { MarketData } from '../engine/marketData.ts'
import type { Ports } from '../engine/ports.ts'

const known = new Map<string, MarketData>()

/** A market is a function of its seed, so each is created once and cached. */
export function marketOf({ seed }: Pick<Ports, 'seed'>): MarketData {
  const market = known.get(seed) ?? createMarket(seed)
  known.set(seed, market)
  return market
}

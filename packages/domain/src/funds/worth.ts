import { type Amount, minus, plus, sum, times, toYen } from '../shared/amount/money.ts'
import type { Currency } from '../shared/format/money.ts'
import { type FundsParts, type FundsSummary, fundsSummary } from './summary.ts'

export type Holding = FundsSummary['held'][number]

/** What follows from prices alone. */
export type Worth = Pick<FundsParts, 'held' | 'shares' | 'marginProfit' | 'gain'> & {
  usd: Pick<FundsParts['usd'], 'shares' | 'mid'>
}

const gainOf = (holdings: readonly Holding[]): Amount => sum(holdings.map(({ gain }) => gain))

const valueOf = (holdings: readonly Holding[]): Amount =>
  sum(holdings.map(({ price, quantity }) => times(price, String(quantity))))

/** The value of the holdings, dollars at the middle rate. On margin one owns the gain and not the shares. */
export function worthOf(held: readonly Holding[], mid: Amount): Worth {
  const inUnit = (unit: Currency): Holding[] => held.filter(({ currency }) => currency === unit)
  const owned = (unit: Currency): Holding[] => inUnit(unit).filter(({ onMargin }) => !onMargin)
  return {
    held: [...held],
    shares: valueOf(owned('JPY')),
    marginProfit: gainOf(held.filter(({ onMargin }) => onMargin)),
    gain: toYen(plus(gainOf(inUnit('JPY')), times(gainOf(inUnit('USD')), mid))),
    usd: { shares: valueOf(owned('USD')), mid },
  }
}

/** A holding at another price than the one it was read with. */
function holdingAt(holding: Holding, price: Amount): Holding {
  const moved = times(minus(price, holding.price), String(holding.quantity))
  return { ...holding, price, gain: plus(holding.gain, moved) }
}

/**
 * The figures as they were read, moved on by the prices of what is held. The rate of the dollar and what closing would
 * cost stay as they were read.
 */
export function summaryAt(read: FundsSummary, priceOf: (holding: Holding) => Amount): FundsSummary {
  const held = read.held.map((holding) => holdingAt(holding, priceOf(holding)))
  const { usd, ...worth } = worthOf(held, read.usd.mid)
  const moved = fundsSummary({ ...read, ...worth, usd: { ...read.usd, ...usd } })
  return { ...moved, dayChange: plus(read.dayChange, minus(moved.total, read.total)) }
}

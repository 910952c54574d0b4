import { type Amount, percentOf, sum, times } from '../shared/amount/money.ts'
import { addDays, type Day } from '../shared/time/days.ts'
import type { StockDetail } from './entities.ts'
import type { Instrument } from './instrument.ts'

/** What all shares are worth at a price. */
export function marketCap(price: Amount, { sharesOutstanding }: Pick<Instrument, 'sharesOutstanding'>): Amount {
  return times(price, String(sharesOutstanding))
}

/** A year less two weeks: ex days of two years lie some days apart, those of one year months. */
const ABOUT_A_YEAR = 351

/** What a share brings in the year that ends with its next ex day, or with its last one where no more are to come. */
export function yearlyDividend(dividends: StockDetail['dividends'], day: Day): Amount {
  const ends = dividends.map(({ exDay }) => exDay).toSorted()
  const end = ends.find((exDay) => exDay > day) ?? ends.at(-1)
  if (end === undefined) return '0'
  const begins = addDays(end, -ABOUT_A_YEAR)
  return sum(dividends.filter(({ exDay }) => exDay > begins && exDay <= end).map(({ perShare }) => perShare))
}

/** The same in per cent of a price; nothing where there is no price. */
export function dividendYield(dividends: StockDetail['dividends'], day: Day, price: Amount): Amount | undefined {
  return percentOf(yearlyDividend(dividends, day), price)
}

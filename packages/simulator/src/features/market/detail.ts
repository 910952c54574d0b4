import { dailyLimit, detailCall, type Instrument, type StockDetail, tickTableAt } from '@kabuto/domain/market'
import { type Amount, calendarOf, type Instant, sessionAt } from '@kabuto/domain/shared'
import { memberHandler } from '../../engine/handler.ts'
import { companyOf } from '../../market/company.ts'
import { toStockDividends } from '../../market/dividends.ts'
import { unknownSymbol } from './reads.ts'
import { isWatched } from './watchlist.ts'

function limitOf(instrument: Instrument, base: Amount, now: Instant): StockDetail['limit'] {
  const { market } = instrument
  return market === 'jpy' ? dailyLimit(base, tickTableAt(instrument, sessionAt(calendarOf[market], now).day)) : null
}

export const detail = memberHandler(detailCall, async (context, { symbol }) => {
  const { market, now } = context
  const dividends = market.dividends(symbol)
  const [instrument, quote, quoted] = [market.instrument(symbol), market.quote(symbol, now), market.quoted(symbol, now)]
  if (!instrument || !quote || !quoted) return unknownSymbol(symbol)
  return {
    data: {
      instrument,
      quote,
      base: quoted.base,
      // No day of the simulation is locked without a trade.
      widened: { up: false, down: false },
      limit: limitOf(instrument, quoted.base, now),
      company: companyOf(instrument),
      dividends: dividends ? toStockDividends(dividends, now) : [],
      watched: await isWatched(context, symbol),
    },
  }
})

export { type Bands, bollinger, type BollingerState, ema, type EmaState, sma, type SmaState } from './averages.ts'
export { marketClock } from './clock.ts'
export {
  bookCall,
  candlesCall,
  clockCall,
  detailCall,
  indicesCall,
  quotesCall,
  reorderWatchlistCall,
  searchCall,
  stocksCall,
  streamCall,
  unwatchCall,
  watchCall,
  watchlistCall,
} from './contract.ts'
export {
  type Book,
  type Candle,
  type ChartInterval,
  chartIntervals,
  type HotList,
  hotLists,
  type IndexName,
  indexNames,
  type MarketClock,
  type MarketIndex,
  type Quote,
  type SearchHit,
  type Stock,
  type StockDetail,
  type StockSort,
  stockSorts,
  type WatchEntry,
} from './entities.ts'
export { type Bar, type Indicator, run, toBar } from './indicator.ts'
export { type Instrument, nameIn, type Names, type Sector, sectors, tickTableAt } from './instrument.ts'
export { dailyLimit, luldBands, type LuldTier, type PriceRange, type Widened } from './limits.ts'
export { macd, type Macd, type MacdState, rsi, type RsiState } from './oscillators.ts'
export { newerQuote } from './newer.ts'
export {
  sampleBook,
  sampleCandles,
  sampleClock,
  sampleDetail,
  sampleEtf,
  sampleHits,
  sampleIndices,
  sampleInstrument,
  sampleInstruments,
  sampleQuote,
  sampleQuotes,
  sampleStocks,
  sampleUsInstrument,
  sampleWatchlist,
} from './samples.ts'
export { findStocks, matchedPart, type MatchedPart, type Searchable, searchable } from './search.ts'
export { isSymbol, marketOfSymbol, parseSymbol } from './symbol.ts'
export {
  decimalsAt,
  isOnTick,
  nextTick,
  roundToTick,
  ticksAround,
  tickSize,
  type TickTable,
  tickTables,
} from './ticks.ts'
export { vwap, type VwapState } from './vwap.ts'
export { checkReorder, checkWatch, unwatch, watch, widestMoves } from './watchlist.ts'
export { isPlausibleQuote } from './plausible.ts'

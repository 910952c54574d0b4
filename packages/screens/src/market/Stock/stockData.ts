import type { News } from '@kabuto/domain/home'
import type { Bar, Book, ChartIndicator, ChartInterval, Stock } from '@kabuto/domain/market'
import type { Loadable } from '@kabuto/domain/shared'
import type { Dividend, Position } from '@kabuto/domain/trading'
import type { Live, NextPage } from '@kabuto/ui-kit'

/** Candles as far back as they have been read, from old to new; another list is another reading. */
export type ListedCandles = { candles: readonly Bar[]; older: NextPage }

/** What is above the chart: the row of a list has the same data. */
export type HeadOfStock = Pick<Stock, 'symbol' | 'names' | 'market' | 'section' | 'quote'>

/** How a member looks at charts. */
export type ChartChoice = { interval: ChartInterval; indicators: readonly ChartIndicator[] }

/** What is read by itself and fails by itself. The book moves past React. */
export type StockParts = {
  chart: Loadable<ListedCandles>
  book: Loadable<Live<Book | undefined>>
  /** Open ones and waiting orders of this stock. */
  own: Loadable<readonly Position[]>
  news: Loadable<readonly News[]>
  /** Of this stock, the member's own. */
  dividends: Loadable<readonly Dividend[]>
}
export type StockPart = keyof StockParts

import type { HotList, Stock, StockSort } from '@kabuto/domain/market'
import type { NextPage } from '@kabuto/ui-kit'

/** Stocks as far as they have been read. */
export type ListedStocks = { rows: readonly Stock[]; next: NextPage }

export type Sort = { by: StockSort; direction: 'up' | 'down' }

/** What a list of stocks is ordered by: a list of the market, or what a member sorts it by. */
export type StockOrder = { hot: HotList; sort?: Sort | undefined }

/** Sorts that can be chosen, by the word that names them. */
export const sorts = {
  sortSymbol: { by: 'symbol', direction: 'up' },
  sortPriceDown: { by: 'price', direction: 'down' },
  sortPriceUp: { by: 'price', direction: 'up' },
  sortChangeDown: { by: 'changePercent', direction: 'down' },
  sortChangeUp: { by: 'changePercent', direction: 'up' },
  sortVolume: { by: 'volume', direction: 'down' },
  sortTurnover: { by: 'turnover', direction: 'down' },
} as const satisfies Record<string, Sort>

export type SortWord = keyof typeof sorts

export const sortWords: readonly SortWord[] = [
  'sortSymbol',
  'sortPriceDown',
  'sortPriceUp',
  'sortChangeDown',
  'sortChangeUp',
  'sortVolume',
  'sortTurnover',
]

/** The word of a sort. */
export function wordOf(sort: Sort): SortWord | undefined {
  return sortWords.find((word) => sorts[word].by === sort.by && sorts[word].direction === sort.direction)
}

import type { HotList, Stock, StockSort } from '@kabuto/domain/market'
import type { NextPage } from '@kabuto/ui-kit'

/** Stocks as far as they have been read. */
export type ListedStocks = { rows: readonly Stock[]; next: NextPage }

export type Sort = { by: StockSort; direction: 'up' | 'down' }

/** What a list of stocks is ordered by: a list of the market, or what a member sorts it by. */
export type StockOrder = { hot: HotList; sort?: Sort | undefined }

import type { Handler } from '../../engine/handler.ts'
import { detail } from './detail.ts'
import { book, candles, clock, indices, quotes } from './reads.ts'
import { search } from './search.ts'
import { stocks } from './stocks.ts'
import { addToWatchlist, removeFromWatchlist, reorderWatchlist, watchlist } from './watchlist.ts'

export const marketHandlers: readonly Handler[] = [
  indices,
  stocks,
  quotes,
  search,
  detail,
  candles,
  book,
  clock,
  watchlist,
  addToWatchlist,
  removeFromWatchlist,
  reorderWatchlist,
]

import { type Stock, type WatchEntry, widestMoves } from '@kabuto/domain/market'
import { combine, mapped, ready, valueOf } from '@kabuto/domain/shared'
import { MOST_MOVERS } from '@kabuto/screens/home'
import { watchlist } from '../shell/data/watchlist.ts'
import { unasked } from '../shell/data/unasked.ts'
import { useResources } from '../shell/data/useResources.ts'
import { useFirstPageShown } from '../shell/pages/useFirstPageShown.ts'
import { stocks } from '../shell/data/markets.ts'

const later = unasked<WatchEntry[]>('lists later')
const stocksLater = unasked<Stock[]>('stocks later')
const noStocks = unasked<Stock[]>('no stocks', ready([]))

/** As many symbols as one call takes. */
const MOST_SYMBOLS = 100

/** What has moved most of both watchlists, once the page is shown. */
export function useMovers() {
  const isShown = useFirstPageShown()
  const lists = useResources({
    tokyo: isShown ? watchlist({ type: 'jpy' }) : later,
    newYork: isShown ? watchlist({ type: 'usd' }) : later,
  })
  const known = valueOf(lists.data)
  const symbols = known && [...known.tokyo, ...known.newYork].map(({ symbol }) => symbol).slice(0, MOST_SYMBOLS)
  const watched = useResources({
    list: symbols === undefined ? stocksLater : symbols.length === 0 ? noStocks : stocks({ symbols }),
  })
  return {
    data: mapped(combine({ lists: lists.data, watched: watched.data }), (parts) =>
      widestMoves(parts.watched.list, MOST_MOVERS),
    ),
    again: async () => {
      await Promise.all([lists.again(), watched.again()])
    },
  }
}

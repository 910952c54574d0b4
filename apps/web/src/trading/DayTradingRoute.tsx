import { mapped, valueOf } from '@kabuto/domain/shared'
import { emptyOrder, toOrderRequest } from '@kabuto/domain/trading'
import { type AskedDayTrade, DayTradingScreen, type DayTradingTab, dayTradingTabs } from '@kabuto/screens/trading'
import { fetchedPart } from '@kabuto/ui-kit'
import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useMarketTime } from '../shell/data/clock.ts'
import { funds, member } from '../shell/data/shared.ts'
import { unasked } from '../shell/data/unasked.ts'
import { useLiveResource } from '../shell/data/useLiveResource.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useQuotes } from '../shell/data/useQuotes.ts'
import { useResources } from '../shell/data/useResources.ts'
import { noStock, symbolOf } from './askedSymbol.ts'
import { advanceClock, book, cancelOrder, dayTrade, dayTradePages, detail, weighed } from './data.ts'
import { placingDayTrade } from './placing.ts'
import { useLiveQuote } from './useLiveQuote.ts'

const StockChoice = fetchedPart(async () => (await import('./StockChoice.tsx')).StockChoice)

function askedOf(query: URLSearchParams): AskedDayTrade & { isSymbol: boolean } {
  return {
    ...symbolOf(query),
    side: query.get('side') === 'short' ? 'short' : 'long',
    quantity: query.get('quantity') ?? '',
  }
}

/** Who comes back from what a list led to finds the list. */
const chosenAtom = atom<{ page: string; tab: DayTradingTab }>()

function useTab(query: URLSearchParams): [DayTradingTab, (tab: DayTradingTab) => void] {
  // An address from outside has no key of its own: another one asks for another tab.
  const { key, search } = useLocation()
  const page = key + search
  const [chosen, choose] = useAtom(chosenAtom)
  const asked = dayTradingTabs.find((tab) => tab === query.get('tab')) ?? 'order'
  return [chosen?.page === page ? chosen.tab : asked, (tab) => choose({ page, tab })]
}

const later = {
  member: unasked<never>('member later'),
  detail: unasked<never>('detail later'),
  weighed: unasked<never>('weighed later'),
}
const noBook = unasked<never>('no book')

/** The data that an order in this stock is checked against; nothing is requested before one is chosen. */
function useOrdering({ symbol, isSymbol }: { symbol: string; isSymbol: boolean }) {
  const { data, again } = useResources(
    symbol === ''
      ? later
      : !isSymbol
        ? noStock
        : {
            member: member({}),
            detail: detail({ symbol }),
            // The data it is checked against is the same for any order in the stock.
            weighed: weighed(toOrderRequest({ ...emptyOrder, symbol })),
          },
  )
  const board = useLiveResource(isSymbol ? book({ symbol }) : noBook)
  const quote = useLiveQuote(isSymbol ? symbol : '', valueOf(data)?.detail.quote)
  const now = useMarketTime()
  return {
    data: mapped(data, ({ member: { blocks }, detail: read, weighed: { funds: standing } }) => ({
      detail: read,
      quote: quote ?? read.quote,
      blocks,
      funds: standing,
      now,
    })),
    book: board.data,
    onRetry: () => void Promise.all([again(), board.again()]),
  }
}

export function DayTradingRoute() {
  const [query] = useSearchParams()
  const { isSymbol, ...asked } = askedOf(query)
  const [tab, setTab] = useTab(query)
  const pages = dayTradePages({ tab: tab === 'order' ? 'transaction' : tab })
  const open = useResources({ list: dayTradePages({ tab: 'transaction' }) })
  const list = useResources({ list: pages })
  const account = valueOf(useResources({ member: member({}), funds: funds({}) }).data)
  const more = useSetAtom(pages.more)
  const sending = useMutation(dayTrade)
  const [cancel, clock] = [useMutation(cancelOrder), useMutation(advanceClock)]
  const place = useSetAtom(placingDayTrade.placeAtom)
  const leave = useSetAtom(placingDayTrade.leaveAtom)
  useEffect(() => leave, [leave])
  const ordering = useOrdering({ symbol: asked.symbol, isSymbol })
  return (
    <DayTradingScreen
      tab={tab}
      asked={asked}
      now={useMarketTime()}
      quotes={useQuotes()}
      ordering={{
        ...ordering,
        review: useAtomValue(placingDayTrade.reviewAtom),
        submission: sending.submission,
        onSend: (draft, agreed) => void place(draft, agreed),
        onEdit: leave,
        onAdvanceClock: () => clock.send({ to: 'tokyoOpen' }),
      }}
      lists={{
        open: mapped(open.data, (parts) => parts.list),
        list: mapped(list.data, (parts) => parts.list),
        account: account && { blocks: account.member.blocks, margin: account.funds.margin },
        cancelOf: cancel.of,
        onCancel: (id) => cancel.send({ id }),
        onMore: () => void more(),
        onRetry: () => void Promise.all([list.again(), open.again()]),
      }}
      chooser={<StockChoice side={asked.side} />}
      onTab={setTab}
    />
  )
}

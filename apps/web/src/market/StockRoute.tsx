import { marketOfSymbol, parseSymbol } from '@kabuto/domain/market'
import { hrefTo } from '@kabuto/domain/paths'
import { calendarOf, failed, kinds, loading, mapped, refuse, sessionAt, valueOf } from '@kabuto/domain/shared'
import { type StockPart, StockScreen } from '@kabuto/screens/market'
import { useAtom, useSetAtom } from 'jotai'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useMarketTime } from '../shell/data/clock.ts'
import { member } from '../shell/data/shared.ts'
import { useLiveResource } from '../shell/data/useLiveResource.ts'
import { useQuotes } from '../shell/data/useQuotes.ts'
import { useResources } from '../shell/data/useResources.ts'
import { useWatching } from '../shell/data/useWatching.ts'
import { candlesOf } from './candles.ts'
import { chartChoiceAtom } from './chartChoice.ts'
import { useKnownStock } from './knownStock.ts'
import { movingBook, stillBook, stockDetail, stockNews } from './stock.ts'
import { useOwnTrades } from './useOwnTrades.ts'

const never = (): void => undefined

/** An invalid symbol is not requested. */
export function StockRoute() {
  const [query] = useSearchParams()
  const typed = query.get('symbol') ?? ''
  const parsed = parseSymbol(typed)
  return 'value' in parsed ? <KnownStock key={parsed.value} symbol={parsed.value} /> : <NoStock typed={typed} />
}

function NoStock({ typed }: { typed: string }) {
  const [chart] = useAtom(chartChoiceAtom)
  return (
    <StockScreen
      symbol={typed}
      data={failed(refuse('notFound', { what: typed }))}
      parts={{ chart: loading(), book: loading(), own: loading(), news: loading(), dividends: loading() }}
      blocks={undefined}
      chart={chart}
      now={useMarketTime()}
      quotes={undefined}
      watching={undefined}
      onChart={never}
      onOlder={never}
      onPick={never}
      onRetry={never}
    />
  )
}

function KnownStock({ symbol }: { symbol: string }) {
  const now = useMarketTime()
  const navigate = useNavigate()
  const [chart, choose] = useAtom(chartChoiceAtom)
  const candles = candlesOf({ symbol, interval: chart.interval })
  const older = useSetAtom(candles.more)

  const who = useResources({ member: member({}) })
  const stock = useResources({ detail: stockDetail({ symbol }) })
  // The book of a stock that is not there is not read again.
  const trades =
    stock.data.state !== 'failed' &&
    kinds[sessionAt(calendarOf[marketOfSymbol(symbol) ?? 'jpy'], now).kind].fills !== undefined
  const parts = {
    chart: useResources({ candles }),
    book: useLiveResource((trades ? movingBook : stillBook)({ symbol })),
    news: useResources({ first: stockNews({ symbol }) }),
    ...useOwnTrades(),
  }
  const ofThis = <Row extends { symbol: string }>(rows: readonly Row[]): Row[] =>
    rows.filter((row) => row.symbol === symbol)

  return (
    <StockScreen
      symbol={symbol}
      data={mapped(stock.data, ({ detail }) => detail)}
      known={useKnownStock(symbol)}
      parts={{
        chart: mapped(parts.chart.data, (read) => read.candles),
        book: parts.book.data,
        own: mapped(parts.own.data, ofThis),
        news: mapped(parts.news.data, ({ first }) => first),
        dividends: mapped(parts.dividends.data, ofThis),
      }}
      blocks={valueOf(who.data)?.member.blocks}
      chart={chart}
      now={now}
      quotes={useQuotes()}
      watching={useWatching()}
      onChart={choose}
      onOlder={() => void older()}
      onPick={(price) => void navigate(hrefTo('ticket', { symbol, price }).slice(1))}
      onRetry={(part: StockPart | 'stock') => {
        if (part !== 'stock') return void parts[part].again()
        for (const each of [stock, ...Object.values(parts)]) void each.again()
      }}
    />
  )
}

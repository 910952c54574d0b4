import type { Quote, StockDetail } from '@kabuto/domain/market'
import { type Instant, valueOf } from '@kabuto/domain/shared'
import { AnchorTabs, BelowFold, type Live } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import { Company } from './Company.tsx'
import { Dividends } from './Dividends.tsx'
import { OwnPositions } from './OwnPositions.tsx'
import { StockBook } from './StockBook.tsx'
import { StockChart } from './StockChart.tsx'
import type { ChartChoice, StockPart, StockParts } from './stockData.ts'
import { StockFacts } from './StockFacts.tsx'
import { StockNews } from './StockNews.tsx'

export type StockBodyProps = {
  detail: StockDetail
  live: Live<Quote>
  parts: StockParts
  chart: ChartChoice
  now: Instant
  quotes: LiveQuotes | undefined
  /** The page already says that nothing can be read. */
  hushed: boolean
  onChart: (chart: ChartChoice) => void
  onOlder: () => void
  /** Nothing where nothing can be ordered. */
  onPick: ((price: string) => void) | undefined
  onRetry: (part: StockPart) => void
}

/** All that is below the price: fetched once the page is there, with the code that draws the chart. */
export function StockBody(props: StockBodyProps) {
  const { detail, live, parts, chart, now, quotes, onChart, onOlder, onPick } = props
  const { t } = useTranslation('stock')
  const part = (name: StockPart) => ({ onRetry: () => props.onRetry(name), hushed: props.hushed })
  const contents: { value: 'chart' | 'book' | 'company' | 'news' | 'dividends'; content: ReactNode }[] = [
    {
      value: 'chart',
      content: (
        <>
          <StockChart
            {...chart}
            detail={detail}
            chart={parts.chart}
            own={valueOf(parts.own) ?? []}
            quotes={quotes}
            onChoose={onChart}
            onOlder={onOlder}
            {...part('chart')}
          />
          <BelowFold>
            <StockFacts detail={detail} live={live} now={now} />
          </BelowFold>
        </>
      ),
    },
    {
      value: 'book',
      content: (
        <>
          <StockBook detail={detail} book={parts.book} quote={live} now={now} onPick={onPick} {...part('book')} />
          <OwnPositions own={parts.own} quote={live} decimals={detail.quote.decimals} now={now} {...part('own')} />
        </>
      ),
    },
    { value: 'company', content: <Company detail={detail} quote={live} /> },
    {
      value: 'news',
      content: <StockNews symbol={detail.instrument.symbol} news={parts.news} {...part('news')} />,
    },
    {
      value: 'dividends',
      content: <Dividends detail={detail} quote={live} now={now} own={parts.dividends} {...part('dividends')} />,
    },
  ]
  return <AnchorTabs label={t('parts')} parts={contents.map((each) => ({ ...each, label: t(each.value) }))} />
}

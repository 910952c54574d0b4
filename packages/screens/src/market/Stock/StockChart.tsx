import { chartIndicators, chartIntervals, nameIn, type StockDetail } from '@kabuto/domain/market'
import { type Loadable, staleOf } from '@kabuto/domain/shared'
import type { Position } from '@kabuto/domain/trading'
import { type ChartFill, ChartPanel, Chip, Row, Section, useKitLocale } from '@kabuto/ui-kit'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { AwaitPart } from '../../shared/AwaitPart.tsx'
import type { LiveQuotes } from '../../shared/Stock/liveQuote.ts'
import { intervalWords, isOffered, toggled, useChartLines } from './chartLines.ts'
import { liveCandle } from './liveCandle.ts'
import type { ChartChoice, ListedCandles } from './stockData.ts'

type StockChartProps = ChartChoice & {
  detail: StockDetail
  chart: Loadable<ListedCandles>
  own: readonly Position[]
  /** Nothing before the stream is there. */
  quotes: LiveQuotes | undefined
  onChoose: (choice: ChartChoice) => void
  onOlder: () => void
  onRetry: () => void
  hushed: boolean
}

const waiting: ListedCandles = { candles: [], older: 'end' }

/** Where the member's open positions were opened. */
function fillsOf(own: readonly Position[]): ChartFill[] {
  return own.flatMap(({ buyAt, buyPrice, side }) =>
    buyAt === null || buyPrice === null
      ? []
      : [{ at: Date.parse(buyAt), price: Number(buyPrice), side: side === 'long' ? 'buy' : 'sell' }],
  )
}

/** The candles of a stock, the newest moved by its quotes, with the indicators that the member has chosen. */
export function StockChart({ chart, onRetry, hushed, ...rest }: StockChartProps) {
  const { t } = useTranslation('stock')
  const { interval, indicators: chosen, onChoose } = rest
  return (
    <>
      {!hushed && (chart.state === 'failed' || staleOf(chart)) && (
        <Section ground="surface">
          <AwaitPart data={chart} name={t('chart')} onRetry={onRetry} skeleton={null}>
            {() => null}
          </AwaitPart>
        </Section>
      )}
      {chart.state !== 'failed' && (
        <Panel {...rest} {...(chart.state === 'loading' ? waiting : chart.value)} loading={chart.state === 'loading'} />
      )}
      <Section ground="surface">
        <Row gap="2">
          {chartIndicators
            .filter((each) => isOffered(each, interval))
            .map((each) => (
              <Chip
                key={each}
                label={t(each)}
                on={chosen.includes(each)}
                onChange={() => onChoose({ interval, indicators: toggled(chosen, each) })}
              />
            ))}
        </Row>
      </Section>
    </>
  )
}

type PanelProps = Omit<StockChartProps, 'chart' | 'onRetry' | 'hushed'> & ListedCandles & { loading: boolean }

function Panel(props: PanelProps) {
  const { detail, candles, older, loading, interval, indicators: chosen, own, quotes, onChoose, onOlder } = props
  const { t } = useTranslation('stock')
  const locale = useKitLocale()
  const {
    instrument: { symbol, names, market },
    quote: { decimals, previousClose },
  } = detail
  const { lines, pane } = useChartLines(chosen, interval, market)
  // The grown candles are lost with it, so it is kept as long as the data that they grew from.
  const live = useMemo(
    () => quotes && liveCandle(candles, { market, interval }, quotes(symbol)),
    [candles, market, interval, quotes, symbol],
  )
  return (
    <ChartPanel
      label={t('chartOf', { name: nameIn(names, locale) })}
      intervals={chartIntervals.map((value) => {
        const [word, step] = intervalWords[value]
        return { value, label: t(word), step }
      })}
      interval={interval}
      onInterval={(next) => onChoose({ interval: next, indicators: chosen })}
      candles={candles}
      live={loading ? undefined : live}
      lines={lines}
      pane={pane}
      fills={fillsOf(own)}
      previousClose={intervalWords[interval][1] === 'minutes' ? Number(previousClose) : undefined}
      place={market === 'usd' ? 'newYork' : 'tokyo'}
      decimals={decimals}
      volumeUnit={t('shares')}
      older={older}
      onOlder={onOlder}
      loading={loading}
    />
  )
}

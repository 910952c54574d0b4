import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { Banner } from '../Banner/Banner.tsx'
import { Drawing, Waiting } from '../chart/Drawing.tsx'
import { TableToggle } from '../chart/TableToggle.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { fetchedPart } from '../base/fetchedPart.tsx'
import { ChartLineIcon, ClockIcon } from '../icons.ts'
import type { NextPage } from '../InfiniteList/ListEnd.tsx'
import type { Live } from '../base/live.ts'
import { useKitLocale } from '../locale.ts'
import { shade } from '../base/shade.ts'
import { Spoken } from '../base/spoken.ts'
import { gutter } from '../base/space.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { Below } from './Below.tsx'
import { CandleTable } from './CandleTable.tsx'
import type { ChartCandle } from './candles.ts'
import type { ChartFill } from './fills.ts'
import { type ChartInterval, Intervals } from './Intervals.tsx'
import type { ChartLine } from './lines.ts'
import { ReadOut } from './ReadOut.tsx'
import type { ChartPlace } from './times.ts'
import { useCourse } from './useCourse.ts'

/** What is drawn below the prices on a scale of its own: RSI, MACD. */
export type ChartPane = { lines: readonly ChartLine[]; levels?: readonly number[] | undefined }

type Words = WordsOf<
  | 'asTable'
  | 'bought'
  | 'candleClose'
  | 'candleHigh'
  | 'candleLow'
  | 'candleOpen'
  | 'candleTime'
  | 'chartFailed'
  | 'chartInterval'
  | 'chartRange'
  | 'falling'
  | 'fills'
  | 'loading'
  | 'moreFailed'
  | 'moreRows'
  | 'noCandles'
  | 'opensOutside'
  | 'previousClose'
  | 'retry'
  | 'rising'
  | 'shortClose'
  | 'shortHigh'
  | 'shortLow'
  | 'shortOpen'
  | 'sold'
  | 'volume'
>

export type ChartPanelProps<Value extends string> = {
  /** Whose prices, for screen readers. */
  label: string
  intervals: readonly ChartInterval<Value>[]
  interval: Value
  onInterval: (interval: Value) => void
  /** From old to new, as one list: another list is another course. */
  candles: readonly ChartCandle[]
  /** The open candle: the last one as it is now, or the one after it. It updates without React. */
  live?: Live<ChartCandle | undefined> | undefined
  lines?: readonly ChartLine[] | undefined
  pane?: ChartPane | undefined
  fills?: readonly ChartFill[] | undefined
  previousClose?: number | undefined
  place?: ChartPlace | undefined
  decimals?: number | undefined
  /** Behind a volume: 株. */
  volumeUnit?: string | undefined
  /** Asks for candles before the first one, whenever the old side comes into view. */
  onOlder?: (() => void) | undefined
  older?: NextPage | undefined
  loading?: boolean | undefined
  /** Why the prices are not of now. */
  stale?: string | undefined
  words?: Words | undefined
}

const Plot = fetchedPart(async () => (await import('./Plot.tsx')).Plot, <Waiting />)

/** What draws the candles, ahead of the page that shows them. */
export const fetchChartPanel = Plot.fetch

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${k.bg.surface};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  padding-inline-end: calc(${gutter} - 12px);
  & > button {
    margin-inline-start: 1px;
    box-shadow: -1px 0 ${k.line.hairline};
    border-radius: 0;
  }
`

const Note = styled.div`
  padding: ${k.space[2]} ${gutter};
`

/** As high before the engine is there as afterwards, so that nothing below it jumps. */
const Room = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: calc(${k.part.chart.height} + ${k.part.chart.volumeHeight} + 1.75rem);
  &[data-empty] {
    align-content: center;
  }
  &[data-pane] {
    min-height: calc(${k.part.chart.height} + ${k.part.chart.volumeHeight} + 8rem);
  }
`

const Shade = styled.div`
  ${shade}
  position: relative;
  margin: ${k.space[2]} ${gutter};
  border-radius: ${k.radius.lg};
`

const none: readonly never[] = []

/** The prices of one stock over time, with live prices, one's own purchases, and the same figures as a table. */
export function ChartPanel<Value extends string>(props: ChartPanelProps<Value>) {
  const {
    label,
    intervals,
    interval,
    onInterval,
    candles,
    live,
    lines = none,
    pane,
    fills = none,
    previousClose,
    place = 'tokyo',
    decimals = 0,
  } = props
  const { volumeUnit = '', onOlder, older = 'end', loading = false, stale, words: own } = props
  const words = useKitWords({ chartInterval: say.chartInterval, loading: say.loading, noCandles: say.noCandles }, own)
  const locale = useKitLocale()
  const [asTable, setAsTable] = useState(false)
  const below = pane?.lines ?? none
  const all = [...lines, ...below]
  const { course, lineKey } = useCourse(candles, all, live)
  const step = intervals.find(({ value }) => value === interval)?.step ?? 'day'
  const readable = { course, lines: all, step, place, decimals, volumeUnit }
  const empty = !loading && course.candles.length === 0
  function body(): ReactNode {
    if (loading) {
      return (
        <Shade>
          <Spoken>{words.loading}</Spoken>
        </Shade>
      )
    }
    if (empty) return <EmptyState icon={ChartLineIcon} title={words.noCandles} />
    if (asTable) return <CandleTable label={label} fills={fills} words={own} {...readable} />
    return (
      <Drawing words={own}>
        <Plot
          key={[lineKey, step, place, decimals, locale].join()}
          {...readable}
          label={label}
          lines={lines}
          below={below}
          levels={pane?.levels ?? none}
          fills={fills}
          previousClose={previousClose !== undefined && Number.isFinite(previousClose) ? previousClose : undefined}
          stale={stale !== undefined}
          onNearStart={() => {
            if (older === 'more') onOlder?.()
          }}
          words={own}
        />
      </Drawing>
    )
  }

  return (
    <Frame>
      <Head>
        <Intervals label={words.chartInterval} value={interval} onChange={onInterval} options={intervals} />
        <TableToggle on={asTable} onChange={setAsTable} words={own} />
      </Head>
      {stale !== undefined && (
        <Note>
          <Banner tone="neutral" icon={ClockIcon}>
            {stale}
          </Banner>
        </Note>
      )}
      <ReadOut key={lineKey} {...readable} words={own} />
      <Room data-pane={below.length > 0 || undefined} data-empty={empty || undefined}>
        {body()}
      </Room>
      <Below
        plotted={!empty && !asTable}
        previousClose={previousClose}
        decimals={decimals}
        older={older}
        onOlder={onOlder}
        words={own}
      />
    </Frame>
  )
}

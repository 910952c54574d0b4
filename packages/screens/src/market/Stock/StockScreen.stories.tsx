import { sampleFrozenMember } from '@kabuto/domain/account'
import { sampleNews } from '@kabuto/domain/home'
import {
  type Bar,
  type Book,
  sampleBook,
  sampleCandles,
  sampleDetail,
  sampleQuote,
  sampleQuotes,
  sampleUsInstrument,
  type StockDetail,
  toBar,
} from '@kabuto/domain/market'
import { failed, loading, ready, refreshing, refuse } from '@kabuto/domain/shared'
import { sampleDividends, samplePositions } from '@kabuto/domain/trading'
import type { Live } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { expect, fn, waitFor } from 'storybook/test'
import { sampleStream } from '../../shared/Stock/liveSamples.ts'
import type { ChartChoice, StockParts } from './stockData.ts'
import { StockScreen } from './StockScreen.tsx'

const say = textsIn('stock', 'shared')
const now = Date.parse('2026-11-20T14:32:00+09:00')

const still = (book: Book): Live<Book | undefined> => ({ get: () => book, subscribe: () => () => undefined })

const DAY = 86_400_000
const closes = sampleCandles.map(toBar)
/** A candle a day up to the one of the quote, made of the samples' minutes. */
const days: readonly Bar[] = closes.slice(-40).map((bar, at) => {
  const isLast = at === 39
  const day = Date.parse('2026-11-20T09:00:00+09:00') - (39 - at) * DAY
  return isLast
    ? { at: day, open: 2818, high: 2853.5, low: 2809, close: 2846, volume: 1_284_300 }
    : { ...bar, at: day, volume: bar.volume * 200 }
})

const parts: StockParts = {
  chart: ready({ candles: days, older: 'end' }),
  book: ready(still(sampleBook)),
  own: ready(samplePositions.filter(({ id }) => id === 'p1')),
  news: ready(sampleNews.filter(({ symbols }) => symbols.includes('0712'))),
  dividends: ready(sampleDividends),
}

const lost = refuse('offline', {})
const chart: ChartChoice = { interval: '1d', indicators: ['average'] }
const onWatch = fn()

const meta = preview.meta({
  title: 'Screens/Market/Stock',
  component: StockScreen,
  args: {
    symbol: '0712',
    data: ready(sampleDetail),
    parts,
    blocks: {},
    chart,
    now,
    quotes: undefined,
    watching: { isWatched: () => true, onWatch },
    onChart: fn(),
    onOlder: fn(),
    onPick: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

const read = {}

export const Ready = meta.story({
  tags: ['vrt'],
  ...says({ ...read, headings: [], figures: {}, actions: {}, notices: [], texts: [] }),
})

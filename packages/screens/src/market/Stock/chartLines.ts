import {
  type Bands,
  bollinger,
  type ChartIndicator,
  type ChartInterval,
  ema,
  type Macd,
  macd,
  rsi,
  sma,
  vwap,
} from '@kabuto/domain/market'
import { calendarOf, type Market } from '@kabuto/domain/shared'
import { type ChartLine, chartLine, type ChartPane, type ChartStep } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'

export const intervalWords = {
  '1m': ['minutes1', 'minutes'],
  '5m': ['minutes5', 'minutes'],
  '15m': ['minutes15', 'minutes'],
  '30m': ['minutes30', 'minutes'],
  '1d': ['day', 'day'],
  '1w': ['week', 'week'],
  '1M': ['month', 'month'],
} as const satisfies Record<ChartInterval, readonly [string, ChartStep]>

/** Those of one group take the same colours or the same room: one of them at a time. */
const groups: readonly (readonly ChartIndicator[])[] = [
  ['average', 'exponential'],
  ['bands', 'vwap'],
  ['rsi', 'macd'],
]

/** The choice after one of them was pressed. */
export function toggled(chosen: readonly ChartIndicator[], pressed: ChartIndicator): ChartIndicator[] {
  if (chosen.includes(pressed)) return chosen.filter((each) => each !== pressed)
  const group = groups.find((each) => each.includes(pressed)) ?? []
  return [...chosen.filter((each) => !group.includes(each)), pressed]
}

/** The mean price of a day by volume says something within a day only. */
export function isOffered(indicator: ChartIndicator, interval: ChartInterval): boolean {
  return indicator !== 'vwap' || intervalWords[interval][1] === 'minutes'
}

const SHORT = 5
const LONG = 15
const BANDS = 20
const WIDTH = 2
const STRENGTH = 14
const STRENGTH_LEVELS = [30, 70]
const FAST = 12
const SLOW = 26
const SIGNAL = 9

const same = (value: number | undefined): number | undefined => value

/** One of the three figures that two averages and their distance make. */
function distanceLine(name: string, tone: ChartLine['tone'], figure: keyof Macd): ChartLine {
  return chartLine({ name, tone, bars: figure === 'histogram' }, macd(FAST, SLOW, SIGNAL), (value) => value?.[figure])
}

/** What is drawn over the candles and below them. */
export function useChartLines(
  chosen: readonly ChartIndicator[],
  interval: ChartInterval,
  market: Market,
): { lines: readonly ChartLine[]; pane: ChartPane | undefined } {
  const { t } = useTranslation('stock')
  const made: Record<Exclude<ChartIndicator, 'rsi' | 'macd'>, () => ChartLine[]> = {
    average: () => [
      chartLine({ name: t('averageOf', { n: SHORT }), tone: 'short' }, sma(SHORT), same),
      chartLine({ name: t('averageOf', { n: LONG }), tone: 'mid' }, sma(LONG), same),
    ],
    exponential: () => [
      chartLine({ name: t('exponentialOf', { n: SHORT }), tone: 'short' }, ema(SHORT), same),
      chartLine({ name: t('exponentialOf', { n: LONG }), tone: 'mid' }, ema(LONG), same),
    ],
    bands: () => {
      const band = (name: string, side: keyof Bands): ChartLine =>
        chartLine({ name, tone: 'long' }, bollinger(BANDS, WIDTH), (value) => value?.[side])
      return [band(`+${WIDTH}σ`, 'upper'), band(t('bandMiddle', { n: BANDS }), 'middle'), band(`−${WIDTH}σ`, 'lower')]
    },
    vwap: () => [chartLine({ name: t('vwap'), tone: 'long' }, vwap(calendarOf[market]), same)],
  }
  const panes: Record<'rsi' | 'macd', () => ChartPane> = {
    rsi: () => ({
      lines: [chartLine({ name: `RSI ${STRENGTH}`, tone: 'long' }, rsi(STRENGTH), same)],
      levels: STRENGTH_LEVELS,
    }),
    macd: () => ({
      lines: [
        distanceLine(t('oscillator'), 'mid', 'histogram'),
        distanceLine('MACD', 'short', 'macd'),
        distanceLine(t('signal'), 'long', 'signal'),
      ],
      levels: [0],
    }),
  }
  const shown = chosen.filter((each) => isOffered(each, interval))
  const below = shown.find((each) => each === 'rsi' || each === 'macd')
  return {
    lines: shown.flatMap((each) => (each === 'rsi' || each === 'macd' ? [] : made[each]())),
    pane: below && panes[below](),
  }
}

import { formatLarge, formatMoney } from '@kabuto/domain/shared'
import { useEffect, useReducer } from 'react'
import { DataTable } from '../chart/DataTable.tsx'
import { useKitLocale } from '../locale.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import type { Course } from './course.ts'
import { type ChartFill, marksOf } from './fills.ts'
import type { ChartLine } from './lines.ts'
import { type ChartPlace, type ChartStep, candleTime } from './times.ts'

type CandleTableProps = {
  label: string
  course: Course
  lines: readonly ChartLine[]
  fills: readonly ChartFill[]
  step: ChartStep
  place: ChartPlace
  decimals: number
  volumeUnit: string
  words:
    | WordsOf<
        | 'bought'
        | 'candleClose'
        | 'candleHigh'
        | 'candleLow'
        | 'candleOpen'
        | 'candleTime'
        | 'fills'
        | 'moreRows'
        | 'sold'
        | 'volume'
      >
    | undefined
}

/** All that the chart draws, the newest first. A new candle is added; the open one is as it was when it began. */
export function CandleTable({
  label,
  course,
  lines,
  fills,
  step,
  place,
  decimals,
  volumeUnit,
  words: own,
}: CandleTableProps) {
  const said = {
    bought: say.bought,
    candleClose: say.candleClose,
    candleHigh: say.candleHigh,
    candleLow: say.candleLow,
    candleOpen: say.candleOpen,
    candleTime: say.candleTime,
    fills: say.fills,
    sold: say.sold,
    volume: say.volume,
  }
  const words = useKitWords(said, own)
  const locale = useKitLocale()
  const [, again] = useReducer((count: number) => count + 1, 0)
  useEffect(
    () =>
      course.listen((event) => {
        if (event === 'begun') again()
      }),
    [course],
  )

  const marks = marksOf(fills, course.candles, { buy: words.bought, sell: words.sold })
  const price = (value: number): string => formatMoney(value, { decimals })
  const rows = course.candles.map(({ at, open, high, low, close, volume }, index) => ({
    key: at,
    cells: () => [
      candleTime(at, step, place, locale),
      price(open),
      price(high),
      price(low),
      price(close),
      `${formatLarge(volume, locale)}${volumeUnit}`,
      ...lines.map((_, line) => formatMoney(course.values[line]?.[index], { decimals: decimals + 1 })),
      ...(fills.length > 0
        ? [
            marks
              .filter((mark) => mark.index === index)
              .map((mark) => `${mark.text} ${price(mark.price)}`)
              .join('、'),
          ]
        : []),
    ],
  }))
  const heads = [
    words.candleTime,
    words.candleOpen,
    words.candleHigh,
    words.candleLow,
    words.candleClose,
    words.volume,
    ...lines.map(({ name }) => name),
    ...(fills.length > 0 ? [words.fills] : []),
  ]
  return <DataTable label={label} heads={heads} rows={rows.toReversed()} words={own} />
}

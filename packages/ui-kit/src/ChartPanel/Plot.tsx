import { fill, formatLarge, formatMoney } from '@kabuto/domain/shared'
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useLive } from '../base/live.ts'
import { useKitLocale } from '../locale.ts'
import { spokenOnly } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import type { ChartCandle } from './candles.ts'
import type { Course } from './course.ts'
import { createPlot, type Plot as Engine } from './engine.ts'
import { type ChartFill, marksOf } from './fills.ts'
import type { ChartLine } from './lines.ts'
import { type ChartPlace, type ChartStep, candleTime, markTime, wallSeconds } from './times.ts'

type PlotWords = WordsOf<
  'bought' | 'candleClose' | 'candleHigh' | 'candleLow' | 'candleOpen' | 'chartRange' | 'sold' | 'volume'
>

export type PlotProps = {
  label: string
  course: Course
  lines: readonly ChartLine[]
  below: readonly ChartLine[]
  levels: readonly number[]
  fills: readonly ChartFill[]
  previousClose: number | undefined
  stale: boolean
  step: ChartStep
  place: ChartPlace
  decimals: number
  volumeUnit: string
  onNearStart: () => void
  words: PlotWords | undefined
}

const Frame = styled.div`
  position: relative;
  isolation: isolate;
  height: 100%;
  touch-action: pan-y;
  cursor: crosshair;
  /* Over the canvas, which would hide it. */
  &:has(:focus-visible)::after {
    position: absolute;
    inset: 2px;
    z-index: 9;
    outline: ${k.border.focus} solid ${k.line.focus};
    content: '';
    pointer-events: none;
  }
`

// The engine takes its letters from here.
const Canvas = styled.div`
  position: absolute;
  inset: 0;
  font: ${k.type.micro};
`

// The platform's own slider has the keys and the gestures of every screen reader; the plot is what is seen of it.
const Slider = styled.input`
  ${spokenOnly}
`

const nothing = (): void => {}

/**
 * The candles on their canvas: a slider for keyboards and screen readers, from the oldest to the newest. Other lines,
 * times or decimals are another plot.
 */
export function Plot(props: PlotProps) {
  const { label, course, lines, below, levels, fills, previousClose, stale, step, place, decimals, volumeUnit } = props
  const said = {
    bought: say.bought,
    candleClose: say.candleClose,
    candleHigh: say.candleHigh,
    candleLow: say.candleLow,
    candleOpen: say.candleOpen,
    chartRange: say.chartRange,
    sold: say.sold,
    volume: say.volume,
  }
  const words = useKitWords(said, props.words)
  const locale = useKitLocale()
  const slider = useRef<HTMLInputElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const engine = useRef<Engine>(undefined)
  const nearStart = useEffectEvent(props.onNearStart)

  const price = (value: number): string => formatMoney(value, { decimals })
  const timeOf = (candle: ChartCandle): string => candleTime(candle.at, step, place, locale)

  function spoken(candle: ChartCandle): string {
    const { open, high, low, close, volume } = candle
    return [
      timeOf(candle),
      `${words.candleOpen} ${price(open)}`,
      `${words.candleHigh} ${price(high)}`,
      `${words.candleLow} ${price(low)}`,
      `${words.candleClose} ${price(close)}`,
      `${words.volume} ${formatLarge(volume, locale)}${volumeUnit}`,
    ].join(' ')
  }

  const [first] = course.candles
  const last = course.candles.at(-1)
  const range =
    first &&
    last &&
    fill(words.chartRange, {
      from: timeOf(first),
      to: timeOf(last),
      low: price(course.candles.reduce((lowest, { low }) => Math.min(lowest, low), Infinity)),
      high: price(course.candles.reduce((highest, candle) => Math.max(highest, candle.high), -Infinity)),
      close: price(last.close),
    })

  /** Without React: it changes with every candle that a finger passes. */
  const tell = useEffectEvent(() => {
    const index = course.pointed() ?? course.candles.length - 1
    const candle = course.candles[index]
    if (!slider.current || !candle) return
    slider.current.max = String(course.candles.length - 1)
    slider.current.value = String(index)
    slider.current.setAttribute('aria-valuetext', spoken(candle))
  })
  useLayoutEffect(() => tell())
  useLayoutEffect(
    () =>
      course.listen((event) => {
        // While it has the focus only what is pointed at is announced, not each price.
        if (event !== 'moved') tell()
      }),
    [course],
  )
  useLive({ subscribe: course.listen }, nothing, () => {
    if (document.activeElement !== slider.current) tell()
  })

  const scene = {
    course,
    marks: marksOf(fills, course.candles, { buy: words.bought, sell: words.sold }),
    previousClose,
    stale,
  }
  const begin = useEffectEvent((element: HTMLElement): Engine =>
    createPlot(
      element,
      {
        lines,
        below,
        levels,
        decimals,
        secondsOf: ({ at }) => wallSeconds(at, place),
        showPrice: price,
        showMark: (seconds, mark) => markTime(seconds, mark, locale),
        showTime: (seconds) =>
          markTime(seconds, step === 'minutes' ? 'time' : step === 'month' ? 'month' : 'day', locale),
        onNearStart: nearStart,
      },
      scene,
    ),
  )
  useEffect(() => {
    if (!canvas.current) return undefined
    engine.current = begin(canvas.current)
    return () => {
      engine.current?.remove()
      engine.current = undefined
    }
  }, [])

  useEffect(() => engine.current?.draw(scene))

  function pointTo(index: number): void {
    course.point(index)
    engine.current?.show(index)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || course.pointed() === undefined) return
    event.stopPropagation()
    course.point(undefined)
  }

  return (
    <Frame>
      <Slider
        ref={slider}
        type="range"
        aria-label={range ? `${label} ${range}` : label}
        onChange={(event) => pointTo(event.target.valueAsNumber)}
        onFocus={tell}
        onKeyDown={onKeyDown}
      />
      <Canvas ref={canvas} aria-hidden="true" />
    </Frame>
  )
}

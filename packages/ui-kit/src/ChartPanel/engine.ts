import {
  type AutoscaleInfo,
  CandlestickSeries,
  ColorType,
  createChart,
  createSeriesMarkers,
  CrosshairMode,
  HistogramSeries,
  type ISeriesApi,
  type ISeriesMarkersPluginApi,
  LineSeries,
  LineStyle,
  type SeriesType,
  TickMarkType,
  type Time,
  TrackingModeExitMode,
  type UTCTimestamp,
} from 'lightweight-charts'
import { type ChartColour, type ChartLook, lookAt, watchLook } from '../chart/look.ts'
import type { ChartCandle } from './candles.ts'
import type { Course } from './course.ts'
import type { ChartLine, ChartTone } from './lines.ts'
import type { TimeMark } from './times.ts'

// The only file that knows lightweight-charts.

export type PlotMark = { index: number; price: number; side: 'buy' | 'sell'; text: string }

/** What the plot is made for; another makes another plot. */
export type PlotOptions = {
  lines: readonly ChartLine[]
  /** Drawn below the prices on a scale of their own; after `lines` among the course's values. */
  below: readonly ChartLine[]
  /** Levels of what is drawn below: 30 and 70 of an RSI. */
  levels: readonly number[]
  decimals: number
  secondsOf: (candle: ChartCandle) => number
  showPrice: (price: number) => string
  showMark: (seconds: number, mark: TimeMark) => string
  /** Of the candle pointed at, on the axis. */
  showTime: (seconds: number) => string
  /** Few candles are left on the old side. */
  onNearStart: () => void
}

/** What it shows now. */
export type PlotScene = {
  course: Course
  marks: readonly PlotMark[]
  previousClose: number | undefined
  /** The price no longer moves: its label loses its direction. */
  stale: boolean
}

const sameMarks = (one: PlotScene, other: PlotScene): boolean =>
  JSON.stringify(one.marks) === JSON.stringify(other.marks)

export type Plot = {
  draw: (scene: PlotScene) => void
  /** Brings a candle into view and points at it. */
  show: (index: number) => void
  remove: () => void
}

const VOLUME_SHARE = 0.17
const BELOW_SHARE = 0.34
const BAR_SPACING = 7.5
const LINE = 2
/** So many characters a mark on the time axis has at most: they are as close as that allows. */
const MARK = 6
/** With fewer candles than this left on the old side, older ones are requested. */
const NEAR = 20
/**
 * So many candles are drawn to begin with, and joined whenever the old side comes near: a tick costs the engine what it
 * holds.
 */
const PORTION = 500

const toneColours: Record<ChartTone, ChartColour> = { short: 'maShort', mid: 'maMid', long: 'maLong' }
const markKinds: Record<TickMarkType, TimeMark> = {
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
  [TickMarkType.DayOfMonth]: 'day',
  [TickMarkType.Time]: 'time',
  [TickMarkType.TimeWithSeconds]: 'time',
}

/** Volume is behind the candles, as pale as in the design. */
const soft = (hex: string): string => `${hex}66`

const rises = ({ open, close }: ChartCandle): boolean => close >= open

function chartLook({ colours, fontFamily, fontSize }: ChartLook) {
  const crosshair = { color: colours.crosshair, labelBackgroundColor: colours.inverse, style: LineStyle.Dashed }
  return {
    layout: {
      background: { type: ColorType.Solid, color: colours.surface },
      textColor: colours.axis,
      fontFamily,
      fontSize,
      panes: { separatorColor: colours.grid },
    },
    grid: { vertLines: { color: colours.grid }, horzLines: { color: colours.grid } },
    crosshair: { vertLine: crosshair, horzLine: crosshair },
  }
}

/** Rising is hollow, falling is filled: the colour may be missing. */
function candleLook({ up, downFill, down }: ChartLook['colours']) {
  return {
    upColor: 'transparent',
    borderUpColor: up,
    wickUpColor: up,
    downColor: downFill,
    borderDownColor: downFill,
    wickDownColor: down,
  }
}

/**
 * The engine does not know that a page takes a touch away to scroll: it would wait for its end and ignore the next
 * one.
 */
function endTouch({ changedTouches }: TouchEvent): void {
  document.documentElement.dispatchEvent(new TouchEvent('touchend', { changedTouches: [...changedTouches] }))
}

/** The browser sends it by itself when the content under a resting pointer changes, as by a scroll. */
const isResting = ({ isTrusted, movementX, movementY }: MouseEvent): boolean =>
  isTrusted && movementX === 0 && movementY === 0

/** Draws a course into an element and updates it. The page can still scroll through it. */
export function createPlot(element: HTMLElement, options: PlotOptions, first: PlotScene): Plot {
  const { lines, below, secondsOf, showPrice, showMark, showTime } = options
  let look = lookAt(element)
  let scene = first
  /** The oldest candle that is drawn. */
  let oldest = Math.max(0, first.course.candles.length - PORTION)
  let times: UTCTimestamp[] = []

  /** Strictly one after another, also in the hour that a change of clocks shows twice. Asked for from old to new. */
  function timeOf(index: number): UTCTimestamp {
    const candle = scene.course.candles[index]
    if (times[index] === undefined && candle)
      times[index] = Math.max((times[index - 1] ?? -Infinity) + 1, secondsOf(candle)) as UTCTimestamp
    return times[index] as UTCTimestamp
  }

  const chart = createChart(element, {
    autoSize: true,
    ...chartLook(look),
    layout: {
      ...chartLook(look).layout,
      attributionLogo: false,
      panes: { enableResize: false, separatorColor: look.colours.grid },
    },
    crosshair: { ...chartLook(look).crosshair, mode: CrosshairMode.Magnet },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.08, bottom: VOLUME_SHARE + 0.05 } },
    timeScale: {
      borderVisible: false,
      barSpacing: BAR_SPACING,
      minBarSpacing: 1,
      rightOffset: 1,
      fixRightEdge: true,
      timeVisible: true,
      allowBoldLabels: false,
      tickMarkMaxCharacterLength: MARK,
      tickMarkFormatter: (time: UTCTimestamp, kind: TickMarkType) => showMark(time, markKinds[kind]),
    },
    // A finger that moves up or down, and a wheel, scroll the page.
    handleScroll: { mouseWheel: false, pressedMouseMove: true, horzTouchDrag: true, vertTouchDrag: false },
    handleScale: {
      mouseWheel: false,
      pinch: true,
      axisPressedMouseMove: { time: true, price: false },
      axisDoubleClickReset: true,
    },
    // Held on, a plot that is being read would keep the page's scroll until the next tap.
    trackingMode: { exitMode: TrackingModeExitMode.OnTouchEnd },
    kineticScroll: { touch: !look.still, mouse: false },
    localization: {
      priceFormatter: showPrice,
      tickmarksPriceFormatter: (prices: number[]) => prices.map((price) => showPrice(price).replace(/\.0+$/, '')),
      timeFormatter: showTime,
    },
  })

  const unlabelled = { lastValueVisible: false, priceLineVisible: false }
  const format = { type: 'price', precision: options.decimals, minMove: 10 ** -options.decimals } as const
  const volume = chart.addSeries(HistogramSeries, {
    ...unlabelled,
    priceScaleId: 'volume',
    priceFormat: { type: 'volume' },
  })
  volume.priceScale().applyOptions({ scaleMargins: { top: 1 - VOLUME_SHARE, bottom: 0 } })
  const candles = chart.addSeries(CandlestickSeries, { ...unlabelled, priceFormat: format })

  function addLine({ tone, bars }: ChartLine, pane: number): ISeriesApi<SeriesType> {
    const color = look.colours[toneColours[tone]]
    const shared = {
      ...unlabelled,
      color,
      priceFormat: pane === 0 ? format : ({ type: 'price', precision: 1, minMove: 0.1 } as const),
    }
    return bars
      ? chart.addSeries(HistogramSeries, { ...shared, color: soft(color) }, pane)
      : chart.addSeries(LineSeries, { ...shared, lineWidth: LINE, crosshairMarkerRadius: 3 }, pane)
  }
  /** The levels of the study below are always in view. */
  function withLevels(original: () => AutoscaleInfo | null): AutoscaleInfo | null {
    const range = original()?.priceRange
    const { levels } = options
    return range
      ? { priceRange: { minValue: Math.min(range.minValue, ...levels), maxValue: Math.max(range.maxValue, ...levels) } }
      : null
  }
  const drawn = [
    ...lines.map((line) => ({ line, series: addLine(line, 0) })),
    ...below.map((line) => ({ line, series: addLine(line, 1) })),
  ]
  const lowest = drawn[lines.length]?.series
  lowest?.applyOptions({ autoscaleInfoProvider: withLevels })
  const [main, sub] = chart.panes()
  if (sub) {
    main?.setStretchFactor(1 - BELOW_SHARE)
    sub.setStretchFactor(BELOW_SHARE)
  }

  const quiet = { lineWidth: 1, axisLabelVisible: false, title: '' } as const
  const levelLines = options.levels.flatMap(
    (price) =>
      lowest?.createPriceLine({ ...quiet, price, color: look.colours.axis, lineStyle: LineStyle.Dotted }) ?? [],
  )
  const hidden = { ...quiet, price: 0, color: look.colours.axis, lineVisible: false }
  const base = candles.createPriceLine({ ...hidden, lineStyle: LineStyle.LargeDashed })
  const lastPrice = candles.createPriceLine({ ...hidden, lineStyle: LineStyle.Dotted })

  /**
   * Marks hang on a line of their own that is not drawn: with each change of the line that they hang on, the engine
   * lays everything out anew, so on the candles they would do so at every tick.
   */
  function createMarks(): { line: ISeriesApi<'Line'>; marks: ISeriesMarkersPluginApi<Time> } {
    const line = chart.addSeries(LineSeries, {
      ...unlabelled,
      priceFormat: format,
      lineVisible: false,
      crosshairMarkerVisible: false,
      autoscaleInfoProvider: () => null,
    })
    return { line, marks: createSeriesMarkers(line) }
  }
  let marked: ReturnType<typeof createMarks> | undefined

  function drawMarks(): void {
    const shown = scene.marks.filter(({ index }) => index >= oldest)
    if (shown.length > 0) marked ??= createMarks()
    const prices = new Map(shown.map(({ index, price }) => [index, price]))
    marked?.line.setData([...prices].map(([index, value]) => ({ time: timeOf(index), value })))
    marked?.marks.setMarkers(
      shown.map(({ index, price, side, text }) => ({
        time: timeOf(index),
        price,
        text,
        color: look.colours[side],
        ...(side === 'buy'
          ? ({ position: 'atPriceBottom', shape: 'arrowUp' } as const)
          : ({ position: 'atPriceTop', shape: 'arrowDown' } as const)),
      })),
    )
  }

  /** Of the candles that are drawn, from old to new. */
  function drawnOnes<Item>(make: (candle: ChartCandle, index: number) => Item): Item[] {
    const items: Item[] = []
    for (let index = oldest; index < scene.course.candles.length; index += 1)
      items.push(make(scene.course.candles[index] as ChartCandle, index))
    return items
  }
  const barOf = (candle: ChartCandle, index: number) => ({
    time: timeOf(index),
    open: candle.open,
    high: candle.high,
    low: candle.low,
    close: candle.close,
  })
  const volumeOf = (candle: ChartCandle, index: number) => ({
    time: timeOf(index),
    value: candle.volume,
    color: soft(rises(candle) ? look.colours.upFill : look.colours.downFill),
  })

  function drawLastPrice(): void {
    const last = scene.course.candles.at(-1)
    if (!last) return
    const { colours } = look
    const way = scene.stale ? 'stale' : rises(last) ? 'up' : 'down'
    const label = {
      up: { color: colours.up, axisLabelColor: colours.upSolid, axisLabelTextColor: colours.upSolidText },
      down: { color: colours.down, axisLabelColor: colours.downSolid, axisLabelTextColor: colours.downSolidText },
      stale: { color: colours.flat, axisLabelColor: colours.inverse, axisLabelTextColor: colours.inverseText },
    }
    lastPrice.applyOptions({ price: last.close, lineVisible: true, axisLabelVisible: true, ...label[way] })
  }

  function drawBase(): void {
    const { previousClose } = scene
    base.applyOptions({ price: previousClose ?? 0, color: look.colours.axis, lineVisible: previousClose !== undefined })
  }

  let redrawing = false
  function drawAll(): void {
    redrawing = true
    times = []
    // Its times may be none of the new ones.
    marked?.line.setData([])
    candles.setData(drawnOnes(barOf))
    volume.setData(drawnOnes(volumeOf))
    for (const [at, { series }] of drawn.entries()) {
      series.setData(
        drawnOnes((_, index) => ({ time: timeOf(index), value: scene.course.values[at]?.[index] })).filter(
          (point): point is { time: UTCTimestamp; value: number } => point.value !== undefined,
        ),
      )
    }
    drawMarks()
    drawBase()
    drawLastPrice()
    redrawing = false
  }

  function drawLast(): void {
    const { course } = scene
    const index = course.candles.length - 1
    const candle = course.candles[index]
    if (!candle) return
    candles.update(barOf(candle, index))
    volume.update(volumeOf(candle, index))
    for (const [at, { series }] of drawn.entries()) {
      const value = course.values[at]?.[index]
      if (value !== undefined) series.update({ time: timeOf(index), value })
    }
    drawLastPrice()
  }

  function applyLook(): void {
    look = lookAt(element)
    chart.applyOptions({ ...chartLook(look), kineticScroll: { touch: !look.still } })
    candles.applyOptions(candleLook(look.colours))
    for (const { line, series } of drawn) {
      const color = look.colours[toneColours[line.tone]]
      series.applyOptions({ color: line.bars ? soft(color) : color })
    }
    for (const line of levelLines) line.applyOptions({ color: look.colours.axis })
    volume.setData(drawnOnes(volumeOf))
    drawMarks()
    drawBase()
    drawLastPrice()
  }

  candles.applyOptions(candleLook(look.colours))
  drawAll()

  const timeScale = chart.timeScale()
  timeScale.subscribeVisibleLogicalRangeChange((range) => {
    if (redrawing || !range || range.from >= NEAR) return
    if (oldest === 0) options.onNearStart()
    else drawFrom(oldest - PORTION)
  })
  /** Pointed at by a key, and no pointer has moved since: then no layout of the chart changes it. */
  let isShown = false
  /** The engine also reports a pointer that only rests over it: until it moves, nothing is pointed at. */
  let rests = false
  function hear(event: MouseEvent): void {
    rests = isResting(event)
    // The engine listens to moves from the entry on, so that one has to reach it.
    if (rests && event.type === 'mousemove') event.stopPropagation()
  }
  chart.subscribeCrosshairMove(({ logical, point, sourceEvent }) => {
    // While one series has the new candles and the next one still the old, a place on the screen means nothing.
    if (redrawing) return
    if (sourceEvent && !rests) isShown = false
    // A layout keeps the crosshair's place on the screen, where another candle may have come.
    if (isShown) pointAt(scene.course.pointed())
    else if (sourceEvent && rests) chart.clearCrosshairPosition()
    else scene.course.point(point && logical !== undefined ? logical + oldest : undefined)
  })
  const listen = (): (() => void) =>
    scene.course.listen((event) => {
      if (event !== 'pointed') drawLast()
      else if (scene.course.pointed() === undefined) {
        isShown = false
        chart.clearCrosshairPosition()
      }
    })
  let deaf = listen()
  const blind = watchLook(applyLook)

  /** The newest candle stays where it is on the screen, so older ones are added unseen, under a finger that pans. */
  function drawFrom(index: number): void {
    oldest = Math.max(0, index)
    drawAll()
  }

  /**
   * Brings a candle into view and points at it. The view is set even where it stays: one that was set for an older
   * course may still wait for its frame.
   */
  function show(index: number): void {
    if (index < oldest + NEAR && oldest > 0) drawFrom(index - PORTION)
    const candle = scene.course.candles[index]
    const range = timeScale.getVisibleLogicalRange()
    if (!candle || !range) return
    const place = index - oldest
    const shift = Math.min(0, place - range.from) + Math.max(0, place - range.to)
    timeScale.setVisibleLogicalRange({ from: range.from + shift, to: range.to + shift })
    isShown = true
    pointAt(index)
  }

  function pointAt(index: number | undefined): void {
    const candle = index === undefined ? undefined : scene.course.candles[index]
    if (index !== undefined && candle) chart.setCrosshairPosition(candle.close, timeOf(index), candles)
  }

  element.addEventListener('touchcancel', endTouch)
  element.addEventListener('mouseenter', hear, { capture: true })
  element.addEventListener('mousemove', hear, { capture: true })

  return {
    draw(next) {
      const before = scene
      scene = next
      if (before.course === next.course) {
        // To set marks makes the engine lay itself out anew, whatever they are.
        if (!sameMarks(before, next)) drawMarks()
        if (before.previousClose !== next.previousClose) drawBase()
        if (before.stale !== next.stale) drawLastPrice()
        return
      }
      deaf()
      const joined = next.course.candles.length - before.course.candles.length
      // What was drawn stays drawn when older candles are added.
      drawFrom(joined > 0 ? oldest + joined - PORTION : next.course.candles.length - PORTION)
      deaf = listen()
      const pointed = scene.course.pointed()
      if (pointed !== undefined) show(pointed)
    },
    show,
    remove() {
      deaf()
      blind()
      element.removeEventListener('touchcancel', endTouch)
      element.removeEventListener('mouseenter', hear, { capture: true })
      element.removeEventListener('mousemove', hear, { capture: true })
      chart.remove()
    },
  }
}

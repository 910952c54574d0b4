import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Board, Example, Rows, useSamples } from '../base/board.tsx'
import { liveSample, touches } from '../base/liveSample.ts'
import type { ChartCandle } from './candles.ts'
import { ChartPanel, type ChartPanelProps } from './ChartPanel.tsx'
import type { ChartInterval } from './Intervals.tsx'
import { chartLine } from './lines.ts'
import { averageOf, manyCandles, olderDays, sampleDays, sampleMinutes } from './samples.ts'

type Interval = '1m' | '5m' | '15m' | '30m' | '1d' | '1w' | '1M'

const intervals: ChartInterval<Interval>[] = [
  { value: '1m', label: '1分', step: 'minutes' },
  { value: '5m', label: '5分', step: 'minutes' },
  { value: '15m', label: '15分', step: 'minutes' },
  { value: '30m', label: '30分', step: 'minutes' },
  { value: '1d', label: '日', step: 'day' },
  { value: '1w', label: '週', step: 'week' },
  { value: '1M', label: '月', step: 'month' },
]

const pick = (value: number | undefined): number | undefined => value
const short = chartLine({ name: '5日', tone: 'short' }, averageOf(5), pick)
const mid = chartLine({ name: '15日', tone: 'mid' }, averageOf(15), pick)
/** Stands for an RSI: what it is of belongs to the rules. */
const strength = chartLine({ name: 'RSI 14', tone: 'long' }, averageOf(14), (value) =>
  value === undefined ? undefined : (value - 2600) / 3,
)
const newest = sampleDays.at(-1) as ChartCandle

const sample: ChartPanelProps<Interval> = {
  label: '青葉精機の株価',
  intervals,
  interval: '1d',
  onInterval: fn(),
  candles: sampleDays,
  lines: [short, mid],
  previousClose: 2783.5,
  decimals: 1,
  volumeUnit: '株',
}

const meta = preview.meta({ title: 'Kit/ChartPanel', component: ChartPanel<Interval>, args: sample })

/**
 * The engine comes in a chunk of its own, and lays itself out a frame later: what is pointed at before that is lost
 * with the first layout.
 */
const plotted = (canvasElement: HTMLElement): Promise<HTMLInputElement> =>
  waitFor(async () => {
    const slider = canvasElement.querySelector<HTMLInputElement>('input[type=range]')
    await expect(
      Math.max(0, ...[...canvasElement.querySelectorAll('canvas')].map(({ clientWidth }) => clientWidth)),
    ).toBeGreaterThan(100)
    return slider as HTMLInputElement
  })

export const Playground = meta.story({
  async play({ canvas, canvasElement }) {
    const slider = await plotted(canvasElement)
    await expect(slider).toHaveAccessibleName(
      '青葉精機の株価 9/14（月）から11/20（金）まで。安値2,625.5、高値2,813.5、終値2,760.5',
    )
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      '11/20（金） 始値 2,744.0 高値 2,778.5 安値 2,726.0 終値 2,760.5 出来高 52万株',
    )
    await expect(await canvas.findByText('2,760.5')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /TradingView/ })).toHaveAttribute(
      'href',
      'https://www.tradingview.com/',
    )
  },
})

/** The platform's slider: the keys of its pattern, and Escape to the newest candle. */
export const Keyboard = meta.story({
  name: 'キーで一本ずつ',
  async play({ canvas, canvasElement, userEvent }) {
    const slider = await plotted(canvasElement)
    slider.focus()
    await fireEvent.change(slider, { target: { value: '43' } })
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('11/19（木）'))
    await expect(await canvas.findByText('11/19（木）')).toBeVisible()
    await fireEvent.change(slider, { target: { value: '0' } })
    await expect(await canvas.findByText('9/14（月）')).toBeVisible()
    await expect(slider.value).toBe('0')
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText('11/20（金）')).toBeVisible()
    await expect(slider.value).toBe('44')
  },
})

/** The width of the price axis, or of the page, may change at any time: the candle stays pointed at. */
export const Narrowed = meta.story({
  name: '指したまま狭くなる',
  render: (args) => (
    <div data-testid="frame">
      <ChartPanel {...args} />
    </div>
  ),
  async play({ canvas, canvasElement }) {
    const slider = await plotted(canvasElement)
    const frame = canvas.getByTestId('frame')
    await fireEvent.change(slider, { target: { value: '43' } })
    const width = priceCanvas(canvasElement).clientWidth
    frame.style.paddingInlineEnd = '60px'
    await waitFor(() => expect(priceCanvas(canvasElement).clientWidth).toBeLessThan(width))
    await expect(await canvas.findByText('11/19（木）')).toBeVisible()
    await expect(slider.value).toBe('43')
    frame.style.paddingInlineEnd = ''
  },
})

/** The canvas on top of the prices: the engine listens there. */
function priceCanvas(canvasElement: HTMLElement): HTMLCanvasElement {
  const all = [...canvasElement.querySelectorAll('canvas')]
  const largest = Math.max(...all.map(({ clientWidth, clientHeight }) => clientWidth * clientHeight))
  return all.findLast(({ clientWidth, clientHeight }) => clientWidth * clientHeight === largest) as HTMLCanvasElement
}

/** A finger on the plot; returns whether the page may still scroll. */
function finger(
  canvasElement: HTMLElement,
): (kind: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel', x: number, y: number) => boolean {
  const target = priceCanvas(canvasElement)
  const { left, top } = target.getBoundingClientRect()
  return (kind, x, y) => {
    const touch = new Touch({
      identifier: 1,
      target,
      clientX: left + x,
      clientY: top + y,
      pageX: left + x,
      pageY: top + y,
      screenX: left + x,
      screenY: top + y,
    })
    const down = kind === 'touchend' || kind === 'touchcancel' ? [] : [touch]
    return target.dispatchEvent(
      new TouchEvent(kind, {
        bubbles: true,
        cancelable: true,
        touches: down,
        targetTouches: down,
        changedTouches: [touch],
      }),
    )
  }
}

const older = fn()

/** Older ones are on their way. */
export const OlderLoading = meta.story({
  name: '前の足を読み込み中',
  args: { older: 'loading' },
  async play({ canvasElement }) {
    await expect(await plotted(canvasElement)).toBeVisible()
  },
})

/**
 * Up and down scrolls the page, sideways the plot; where the oldest candles come into view, older ones are loaded.
 */
export const Finger = meta.story({
  name: '指で動かす',
  args: { older: 'more', onOlder: older },
  async play({ canvasElement }) {
    older.mockClear()
    await plotted(canvasElement)
    const touch = finger(canvasElement)
    touch('touchstart', 150, 60)
    await expect(touch('touchmove', 150, 90)).toBe(true)
    await expect(touch('touchmove', 152, 130)).toBe(true)
    // The page takes this touch to scroll; the next one goes to the plot again.
    touch('touchcancel', 152, 130)
    touch('touchstart', 60, 80)
    touch('touchmove', 90, 80)
    await expect(touch('touchmove', 120, 81)).toBe(false)
    for (let x = 130; x <= 250; x += 20) touch('touchmove', x, 81)
    touch('touchend', 250, 81)
    await waitFor(() => expect(older).toHaveBeenCalled())
  },
})

/** A long press points at a candle; what it says is read above the plot. */
export const LongPress = meta.story({
  name: '長押しで読む',
  async play({ canvas, canvasElement }) {
    await plotted(canvasElement)
    const touch = finger(canvasElement)
    touch('touchstart', 80, 80)
    await waitFor(async () => {
      touch('touchmove', 81, 80)
      await expect(canvas.queryByText('11/20（金）')).toBeNull()
    })
    touch('touchend', 81, 80)
  },
})

/** The equal of the picture: every candle, the newest first. */
export const AsTable = meta.story({
  name: '表で見る',
  args: { fills: [{ at: newest.at + 60_000, price: 2790, side: 'buy' }] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '表で見る' }))
    await expect(canvas.getByRole('button', { name: '表で見る' })).toHaveAttribute('aria-pressed', 'true')
    const rows = canvas.getAllByRole<HTMLTableRowElement>('row')
    await expect(rows).toHaveLength(46)
    const texts = rows.slice(0, 2).map((row) => [...row.cells].map((cell) => cell.innerText).join('|'))
    await expect(texts).toEqual([
      '日時|始値|高値|安値|終値|出来高|5日|15日|約定',
      '11/20（金）|2,744.0|2,778.5|2,726.0|2,760.5|52万株|2,751.50|2,769.67|買 2,790.0',
    ])
  },
})

export const LongTable = meta.story({
  name: '長い表',
  args: { candles: manyCandles(5000), interval: '1m' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '表で見る' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(51)
    await userEvent.click(canvas.getByRole('button', { name: 'さらに表示' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(101)
  },
})

/**
 * Of a long history the engine holds what is near: the slider leads to all of it, and only its true beginning asks for
 * more.
 */
export const LongHistory = meta.story({
  name: '5,000本',
  args: { candles: manyCandles(5000), interval: '1m', older: 'more', onOlder: older },
  async play({ canvas, canvasElement }) {
    older.mockClear()
    const slider = await plotted(canvasElement)
    await expect(slider.max).toBe('4999')
    await fireEvent.change(slider, { target: { value: '4400' } })
    await expect(await canvas.findByText('11/19（木） 23:00')).toBeVisible()
    await fireEvent.change(slider, { target: { value: '1000' } })
    await expect(await canvas.findByText('11/17（火） 14:20')).toBeVisible()
    await expect(slider.value).toBe('1000')
    await expect(older).not.toHaveBeenCalled()
    await fireEvent.change(slider, { target: { value: '0' } })
    await expect(await canvas.findByText('11/16（月） 21:40')).toBeVisible()
    await waitFor(() => expect(older).toHaveBeenCalled())
    await expect(slider.value).toBe('0')
  },
})

const moving = liveSample<ChartCandle | undefined>(undefined)

/**
 * A tick writes the figures that changed; React renders nothing. A new candle replaces the open one.
 */
export const Live = meta.story({
  name: '動く足',
  args: { live: moving },
  async play({ canvas, canvasElement }) {
    await moving.set(undefined)
    const slider = await plotted(canvasElement)
    const changes = await touches(canvasElement, () => moving.set({ ...newest, close: 2809, high: 2818 }))
    await expect(changes.filter((kind) => kind === 'childList')).toEqual([])
    await expect(await canvas.findByText('2,809.0')).toBeVisible()
    // On focus the current price is announced; later prices are not.
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('終値 2,809.0')))
    slider.focus()
    await moving.set({ ...newest, close: 2810, high: 2818 })
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('終値 2,809.0'))
    slider.blur()
    slider.focus()
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('終値 2,810.0'))
    slider.blur()
    const next = {
      ...newest,
      at: newest.at + 3 * 86_400_000,
      open: 2809,
      high: 2815,
      low: 2808,
      close: 2815,
      volume: 1200,
    }
    await moving.set(next)
    await expect(slider.max).toBe('45')
    await expect(await canvas.findByText('11/23（月）')).toBeVisible()
    await moving.set({ ...next, close: Number.NaN })
    await moving.set({ ...newest, close: 1 })
    await expect(canvas.getAllByText('2,815.0')).toHaveLength(2)
    await moving.set(undefined)
  },
})

function Growing(props: ChartPanelProps<Interval>) {
  const [candles, setCandles] = useState(sampleDays)
  return (
    <ChartPanel
      {...props}
      candles={candles}
      older={candles === sampleDays ? 'failed' : 'end'}
      onOlder={() => setCandles([...olderDays, ...sampleDays])}
    />
  )
}

/** Older candles are added out of view: what is pointed at does not change. */
export const Older = meta.story({
  name: '過去を読み込む',
  render: (args) => <Growing {...args} />,
  async play({ canvas, canvasElement, userEvent }) {
    const slider = await plotted(canvasElement)
    await fireEvent.change(slider, { target: { value: '3' } })
    await expect(await canvas.findByText('9/17（木）')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度' }))
    await expect(slider.max).toBe('89')
    await expect(slider.value).toBe('48')
    await expect(await canvas.findByText('9/17（木）')).toBeVisible()
  },
})

const change = fn()

export const IntervalChoice = meta.story({
  name: '足の間隔',
  args: { interval: '5m', candles: sampleMinutes, onInterval: change },
  async play({ canvas, canvasElement, userEvent }) {
    change.mockClear()
    const slider = await plotted(canvasElement)
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^11\/20（金） 15:25 /))
    await expect(canvas.getByRole('radio', { name: '5分' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: '30分' }))
    await expect(change).toHaveBeenLastCalledWith('30m')
  },
})

export const WithPane = meta.story({
  name: '下の段（RSI）',
  args: { pane: { lines: [strength], levels: [30, 70] } },
  async play({ canvas, canvasElement }) {
    await plotted(canvasElement)
    await expect(await canvas.findByText('RSI 14')).toBeVisible()
  },
})

const around = (name: string, distance: number) =>
  chartLine({ name, tone: 'long' }, averageOf(20), (value) => value && value + distance)

/** Bands are three lines; bars start at zero, between the lines that they measure. */
export const Bands = meta.story({
  name: 'バンドと棒（MACD）',
  args: {
    lines: [around('+2σ', 60), chartLine({ name: '20日', tone: 'mid' }, averageOf(20), pick), around('−2σ', -60)],
    pane: {
      lines: [
        chartLine({ name: 'OSCI', tone: 'mid', bars: true }, averageOf(6), (value) => value && (value - 2720) / 4),
        chartLine({ name: 'MACD', tone: 'short' }, averageOf(6), (value) => value && (value - 2720) / 3),
        chartLine({ name: 'シグナル', tone: 'long' }, averageOf(12), (value) => value && (value - 2720) / 3),
      ],
      levels: [0],
    },
  },
  async play({ canvas, canvasElement }) {
    await plotted(canvasElement)
    for (const name of ['+2σ', '−2σ', 'OSCI', 'シグナル']) await expect(canvas.getByText(name)).toBeVisible()
  },
})

export const Fills = meta.story({
  name: '自分の約定',
  args: {
    fills: [
      { at: sampleDays[20]?.at ?? 0, price: 2700, side: 'buy' },
      { at: sampleDays[37]?.at ?? 0, price: 2810, side: 'sell' },
      { at: 0, price: 1, side: 'buy' },
    ],
  },
  async play({ canvasElement }) {
    await plotted(canvasElement)
  },
})

export const Stale = meta.story({
  name: '古い値',
  args: { stale: '14:21 から値が届いていません。つながり次第、続きを表示します。' },
  async play({ canvas, canvasElement }) {
    await plotted(canvasElement)
    await expect(await canvas.findByText(/値が届いていません/)).toBeVisible()
  },
})

export const Loading = meta.story({
  name: '読み込み中',
  args: { loading: true },
  async play({ canvas }) {
    await expect(canvas.getByText('読み込み中')).toBeInTheDocument()
  },
})

export const Empty = meta.story({
  name: '値がない',
  args: { candles: [] },
  async play({ canvas }) {
    await expect(await canvas.findByText('この期間の値動きはありません')).toBeVisible()
  },
})

const retry = fn()

export const OlderFailed = meta.story({
  name: '過去を読み込めない',
  args: { older: 'failed', onOlder: retry },
  async play({ canvas, canvasElement, userEvent }) {
    retry.mockClear()
    await plotted(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
})

export const OneCandle = meta.story({
  name: '一本だけ',
  args: { candles: [newest] },
  async play({ canvasElement }) {
    await expect((await plotted(canvasElement)).max).toBe('0')
  },
})

/** Nothing of it stops the engine, nothing is executed, nothing is wider than the screen. */
export const Hostile = meta.story({
  name: 'おかしな値',
  args: {
    label: '<img src=x onerror="document.title=1">'.repeat(20),
    lines: [chartLine({ name: '<script>document.title=1</script>', tone: 'short' }, averageOf(2), pick)],
    previousClose: Number.NaN,
    candles: [
      newest,
      { ...newest, at: newest.at + 1, close: Number.NaN },
      { ...newest, at: Number.NaN },
      { ...newest, at: newest.at + 60_000, open: -5, high: -9, low: 999_999_999_999, close: 12, volume: -1 },
      { ...newest, at: newest.at + 120_000, open: 1e300 },
      { ...newest, at: newest.at - 60_000, volume: Number.POSITIVE_INFINITY },
      newest,
    ],
  },
  async play({ canvasElement }) {
    await expect((await plotted(canvasElement)).max).toBe('2')
    await expect(document.title).not.toBe('1')
  },
})

function Leaving() {
  const [shown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        {shown ? '外す' : '戻す'}
      </button>
      {shown && (
        <ChartPanel
          label="株価"
          intervals={intervals}
          interval="1d"
          onInterval={fn()}
          candles={sampleDays}
          live={moving}
        />
      )}
    </>
  )
}

/** An unmounted plot releases all that it used. */
export const Unmounted = meta.story({
  name: '外して戻す',
  render: () => <Leaving />,
  async play({ canvas, canvasElement, userEvent }) {
    await plotted(canvasElement)
    const readers = moving.readers()
    await userEvent.click(canvas.getByRole('button', { name: '外す' }))
    await expect(moving.readers()).toBe(readers - 1)
    await expect(document.querySelectorAll('canvas')).toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: '戻す' }))
    await plotted(canvasElement)
    await expect(moving.readers()).toBe(readers)
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        label: '株価',
        plain: '日足',
        pane: '下の段',
        stale: '古い値',
        staleText: '14:21 から値が届いていません。',
        table: '値がない',
        days: ['5日', '15日'] as const,
        unit: '株',
        steps: ['1分', '5分', '15分', '30分', '日', '週', '月'],
      },
      en: {
        label: 'Price',
        plain: 'Days',
        pane: 'With a pane',
        stale: 'Stale',
        staleText: 'No prices since 14:21.',
        table: 'No prices',
        days: ['5 days', '15 days'] as const,
        unit: '',
        steps: ['1 m', '5 m', '15 m', '30 m', 'D', 'W', 'M'],
      },
      'zh-Hant': {
        label: '股價',
        plain: '日線',
        pane: '下方指標',
        stale: '舊資料',
        staleText: '14:21 起未收到報價。',
        table: '無數值',
        days: ['5日', '15日'] as const,
        unit: '股',
        steps: ['1分', '5分', '15分', '30分', '日', '週', '月'],
      },
    })
    const shared = {
      intervals: intervals.map((interval, at) => ({ ...interval, label: words.steps[at] ?? '' })),
      interval: '1d' as const,
      onInterval: fn(),
      candles: sampleDays,
      decimals: 1,
      volumeUnit: words.unit,
      lines: [
        chartLine({ name: words.days[0], tone: 'short' }, averageOf(5), pick),
        chartLine({ name: words.days[1], tone: 'mid' }, averageOf(15), pick),
      ],
    }
    return (
      <Board title="ChartPanel">
        <Rows>
          <Example name={words.plain}>
            <ChartPanel {...shared} label={`${words.label} 1`} previousClose={2783.5} />
          </Example>
          <Example name={words.pane}>
            <ChartPanel
              {...shared}
              label={`${words.label} 2`}
              pane={{ lines: [strength], levels: [30, 70] }}
              fills={[{ at: sampleDays[30]?.at ?? 0, price: 2740, side: 'buy' }]}
            />
          </Example>
          <Example name={words.stale}>
            <ChartPanel {...shared} label={`${words.label} 3`} stale={words.staleText} />
          </Example>
          <Example name={words.table}>
            <ChartPanel {...shared} label={`${words.label} 4`} candles={[]} />
          </Example>
        </Rows>
      </Board>
    )
  },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('input[type=range]')).toHaveLength(3))
  },
})

import { type ChartCandle, chartLine, ChartPanel } from '@kabuto/ui-kit'
import ApexCharts from 'apexcharts'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '@kabuto/ui-kit/kit.css'
import { ticked, walk } from './candles.ts'
import { source } from './source.ts'

type Contender = { ready: number; tick: (step: number) => number; leave: () => void }

function meanOf(period: number) {
  type State = { ring: readonly number[]; sum: number; value: number | undefined }
  return {
    empty: { ring: [], sum: 0, value: undefined } satisfies State as State,
    next({ ring, sum }: State, { close }: ChartCandle): State {
      const full = ring.length === period
      const total = sum + close - (full ? (ring[0] ?? 0) : 0)
      const kept = [...(full ? ring.slice(1) : ring), close]
      return { ring: kept, sum: total, value: kept.length === period ? total / period : undefined }
    },
  }
}

const pick = (value: number | undefined): number | undefined => value
const lines = [
  chartLine({ name: '5', tone: 'short' }, meanOf(5), pick),
  chartLine({ name: '25', tone: 'mid' }, meanOf(25), pick),
]
const intervals = [{ value: '1m', label: '1分', step: 'minutes' }] as const

function place(): HTMLElement {
  const element = document.createElement('div')
  element.style.width = '390px'
  document.body.append(element)
  return element
}

function timed(work: () => void): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

function panel(count: number): Contender {
  const element = place()
  const candles = walk(count)
  const last = candles.at(-1) as ChartCandle
  const live = source<ChartCandle | undefined>(last)
  const root = createRoot(element)
  // Effects of what is flushed are flushed with it: the plot is made and has its data when this returns.
  const ready = timed(() =>
    flushSync(() =>
      root.render(
        <ChartPanel
          label="bench"
          intervals={intervals}
          interval="1m"
          onInterval={() => {}}
          candles={candles}
          lines={lines}
          live={live}
          decimals={1}
          previousClose={2790}
        />,
      ),
    ),
  )
  return {
    ready,
    tick: (step) => timed(() => live.set(ticked(last, step))),
    leave() {
      root.unmount()
      element.remove()
    },
  }
}

const points = (list: readonly ChartCandle[]) =>
  list.map(({ at, open, high, low, close }) => ({ x: at, y: [open, high, low, close] }))
const bars = (list: readonly ChartCandle[]) => list.map(({ at, volume }) => ({ x: at, y: volume }))

/** As its documentation draws candles and volume. */
async function apex(count: number): Promise<Contender> {
  const element = place()
  const candles = walk(count)
  const parts = [
    new ApexCharts(element.appendChild(document.createElement('div')), {
      chart: { type: 'candlestick', height: 264 },
      series: [{ data: points(candles) }],
      xaxis: { type: 'datetime' },
    }),
    new ApexCharts(element.appendChild(document.createElement('div')), {
      chart: { type: 'bar', height: 90 },
      series: [{ data: bars(candles) }],
      xaxis: { type: 'datetime' },
    }),
  ] as const
  const begun = performance.now()
  await Promise.all(parts.map((part) => part.render()))
  const ready = performance.now() - begun
  const last = candles.at(-1) as ChartCandle
  return {
    ready,
    tick: (step) =>
      timed(() => {
        const moved = [...candles.slice(0, -1), ticked(last, step)]
        void parts[0].updateSeries([{ data: points(moved) }])
        void parts[1].updateSeries([{ data: bars(moved) }])
      }),
    leave() {
      for (const part of parts) part.destroy()
      element.remove()
    },
  }
}

/** The engine comes in a chunk of its own; what is measured begins when it is there. */
async function warm(): Promise<void> {
  const first = panel(10)
  while (!document.querySelector('canvas')) await new Promise((resolve) => requestAnimationFrame(resolve))
  first.leave()
}

let shown: Contender | undefined

const bench = {
  warm,
  async show(name: 'panel' | 'apex', count: number): Promise<number> {
    shown = name === 'panel' ? panel(count) : await apex(count)
    return shown.ready
  },
  tick: (step: number): number => shown?.tick(step) ?? Number.NaN,
  leave(): void {
    shown?.leave()
    shown = undefined
  },
}

declare global {
  var bench: {
    warm: () => Promise<void>
    show: (name: 'panel' | 'apex', count: number) => Promise<number>
    tick: (step: number) => number
    leave: () => void
  }
}
globalThis.bench = bench

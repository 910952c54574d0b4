import type { ApexOptions } from 'apexcharts'
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import * as wrapper from 'react-apexcharts'
import { css, styled } from 'styled-components'
import { k } from '../tokens/k.ts'

// The only file that knows apexcharts. It writes names, labels and tooltips as HTML, so it gets none: it gets shares
// from 0 to 1 and draws bare shapes, whose colours are our own CSS. Words, lines, axes and the finger are the chart's
// own, around it.

type Chart = typeof wrapper.default
// It is CommonJS: a bundler that reads it as Node does gives its exports as the default one.
const Chart =
  'default' in wrapper.default ? (wrapper.default as unknown as { default: Chart }).default : wrapper.default

// Every second arc of a ring is a gap.
const slices = [0, 1, 2, 3, 4].map(
  (slice) => css`
    .apexcharts-donut-slice-${slice * 2} {
      fill: var(--slice-${slice});
      opacity: var(--fade-${slice});
    }
    .apexcharts-donut-slice-${slice * 2 + 1} {
      fill: none;
    }
  `,
)

const Box = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  /* It lays out what it does not draw, beside its box. */
  :is(.apexcharts-xaxis, .apexcharts-yaxis, .apexcharts-datalabels-group) {
    display: none;
  }
  .apexcharts-line {
    stroke: ${k.chart.series1};
  }
  .apexcharts-bar-area {
    fill: ${k.price.up.fill};
  }
  .apexcharts-bar-area[val^='-'] {
    fill: ${k.price.down.fill};
  }
  ${slices}
`

/** Its own style sheet is let in by the nonce of the page, where the page has one. */
function pageNonce(): { nonce?: string } {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  return nonce ? { nonce } : {}
}

/** Nothing moves, nothing listens, nothing is drawn but the shape. */
function bare(shape: ApexOptions): ApexOptions {
  return {
    dataLabels: { enabled: false },
    legend: { show: false },
    tooltip: { enabled: false },
    ...shape,
    chart: {
      animations: { enabled: false },
      sparkline: { enabled: true },
      toolbar: { show: false },
      zoom: { enabled: false },
      selection: { enabled: false },
      redrawOnParentResize: false,
      redrawOnWindowResize: false,
      ...pageNonce(),
    },
  }
}

/** In thousandths: some of its roundings are made for figures, not for shares. */
const FULL = 1000
const inFull = (share: number): number => share * FULL

type EngineProps = { type: 'line' | 'bar' | 'donut'; series: ApexOptions['series']; shape: ApexOptions }

/** Its own redrawing waits 150 ms and outlives its element: here it gets each new size. */
function Engine({ type, series, shape }: EngineProps) {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const options = useMemo(() => bare(shape), [shape])
  useLayoutEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: Math.round(entry.contentRect.width), height: Math.round(entry.contentRect.height) })
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return (
    <Box ref={box} aria-hidden="true">
      {size.width > 0 && <Chart type={type} series={series} options={options} {...size} />}
    </Box>
  )
}

export type Place = { x: number; y: number }

const line: ApexOptions = {
  stroke: { width: 2, curve: 'straight' },
  markers: { size: 0 },
  xaxis: { type: 'numeric', min: 0, max: FULL },
  yaxis: { min: 0, max: FULL },
}

// A moving finger renders their parent sixty times a second: they only render when their own values change.

export const ApexLine = memo(function ApexLine({ places }: { places: readonly Place[] }) {
  return (
    <Engine type="line" shape={line} series={[{ data: places.map(({ x, y }) => ({ x: inFull(x), y: inFull(y) })) }]} />
  )
})

// One bar alone has no width by which it could find its own: it is between two invisible ones.
const beside = (heights: readonly number[]): readonly number[] => (heights.length === 1 ? [0, ...heights, 0] : heights)

/** `heights` from the zero line, `zero` is how far up that is. */
export const ApexBars = memo(function ApexBars({ heights, zero }: { heights: readonly number[]; zero: number }) {
  return (
    <Engine
      type="bar"
      shape={{
        plotOptions: { bar: { columnWidth: '62%' } },
        stroke: { width: 0 },
        yaxis: { min: inFull(-zero), max: inFull(1 - zero) },
      }}
      series={[{ data: beside(heights).map(inFull) }]}
    />
  )
})

/** It leaves a rim of its own, which the scale takes back: the ring fills its box. */
const ring: ApexOptions = {
  stroke: { width: 0 },
  plotOptions: { pie: { expandOnClick: false, customScale: 1.025, donut: { size: '70%' } } },
}

/** 2 px of a ring of 120. */
const GAP = 0.0055
const apart = (widths: readonly number[]): readonly number[] =>
  widths.length > 1 ? widths.flatMap((width) => [width - GAP, GAP]) : widths

/** Five slices at most, whose colours and fading the variables around it hold: --slice-0, --fade-0. */
export const ApexRing = memo(function ApexRing({ widths }: { widths: readonly number[] }) {
  return <Engine type="donut" shape={ring} series={apart(widths).map(inFull)} />
})

import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'

const Scene = styled.svg`
  display: block;
  width: 100%;
  max-height: 40dvh;
  stroke-width: 1;
  .line {
    stroke: ${k.line.hairline};
  }
  .candle {
    stroke: ${k.line.control};
    fill: ${k.bg.surface};
  }
  .falling {
    fill: ${k.line.control};
  }
`

// Folds of one paper: lighter towards the light, darker away from it, in both themes.
const Fold = styled.path`
  fill: ${k.text.brand};
  &[data-fold='crestLeft'] {
    fill: ${k.sim.line};
  }
  &[data-fold='crestRight'] {
    fill: color-mix(in oklab, ${k.sim.line} 68%, ${k.chart.series2});
  }
  &[data-fold='rim'] {
    fill: color-mix(in oklab, ${k.sim.line} 30%, ${k.chart.series2});
  }
  &[data-fold='lit'] {
    fill: ${k.line.focus};
  }
  &[data-fold='bowlLeft'] {
    fill: ${k.sim.text};
  }
  &[data-fold='bowlRight'] {
    fill: color-mix(in oklab, ${k.text.brand} 58%, ${k.text.primary});
  }
`

type Candle = { x: number; high: number; low: number; top: number; height: number; falling?: boolean }

const candles: Candle[] = [
  { x: 22, high: 227, low: 263, top: 236, height: 18 },
  { x: 46, high: 213, low: 255, top: 222, height: 24, falling: true },
  { x: 70, high: 205, low: 243, top: 214, height: 20 },
  { x: 250, high: 141, low: 185, top: 150, height: 26 },
  { x: 274, high: 119, low: 167, top: 128, height: 30 },
  { x: 298, high: 123, low: 159, top: 132, height: 18, falling: true },
  { x: 322, high: 95, low: 143, top: 104, height: 30 },
]

const folds = [
  ['crestLeft', 'M16 2.5 9.6 11 16 13.4z'],
  ['crestRight', 'M16 2.5 22.4 11 16 13.4z'],
  ['lit', 'M15.2 14 1.5 7.5 7.4 20.4z'],
  ['shade', 'M16.8 14 30.5 7.5 24.6 20.4z'],
  ['bowlLeft', 'M16 15.2 16 25H6.8z'],
  ['bowlRight', 'M16 15.2 16 25H25.2z'],
  ['rim', 'M3.2 26.2H16v3.3H7z'],
  ['lit', 'M28.8 26.2H16v3.3h9z'],
] as const

/**
 * The large picture of the start: the folded helmet before a quiet market. Decoration; at most once, on the first
 * screen.
 */
export function OrigamiScene() {
  return (
    <Scene viewBox="0 38 343 232" aria-hidden="true">
      {[60, 110, 160, 210, 260].map((y) => (
        <path key={y} className="line" d={`M0 ${y}H343`} />
      ))}
      <g opacity="0.55">
        {candles.map(({ x, high, low, top, height, falling }) => (
          <g key={x} className={falling ? 'candle falling' : 'candle'}>
            <path d={`M${x} ${high}V${low}`} />
            <rect x={x - 5} y={top} width="10" height={height} />
          </g>
        ))}
      </g>
      <g transform="translate(71.5 42) scale(6.25)">
        {folds.map(([fold, d]) => (
          <Fold key={d} data-fold={fold} d={d} />
        ))}
      </g>
    </Scene>
  )
}

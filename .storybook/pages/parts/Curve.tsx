import { k } from '@kabuto/ui-kit'
import { styled } from 'styled-components'

/** An easing drawn on a square of 100: time goes right, progress goes up. */
export function Curve({ points: [x1 = 0, y1 = 0, x2 = 1, y2 = 1] }: { points: number[] }) {
  return (
    <Plot viewBox="-2 -2 104 104" aria-hidden="true">
      <rect width="100" height="100" />
      <path d={`M0 100 C ${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`} />
    </Plot>
  )
}

const Plot = styled.svg`
  width: 5rem;
  height: 5rem;
  fill: none;
  rect {
    stroke: ${k.line.hairline};
  }
  path {
    stroke: ${k.text.brand};
    stroke-width: 3;
  }
`

import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'

const Frame = styled.div`
  container-type: inline-size;
`

const Grid = styled.dl`
  --figure-room: 100cqi;
  display: grid;
  gap: ${k.space[3]};
  dt {
    color: ${k.text.secondary};
    font: ${k.type.caption};
    word-break: auto-phrase;
  }
  dd {
    font: ${k.type.numSm};
    font-weight: 600;
  }
  /* In rem: with large text they are stacked. */
  @container (width >= 18rem) {
    --figure-room: calc(100cqi / var(--count) - 13px);
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 0;
    & > div + div {
      padding-inline-start: ${k.space[3]};
      border-inline-start: 1px solid ${k.line.hairline};
    }
  }
`

export type Cell = { label: string; value: ReactNode }

/** Two or three figures of equal weight beside one another, each below its name. */
export function Cells({ cells }: { cells: readonly Cell[] }) {
  return (
    <Frame>
      <Grid style={{ '--count': cells.length }}>
        {cells.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Grid>
    </Frame>
  )
}

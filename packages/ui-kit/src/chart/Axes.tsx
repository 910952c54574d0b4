import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { widthInEm } from '../base/figureWidth.ts'
import { k } from '../tokens/k.ts'

export type AxesProps = {
  /** From the lowest line to the highest, evenly apart. */
  ticks: readonly string[]
  /** The labels below the first and the last place. */
  from: string
  to: string
  /** How far up zero is, where it has a line of its own. */
  zero?: number | undefined
  children: ReactNode
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${k.space[2]};
  /* Half a line of the highest and of the lowest figure. */
  padding-block-start: 0.75em;
  color: ${k.chart.axis};
  font: ${k.type.caption};
  container-type: inline-size;
`

const Lines = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: space-between;
  grid-area: 1 / 1;
  height: 180px;
  & > span {
    border-block-start: 1px solid ${k.chart.grid};
  }
`

// A long figure takes a third of the chart at most: it is set smaller.
const Ticks = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: space-between;
  height: 180px;
  font-size: min(1em, 33cqi / var(--longest));
  text-align: end;
  white-space: nowrap;
  & > span {
    display: grid;
    align-content: center;
    height: 1px;
  }
`

const Content = styled.div`
  position: relative;
  grid-area: 1 / 1;
  min-width: 0;
`

const Zero = styled.span`
  position: absolute;
  inset: auto 0 calc(var(--zero) * 100%);
  border-block-end: 1px solid ${k.line.strong};
  pointer-events: none;
`

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  justify-content: space-between;
  gap: 0 ${k.space[4]};
  /* Clear of the lowest figure. */
  padding-block-start: 0.9em;
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > span:last-child {
    margin-inline-start: auto;
    text-align: end;
  }
  /* A single place is in the middle of the plot. */
  &:has(> :only-child) {
    grid-column: 1;
    justify-content: center;
  }
  & > :only-child {
    margin: 0;
  }
`

/** The lines and the words around a drawing. Only visible: screen readers have the slider and the table. */
export function Axes({ ticks, from, to, zero, children }: AxesProps) {
  return (
    <Frame>
      <Lines aria-hidden="true">
        {ticks.map((_, at) => (
          <span key={at} />
        ))}
      </Lines>
      <Content>
        {children}
        {zero !== undefined && <Zero style={{ '--zero': zero }} />}
      </Content>
      <Ticks aria-hidden="true" style={{ '--longest': Math.max(...ticks.map(widthInEm)) }}>
        {ticks.map((tick, at) => (
          <span key={at}>{tick}</span>
        ))}
      </Ticks>
      <Ends aria-hidden="true">
        <span>{from}</span>
        {to !== from && <span>{to}</span>}
      </Ends>
    </Frame>
  )
}

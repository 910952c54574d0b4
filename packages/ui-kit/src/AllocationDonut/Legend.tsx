import { DASH, formatPercent } from '@kabuto/domain/shared'
import { styled } from 'styled-components'
import { forcedChosen, ownColours } from '../base/forced.ts'
import { k } from '../tokens/k.ts'
import type { SharedSlice } from './slices.ts'

const colours = [k.chart.series1, k.chart.series2, k.chart.series3, k.chart.series4, k.chart.series5] as const
const GREY = 4

/** The last of many is the smallest, or all others: grey. */
export function colourOf(at: number, count: number): string {
  return colours[count >= GREY && at === count - 1 ? GREY : at] ?? colours[GREY]
}

export function percentOf({ tenths }: SharedSlice): string {
  return tenths === undefined ? DASH : formatPercent(tenths / 10, { decimals: 1 })
}

/** The ring and its legend, with large text one below the other. */
export const Halves = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${k.space[4]} 20px;
`

const Rows = styled.dl`
  flex: 1 1 9.5rem;
  min-width: 0;
  font: ${k.type.sub};
  & > div {
    display: flex;
    gap: ${k.space[2]};
    padding: 3px ${k.space[1]};
    border-radius: ${k.radius.xs};
  }
  & > [data-selected] {
    background: ${k.bg.selected};
    ${forcedChosen}
  }
  dt {
    display: flex;
    flex: 1;
    gap: ${k.space[2]};
    min-width: 0;
    overflow-wrap: anywhere;
    word-break: auto-phrase;
  }
  dt > span {
    min-width: 0;
  }
  dd {
    font-weight: 600;
    white-space: nowrap;
  }
`

const Mark = styled.i`
  flex: none;
  width: 12px;
  height: 12px;
  margin-block-start: calc((1lh - 12px) / 2);
  border-radius: 2px;
  background: var(--slice);
  ${ownColours}
`

export type LegendProps = { slices: readonly SharedSlice[]; selected: number | undefined }

/** It is the data of the ring: every part with its share. */
export function Legend({ slices, selected }: LegendProps) {
  return (
    <Rows>
      {slices.map((slice, at) => (
        <div key={at} data-selected={at === selected ? '' : undefined}>
          <dt>
            <Mark style={{ '--slice': colourOf(at, slices.length) }} />
            <span>{slice.name}</span>
          </dt>
          <dd>{percentOf(slice)}</dd>
        </div>
      ))}
    </Rows>
  )
}

import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { CircleAlertIcon } from '../icons.ts'
import { spokenOnly } from '../base/spoken.ts'
import { ownColours } from '../base/forced.ts'
import { k } from '../tokens/k.ts'

export type LimitMeterProps = {
  /** What there is: 買付余力 3,420,000円. */
  limit: ReactNode
  /** How much of it is taken: 25.0% を使用. */
  used: ReactNode
  /** The part taken already, 1 is all of it. */
  share: number
  /** The part that what is being entered would take on top, lighter. */
  planned?: number | undefined
  /** More than there is: by how much, and what to do. */
  over?: string | undefined
}

const Frame = styled.div`
  position: relative;
`

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${k.space[3]};
  margin-block-end: 6px;
  color: ${k.text.secondary};
  font: ${k.type.caption};
  word-break: auto-phrase;
  & > span {
    min-width: 0;
  }
  & > span:last-child {
    margin-inline-start: auto;
    color: ${k.text.primary};
    text-align: end;
  }
  &[data-over] > span:last-child {
    color: ${k.danger.softText};
  }
`

// A native meter cannot show two parts in every browser: this one is for screen readers.
const Meter = styled.meter`
  ${spokenOnly}
`

const Track = styled.div`
  display: flex;
  height: ${k.part.progress.height};
  overflow: hidden;
  border-radius: ${k.radius.xs};
  background: ${k.bg.sunken};
  ${ownColours}
`

const Part = styled.span`
  width: var(--part);
  background: ${k.action.bg};
  &[data-part='planned'] {
    background: ${k.chart.series2};
  }
  &[data-part='over'] {
    background: ${k.danger.line};
  }
`

const Wrong = styled.p`
  display: flex;
  gap: 6px;
  margin-block-start: 6px;
  color: ${k.danger.softText};
  font: ${k.type.caption};
  text-wrap: pretty;
  word-break: auto-phrase;
  svg {
    margin-block-start: 0.0625rem;
  }
`

function between(value: number, most: number): number {
  return Number.isNaN(value) ? 0 : Math.min(most, Math.max(0, value))
}

function part(share: number): { '--part': string } {
  return { '--part': `${share * 100}%` }
}

/**
 * How much of a limit is taken, and how much an order or a loan would add. The words carry it, the bar is their
 * picture.
 */
export function LimitMeter({ limit, used, share, planned = 0, over }: LimitMeterProps) {
  const id = useId()
  const exceeded = over !== undefined
  const taken = exceeded ? 1 : between(share, 1)
  const added = between(planned, 1 - taken)
  return (
    <Frame>
      <Words data-over={exceeded || undefined}>
        <span id={`${id}-limit`}>{limit}</span>
        <span id={`${id}-used`}>{used}</span>
      </Words>
      <Meter
        value={taken + added}
        aria-labelledby={`${id}-limit`}
        aria-describedby={exceeded ? `${id}-used ${id}-over` : `${id}-used`}
      />
      <Track aria-hidden="true">
        <Part data-part={exceeded ? 'over' : 'taken'} style={part(taken)} />
        {added > 0 && <Part data-part="planned" style={part(added)} />}
      </Track>
      {exceeded && (
        <Wrong id={`${id}-over`}>
          <Icon shape={CircleAlertIcon} size="small" />
          <span>{over}</span>
        </Wrong>
      )}
    </Frame>
  )
}

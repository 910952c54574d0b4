import { useId } from 'react'
import { styled } from 'styled-components'
import { rail, showInRail, watchRail } from '../base/rail.ts'
import { spokenOnly } from '../base/spoken.ts'
import { forcedChosen } from '../base/forced.ts'
import { k } from '../tokens/k.ts'
import type { ChartStep } from './times.ts'

export type ChartInterval<Value extends string> = { value: Value; label: string; step: ChartStep }

type IntervalsProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly ChartInterval<Value>[]
}

const Rail = styled.div`
  ${rail}
  flex: 1;
  min-width: 0;
  justify-content: space-between;
  padding-inline: 6px;
  scroll-padding-inline: 6px 40px;
`

// The whole height is the touch target; the tinted part is lower.
const Interval = styled.label`
  position: relative;
  display: grid;
  flex: 1 0 auto;
  place-items: center;
  min-width: ${k.size.touchMin};
  min-height: ${k.size.touchMin};
  color: ${k.text.secondary};
  font: ${k.type.caption};
  cursor: pointer;
  & > span {
    display: grid;
    place-items: center;
    width: 100%;
    min-height: 28px;
    padding-inline: 6px;
    border-radius: ${k.radius.sm};
    white-space: nowrap;
  }
  &:active > span {
    background: ${k.bg.pressed};
  }
  :checked + span {
    background: ${k.bg.selected};
    color: ${k.text.brand};
    font-weight: 600;
    ${forcedChosen}
  }
  :focus-visible + span {
    outline: ${k.border.focus} solid ${k.line.focus};
  }
`

const Radio = styled.input`
  ${spokenOnly}
`

/** How long one candle lasts: all choices in one row, on a narrow screen one that scrolls. */
export function Intervals<Value extends string>({ label, value, onChange, options }: IntervalsProps<Value>) {
  const name = useId()
  return (
    <Rail role="radiogroup" aria-label={label} ref={watchRail}>
      {options.map((option) => (
        <Interval key={option.value} ref={option.value === value ? showInRail : undefined}>
          <Radio type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </Interval>
      ))}
    </Rail>
  )
}

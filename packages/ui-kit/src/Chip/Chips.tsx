import { useId } from 'react'
import { styled } from 'styled-components'
import { rail, showInRail, watchRail } from '../base/rail.ts'
import { gutter } from '../base/space.ts'
import { spokenOnly } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { ChipReason, chipTarget, Label, Pill } from './face.ts'

export type ChipOption<Value extends string> = {
  value: Value
  label: string
  /** Why it cannot be chosen now: shown below the row. */
  disabledReason?: string | undefined
}

export type ChipsProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly ChipOption<Value>[]
}

const Row = styled.div`
  ${rail}
  gap: ${k.size.touchGap};
`

const Choice = styled.label`
  ${chipTarget}
`

const Radio = styled.input`
  ${spokenOnly}
`

const Reasons = styled.div`
  padding-inline: ${gutter};
`

/** One view of a list out of several, in a row that scrolls. It brings its own gutters, as a List does. */
export function Chips<Value extends string>({ label, value, onChange, options }: ChipsProps<Value>) {
  const name = useId()
  return (
    <div>
      <Row ref={watchRail} role="radiogroup" aria-label={label}>
        {options.map((option, at) => {
          const disabled = option.disabledReason !== undefined
          return (
            <Choice key={option.value} ref={option.value === value ? showInRail : undefined}>
              <Radio
                type="radio"
                name={name}
                checked={option.value === value}
                aria-disabled={disabled || undefined}
                aria-describedby={disabled ? `${name}-${at}` : undefined}
                onChange={() => {
                  if (!disabled) onChange(option.value)
                }}
              />
              <Pill>
                <Label data-label={option.label}>{option.label}</Label>
              </Pill>
            </Choice>
          )
        })}
      </Row>
      <Reasons>
        {options.map(
          ({ value: key, disabledReason }, at) =>
            disabledReason !== undefined && (
              <ChipReason key={key} id={`${name}-${at}`}>
                {disabledReason}
              </ChipReason>
            ),
        )}
      </Reasons>
    </div>
  )
}

import { useId } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import type { IconShape } from '../icons.ts'
import { ChipReason, chipTarget, Label, Pill } from './face.ts'

export type ChipProps = {
  label: string
  on: boolean
  onChange: (on: boolean) => void
  icon?: IconShape | undefined
  /** Why it cannot be changed now: shown below. */
  disabledReason?: string | undefined
}

const Frame = styled.span`
  display: inline-block;
  min-width: 0;
  max-width: 100%;
`

const Press = styled.button`
  ${chipTarget}
  &:focus-visible {
    outline: none;
  }
`

/** One filter that is on or off by itself. One of several: Chips. */
export function Chip({ label, on, onChange, icon, disabledReason }: ChipProps) {
  const id = useId()
  const disabled = disabledReason !== undefined
  return (
    <Frame>
      <Press
        type="button"
        aria-pressed={on}
        aria-disabled={disabled || undefined}
        aria-describedby={disabled ? id : undefined}
        onClick={() => {
          if (!disabled) onChange(!on)
        }}
      >
        <Pill>
          {icon && <Icon shape={icon} size="small" />}
          <Label data-label={label}>{label}</Label>
        </Pill>
      </Press>
      {disabled && <ChipReason id={id}>{disabledReason}</ChipReason>}
    </Frame>
  )
}

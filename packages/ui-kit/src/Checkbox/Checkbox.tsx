import { type ComponentProps, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { CheckIcon, CircleAlertIcon } from '../icons.ts'
import { forcedChosen } from '../base/forced.ts'
import { k } from '../tokens/k.ts'

export type CheckboxProps = Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'ref'> & {
  checked: boolean
  onChange: (checked: boolean) => void
  /** What it is for, below the row. */
  error?: string | undefined
  /** Cannot be ticked or unticked now, and why. */
  disabledReason?: string | undefined
  /** What is agreed to; may hold Links. */
  children: ReactNode
}

const Row = styled.label`
  display: flex;
  gap: ${k.space[3]};
  align-items: flex-start;
  min-height: ${k.size.touchMin};
  padding-block: 10px;
  font: ${k.type.sub};
  cursor: pointer;
  & > :last-child {
    min-width: 0;
    padding-block-start: 0.0625rem;
    word-break: auto-phrase;
  }
  &[data-disabled] > :last-child {
    color: ${k.text.secondary};
  }
`

const Box = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
  border-radius: ${k.radius.sm};
  color: ${k.action.text};
  svg {
    position: relative;
    pointer-events: none;
  }
`

const Input = styled.input`
  position: absolute;
  inset: 0;
  border: 1.5px solid ${k.line.control};
  border-radius: inherit;
  background: ${k.bg.surface};
  appearance: none;
  cursor: pointer;
  &[aria-invalid] {
    border: 2px solid ${k.part.field.lineError};
  }
  &:checked {
    border-color: transparent;
    background: ${k.action.bg};
    ${forcedChosen}
  }
  &:checked ~ svg {
    ${forcedChosen}
  }
  &[aria-disabled='true'] {
    border-color: transparent;
    background: ${k.action.disabledBg};
    cursor: default;
    & ~ svg {
      color: ${k.text.disabled};
    }
  }
`

const Below = styled.p`
  display: flex;
  gap: 6px;
  margin-block-start: -4px;
  padding-inline-start: calc(1.375rem + ${k.space[3]});
  color: ${k.text.secondary};
  font: ${k.type.caption};
  text-wrap: pretty;
  word-break: auto-phrase;
  &[data-failed] {
    color: ${k.danger.softText};
  }
`

/** One thing to agree to. Never ticked for the member; what it means is beside it, with links to the whole text. */
export function Checkbox({ checked, onChange, error, disabledReason, children, ...input }: CheckboxProps) {
  const id = useId()
  const disabled = disabledReason !== undefined
  const failed = error !== undefined && !disabled
  const below = disabledReason ?? error
  return (
    <div>
      <Row data-disabled={disabled || undefined}>
        <Box>
          <Input
            {...input}
            type="checkbox"
            checked={checked}
            aria-disabled={disabled || undefined}
            aria-invalid={failed || undefined}
            aria-describedby={below !== undefined ? id : undefined}
            onChange={(event) => {
              if (!disabled) onChange(event.currentTarget.checked)
            }}
          />
          {checked && <Icon shape={CheckIcon} size="small" />}
        </Box>
        <span>{children}</span>
      </Row>
      {below !== undefined && (
        <Below id={id} data-failed={failed || undefined}>
          {failed && <Icon shape={CircleAlertIcon} size="small" />}
          <span>{below}</span>
        </Below>
      )}
    </div>
  )
}

import { fill } from '@kabuto/domain/shared'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react'
import { useDigits } from '../AmountField/useDigits.ts'
import { FieldFrame, type FrameProps, useFieldFrame } from '../Field/FieldFrame.tsx'
import { widthInEm } from '../base/figureWidth.ts'
import { Icon } from '../Icon/Icon.tsx'
import { LockIcon } from '../icons.ts'
import { Spoken } from '../base/spoken.ts'
import { Box, Input, Middle, Unit } from './box.ts'
import { type StepTo, StepButton } from './StepButton.tsx'

export type StepperProps = Pick<ComponentProps<'input'>, 'enterKeyHint' | 'name' | 'onBlur' | 'ref'> &
  FrameProps & {
    /** Digits without separators, `''` when empty. */
    value: string
    onChange: (value: string) => void
    unit: string
  }

type StepperFieldProps = StepperProps & {
  decimals: number
  step: { up: StepTo; down: StepTo }
  names: { up: string; down: string }
}

const arrows: Record<string, 'up' | 'down'> = { ArrowUp: 'up', ArrowDown: 'down' }

/** The box of MoneyStepper and QuantityStepper: a value to type, and a button on each side that moves it one step. */
export function StepperField({ hint, ...props }: StepperFieldProps) {
  const [pressed, setPressed] = useState<'up' | 'down'>()
  const [stepped, setStepped] = useState(false)
  const blocked = pressed && props.step[pressed]
  const below: ReactNode = blocked && 'reason' in blocked ? blocked.reason : hint
  const { frame, control, rest } = useFieldFrame({ ...props, hint: below }, true)
  const { value, onChange, unit, decimals, step, names, onBlur, ...input } = rest
  const digits = useDigits({ value, onChange: change, decimals, padded: true })

  function change(next: string): void {
    setStepped(false)
    setPressed(undefined)
    onChange(next)
  }

  function go(direction: 'up' | 'down'): void {
    const next = step[direction]
    if ('reason' in next) {
      setPressed(direction)
      return
    }
    setPressed(undefined)
    setStepped(true)
    onChange(next.to)
  }

  function byArrow(event: KeyboardEvent): void {
    const direction = arrows[event.key]
    if (direction === undefined || event.nativeEvent.isComposing || frame.fixed) return
    event.preventDefault()
    go(direction)
  }

  const side = (direction: 'up' | 'down') =>
    !frame.fixed && (
      <StepButton
        label={fill(names[direction], { label: frame.label })}
        side={direction}
        step={step[direction]}
        controls={frame.id}
        onStep={() => go(direction)}
      />
    )
  const widths = {
    '--value-width': Math.max(1, widthInEm(digits.shown)),
    '--aside-width': `min(${widthInEm(unit) * 0.8125}rem, 45cqi)`,
  }
  return (
    <FieldFrame frame={frame}>
      <Box data-state={frame.state}>
        {side('down')}
        <Middle style={widths}>
          <Input
            {...input}
            {...control}
            {...digits.input}
            readOnly={frame.fixed}
            onKeyDown={byArrow}
            onBlur={(event) => {
              digits.settle()
              setPressed(undefined)
              onBlur?.(event)
            }}
          />
          <Unit>
            <span aria-hidden="true">{digits.shown}</span>
            <span id={`${frame.id}-suffix`}>{unit}</span>
          </Unit>
        </Middle>
        {side('up')}
        {frame.locked && <Icon shape={LockIcon} />}
      </Box>
      <Spoken as="output">{stepped ? digits.shown + unit : ''}</Spoken>
    </FieldFrame>
  )
}

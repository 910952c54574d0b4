import { useId } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { MinusIcon, PlusIcon } from '../icons.ts'
import { Spoken } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { brandPress } from '../base/touch.ts'
import { useHold } from './hold.ts'

/** Where one press leads, or why it leads nowhere. */
export type StepTo = { to: string } | { reason: string }

const Face = styled.button`
  ${brandPress}
  align-self: stretch;
  width: ${k.part.stepper.button};
  user-select: none;
  -webkit-touch-callout: none;
  &[data-side='down'] {
    border-inline-end: 1px solid ${k.line.hairline};
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  &[data-side='up'] {
    border-inline-start: 1px solid ${k.line.hairline};
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`

type StepButtonProps = {
  label: string
  side: 'up' | 'down'
  step: StepTo
  onStep: () => void
  controls: string
}

/** One side of a stepper. Held it goes on; at its limit it says why. */
export function StepButton({ label, side, step, onStep, controls }: StepButtonProps) {
  const id = useId()
  const hold = useHold(onStep)
  const limited = 'reason' in step
  return (
    <>
      <Face
        type="button"
        data-side={side}
        aria-controls={controls}
        aria-disabled={limited || undefined}
        aria-describedby={limited ? id : undefined}
        // A caret in the value stays where it is, and so does a phone's keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onContextMenu={(event) => event.preventDefault()}
        {...hold}
      >
        <Icon shape={side === 'up' ? PlusIcon : MinusIcon} size="large" />
        <Spoken>{label}</Spoken>
      </Face>
      {/* Not in the button, whose name it would become; shown by the field when pressed. */}
      {limited && (
        <span id={id} hidden>
          {step.reason}
        </span>
      )}
    </>
  )
}

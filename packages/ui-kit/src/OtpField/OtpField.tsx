import { type ComponentProps, type CompositionEvent, type SyntheticEvent, useState } from 'react'
import { styled } from 'styled-components'
import { FieldFrame, type FrameProps, useFieldFrame } from '../Field/FieldFrame.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { CircleCheckIcon } from '../icons.ts'
import { k } from '../tokens/k.ts'

export type OtpFieldProps = Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'ref'> &
  Omit<FrameProps, 'readOnly'> & {
    value: string
    onChange: (value: string) => void
    length?: number | undefined
    /** The code was right: says so below, and nothing can be changed any more. */
    verified?: string | undefined
  }

const Boxes = styled.div`
  position: relative;
  display: flex;
  gap: ${k.space[2]};
`

const Box = styled.span`
  display: grid;
  flex: 1;
  place-items: center;
  min-width: 0;
  height: max(56px, 2.5rem);
  border: ${k.border.control} solid ${k.part.field.line};
  border-radius: ${k.part.field.radius};
  background: ${k.part.field.bg};
  font-size: 1.375rem;
  font-weight: 600;
  [data-state='error'] > & {
    border-color: ${k.part.field.lineError};
    box-shadow: inset 0 0 0 1px ${k.part.field.lineError};
  }
  [data-state='readonly'] > & {
    border-color: ${k.tone.success.mark};
  }
  [data-state='disabled'] > & {
    border-color: transparent;
    background: ${k.bg.sunken};
    color: ${k.text.disabled};
  }
  input:focus ~ &[data-current] {
    outline: ${k.border.focus} solid ${k.line.focus};
    outline-offset: calc(-1 * ${k.border.focus});
  }
  [data-state='error'] > input:focus ~ &[data-current] {
    outline-offset: 2px;
  }
`

// The one real input covers all boxes, invisible: phones fill a code into it, fingers and paste menus find it.
const Input = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  border: 0;
  opacity: 0;
`

const Verified = styled.span`
  display: flex;
  gap: 6px;
  color: ${k.tone.success.text};
  svg {
    color: ${k.tone.success.mark};
  }
`

/** Digits only, as a Japanese keyboard or a copied sentence gives them. */
function digitsOf(text: string, length: number): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, length)
}

/** The digits are drawn in their order, so that the caret has one place: behind the last. */
function toEnd({ currentTarget: field }: SyntheticEvent<HTMLInputElement>): void {
  const { selectionStart, selectionEnd, value } = field
  if (selectionStart === selectionEnd && selectionEnd !== value.length)
    field.setSelectionRange(value.length, value.length)
}

/** A code sent by message: six boxes to look at, one input that phones can fill. */
export function OtpField({ verified, hint, ...props }: OtpFieldProps) {
  const done = verified !== undefined
  const below = done ? (
    <Verified>
      <Icon shape={CircleCheckIcon} size="small" />
      <span>{verified}</span>
    </Verified>
  ) : (
    hint
  )
  const { frame, control, rest } = useFieldFrame({
    ...props,
    hint: below,
    error: done ? undefined : props.error,
    readOnly: done,
  })
  const { value, onChange, length = 6, ...input } = rest
  const [composed, setComposed] = useState<string>()
  const digits = digitsOf(composed ?? value, length)

  function take(field: HTMLInputElement): void {
    const next = digitsOf(field.value, length)
    // Before React writes the same: a letter typed is gone at once.
    field.value = next
    if (next !== value) onChange(next)
  }

  return (
    <FieldFrame frame={frame}>
      <Boxes data-state={frame.state}>
        <Input
          {...input}
          {...control}
          autoComplete="one-time-code"
          inputMode="numeric"
          enterKeyHint="done"
          pattern="[0-9]*"
          readOnly={frame.fixed}
          value={composed ?? digits}
          onSelect={toEnd}
          onChange={({ currentTarget, nativeEvent }) => {
            if ((nativeEvent as InputEvent).isComposing) setComposed(currentTarget.value)
            else take(currentTarget)
          }}
          onCompositionStart={() => setComposed(value)}
          onCompositionEnd={({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
            setComposed(undefined)
            take(currentTarget)
          }}
        />
        {Array.from({ length }, (_, at) => (
          <Box
            key={at}
            aria-hidden="true"
            data-current={(at === Math.min(digits.length, length - 1) && !frame.fixed) || undefined}
          >
            {digits[at]}
          </Box>
        ))}
      </Boxes>
    </FieldFrame>
  )
}

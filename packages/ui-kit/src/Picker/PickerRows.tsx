import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { CheckIcon } from '../icons.ts'
import { spokenOnly } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'

export type PickerOption = {
  value: string
  /** With the part Marked that was looked for. */
  label: ReactNode
  sub?: string | undefined
  /** Cannot be chosen now, and why. */
  disabledReason?: string | undefined
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

const Row = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${k.space[3]};
  min-height: ${k.space[12]};
  padding: ${k.space[2]};
  border-radius: ${k.radius.sm};
  font: ${k.type.ui};
  cursor: pointer;
  & + &::before {
    position: absolute;
    inset: 0 ${k.space[2]} auto;
    height: 1px;
    background: ${k.line.hairline};
    content: '';
  }
  & > svg {
    color: ${k.text.brand};
    visibility: hidden;
  }
  &:has(:checked) {
    font: ${k.type.bodyStrong};
    & > svg {
      visibility: visible;
    }
  }
  &:active {
    background: ${k.bg.pressed};
  }
  &:has(:focus-visible) {
    outline: ${k.border.focus} solid ${k.line.focus};
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${k.text.disabled};
    cursor: default;
  }
`

const Radio = styled.input`
  ${spokenOnly}
`

const Words = styled.span`
  display: grid;
  min-width: 0;
  word-break: auto-phrase;
`

const Sub = styled.span`
  color: ${k.text.secondary};
  font: ${k.type.caption};
`

export type PickerRowsProps = {
  label: string
  value: string | undefined
  options: PickerOption[]
  onChange: (value: string) => void
  onDone: () => void
}

/** The choices as radios. A press chooses and closes; the arrow keys choose and keep it open. */
export function PickerRows({ label, value, options, onChange, onDone }: PickerRowsProps) {
  const name = useId()
  const byArrow = useRef(false)
  const firstOpen =
    options.find((option) => option.value === value) ?? options.find((option) => option.disabledReason === undefined)

  function press(option: PickerOption): void {
    if (option.disabledReason !== undefined) return
    if (option.value !== value) onChange(option.value)
    if (!byArrow.current) onDone()
  }

  function onKeyDown(event: KeyboardEvent): void {
    byArrow.current = event.key.startsWith('Arrow')
    if (event.key !== 'Enter') return
    event.preventDefault()
    onDone()
  }

  return (
    <Rows role="radiogroup" aria-label={label}>
      {options.map((option) => {
        const { value: own, label: words, sub, disabledReason } = option
        const below = disabledReason ?? sub
        return (
          <Row key={own} data-disabled={disabledReason !== undefined || undefined}>
            <Radio
              type="radio"
              name={name}
              checked={own === value}
              data-first={own === firstOpen?.value || undefined}
              aria-disabled={disabledReason !== undefined || undefined}
              onPointerDown={() => {
                byArrow.current = false
              }}
              onKeyDown={onKeyDown}
              onClick={() => press(option)}
              // The click handles it; without `onChange` React would warn.
              onChange={() => undefined}
            />
            <Words>
              <span>{words}</span>
              {below !== undefined && <Sub>{below}</Sub>}
            </Words>
            <Icon shape={CheckIcon} size="large" />
          </Row>
        )
      })}
    </Rows>
  )
}

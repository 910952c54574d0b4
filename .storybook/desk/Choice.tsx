import { k } from '@kabuto/ui-kit'
import { useId } from 'react'
import { styled } from 'styled-components'

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: { value: Value; label: string }[]
}

/** One of several, in a row that wraps: the kit's own tabs are for two to four. */
export function Choice<Value extends string>({ label, value, onChange, options }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <Track aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </Track>
  )
}

const Track = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  margin: 0;
  padding: 2px;
  border: 0;
  border-radius: ${k.radius.md};
  background: ${k.bg.sunken};
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 40px;
    padding: 0 ${k.space[3]};
    border-radius: ${k.radius.sm};
    color: ${k.text.secondary};
    font: ${k.type.sub};
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  label:has(:checked) {
    background: ${k.bg.surface};
    color: ${k.text.primary};
    font: ${k.type.subStrong};
  }
  label:has(:focus-visible) {
    outline: ${k.border.focus} solid ${k.line.focus};
  }
`

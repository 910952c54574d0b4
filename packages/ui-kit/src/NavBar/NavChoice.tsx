import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronDownIcon, type IconShape } from '../icons.ts'
import { k } from '../tokens/k.ts'

export type NavChoiceProps<Value extends string> = {
  icon: IconShape
  /** What is chosen; it is not to be seen. */
  label: string
  value: Value
  onChange: (value: Value) => void
  /** `lang` where a choice is written in a language of its own. */
  options: readonly { value: Value; label: string; lang?: string | undefined }[]
}

const Face = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  /* Beside the brand. */
  header & {
    max-width: calc(100vw - 6rem - 28px);
  }
  min-height: ${k.size.touchMin};
  padding-inline: ${k.space[3]};
  border-radius: ${k.radius.md};
  color: ${k.text.secondary};
  font: ${k.type.sub};
  line-height: 1.3;
  & > span {
    min-width: 0;
  }
  /* Large text on a narrow screen: the words need the space. */
  @container (width < 14rem) {
    & > svg:first-child {
      display: none;
    }
  }
  &:active {
    background: ${k.bg.pressed};
  }
  &:has(:focus-visible) {
    outline: ${k.border.focus} solid ${k.line.focus};
    outline-offset: -2px;
  }
`

// The phone's own picker, over words that take only the space of the choice.
const Choice = styled.select`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  cursor: pointer;
`

/**
 * One of a few, small at the end of a NavBar or above a list: the language, an order. A field of a form is a Picker.
 */
export function NavChoice<Value extends string>({ icon, label, value, onChange, options }: NavChoiceProps<Value>) {
  const chosen = options.find((option) => option.value === value)
  return (
    <Face>
      <Icon shape={icon} />
      <span aria-hidden="true" lang={chosen?.lang}>
        {chosen?.label}
      </span>
      <Icon shape={ChevronDownIcon} size="small" />
      <Choice aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </Choice>
    </Face>
  )
}

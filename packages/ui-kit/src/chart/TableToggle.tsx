import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { TableIcon } from '../icons.ts'
import { forcedChosen } from '../base/forced.ts'
import { k } from '../tokens/k.ts'
import { touchTarget } from '../base/touch.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

export type TableToggleProps = {
  on: boolean
  onChange: (on: boolean) => void
  words?: WordsOf<'asTable'> | undefined
}

const Press = styled.button`
  ${touchTarget}
  color: ${k.text.secondary};
  &:active {
    background: ${k.bg.pressed};
  }
  &[aria-pressed='true'] {
    background: ${k.bg.selected};
    color: ${k.text.brand};
    ${forcedChosen}
  }
`

/** Turns a chart into its table and back. */
export function TableToggle({ on, onChange, words: own }: TableToggleProps) {
  const words = useKitWords({ asTable: say.asTable }, own)
  return (
    <Press type="button" aria-label={words.asTable} aria-pressed={on} onClick={() => onChange(!on)}>
      <Icon shape={TableIcon} size="medium" />
    </Press>
  )
}

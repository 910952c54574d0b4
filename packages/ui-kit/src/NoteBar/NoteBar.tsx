import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Bar } from '../SimBar/face.ts'
import { k } from '../tokens/k.ts'

export type NoteBarProps = {
  children: ReactNode
  /** The one way on, where there is one that can be pressed. */
  action?: { label: string; onPress: () => void } | undefined
}

const Face = styled(Bar)`
  padding-block: 0;
  background: ${k.bg.surface};
  color: ${k.text.primary};
  font: ${k.type.caption};
  text-align: center;
  text-wrap: balance;
  word-break: auto-phrase;
  overflow-wrap: anywhere;
  & > output {
    padding-block: ${k.space[1]};
  }
`

const Press = styled.button`
  flex: none;
  max-width: 50%;
  min-width: ${k.size.touchMin};
  min-height: ${k.size.touchMin};
  padding-inline: ${k.space[2]};
  color: ${k.text.link};
  font: ${k.type.subStrong};
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
  &:focus-visible {
    outline-offset: calc(-1 * ${k.border.focus});
  }
`

/**
 * One sentence that holds for the whole app and not only for a screen, below the SimBar on every Page (`PageMark`):
 * where what one does is kept, say. It says what one can do about it too.
 */
export function NoteBar({ children, action }: NoteBarProps) {
  return (
    <Face as="div">
      <output>{children}</output>
      {action && (
        <Press type="button" onClick={action.onPress}>
          {action.label}
        </Press>
      )}
    </Face>
  )
}

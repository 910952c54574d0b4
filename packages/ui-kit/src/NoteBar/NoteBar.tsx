import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Bar } from '../SimBar/face.ts'
import { k } from '../tokens/k.ts'

export type NoteBarProps = { children: ReactNode }

const Face = styled(Bar)`
  padding-block: ${k.space[1]};
  background: ${k.bg.surface};
  color: ${k.text.primary};
  font: ${k.type.caption};
  text-align: center;
  text-wrap: balance;
  word-break: auto-phrase;
  overflow-wrap: anywhere;
`

/**
 * One sentence that holds for the whole app and not only for a screen, below the SimBar on every Page (`PageMark`):
 * where what one does is kept, say. It says what one can do about it too, because nothing in it can be pressed.
 */
export function NoteBar({ children }: NoteBarProps) {
  return <Face as="output">{children}</Face>
}

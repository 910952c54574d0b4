import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { ShownReason } from '../Button/reason.ts'
import { gutter } from '../base/space.ts'
import { forcedTop } from '../base/forced.ts'
import { k } from '../tokens/k.ts'

export type ActionBarProps = {
  /** What is missing. A Button inside with the same `disabledReason` is explained by this line. */
  note?: string | undefined
  children: ReactNode
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[2]};
  padding: ${k.space[3]} ${gutter} calc(env(safe-area-inset-bottom) + ${k.space[3]});
  box-shadow: 0 -1px ${k.line.hairline};
  ${forcedTop}
  background: ${k.bg.surface};
`

const Note = styled.p`
  color: ${k.text.secondary};
  font: ${k.type.caption};
  text-align: center;
  text-wrap: balance;
  word-break: auto-phrase;
`

/** The one solid button of a screen, easy to reach with the thumb. Goes into `bottom` of a Page. */
export function ActionBar({ note, children }: ActionBarProps) {
  const id = useId()
  return (
    <Bar>
      {note !== undefined && <Note id={id}>{note}</Note>}
      <ShownReason value={note === undefined ? undefined : { id, text: note }}>{children}</ShownReason>
    </Bar>
  )
}

import { type ReactNode, use } from 'react'
import { styled } from 'styled-components'
import { gutter } from '../base/space.ts'
import { k } from '../tokens/k.ts'
import { PageNote } from './pageNote.ts'

const Note = styled.div`
  margin-block-end: ${k.space[4]};
  [data-bleed] > & {
    margin: ${k.space[4]} ${gutter};
  }
`

/** The content of a Page or a Sheet below its note, which is said once: not again in a sheet of the page. */
export function Noted({ children }: { children: ReactNode }) {
  const note = use(PageNote)
  return (
    <>
      {note && <Note>{note}</Note>}
      <PageNote value={undefined}>{children}</PageNote>
    </>
  )
}

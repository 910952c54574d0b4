import { styled } from 'styled-components'
import { gutter } from '../base/space.ts'
import { k } from '../tokens/k.ts'

export type ListHeadProps = {
  title: string
  /** At the other end: an order, a count. */
  note?: string | undefined
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${k.space[3]};
  padding: ${k.space[5]} ${gutter} ${k.space[2]};
  background: ${k.bg.page};
  color: ${k.text.secondary};
  font: ${k.type.caption};
  & > h2 {
    color: ${k.text.primary};
    font: ${k.type.subStrong};
    word-break: auto-phrase;
    overflow-wrap: anywhere;
  }
`

/** The head of some rows of a list without an end: a month, a kind. Rows in a card have their Section. */
export function ListHead({ title, note }: ListHeadProps) {
  return (
    <Line>
      <h2>{title}</h2>
      {note !== undefined && <span>{note}</span>}
    </Line>
  )
}

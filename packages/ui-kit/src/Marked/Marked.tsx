import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'

export type MarkedProps = {
  text: string
  /** The letters that are marked, as `slice` takes them. */
  from: number
  to: number
}

const Mark = styled.mark`
  padding: 0 1px;
  border-radius: 3px;
  background: ${k.bg.selected};
  color: ${k.text.brand};
  font-weight: 600;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
`

/** A text with the part that was looked for: tint, weight and line, so that it is seen without its colour. */
export function Marked({ text, from, to }: MarkedProps) {
  return (
    <>
      {text.slice(0, from)}
      <Mark>{text.slice(from, to)}</Mark>
      {text.slice(to)}
    </>
  )
}

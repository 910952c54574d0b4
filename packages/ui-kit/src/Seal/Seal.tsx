import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'

export type SealProps = {
  /** 模擬注文, 模擬, 見本, 教材. Four characters are set two by two; in English one word a line. */
  text: string
  /** A longer text for screen readers than fits on the seal. */
  label?: string | undefined
  /** Where words beside it say the same, the seal is hidden from screen readers. */
  decorative?: boolean | undefined
}

const Stamp = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  /* Room for the corners that the turn swings out. */
  margin: 0.125rem;
  padding: 0.25rem 0.375rem;
  border: 0.09375rem solid currentColor;
  border-radius: ${k.radius.sm};
  color: ${k.sim.seal};
  font: ${k.type.subStrong};
  line-height: 1.2;
  text-align: center;
  transform: rotate(-4deg);
`

// Two characters wide, or as wide as the longest English word, which is broken only where no word is that long.
const Characters = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  width: min-content;
  min-width: 2em;
  max-width: 9em;
  overflow: hidden;
  text-overflow: ellipsis;
  overflow-wrap: break-word;
`

/** Stamps a receipt, a confirmation or a sample as simulated, where the SimBar alone could be overlooked. */
export function Seal({ text, label = text, decorative = false }: SealProps) {
  return (
    <Stamp {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      <Characters>{text}</Characters>
    </Stamp>
  )
}

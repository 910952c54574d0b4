import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'

const Rows = styled.ul`
  background: ${k.bg.surface};
  /* Not none: with it Safari announces no list. */
  list-style-type: '';
  &[data-card] {
    border-radius: ${k.part.card.radius};
    overflow: clip;
  }
`

export type ListProps = {
  /** What the rows are, for screen readers, where no heading says it. */
  label?: string | undefined
  /** As a card, inside a Section; a list without an end reaches the edges. */
  card?: boolean | undefined
  /** ListRows. */
  children: ReactNode
}

/** Rows with hairlines between them, over the whole width or in a card. */
export function List({ label, card = false, children }: ListProps) {
  return (
    <Rows aria-label={label} data-card={card ? '' : undefined}>
      {children}
    </Rows>
  )
}

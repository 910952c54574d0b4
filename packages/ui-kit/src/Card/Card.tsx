import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { forcedEdge } from '../base/forced.ts'
import { k } from '../tokens/k.ts'

const Face = styled.div`
  display: block;
  min-width: 0;
  padding: ${k.part.card.padding};
  border-radius: ${k.part.card.radius};
  background: ${k.part.card.bg};
  ${forcedEdge}
  color: inherit;
  text-decoration: none;
  &:is(a):active {
    background: ${k.bg.pressed};
  }
`

export type CardProps = {
  /** The whole card is one link; then nothing inside it can be pressed. */
  href?: string | undefined
  children: ReactNode
}

/** One self-contained thing: white on the page, without a border and without a shadow. */
export function Card({ href, children }: CardProps) {
  return href === undefined ? (
    <Face>{children}</Face>
  ) : (
    <Face as="a" href={href}>
      {children}
    </Face>
  )
}

import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'

const Rows = styled.ul`
  background: ${k.bg.surface};
  /* Not none: for that Safari says no list. */
  list-style-type: '';
`

export type ListProps = {
  /** What the rows are, for the ear, where no heading says it. */
  label?: string | undefined
  /** ListRows. */
  children: ReactNode
}

/** Rows over the whole width, flat, with hairlines between them. */
export function List({ label, children }: ListProps) {
  return <Rows aria-label={label}>{children}</Rows>
}

import { Children, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'

// In rem: with large text the least width grows too, and the columns become rows.
const Grid = styled.div`
  --least: 7rem;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr));
  gap: ${k.size.touchGap};
  &[data-count='3'] {
    --least: 5.5rem;
  }
  &[data-count='4'] {
    --least: 4rem;
  }
  & > * {
    min-width: 0;
  }
`

/** Two or three buttons or figures of the same width; below one another where the text no longer fits. */
export function Columns({ children }: { children: ReactNode }) {
  return <Grid data-count={Children.toArray(children).length}>{children}</Grid>
}

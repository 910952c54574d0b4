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
  /* Beside a button with its reason above it, the others are no higher than it. */
  &:has(> [data-reason]) > * {
    align-content: end;
  }
  &[data-first='wide'] {
    display: flex;
    flex-wrap: wrap;
    & > :first-child {
      flex: 2 1 13.5rem;
    }
    & > :last-child {
      flex: 1 1 7.25rem;
    }
  }
`

type ColumnsProps = {
  /** Of two, the first has more to say. */
  first?: 'wide' | undefined
  children: ReactNode
}

/** Two or three buttons or figures of the same width; below one another where the text no longer fits. */
export function Columns({ first, children }: ColumnsProps) {
  return (
    <Grid data-count={Children.toArray(children).length} data-first={first}>
      {children}
    </Grid>
  )
}

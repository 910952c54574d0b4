import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { rail, watchRail } from '../base/rail.ts'
import { gutter } from '../base/space.ts'
import { k } from '../tokens/k.ts'

export type RailProps = {
  /** What the cards are, for screen readers. */
  label: string
  /**
   * How wide a card is: for a figure, or for some lines of text. On a phone the next one always shows its edge. `fit`
   * is for two that share the width and do not scroll.
   */
  size?: 'fit' | 'small' | 'wide' | undefined
  /** Cards that are list items: IndexCards, or any `<li>`. How many they are is said by the list. */
  children: ReactNode
}

const Cards = styled.ul`
  ${rail}
  gap: ${k.space[2]};
  /* Room for the ring of focus, which a rail would cut off. */
  padding-block: ${k.space[1]};
  margin: calc(-1 * ${k.space[1]}) calc(-1 * ${gutter});
  list-style-type: '';
  scroll-snap-type: x proximity;
  & > * {
    flex: none;
    width: min(9.5rem, 85%);
    scroll-snap-align: start;
  }
  &[data-size='fit'] {
    flex-wrap: wrap;
    overflow: visible;
    mask: none;
    & > * {
      flex: 1 1 9.5rem;
      width: auto;
    }
  }
  &[data-size='wide'] > * {
    width: min(17rem, 85%);
  }
`

/** Cards beside one another that scroll sideways, from edge to edge of the Section around it. */
export function Rail({ label, size = 'small', children }: RailProps) {
  return (
    <Cards ref={watchRail} aria-label={label} data-size={size}>
      {children}
    </Cards>
  )
}

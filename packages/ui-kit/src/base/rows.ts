import { createContext } from 'react'
import { css } from 'styled-components'
import { gutter } from './space.ts'
import { k } from '../tokens/k.ts'

/** What a row is made of: an item of its List, or only its content where the list makes the items itself. */
export const RowTag = createContext<'li' | 'div'>('li')

/** The hairline above every row but the first, from the gutter on. */
export const rowLine = css`
  position: relative;
  & + &::before,
  [aria-posinset]:not([aria-posinset='1']) > &::before {
    position: absolute;
    inset: 0 0 auto ${gutter};
    height: 1px;
    background: ${k.line.hairline};
    content: '';
  }
`

/** With `data-action` the row's own face and a press beside it share the width. */
export const rowWithAction = css`
  &[data-action] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding-inline-end: max(0px, ${gutter} - 12px);
    & > :first-child {
      padding-inline-end: ${k.space[1]};
    }
  }
`

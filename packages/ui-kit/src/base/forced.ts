import { css } from 'styled-components'
import { k } from '../tokens/k.ts'

// In forced colours (Windows' contrast themes) a browser leaves no background and no shadow: what only they draw is
// drawn otherwise there.

/** The edge of what is a box only by its background or shadow. */
export const forcedEdge = css`
  @media (forced-colors: active) {
    border: 1px solid;
  }
`

/** The one that is chosen, among others that are not. */
export const forcedChosen = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
    /* What is in it would keep its own colour too, which is not meant for this background. */
    & * {
      color: inherit;
    }
  }
`

/** A mark that is nothing but its background: a line below a tab, a dot, the filled part of a bar. */
export const forcedMark = css`
  @media (forced-colors: active) {
    background: CanvasText;
  }
`

/** The line below the current one of two titles. */
export const forcedLine = css`
  @media (forced-colors: active) {
    border-block-end: 2px solid;
  }
`

/** The upper edge of a bar at the bottom. */
export const forcedTop = css`
  @media (forced-colors: active) {
    border-block-start: 1px solid;
  }
`

/** A small drawing whose colours mean something keeps them. */
export const ownColours = css`
  forced-color-adjust: none;
`

/** A large one keeps the background too that they can be seen on. */
export const ownGround = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ${k.bg.surface};
    color: ${k.text.primary};
  }
`

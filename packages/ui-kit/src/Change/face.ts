import type { ChangeParts } from '@kabuto/domain/shared'
import { styled } from 'styled-components'
import { type FigureSize, figureColours, figureSizes } from '../base/figure.ts'
import { widthInEm } from '../base/figureWidth.ts'

export type ChangeSize = Exclude<FigureSize, 'display' | 'large'>

export const Figure = styled.span`
  position: relative;
  display: inline-block;
  overflow-wrap: normal;
  ${figureSizes}
  ${figureColours}
`

// As in Money: what is too long for its room is set smaller, but for that it has to be very long.
export const Words = styled.span`
  font-size: min(1em, (var(--figure-room, 100vw - 56px)) / var(--figure-width, 6));
`

export const Mark = styled.span`
  margin-inline-end: 0.28em;
  font-size: 0.85em;
  &:last-child,
  [data-direction='unknown'] & {
    margin: 0;
  }
`

/** Keeps the mark on the amount's line: on the narrowest screen only the share in brackets may go below. */
const GLUE = '\u2060'

export function glued({ text }: ChangeParts): string {
  return text === '' ? '' : GLUE + text
}

/** Of its longest piece: before a bracket a line may end. */
export function widthOf({ text }: ChangeParts): number {
  return Math.max(...text.split(/(?=（| \()/).map(widthInEm)) + 1.5
}

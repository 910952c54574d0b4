import { css, styled } from 'styled-components'

/** Out of sight, yet there: for the ear, and for controls that something else draws. */
export const spokenOnly = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Words for the ear only, where what is seen would be read badly. Its parent is positioned; a copy leaves it out. */
export const Spoken = styled.span`
  ${spokenOnly}
  user-select: none;
`

import { css, styled } from 'styled-components'

/** Out of sight, yet there: for screen readers, and for controls that something else draws. */
export const spokenOnly = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Words for screen readers only, where the visible text would be read badly. Needs a positioned parent; not copied. */
export const Spoken = styled.span`
  ${spokenOnly}
  user-select: none;
`

import { styled } from 'styled-components'

/** Words for the ear only, where what is seen would be read badly. Its parent is positioned; a copy leaves it out. */
export const Spoken = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  user-select: none;
`

import { styled } from 'styled-components'
import { k } from './tokens/k.ts'

/** Holds an icon and the dot on its corner. */
export const Marked = styled.span`
  position: relative;
  display: grid;
`

/** Something there was not read yet. Its word for the ear stands beside it. */
export const UnreadDot = styled.span`
  position: absolute;
  top: -3px;
  right: -3px;
  width: 8px;
  height: 8px;
  border-radius: ${k.radius.full};
  box-shadow: 0 0 0 2px ${k.bg.surface};
  background: ${k.tone.danger.mark};
`

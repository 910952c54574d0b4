import { css } from 'styled-components'
import { k } from '../tokens/k.ts'

/** A press that shows an icon alone: never smaller than a finger, the icon in its middle. */
export const touchTarget = css`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  min-width: ${k.size.touchMin};
  min-height: ${k.size.touchMin};
  border-radius: ${k.radius.md};
  cursor: pointer;
`

/** Such a press in the colour of the brand: lit while it is pressed, grey where it does nothing. */
export const brandPress = css`
  ${touchTarget}
  color: ${k.text.brand};
  &:active {
    background: ${k.bg.pressed};
  }
  &[aria-disabled='true'] {
    background: none;
    color: ${k.text.disabled};
    cursor: default;
  }
`

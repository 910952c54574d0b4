import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'

/** A quiet press below a picture: replace, delete, cancel. */
export const QuietPress = styled.button`
  position: relative;
  min-width: ${k.size.touchMin};
  min-height: ${k.size.touchMin};
  padding-inline: ${k.space[2]};
  border-radius: ${k.radius.sm};
  color: ${k.text.link};
  font: ${k.type.caption};
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`

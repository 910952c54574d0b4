import { styled } from 'styled-components'
import { forcedMark } from '../base/forced.ts'
import { k } from '../tokens/k.ts'
import { useKitWords } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${k.text.link};
  font: ${k.type.captionStrong};
  &::before {
    width: 8px;
    height: 8px;
    border-radius: ${k.radius.full};
    background: ${k.tone.info.mark};
    ${forcedMark}
    content: '';
  }
`

/** A dot and its word, so that it does not depend on colour. */
export function NotRead() {
  const { notRead } = useKitWords({ notRead: say.notRead }, undefined)
  return <Mark>{notRead}</Mark>
}

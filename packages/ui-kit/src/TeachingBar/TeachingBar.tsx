import { memo } from 'react'
import { styled } from 'styled-components'
import { Bar } from '../SimBar/face.ts'
import { k } from '../tokens/k.ts'
import { useKitWords } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

const Second = styled(Bar)`
  background: ${k.tone.progress.bg};
  color: ${k.tone.progress.text};
  font: ${k.type.microStrong};
  overflow-wrap: anywhere;
  && > span {
    border-color: currentColor;
    color: inherit;
  }
`

/**
 * Below the SimBar while the teaching scenario runs, on every screen: what is seen there is a fraud replayed. An app
 * gives it to all its Pages by `PageMark`. It takes no props, for the same reason as the SimBar.
 */
export const TeachingBar = memo(function TeachingBar() {
  const words = useKitWords({ teaching: say.teaching, teachingSeal: say.teachingSeal })
  return (
    <Second as="div" role="note">
      <span aria-hidden="true">{words.teachingSeal}</span>
      {words.teaching}
    </Second>
  )
})

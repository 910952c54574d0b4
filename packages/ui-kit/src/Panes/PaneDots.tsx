import { fill } from '@kabuto/domain/shared'
import { styled } from 'styled-components'
import { Spoken } from '../base/spoken.ts'
import { forcedMark } from '../base/forced.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

export type PaneDotsProps = {
  /** From 0. */
  current: number
  count: number
  words?: WordsOf<'pane'> | undefined
}

const Dots = styled.div`
  position: relative;
  display: flex;
  justify-content: center;
  gap: 6px;
  padding-block: ${k.space[3]};
`

const Dot = styled.span`
  width: 6px;
  height: 6px;
  border-radius: 3px;
  background: color-mix(in srgb, ${k.line.control} 45%, transparent);
  transition: width ${k.motion.fade};
  ${forcedMark}
  &[data-current] {
    width: 20px;
    background: ${k.action.bg};
    ${forcedMark}
  }
`

/** Which one of a few it is: below Panes, or below pages that follow one another. */
export function PaneDots({ current, count, words: own }: PaneDotsProps) {
  const words = useKitWords({ pane: say.pane }, own)
  return (
    <Dots>
      {Array.from({ length: count }, (_, at) => (
        <Dot key={at} data-current={at === current || undefined} />
      ))}
      <Spoken as="output">{fill(words.pane, { at: current + 1, count })}</Spoken>
    </Dots>
  )
}

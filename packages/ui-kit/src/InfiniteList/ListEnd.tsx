import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { gutter } from '../base/space.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

/** What comes after the rows: more to ask for, more on its way, nothing, or a failure. */
export type NextPage = 'more' | 'loading' | 'end' | 'failed'

export type EndWords = WordsOf<'listEnd' | 'loading' | 'moreFailed' | 'retry'>

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${k.space[1]};
  min-height: ${k.size.touchMin};
  padding: 0 ${gutter};
  color: ${k.text.secondary};
  font: ${k.type.caption};
  text-align: center;
  text-wrap: balance;
  word-break: auto-phrase;
  &[hidden] {
    display: none;
  }
`

const Retry = styled.button`
  min-width: ${k.size.touchMin};
  min-height: ${k.size.touchMin};
  padding-inline: ${k.space[3]};
  border-radius: ${k.radius.md};
  color: ${k.text.link};
  font: ${k.type.sub};
  cursor: pointer;
  &:active {
    background: ${k.bg.pressed};
  }
`

export type ListEndProps = { next: NextPage; onRetry: () => void; skeleton: ReactNode; words: EndWords | undefined }

/** What is shown below the last row. */
export function ListEnd({ next, onRetry, skeleton, words: own }: ListEndProps) {
  const words = useKitWords(
    { listEnd: say.listEnd, loading: say.loading, moreFailed: say.moreFailed, retry: say.retry },
    own,
  )
  return (
    <>
      {next === 'loading' && (skeleton ?? <Skeleton shape="row" count={2} words={own} />)}
      <Foot hidden={next === 'loading' || next === 'more'}>
        <output>
          {next === 'end' && words.listEnd}
          {next === 'failed' && words.moreFailed}
        </output>
        {next === 'failed' && (
          <Retry type="button" onClick={onRetry}>
            {words.retry}
          </Retry>
        )}
      </Foot>
    </>
  )
}

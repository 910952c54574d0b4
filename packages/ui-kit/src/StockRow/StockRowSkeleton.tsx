import { useContext } from 'react'
import { styled } from 'styled-components'
import { RowTag } from '../base/rows.ts'
import { shade } from '../base/shade.ts'
import { Spoken } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { Face, Figures, Item, Names } from './face.ts'

const Bar = styled.span`
  ${shade}
  display: block;
  width: min(100%, 6rem);
  height: 0.875rem;
  margin-block: 0.25rem;
  border-radius: ${k.radius.sm};
  & + & {
    width: min(100%, 4rem);
    height: 0.625rem;
  }
`

const Line = styled.span`
  ${shade}
  height: 20px;
  border-radius: ${k.radius.sm};
`

export type StockRowSkeletonProps = { count?: number | undefined; words?: WordsOf<'loading'> | undefined }

/** Stocks that are still loading. */
export function StockRowSkeleton({ count = 1, words: own }: StockRowSkeletonProps) {
  const words = useKitWords({ loading: say.loading }, own)
  const tag = useContext(RowTag)
  return Array.from({ length: count }, (_, at) => (
    <Item key={at} as={tag}>
      <Face>
        <Names>
          <Bar />
          <Bar />
        </Names>
        <Line />
        <Figures>
          <Bar />
          <Bar />
        </Figures>
      </Face>
      {at === 0 && <Spoken>{words.loading}</Spoken>}
    </Item>
  ))
}

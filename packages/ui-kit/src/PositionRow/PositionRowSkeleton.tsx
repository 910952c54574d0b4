import { useContext } from 'react'
import { styled } from 'styled-components'
import { Cells } from '../Cells/Cells.tsx'
import { RowTag } from '../base/rows.ts'
import { shade } from '../base/shade.ts'
import { Spoken } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { Face, Head, Item, Names, Parts, Result } from './face.ts'

const Bar = styled.span`
  ${shade}
  display: block;
  width: min(100%, 5rem);
  height: 0.875rem;
  margin-block: calc((1lh - 0.875rem) / 2);
  border-radius: ${k.radius.sm};
`

const Name = styled.div`
  font: ${k.type.bodyStrong};
`

const Small = styled.div`
  min-height: 20px;
  font: ${k.type.caption};
`

const Figure = styled.div`
  width: 5rem;
  font: ${k.type.numMd};
`

const Percent = styled.div`
  width: 3.5rem;
  font: ${k.type.numXs};
`

const labels = ['\u3000', '\u3000\u3000', '\u3000\u3000\u3000']

export type PositionRowSkeletonProps = { count?: number | undefined; words?: WordsOf<'loading'> | undefined }

/** Holdings that are still loading. */
export function PositionRowSkeleton({ count = 1, words: own }: PositionRowSkeletonProps) {
  const words = useKitWords({ loading: say.loading }, own)
  const tag = useContext(RowTag)
  return Array.from({ length: count }, (_, at) => (
    <Item key={at} as={tag}>
      <Face aria-hidden="true">
        <Head>
          <Names>
            <Name>
              <Bar />
            </Name>
            <Small>
              <Bar />
            </Small>
          </Names>
          <Result>
            <Figure>
              <Bar />
            </Figure>
            <Percent>
              <Bar />
            </Percent>
          </Result>
        </Head>
        <Parts>
          <Cells cells={labels.map((label) => ({ label, value: <Bar /> }))} />
        </Parts>
      </Face>
      {at === 0 && <Spoken>{words.loading}</Spoken>}
    </Item>
  ))
}

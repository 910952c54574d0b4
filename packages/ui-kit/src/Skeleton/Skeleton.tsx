import { styled } from 'styled-components'
import { shade } from '../base/shade.ts'
import { Spoken } from '../base/spoken.ts'
import { gutter } from '../base/space.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

export type SkeletonProps = {
  /** `figure`: the large number. `line`: text. `row`: a ListRow. `block`: a card or a chart. */
  shape: 'figure' | 'line' | 'row' | 'block'
  count?: number | undefined
  /** Rows as a card, as in a List. */
  card?: boolean | undefined
  words?: WordsOf<'loading'> | undefined
}

const Shapes = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[2]};
  &[data-shape='row'] {
    gap: 0;
  }
  &[data-card] {
    border-radius: ${k.part.card.radius};
    background: ${k.part.card.bg};
  }
`

const Shape = styled.span`
  ${shade}
  display: block;
  border-radius: ${k.radius.sm};
  &[data-shape='figure'] {
    width: min(100%, 12rem);
    height: 2.125rem;
    margin-block: 0.265rem;
  }
  &[data-shape='line'] {
    height: 0.875rem;
    margin-block: 0.3rem;
  }
  /* Text never ends at the edge. */
  &[data-shape='line']:last-of-type:not(:only-of-type) {
    width: 60%;
  }
  &[data-shape='block'] {
    height: 7.5rem;
    border-radius: ${k.radius.lg};
  }
`

const Row = styled.span`
  display: grid;
  align-content: center;
  gap: ${k.space[2]};
  min-height: ${k.part.listRow.minHeight};
  padding-inline: ${gutter};
`

const Bar = styled.span`
  ${shade}
  width: 45%;
  height: 0.875rem;
  border-radius: ${k.radius.sm};
  & + & {
    width: 28%;
    height: 0.625rem;
  }
`

/** The shape of what is loading, after 300 ms. For a single figure Money has its own. */
export function Skeleton({ shape, count = 1, card = false, words: own }: SkeletonProps) {
  const words = useKitWords({ loading: say.loading }, own)
  return (
    <Shapes data-shape={shape} data-card={card ? '' : undefined}>
      {Array.from({ length: count }, (_, at) =>
        shape === 'row' ? (
          <Row key={at}>
            <Bar />
            <Bar />
          </Row>
        ) : (
          <Shape key={at} data-shape={shape} />
        ),
      )}
      <Spoken as="p">{words.loading}</Spoken>
    </Shapes>
  )
}

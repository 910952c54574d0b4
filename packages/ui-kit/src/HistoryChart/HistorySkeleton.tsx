import { styled } from 'styled-components'
import { ChartBlock, ChartSkeleton, type ChartSkeletonProps } from '../chart/ChartFrame.tsx'
import { shade } from '../base/shade.ts'
import { k } from '../tokens/k.ts'

const Facts = styled.span`
  display: flex;
  gap: ${k.space[3]};
  & > span {
    ${shade}
    flex: 1;
    height: 3.42rem;
    border-radius: ${k.radius.sm};
  }
`

/** The shape of a line and of the two figures below it. */
export function HistorySkeleton({ words }: Pick<ChartSkeletonProps, 'words'>) {
  return (
    <ChartSkeleton words={words}>
      <ChartBlock />
      <Facts>
        <span />
        <span />
      </Facts>
    </ChartSkeleton>
  )
}

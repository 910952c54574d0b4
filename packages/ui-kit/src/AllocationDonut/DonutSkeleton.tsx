import { styled } from 'styled-components'
import { ChartSkeleton, type ChartSkeletonProps } from '../chart/ChartFrame.tsx'
import { shade } from '../base/shade.ts'
import { k } from '../tokens/k.ts'
import { Halves } from './Legend.tsx'

const Ring = styled.span`
  ${shade}
  width: 120px;
  height: 120px;
  border-radius: 50%;
  mask: radial-gradient(closest-side, transparent 67%, black 68%);
`

const Lines = styled.span`
  display: grid;
  flex: 1 1 9.5rem;
  font: ${k.type.sub};
  & > span {
    ${shade}
    height: 0.875rem;
    /* Each is as high as a row of the legend, also where that is below the ring. */
    margin-block: calc((1lh + 6px - 0.875rem) / 2);
    border-radius: ${k.radius.sm};
  }
`

/** The shape of a ring and its legend. */
export function DonutSkeleton({ words }: Pick<ChartSkeletonProps, 'words'>) {
  return (
    <ChartSkeleton words={words}>
      <Halves>
        <Ring />
        <Lines>
          <span />
          <span />
          <span />
          <span />
        </Lines>
      </Halves>
    </ChartSkeleton>
  )
}

import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx'
import { shade } from '../base/shade.ts'
import { Spoken } from '../base/spoken.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { TableToggle } from './TableToggle.tsx'

export type ChartFrameProps = {
  label: string
  /** What is read out, in two lines. */
  reading: ReactNode
  /** Rendered only when the table is opened. */
  table: () => ReactNode
  children: ReactNode
  words?: WordsOf<'asTable'> | undefined
}

// The table has the same edges as the chart.
const Figure = styled.figure`
  --table-edge: 0px;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[2]};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${k.space[2]};
  min-height: ${k.size.touchMin};
  container-type: inline-size;
  --figure-room: calc(100cqi - 64px);
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`

const Bar = styled.span`
  ${shade}
  display: block;
  width: min(100%, 9rem);
  height: 2rem;
  border-radius: ${k.radius.sm};
`

/** In place of a plot and its axes. */
export const ChartBlock = styled.span`
  ${shade}
  height: 180px;
  margin-block: 0.5625rem 1.8rem;
  border-radius: ${k.radius.sm};
`

const None = styled.div`
  display: grid;
  align-content: center;
  min-height: 180px;
  overflow-wrap: anywhere;
`

/** The name of what is read, above its figure. */
export const ReadName = styled.p`
  color: ${k.text.secondary};
  font: ${k.type.caption};
  overflow-wrap: anywhere;
`

export const ReadFigure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${k.space[3]};
  font: ${k.type.caption};
`

export function ChartFrame({ label, reading, table, children, words }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false)
  return (
    <Figure aria-label={label}>
      <Head>
        <div>{reading}</div>
        <TableToggle on={asTable} onChange={setAsTable} words={words} />
      </Head>
      {asTable ? table() : children}
    </Figure>
  )
}

export type ChartSkeletonProps = { words?: WordsOf<'loading'> | undefined; children?: ReactNode }

/** The skeleton of a chart; its own part is in place of a plot. */
export function ChartSkeleton({ words: own, children = <ChartBlock /> }: ChartSkeletonProps) {
  const words = useKitWords({ loading: say.loading }, own)
  return (
    <Figure as="div">
      <Head>
        <div>
          <Bar />
        </div>
      </Head>
      {children}
      <Spoken as="p">{words.loading}</Spoken>
    </Figure>
  )
}

/** As high as the chart would be. */
export function ChartNone({ icon, title }: Pick<EmptyStateProps, 'icon' | 'title'>) {
  return (
    <None>
      <EmptyState icon={icon} title={title} />
    </None>
  )
}

import type { Position } from '@kabuto/domain/trading'
import { InfiniteList, type NextPage, PositionRowSkeleton } from '@kabuto/ui-kit'
import type { ReactNode } from 'react'

type EndlessRowsProps = {
  label: string
  rows: readonly Position[]
  next: NextPage
  onMore: () => void
  children: (position: Position) => ReactNode
}

/** Of a holding with its actions, so that a list knows how many fill a screen before it has measured one. */
const ROW_HEIGHT = 200

/** Positions without an end. */
export function EndlessRows({ children, ...list }: EndlessRowsProps) {
  return (
    <InfiniteList {...list} rowKey={({ id }) => id} rowHeight={ROW_HEIGHT} skeleton={<PositionRowSkeleton />}>
      {children}
    </InfiniteList>
  )
}

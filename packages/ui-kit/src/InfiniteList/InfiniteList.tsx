import { type ReactNode, useEffect, useRef } from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { RowTag } from '../base/rows.ts'
import { type EndWords, ListEnd, type NextPage } from './ListEnd.tsx'
import { Container, Item, ListContext, Row } from './parts.tsx'

export type InfiniteListProps<Value> = {
  /** What the rows are, for screen readers. */
  label: string
  rows: readonly Value[]
  rowKey: (row: Value) => string
  /** One row: a ListRow, a StockRow. It is only called for rows near the screen. */
  children: (row: Value, at: number) => ReactNode
  next: NextPage
  /** Near the end, and on trying again. Once a page: until `rows` or `next` change it is not called again. */
  onMore: () => void
  /** About how high a row is, if that is known: then nothing is estimated, and the scroll bar does not jump. */
  rowHeight?: number | undefined
  /** While more is on its way; otherwise the shape of rows. */
  skeleton?: ReactNode
  words?: EndWords | undefined
}

/** How many rows before the end the next page is asked for (DESIGN §8). */
const AHEAD = 3

/** Rows without an end, of which only those near the screen are rendered. The document scrolls, as in a Page. */
export function InfiniteList<Value>({
  label,
  rows,
  rowKey,
  children,
  next,
  onMore,
  rowHeight,
  skeleton,
  words,
}: InfiniteListProps<Value>) {
  const list = useRef<WindowVirtualizerHandle>(null)
  const askedAt = useRef(-1)
  const count = rows.length

  function ask(): void {
    const { current } = list
    if (next !== 'more') askedAt.current = -1
    if (!current || next !== 'more' || askedAt.current === count) return
    if (current.findItemIndex(current.scrollOffset + current.viewportSize) < count - 1 - AHEAD) return
    askedAt.current = count
    onMore()
  }

  // After every render: a page shorter than the screen has nothing to scroll.
  useEffect(ask)

  const values = {
    label,
    count: next === 'end' ? count : -1,
    indexOf: (key: string) => rows.findIndex((row) => rowKey(row) === key),
    render: (at: number) => rows[at] !== undefined && children(rows[at], at),
  }

  return (
    <div>
      <ListContext value={values}>
        <RowTag value="div">
          <WindowVirtualizer
            ref={list}
            as={Container}
            item={Item}
            data={rows}
            {...(rowHeight !== undefined && { itemSize: rowHeight })}
            onScroll={ask}
            onResize={ask}
          >
            {(row, at) => <Row key={rowKey(row)} at={at} />}
          </WindowVirtualizer>
        </RowTag>
      </ListContext>
      <ListEnd next={next} onRetry={onMore} skeleton={skeleton} words={words} />
    </div>
  )
}

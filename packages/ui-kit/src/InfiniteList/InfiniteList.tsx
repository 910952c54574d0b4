import { type ReactNode, useEffect, useRef } from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { RowTag } from '../base/rows.ts'
import { type EndWords, ListEnd, type NextPage } from './ListEnd.tsx'
import { Container, ListContext, Portion } from './parts.tsx'

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
  /**
   * So many rows come and go together, which scrolls with less work. For rows that keep their places: one that comes
   * into another portion is rendered anew, and loses the focus.
   */
  portion?: number | undefined
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
  portion = 1,
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
    const seen = (current.findItemIndex(current.scrollOffset + current.viewportSize) + 1) * portion
    if (seen < count - AHEAD) return
    askedAt.current = count
    onMore()
  }

  // After every render: a page shorter than the screen has nothing to scroll.
  useEffect(ask)

  /** The first row of each portion. */
  const starts = Array.from({ length: Math.ceil(count / portion) }, (_, at) => at * portion)
  const keyFrom = (start: number): string => rowKey(rows[start] as Value)

  const values = {
    label,
    indexOf: (key: string) => starts.findIndex((start) => keyFrom(start) === key),
    render: (start: number) =>
      rows.slice(start, start + portion).map((row, within) => (
        // Not li: between the list and its rows there are the portions. Most rows are not rendered: each says which it
        // is, of how many; -1 is a count that is not known yet.
        <div
          key={rowKey(row)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="listitem"
          aria-posinset={start + within + 1}
          aria-setsize={next === 'end' ? count : -1}
        >
          {children(row, start + within)}
        </div>
      )),
  }

  return (
    <div>
      <ListContext value={values}>
        <RowTag value="div">
          <WindowVirtualizer
            ref={list}
            as={Container}
            data={starts}
            {...(rowHeight !== undefined && { itemSize: rowHeight * portion })}
            onScroll={ask}
            onResize={ask}
          >
            {(start) => <Portion key={keyFrom(start)} start={start} />}
          </WindowVirtualizer>
        </RowTag>
      </ListContext>
      <ListEnd next={next} onRetry={onMore} skeleton={skeleton} words={words} />
    </div>
  )
}

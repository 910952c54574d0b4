import { createContext, memo, type ReactNode, type Ref, useContext } from 'react'
import { styled } from 'styled-components'
import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua'
import { k } from '../tokens/k.ts'

/** The list's own ARIA values; -1 is a count that is not known yet. */
export const Total = createContext({ label: '', count: -1 })

const List = styled.ul`
  background: ${k.bg.surface};
  /* Not none: with it Safari announces no list. */
  list-style-type: '';
`

export function Container({ ref, ...props }: CustomContainerComponentProps) {
  return <List {...props} ref={ref as Ref<HTMLUListElement>} aria-label={useContext(Total).label} />
}

/** Most rows are not rendered: each says which it is, of how many. */
export function Item({ ref, index, ...props }: CustomItemComponentProps) {
  return (
    <li {...props} ref={ref as Ref<HTMLLIElement>} aria-posinset={index + 1} aria-setsize={useContext(Total).count} />
  )
}

type RowProps<Value> = { render: (row: Value, at: number) => ReactNode; row: Value; at: number }

/**
 * While the list scrolls its rows stay as they are: only those that come are rendered (measured by bench/kit/list.ts).
 */
export const Row = memo(function Row<Value>({ render, row, at }: RowProps<Value>) {
  return render(row, at)
}) as <Value>(props: RowProps<Value>) => ReactNode

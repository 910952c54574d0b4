import {
  createContext,
  type FocusEvent,
  memo,
  type ReactElement,
  type ReactNode,
  type Ref,
  useContext,
  useState,
} from 'react'
import { styled } from 'styled-components'
import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua'
import { k } from '../tokens/k.ts'

type ListValues = {
  label: string
  /** -1 is a count that is not known yet. */
  count: number
  /** Where the row with this key is; -1 is nowhere. */
  indexOf: (key: string) => number
  render: (at: number) => ReactNode
}

export const ListContext = createContext<ListValues>({ label: '', count: -1, indexOf: () => -1, render: () => null })

const List = styled.ul`
  background: ${k.bg.surface};
  /* Not none: with it Safari announces no list. */
  list-style-type: '';
`

type FocusedRow = { key: string; at: number }

/**
 * The row with the focus stays in the document however far the page is scrolled away from it: removed, it would lose
 * the focus. The virtualizer has an option for this only where an element scrolls.
 */
function useFocusedRow(children: ReactNode) {
  const rows = (Array.isArray(children) ? children : []) as ReactElement[]
  const { indexOf } = useContext(ListContext)
  const [focused, setFocused] = useState<FocusedRow>()
  const [kept, setKept] = useState<ReactElement>()

  const shown = focused && rows.find(({ key }) => key === focused.key)
  if (shown && shown !== kept) setKept(shown)
  const isKept = !shown && focused && kept?.key === focused.key && indexOf(focused.key) === focused.at
  const isAbove = isKept && focused.at < indexOf(rows[0]?.key ?? '')
  const withFocused = !isKept ? rows : isAbove ? [kept, ...rows] : [...rows, kept]

  function onFocus({ currentTarget, target }: FocusEvent<HTMLElement>): void {
    const at = [...currentTarget.children].findIndex((row) => row.contains(target))
    const key = withFocused[at]?.key
    setFocused(key == null ? undefined : { key, at: indexOf(key) })
  }

  /** The window can lose the focus too: then the row still has it in its document. */
  function onBlur({ currentTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(document.activeElement)) setFocused(undefined)
  }

  return { rows: withFocused, onFocus, onBlur }
}

export function Container({ ref, children, ...props }: CustomContainerComponentProps) {
  const { rows, ...focus } = useFocusedRow(children)
  return (
    <List {...props} {...focus} ref={ref as Ref<HTMLUListElement>} aria-label={useContext(ListContext).label}>
      {rows}
    </List>
  )
}

/** Most rows are not rendered: each says which it is, of how many. */
export function Item({ ref, index, ...props }: CustomItemComponentProps) {
  const { count } = useContext(ListContext)
  return <li {...props} ref={ref as Ref<HTMLLIElement>} aria-posinset={index + 1} aria-setsize={count} />
}

/**
 * While the list scrolls its rows stay as they are: only those that come are rendered (measured by bench/kit/list.ts).
 */
export const Row = memo(function Row({ at }: { at: number }) {
  return useContext(ListContext).render(at)
})

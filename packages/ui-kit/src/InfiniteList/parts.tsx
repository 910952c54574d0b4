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
import type { CustomContainerComponentProps } from 'virtua'
import { k } from '../tokens/k.ts'

type ListValues = {
  label: string
  /** Where the portion with this key is; -1 is nowhere. */
  indexOf: (key: string) => number
  /** The rows of a portion, from this one on. */
  render: (start: number) => ReactNode
}

export const ListContext = createContext<ListValues>({ label: '', indexOf: () => -1, render: () => null })

const List = styled.div`
  background: ${k.bg.surface};
`

type FocusedPortion = { key: string; at: number }

/**
 * The portion of the row with the focus stays in the document however far the page is scrolled away from it: removed,
 * the row would lose the focus. The virtualizer has an option for this only where an element scrolls.
 */
function useFocusedPortion(children: ReactNode) {
  const portions = (Array.isArray(children) ? children : []) as ReactElement[]
  const { indexOf } = useContext(ListContext)
  const [focused, setFocused] = useState<FocusedPortion>()
  const [kept, setKept] = useState<ReactElement>()

  const shown = focused && portions.find(({ key }) => key === focused.key)
  if (shown && shown !== kept) setKept(shown)
  const isKept = !shown && focused && kept?.key === focused.key && indexOf(focused.key) === focused.at
  const isAbove = isKept && focused.at < indexOf(portions[0]?.key ?? '')
  const withFocused = !isKept ? portions : isAbove ? [kept, ...portions] : [...portions, kept]

  function onFocus({ currentTarget, target }: FocusEvent<HTMLElement>): void {
    const at = [...currentTarget.children].findIndex((portion) => portion.contains(target))
    const key = withFocused[at]?.key
    setFocused(key == null ? undefined : { key, at: indexOf(key) })
  }

  /** The window can lose the focus too: then the row still has it in its document. */
  function onBlur({ currentTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(document.activeElement)) setFocused(undefined)
  }

  return { portions: withFocused, onFocus, onBlur }
}

export function Container({ ref, children, ...props }: CustomContainerComponentProps) {
  const { portions, ...focus } = useFocusedPortion(children)
  return (
    // Not ul: between it and its rows there are the portions.
    <List
      {...props}
      {...focus}
      ref={ref as Ref<HTMLDivElement>}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="list"
      aria-label={useContext(ListContext).label}
    >
      {portions}
    </List>
  )
}

/**
 * While the list scrolls its rows stay as they are: only those that come are rendered (measured by bench/kit/list.ts).
 */
export const Portion = memo(function Portion({ start }: { start: number }) {
  return useContext(ListContext).render(start)
})

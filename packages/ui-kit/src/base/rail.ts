import { css } from 'styled-components'
import { gutter } from './space.ts'

/** How much of the end fades while there is more. */
const FADE = 40

/** A row that scrolls sideways, from edge to edge, without a bar. While there is more on its right, its end fades. */
export const rail = css`
  position: relative;
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  padding-inline: ${gutter};
  scroll-padding-inline: ${gutter} ${FADE}px;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  &[data-more] {
    mask-image: linear-gradient(to right, #000 calc(100% - ${FADE}px), transparent);
  }
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
`

/** Those that have been laid out and have shown by themselves what was chosen. */
const watched = new WeakSet<Element>()

/**
 * Marks a rail with `data-more` as long as something is hidden on its right. When its size changes it shows what has
 * the keyboard, or else what is chosen. It shows what the keyboard comes to: a browser may leave most of a wide card
 * outside.
 */
export function watchRail(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const mark = (): void => {
    // Past React: it happens while scrolling.
    element.toggleAttribute('data-more', element.scrollLeft + element.clientWidth < element.scrollWidth - 1)
  }
  const find = (parts: string): HTMLElement | null => element.querySelector(`:scope > :is(${parts})`)
  const findFocused = (): HTMLElement | null => find(':focus-visible, :has(:focus-visible)')
  let isPushed = false
  let isScrolled = false
  /** Where it was last put for its size. */
  let fitted = 0
  const observer = new ResizeObserver(() => {
    watched.add(element)
    // Until somebody has scrolled it, where it stands follows from its size alone, not from what it was before.
    if (!isScrolled) element.scrollTo({ left: 0, behavior: 'instant' })
    // Where the keyboard is comes first: the rest is a key away.
    const shown = findFocused() ?? find('[aria-selected=true], :has(:checked)')
    if (shown) scrollRail(shown, 'instant')
    fitted = element.scrollLeft
    mark()
  })
  observer.observe(element)
  for (const child of element.children) observer.observe(child)
  const listening = new AbortController()
  const { signal } = listening
  element.addEventListener(
    'scroll',
    () => {
      isScrolled ||= isPushed && element.scrollLeft !== fitted
      mark()
    },
    { passive: true, signal },
  )
  // Not the focus nor a choice: it is we who scroll to what they come to.
  for (const push of ['wheel', 'touchmove'])
    element.addEventListener(push, () => (isPushed = true), { passive: true, signal })
  // In some browsers the row itself can have the keyboard, whose arrows then scroll it.
  element.addEventListener('keydown', ({ target }) => (isPushed ||= target === element), { signal })
  element.addEventListener(
    'focusin',
    () => {
      const part = findFocused()
      if (part) scrollRail(part, 'auto')
    },
    { signal },
  )
  return () => {
    observer.disconnect()
    listening.abort()
  }
}

/**
 * Brings a part of a rail in view, clear of the fade; the ref of what is chosen. The page around it does not move.
 */
export function showInRail(part: HTMLElement | null): void {
  if (part?.parentElement && watched.has(part.parentElement)) scrollRail(part, 'auto')
}

function scrollRail(part: HTMLElement, behavior: ScrollBehavior): void {
  const { parentElement: element } = part
  if (!element) return
  const room = getComputedStyle(element)
  const left = part.offsetLeft - Number.parseFloat(room.scrollPaddingInlineStart)
  const right =
    part.offsetLeft + part.offsetWidth + Number.parseFloat(room.scrollPaddingInlineEnd) - element.clientWidth
  if (element.scrollLeft > left) element.scrollTo({ left, behavior })
  else if (element.scrollLeft < right) element.scrollTo({ left: Math.min(left, right), behavior })
}

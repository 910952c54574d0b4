import { type KeyboardEvent, type ReactNode, type UIEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { k } from '../tokens/k.ts'
import type { WordsOf } from '../base/useKitWords.ts'
import { PaneDots } from './PaneDots.tsx'

export type PanesProps = {
  /** What they are about. */
  label: string
  children: ReactNode[]
  words?: WordsOf<'pane'> | undefined
}

// Alone in a column that is taller than it, it takes the space: the dots are at its end.
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  && {
    flex: 1 0 auto;
  }
`

const Track = styled.section`
  display: flex;
  flex: 1 0 auto;
  overflow-x: auto;
  border-radius: ${k.radius.md};
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (prefers-reduced-motion: reduce) {
    scroll-behavior: auto;
  }
`

const Pane = styled.div`
  flex: none;
  width: 100%;
  min-width: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`

/** A few pages side by side, to be swiped or stepped through with the arrow keys. They never move by themselves. */
export function Panes({ label, children, words }: PanesProps) {
  const track = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(0)
  const count = children.length

  function goTo(at: number): void {
    const width = track.current?.clientWidth ?? 0
    track.current?.scrollTo({ left: Math.max(0, Math.min(count - 1, at)) * width })
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined || event.target !== event.currentTarget) return
    event.preventDefault()
    goTo(current + step)
  }

  function onScroll({ currentTarget: { scrollLeft, clientWidth } }: UIEvent): void {
    // One that is hidden has no width, and no place either.
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth))
  }

  const stay = useEffectEvent(() =>
    track.current?.scrollTo({ left: current * track.current.clientWidth, behavior: 'instant' }),
  )
  useEffect(() => {
    const { current: element } = track
    if (!element) return undefined
    let width = element.clientWidth
    // With another width, or shown again, it would stand between two of them, or at the first.
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      stay()
    })
    observer.observe(element)
    // A window that was small for a moment has moved it, and is as wide as before; it says so before it scrolls.
    const listening = new AbortController()
    window.addEventListener('resize', () => stay(), { signal: listening.signal })
    return () => {
      observer.disconnect()
      listening.abort()
    }
  }, [])

  return (
    <Frame>
      <Track ref={track} aria-label={label} tabIndex={0} onKeyDown={onKeyDown} onScroll={onScroll}>
        {children.map((pane, at) => (
          // Panes have no identity but their place.
          <Pane key={at}>{pane}</Pane>
        ))}
      </Track>
      <PaneDots current={current} count={count} words={words} />
    </Frame>
  )
}

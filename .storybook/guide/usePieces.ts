import { type RefObject, useEffect, useState } from 'react'
import type { Piece } from './anatomy.ts'
import type { ReadableWindow } from './reader.ts'

type Shown = { root: Element; window: ReadableWindow; left: number; top: number }

/** What is read, in the window it is in, and where that window begins in the stage. */
function shownIn(stage: HTMLElement): Shown | undefined {
  const { left, top } = stage.getBoundingClientRect()
  const frame = stage.querySelector('iframe')
  if (!frame) return { root: stage, window, left: -left, top: -top }
  const place = frame.getBoundingClientRect()
  const root = frame.contentDocument?.querySelector('#storybook-root')
  const inside: ReadableWindow | null = frame.contentWindow
  return root && inside ? { root, window: inside, left: place.left - left, top: place.top - top } : undefined
}

/** The pieces of the part that a stage shows, where they are in it; nothing until they are measured. */
export function usePieces(stage: RefObject<HTMLElement | null>, part: string): Piece[] | undefined {
  const [pieces, setPieces] = useState<Piece[]>()
  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    let latest = 0

    async function measure(stageElement: HTMLElement): Promise<void> {
      const shown = shownIn(stageElement)
      if (!shown?.window.kabutoAnatomy) return
      latest += 1
      const own = latest
      const found = await shown.window.kabutoAnatomy.read(shown.root, part)
      // The page may have been scrolled since.
      const { left = 0, top = 0 } = shownIn(stageElement) ?? {}
      if (own === latest) setPieces(found.map((piece) => ({ ...piece, left: piece.left + left, top: piece.top + top })))
    }

    const again = (): void => void measure(element)

    const frame = element.querySelector('iframe')
    const leaving = new AbortController()
    const stops: (() => void)[] = []
    function begin(shown: ReadableWindow | null): void {
      const stop = shown?.kabutoAnatomy?.onChange(again)
      if (stop) stops.push(stop)
      again()
    }
    if (!frame) begin(window)
    frame?.addEventListener('load', () => begin(frame.contentWindow), { signal: leaving.signal })
    // What is fetched when it is first shown makes it taller.
    const sizes = new ResizeObserver(again)
    sizes.observe(element)
    return () => {
      latest += 1
      leaving.abort()
      sizes.disconnect()
      for (const stop of stops) stop()
    }
  }, [stage, part])
  return pieces
}

import { type RefObject, useEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import type { Piece } from './anatomy.ts'
import type { ReadableWindow } from './reader.ts'

type Shown = { root: Element; window: ReadableWindow; left: number; top: number }

/** What is read, in the window it is in, and where that window begins in the stage. */
function shownIn(stage: HTMLElement): Shown | undefined {
  const { left, top } = stage.getBoundingClientRect()
  const frame = stage.querySelector('iframe')
  const inside = frame?.contentWindow as ReadableWindow | null | undefined
  if (!frame || !inside) return { root: stage, window, left: -left, top: -top }
  const place = frame.getBoundingClientRect()
  const root = inside.document.querySelector('#storybook-root')
  return root ? { root, window: inside, left: place.left - left, top: place.top - top } : undefined
}

type FrameChannel = { on: (event: string, hear: () => void) => void }

/** The pieces of the part that a stage shows, where they are in it; nothing until they are measured. */
export function usePieces(stage: RefObject<HTMLElement | null>, part: string): Piece[] | undefined {
  const [pieces, setPieces] = useState<Piece[]>()
  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    let isWanted = true
    let latest = 0

    async function measure(): Promise<void> {
      const shown = element && shownIn(element)
      if (!shown?.window.kabutoAnatomy) return
      latest += 1
      const own = latest
      const found = await shown.window.kabutoAnatomy(shown.root, part)
      if (isWanted && own === latest)
        setPieces(found.map((piece) => ({ ...piece, left: piece.left + shown.left, top: piece.top + shown.top })))
    }

    const again = (): void => void measure()
    const channel = addons.getChannel()
    const changes = ['storyRendered', 'globalsUpdated']
    for (const change of changes) channel.on(change, again)
    const frame = element.querySelector('iframe')
    function hearFrame(): void {
      const { __STORYBOOK_ADDONS_CHANNEL__: inside } = frame?.contentWindow as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__?: FrameChannel
      }
      for (const change of changes) inside?.on(change, again)
      again()
    }
    frame?.addEventListener('load', hearFrame)
    // What is fetched when it is first shown makes it taller.
    const sizes = new ResizeObserver(again)
    sizes.observe(element)
    return () => {
      isWanted = false
      sizes.disconnect()
      frame?.removeEventListener('load', hearFrame)
      for (const change of changes) channel.off(change, again)
    }
  }, [stage, part])
  return pieces
}

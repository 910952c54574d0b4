import { whenIdle } from '@kabuto/ui-kit'
import { type RefObject, useEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import type { Piece } from './anatomy.ts'
import { type ReadableWindow, SHOWN } from './reader.ts'

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

/** How far below the screen it is measured already. */
const AHEAD = '300px'

/**
 * The pieces of the part that a stage shows, where they are in it; nothing until they are measured, which takes a fifth
 * of a second, and is done once the stage comes into view.
 */
export function usePieces(stage: RefObject<HTMLElement | null>, story: string, part: string): Piece[] | undefined {
  const [pieces, setPieces] = useState<Piece[]>()
  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    let isSeen = false
    let isMeasuring = false
    let isOld = true

    async function measure(stageElement: HTMLElement): Promise<void> {
      isMeasuring = true
      while (isOld && !signal.aborted) {
        // The page itself goes first; what it shows on the way may be out of sight again.
        await whenIdle()
        if (!isSeen) break
        isOld = false
        const shown = shownIn(stageElement)
        const found = await shown?.window.kabutoAnatomy?.(shown.root, part)
        // The page may have been scrolled since.
        const { left = 0, top = 0 } = shownIn(stageElement) ?? {}
        if (found && !signal.aborted)
          setPieces(found.map((piece) => ({ ...piece, left: piece.left + left, top: piece.top + top })))
      }
      isMeasuring = false
    }

    function again(): void {
      isOld = true
      if (element && isSeen && !isMeasuring) void measure(element)
    }

    const hearStory = (id: string): void => (id === story ? again() : undefined)
    const channel = addons.getChannel()
    channel.on('storyRendered', hearStory)
    channel.on('globalsUpdated', again)
    const frame = element.querySelector('iframe')
    function hearFrame({ data, source }: MessageEvent): void {
      if (data === SHOWN && source === frame?.contentWindow) again()
    }
    if (frame) addEventListener('message', hearFrame, { signal })
    // What is fetched when it is first shown makes it taller.
    const sizes = new ResizeObserver(again)
    sizes.observe(element)
    const sight = new IntersectionObserver(
      ([entry]) => {
        isSeen = entry?.isIntersecting === true
        if (isOld) again()
      },
      { rootMargin: AHEAD },
    )
    sight.observe(element)
    return () => {
      leaving.abort()
      sizes.disconnect()
      sight.disconnect()
      channel.off('storyRendered', hearStory)
      channel.off('globalsUpdated', again)
    }
  }, [stage, story, part])
  return pieces
}

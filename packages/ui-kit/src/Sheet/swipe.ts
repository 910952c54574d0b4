import { type PointerEvent, type RefObject, useRef } from 'react'

/** How far down a swipe closes the sheet. */
const ENOUGH = 96

type Swipe = { pointer: number; from: number }

/** Handlers for the head of a sheet: it follows the finger down, and closes or springs back. */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, locked: boolean, onClose: () => void) {
  const swipe = useRef<Swipe>(undefined)

  function distance({ pointerId, clientY }: PointerEvent): number {
    return swipe.current?.pointer === pointerId ? Math.max(0, clientY - swipe.current.from) : 0
  }

  function follow(pixels: number | undefined): void {
    const style = sheet.current?.style
    style?.setProperty('translate', pixels === undefined ? '' : `0 ${pixels}px`)
    style?.setProperty('transition', pixels === undefined ? '' : 'none')
  }

  function end(event: PointerEvent): void {
    const enough = distance(event) > ENOUGH
    swipe.current = undefined
    follow(undefined)
    if (enough) onClose()
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (!locked && event.isPrimary) swipe.current = { pointer: event.pointerId, from: event.clientY }
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const pixels = distance(event)
      if (pixels < 6) return
      // Only now, or the close button would lose its click.
      event.currentTarget.setPointerCapture(event.pointerId)
      follow(pixels)
    },
    onPointerUp: end,
    onPointerCancel(): void {
      swipe.current = undefined
      follow(undefined)
    },
  }
}

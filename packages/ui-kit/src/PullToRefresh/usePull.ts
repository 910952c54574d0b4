import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

/** From here on letting go refreshes. */
const ENOUGH = 64
/** The further, the heavier. */
const WEIGHT = 0.5

export type Pull = 'none' | 'pulling' | 'armed'

type Options = {
  frame: RefObject<HTMLElement | null>
  /** Not only what is in the frame, but the whole page around it. */
  isWholePage: boolean
  blocked: boolean
  onEnough: () => void
}

type Start = { id: number; x: number; y: number }

/**
 * A pull with the finger while the document is at its top. It only listens: nothing is prevented, so a page that
 * wants to scroll scrolls. The distance is written without React into `--pulled`; only the words change by rendering.
 */
export function usePull({ frame, isWholePage, blocked, onEnough }: Options): Pull {
  const [pull, setPull] = useState<Pull>('none')
  const isBlocked = useEffectEvent(() => blocked)
  const refresh = useEffectEvent(onEnough)

  useLayoutEffect(() => {
    const element = frame.current
    const pulledPart = isWholePage ? element?.closest('main') : element
    if (!element || !pulledPart) return undefined
    let start: Start | undefined
    let pulled = 0

    const show = (pixels: number): void => {
      pulled = pixels
      element.style.setProperty('--pulled', `${pixels}px`)
      setPull(pixels === 0 ? 'none' : pixels < ENOUGH ? 'pulling' : 'armed')
    }
    const leave = (): void => {
      start = undefined
      if (pulled > 0) show(0)
    }
    const begin = ({ touches, target }: TouchEvent): void => {
      const [touch] = touches
      // Not from a sheet above the page, and not with two fingers.
      const own =
        touches.length === 1 && scrollY <= 0 && !isBlocked() && target instanceof Element && !target.closest('dialog')
      if (touch && own) start = { id: touch.identifier, x: touch.clientX, y: touch.clientY }
      else leave()
    }
    const follow = ({ touches }: TouchEvent): void => {
      const touch = [...touches].find(({ identifier }) => identifier === start?.id)
      if (!start || !touch) return
      const down = touch.clientY - start.y
      // Sideways is for a row that scrolls; upwards, or away from the top, is for the page.
      if (scrollY > 0 || (pulled === 0 && Math.abs(touch.clientX - start.x) > Math.abs(down))) leave()
      else show(Math.max(0, Math.round(down * WEIGHT)))
    }
    const end = (): void => {
      const enough = pulled >= ENOUGH
      leave()
      if (enough) refresh()
    }
    const stop = new AbortController()
    const how = { passive: true, signal: stop.signal }
    pulledPart.addEventListener('touchstart', begin, how)
    pulledPart.addEventListener('touchmove', follow, how)
    pulledPart.addEventListener('touchend', end, how)
    pulledPart.addEventListener('touchcancel', leave, how)
    return () => stop.abort()
  }, [frame, isWholePage])

  return pull
}

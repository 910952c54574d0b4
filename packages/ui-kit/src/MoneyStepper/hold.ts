import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

const FIRST_MS = 400
const NEXT_MS = 80

/** Handlers for a button that goes on while it is held. A press from the keyboard, or a short one, is one click. */
export function useHold(step: () => void) {
  const [held, setHeld] = useState(false)
  const repeated = useRef(false)
  // What it does changes with the value, under the finger.
  const onStep = useEffectEvent(step)

  useEffect(() => {
    if (!held) return undefined
    function again(): void {
      repeated.current = true
      timer = setTimeout(again, NEXT_MS)
      onStep()
    }
    let timer = setTimeout(again, FIRST_MS)
    return () => clearTimeout(timer)
  }, [held])

  const stop = (): void => setHeld(false)
  return {
    onPointerDown({ button, isPrimary }: PointerEvent): void {
      repeated.current = false
      setHeld(button === 0 && isPrimary)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onBlur: stop,
    onClick(): void {
      if (!repeated.current) step()
      repeated.current = false
    },
  }
}

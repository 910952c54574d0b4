import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { follow } from './write.ts'

/** A value that moves by itself. */
export type Live<Value> = {
  /** As it is now. */
  get: () => Value
  /** Tells of every new value until the function it gives back is called. One source keeps one `subscribe`. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Writes a live value into its element, without rendering: `seen` once a frame, `heard` (for screen readers) once a
 * second. Both also run once when the part is there, if a value has come since it was rendered, and with every new
 * source.
 */
export function useLive(
  { get, subscribe }: Pick<Live<unknown>, 'subscribe'> & Partial<Live<unknown>>,
  seen: () => void,
  heard?: () => void,
): void {
  const rendered = get?.()
  const isRendered = useEffectEvent(() => get !== undefined && Object.is(get(), rendered))
  const began = useRef(false)
  const see = useEffectEvent(seen)
  const hear = useEffectEvent(() => heard?.())

  useLayoutEffect(() => {
    // Except on the first run, what React last rendered need not be what is shown.
    if (began.current || !isRendered()) {
      see()
      hear()
    }
    began.current = true
    return follow(
      subscribe,
      () => see(),
      () => hear(),
    )
  }, [subscribe])
}

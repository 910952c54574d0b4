import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/** A value that moves by itself. */
export type Live<Value> = {
  /** As it is now. */
  get: () => Value
  /** Tells of every new value until the function it gives back is called. One source keeps one `subscribe`. */
  subscribe: (listener: () => void) => () => void
}

/** Nobody listens faster than this, and a tint comes no more often. */
const SECOND = 1000

const waiting = new Set<() => void>()

function writeAll(): void {
  const writes = [...waiting]
  waiting.clear()
  for (const write of writes) write()
}

/** Before the next frame, once, however often it is asked for: nobody sees what changes between two frames. */
function onFrame(write: () => void): void {
  if (waiting.size === 0) requestAnimationFrame(writeAll)
  waiting.add(write)
}

/**
 * Writes a live value where it stands, without rendering: `seen` once a frame, `heard` (the words for the ear) once a
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
    let telling: number | undefined
    const tell = (): void => {
      telling = undefined
      hear()
    }
    const write = (): void => see()
    // What React last rendered need not be what stands there, but for the first time.
    if (began.current || !isRendered()) {
      see()
      hear()
    }
    began.current = true
    const stop = subscribe(() => {
      onFrame(write)
      telling ??= window.setTimeout(tell, SECOND)
    })
    return () => {
      stop()
      waiting.delete(write)
      clearTimeout(telling)
    }
  }, [subscribe])
}

/** Changes the one text of an element: nothing is made anew, nothing is touched that stays. */
export function writeText(element: HTMLElement | null, text: string): void {
  if (!element) return
  const node = element.firstChild
  if (!(node instanceof Text)) element.textContent = text
  else if (node.data !== text) node.data = text
}

/** The same for an attribute; `undefined` takes it away. */
export function writeData(element: HTMLElement | null, name: `data-${string}`, value: string | undefined): void {
  if (!element || (element.getAttribute(name) ?? undefined) === value) return
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

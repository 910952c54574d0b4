import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/** A value that moves by itself. */
export type Live<Value> = {
  /** As it is now. */
  get: () => Value
  /** Tells of every new value until the function it gives back is called. One source keeps one `subscribe`. */
  subscribe: (listener: () => void) => () => void
}

/** Announced no more often than this, nor tinted. */
const SECOND = 1000

const waiting = new Set<() => void>()

function writeAll(): void {
  const writes = [...waiting]
  waiting.clear()
  for (const write of writes) write()
}

/** Before the next frame, once, however often it is called: changes between two frames are not visible. */
function onFrame(write: () => void): void {
  if (waiting.size === 0) requestAnimationFrame(writeAll)
  waiting.add(write)
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
    let telling: number | undefined
    const tell = (): void => {
      telling = undefined
      hear()
    }
    const write = (): void => see()
    // Except on the first run, what React last rendered need not be what is shown.
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

/** Changes the one text of an element: no node is created, and nothing else is touched. */
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

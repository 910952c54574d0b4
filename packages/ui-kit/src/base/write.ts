/** Announced no more often than this. */
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
 * Calls `seen` once a frame and `heard` once a second while a source tells of changes, until it is ended. Each caller
 * has a `seen` of its own.
 */
export function follow(
  subscribe: (listener: () => void) => () => void,
  seen: () => void,
  heard: () => void,
): () => void {
  let telling: ReturnType<typeof setTimeout> | undefined
  const tell = (): void => {
    telling = undefined
    heard()
  }
  const stop = subscribe(() => {
    onFrame(seen)
    telling ??= setTimeout(tell, SECOND)
  })
  return () => {
    stop()
    waiting.delete(seen)
    clearTimeout(telling)
  }
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

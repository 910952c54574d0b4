/** Announced no more often than this. */
const SECOND = 1000
/** So long an announcement that is due waits for a frame that is drawn anyway: one of its own costs as much. */
const PATIENCE = 300

/** What is to be announced. */
const behind = new Set<() => void>()
let announcing: 'nothing' | 'later' | 'due' = 'nothing'

function announceAll(): void {
  announcing = 'nothing'
  const all = [...behind]
  behind.clear()
  for (const announce of all) announce()
}

function announceLater(announce: () => void): void {
  behind.add(announce)
  if (announcing !== 'nothing') return
  announcing = 'later'
  setTimeout(() => {
    announcing = 'due'
    setTimeout(() => {
      if (announcing === 'due') announceAll()
    }, PATIENCE)
  }, SECOND)
}

const waiting = new Set<() => void>()

function writeAll(): void {
  const writes = [...waiting]
  waiting.clear()
  for (const write of writes) write()
  if (announcing === 'due') announceAll()
}

/** Before the next frame, once, however often it is called: changes between two frames are not visible. */
function onFrame(write: () => void): void {
  if (waiting.size === 0) requestAnimationFrame(writeAll)
  waiting.add(write)
}

/**
 * Calls `seen` once a frame and `heard` no more often than once a second while a source tells of changes, until it is
 * ended. All that is announced on a page is announced at once. Each caller has a `seen` and a `heard` of its own.
 */
export function follow(
  subscribe: (listener: () => void) => () => void,
  seen: () => void,
  heard: () => void,
): () => void {
  const stop = subscribe(() => {
    onFrame(seen)
    announceLater(heard)
  })
  return () => {
    stop()
    waiting.delete(seen)
    behind.delete(heard)
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

/** What the page says in its console once the content of the next page is there. */
export const TAP_DONE = 'the next page is there'

/** In ms: pressed from the finger's coming down, the others from its lift. */
export type Tap = { pressed: number; frame: number; content: number }
type TapWatch = { tap: Tap; awaitPage: () => void; isThere: () => boolean }

/** Runs in the page before anything of it; handed over as text, so it refers to nothing outside itself. */
export function watchTaps({ done, loading }: { done: string; loading: string }): void {
  const tap: Tap = { pressed: Number.NaN, frame: Number.NaN, content: Number.NaN }

  // The app's own: the frame that the server sends stands beside its root.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const shown = (part: 'h1' | 'main' | '[aria-busy=true] header'): Element[] =>
    [...document.querySelectorAll(`#root ${part}`)].filter((element) => element.checkVisibility())
  // A skeleton tells the ear that something is on its way, and the bars of a page that is on its way are busy.
  const isAwaited = (part: Element): boolean => {
    if (part.closest('[aria-busy=true]')) return true
    const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const { parentElement } = words.currentNode
      const { top = Infinity } = parentElement?.parentElement?.getBoundingClientRect() ?? {}
      if (words.currentNode.textContent === loading && top < innerHeight) return true
    }
    return false
  }
  const isThere = (): boolean => {
    const mains = shown('main')
    return shown('h1').length > 0 && mains.length > 0 && !mains.some(isAwaited)
  }

  /** The first time counts. */
  function tell(what: keyof Tap, ms: number): void {
    if (Number.isFinite(tap[what])) return
    tap[what] = ms
    if (Number.isFinite(tap.frame) && Number.isFinite(tap.content)) console.debug(done)
  }

  /**
   * What is in the page when a frame begins is painted with it; behind it the clock is read, by a message, for timers
   * are held back for a while when a finger has come down.
   */
  function note(what: keyof Tap, since: number): void {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      tell(what, performance.now() - since)
      port1.close()
    })
    port1.start()
    port2.postMessage(undefined)
  }

  /** Told by the browser itself: other tasks that wait, such as the rest of the page, may come before a message. */
  function notePaint(since: () => number): void {
    new PerformanceObserver((paints, observer) => {
      observer.disconnect()
      tell('frame', Math.min(...paints.getEntries().map(({ startTime }) => startTime)) - since())
    }).observe({ type: 'element' })
  }

  function awaitPage(): void {
    let lifted = Number.NaN
    const [before] = shown('h1')
    const once = { capture: true, once: true }
    addEventListener('pointerdown', ({ timeStamp }) => requestAnimationFrame(() => note('pressed', timeStamp)), once)
    addEventListener('pointerup', ({ timeStamp }) => (lifted = timeStamp), once)
    notePaint(() => lifted)
    let asked = false
    // Looked at once a frame, when its styles are due anyway.
    function look(observer: MutationObserver): void {
      asked = false
      const [heading] = shown('h1')
      // The bars of some pages have no heading, such as those with the brand.
      if (!heading && Number.isNaN(tap.frame) && shown('[aria-busy=true] header').length > 0) note('frame', lifted)
      if (!heading || heading === before) return
      // Of what only screen readers are told the browser paints nothing.
      if (Number.isNaN(tap.frame) && heading.clientWidth < 2) note('frame', lifted)
      if (isThere()) {
        observer.disconnect()
        note('content', lifted)
        // A heading that was painted before this saw it is not told of; by now it has been there for a while.
        requestIdleCallback(() => note('frame', lifted))
      }
    }
    new MutationObserver((_, observer) => {
      // Before it is painted, for only then the browser tells of it.
      for (const heading of document.querySelectorAll('#root h1:not([elementtiming])'))
        if (heading !== before) heading.setAttribute('elementtiming', 'of the next page')
      if (asked) return
      asked = true
      requestAnimationFrame(() => look(observer))
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  }

  Object.assign(globalThis, { taps: { tap, awaitPage, isThere } satisfies TapWatch })
}

declare global {
  var taps: TapWatch
}

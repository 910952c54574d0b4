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

  /** The earliest of what is told counts. */
  function tell(what: keyof Tap, ms: number): void {
    if (!(tap[what] <= ms)) tap[what] = ms
  }

  /**
   * What is in the page when a frame begins is painted with it; behind it the clock is read, by a message, for timers
   * are held back for a while when a finger has come down. Other tasks that wait, such as the rest of the page, may
   * come before the message.
   */
  function note(what: keyof Tap, since: number, after?: () => void): void {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      tell(what, performance.now() - since)
      port1.close()
      after?.()
    })
    port1.start()
    port2.postMessage(undefined)
  }

  function awaitPage(): void {
    let lifted = Number.NaN
    let seen = Number.NaN
    let asked = false
    const [before] = shown('h1')
    const once = { capture: true, once: true }
    addEventListener('pointerdown', ({ timeStamp }) => requestAnimationFrame(() => note('pressed', timeStamp)), once)
    addEventListener('pointerup', ({ timeStamp }) => (lifted = timeStamp), once)
    // The browser itself tells when a heading was painted, unless it was replaced before the browser got to it ...
    new PerformanceObserver((paints) => {
      for (const { startTime } of paints.getEntries()) if (startTime > lifted) tell('frame', startTime - lifted)
    }).observe({ type: 'element' })
    // ... and when the frame that followed the tap was.
    const every = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((events) => {
      for (const { startTime, duration } of events.getEntriesByName('click'))
        if (seen <= startTime + duration) tell('frame', startTime + duration - lifted)
    }).observe(every)
    // Looked at once a frame, when its styles are due anyway.
    function look(observer: MutationObserver): void {
      asked = false
      const [heading] = shown('h1')
      // The bars of some pages have no heading, such as those with the brand.
      const isNext = heading ? heading !== before : shown('[aria-busy=true] header').length > 0
      if (!isNext) return
      if (Number.isNaN(seen)) {
        seen = performance.now()
        note('frame', lifted)
      }
      if (isThere()) {
        observer.disconnect()
        note('content', lifted, () => requestIdleCallback(() => console.debug(done)))
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

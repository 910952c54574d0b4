type Shift = { at: number; value: number; nodes: string[] }
type Forced = { at: number; ms: number; by: string }
export type Watched = {
  paint: number
  contentful: number
  mark: number
  content: number
  /** When the content was in the page, its frame still to come: what is asked for later did not hold it up. */
  contentCame: number
  largest: number
  largestNode: string
  tasks: { at: number; ms: number }[]
  shifts: Shift[]
  forced: Forced[]
}

/** What the browser tells and TypeScript's library does not know yet. */
type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
type LongFrame = PerformanceEntry & {
  scripts: {
    invoker: string
    sourceFunctionName: string
    sourceURL: string
    sourceCharPosition: number
    forcedStyleAndLayoutDuration: number
  }[]
}

/** What the watch of a page says in its console. */
export const CONTENT_THERE = 'the content is there'

/** The watch of a page, where the page keeps it. */
export type Watching = { watched: Watched }

/**
 * Runs in the page before anything of it: notes when the mark and the content have been painted, and what the browser
 * tells of its work. Handed over as text, so it refers to nothing outside itself.
 */
export function watch({ content, contentThere }: { content: string; contentThere: string }): void {
  const watched: Watched = {
    paint: Number.NaN,
    contentful: Number.NaN,
    mark: Number.NaN,
    content: Number.NaN,
    contentCame: Number.NaN,
    largest: Number.NaN,
    largestNode: '',
    tasks: [],
    shifts: [],
    forced: [],
  }
  Object.assign(window, { watched })

  // oxlint-disable-next-line unicorn/consistent-function-scoping
  function nameOf(node: Node | null | undefined): string {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return 'a node that is gone'
    const part = element.getAttribute('data-part')
    const text = element.textContent.trim().slice(0, 24)
    return `${element.tagName.toLowerCase()}${part === null ? '' : `[${part}]`} “${text}”`
  }

  const options = { type: '', buffered: true }
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      watched[name === 'first-paint' ? 'paint' : 'contentful'] = startTime
  }).observe({ ...options, type: 'paint' })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      watched.largest = entry.startTime
      watched.largestNode = nameOf((entry as LargestContentfulPaint).element)
    }
  }).observe({ ...options, type: 'largest-contentful-paint' })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) watched.tasks.push({ at: startTime, ms: duration })
  }).observe({ ...options, type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput)
        watched.shifts.push({
          at: entry.startTime,
          value: entry.value,
          nodes: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${nameOf(node)} from ${previousRect.y} to ${currentRect.y}, ${currentRect.width} × ` +
              `${currentRect.height}`,
          ),
        })
  }).observe({ ...options, type: 'layout-shift' })
  new PerformanceObserver((list) => {
    for (const { startTime, scripts } of list.getEntries() as LongFrame[])
      for (const script of scripts)
        if (script.forcedStyleAndLayoutDuration >= 1)
          watched.forced.push({
            at: startTime,
            ms: script.forcedStyleAndLayoutDuration,
            by: `${script.invoker} ${script.sourceFunctionName} ${script.sourceURL}:${script.sourceCharPosition}`,
          })
  }).observe({ ...options, type: 'long-animation-frame' })

  /** What is in the page now is painted with the next frame; behind it the clock is read, by a message: no timer. */
  function note(what: 'mark' | 'content'): void {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      watched[what] = performance.now()
      port1.close()
      // Heard without asking: a question would run Playwright's own scripts in the page while it is drawn.
      if (what === 'content') console.debug(contentThere)
    })
    port1.start()
    requestAnimationFrame(() => port2.postMessage(undefined))
  }

  const waited = { mark: true, content: true }
  const awaited = new RegExp(content)
  new MutationObserver((_, observer) => {
    if (waited.mark && document.querySelector('aside')?.textContent.includes('シミュレーション取引')) {
      waited.mark = false
      note('mark')
    }
    if (waited.content && awaited.test(document.getElementById('root')?.textContent ?? '')) {
      waited.content = false
      watched.contentCame = performance.now()
      note('content')
    }
    // A page that is no app of ours has no mark.
    if (!waited.content) observer.disconnect()
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

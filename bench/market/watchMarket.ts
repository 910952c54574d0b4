/** What the bench asks a page of, wherever it stands. */
type MarketWatch = {
  /** Counts frames from now on; while scrolling 40 px in each. */
  begin: (scrolling: boolean) => void
  end: () => void
  late: () => number
  /** How often anything is written into the page from now on. */
  writtenIn: (ms: number) => Promise<number>
  rules: () => number
  /** As if another tab lay over it. */
  hide: () => void
  /** Scrolls on until the last row has been read, and back. */
  readAll: (rows: number) => Promise<void>
  /** From the end of the next touch on: when the page of a stock and its chart are painted, in ms. */
  awaitStock: () => void
  tapped: { page: number; chart: number }
}

declare global {
  var market: MarketWatch
}

/** Runs in the page before anything of it; handed over as text, so it refers to nothing outside itself. */
export function watchMarket(): void {
  const LATE_MS = 25
  let running = false
  let late = 0
  let before = 0
  let way = 40
  let scrolls = false

  function step(now: number): void {
    if (!running) return
    if (now - before > LATE_MS) late += 1
    before = now
    if (scrolls) {
      const { scrollHeight } = document.documentElement
      if (scrollY + innerHeight >= scrollHeight - 40) way = -40
      if (scrollY <= 0) way = 40
      scrollBy(0, way)
    }
    requestAnimationFrame(step)
  }

  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const furthest = (): number =>
    Math.max(
      0,
      ...[...document.querySelectorAll('li, [role=listitem]')].map((row) =>
        Number(/^\d+/.exec(row.textContent)?.[0] ?? 0),
      ),
    )

  const tapped = { page: Number.NaN, chart: Number.NaN }

  function awaitStock(): void {
    let touched = Number.NaN
    addEventListener('pointerup', ({ timeStamp }) => (touched = timeStamp), { capture: true, once: true })
    // What is in the page when a frame begins is painted with it; behind it the clock is read, by a message, for timers
    // are held back for a while when a finger has come down.
    function note(what: 'page' | 'chart'): void {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        tapped[what] = performance.now() - touched
        port1.close()
      })
      port1.start()
      port2.postMessage(undefined)
    }
    const waited = { page: true, chart: true }
    let asked = false
    // Looked at once a frame, when its styles are due anyway: to ask at each change would make the page work them out
    // again and again, and that would be measured.
    function look(observer: MutationObserver): void {
      asked = false
      const shown = [...document.querySelectorAll('[data-size="display"]:not([data-loading])')].some((price) =>
        price.checkVisibility(),
      )
      if (waited.page && location.hash.includes('marketDetail') && shown) {
        waited.page = false
        note('page')
      }
      const slider = document.querySelector('input[type="range"][aria-valuetext]')
      if (waited.chart && !waited.page && slider && document.querySelector('canvas')) {
        waited.chart = false
        observer.disconnect()
        note('chart')
      }
    }
    new MutationObserver((_, observer) => {
      if (asked) return
      asked = true
      requestAnimationFrame(() => look(observer))
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  }

  globalThis.market = {
    begin(scrolling) {
      running = true
      scrolls = scrolling
      before = performance.now()
      requestAnimationFrame(step)
    },
    end: () => void (running = false),
    late: () => late,
    async writtenIn(ms) {
      let written = 0
      const observer = new MutationObserver((records) => (written += records.length))
      observer.observe(document, { subtree: true, childList: true, characterData: true })
      await new Promise((resolve) => setTimeout(resolve, ms))
      observer.disconnect()
      return written
    },
    rules: () => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
    hide() {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
      Object.defineProperty(document, 'hidden', { get: () => true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    },
    async readAll(rows) {
      while (furthest() < rows) {
        scrollTo(0, document.documentElement.scrollHeight)
        await nextFrame()
      }
      scrollTo(0, 0)
      await nextFrame()
    },
    awaitStock,
    tapped,
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'
import { browserFlags, ensureBrowser } from '../../tools/bare/browser.mjs'
import type { Session } from './sites.ts'
import { CONTENT_THERE, watch, type Watched, type Watching } from './watch.ts'

/** Lighthouse's slow phone: processor 4 × slowed, 150 ms there and back, 1.6 Mbit/s down, 0.75 up. */
const SLOWER = 4
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
/** How long a page is watched once its content is there. */
const AFTER = 2000
const LONG = 60_000

/** Playwright switches the way back from memory off, because it does not follow it. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(join(import.meta.dirname, '../..')),
    args: browserFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}

/** A phone that has never been here: nothing is kept but a session. */
export function openPhone(
  browser: Browser,
  address: string,
  session: Session,
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<BrowserContext> {
  return browser.newContext({
    serviceWorkers,
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'ja-JP',
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(address).origin,
          localStorage: Object.entries(session).map(([name, value]) => ({ name, value })),
        },
      ],
    },
  })
}

export async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', line)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** Until the release of the app is on the phone, as it is at the next visit. What cannot be installed keeps none. */
export async function releaseKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (document.querySelector('link[rel=manifest]')) await navigator.serviceWorker.ready
  })
}

/** One that reached the server; times in ms from the beginning of the page. */
type Request = { path: string; kind: string; begun: number; ended: number; bytes: number }
export type Visit = Omit<Watched, 'tasks'> & { blocking: number; requests: Request[] }

/** Notes what goes over the wire; times are those of the clock on the wall, in seconds. */
async function listen(cdp: CDPSession): Promise<Map<string, Request>> {
  const requests = new Map<string, Request>()
  // Its own clock against the one on the wall.
  let ahead = 0
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', wallTime, timestamp }) => {
    ahead = wallTime - timestamp
    const { protocol, pathname } = new URL(request.url)
    if (protocol.startsWith('http'))
      requests.set(requestId, { path: pathname, kind: type, begun: wallTime, ended: Number.NaN, bytes: 0 })
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId))
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) requests.delete(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) Object.assign(request, { ended: timestamp + ahead, bytes: encodedDataLength })
  })
  return requests
}

/** Opens a page and watches it until a while after its content is there. */
export async function visit(phone: BrowserContext, address: string, content: string): Promise<Visit> {
  const page = await phone.newPage()
  page.on('pageerror', (fault) => console.error(`The page failed: ${fault.message}`))
  try {
    const cdp = await phone.newCDPSession(page)
    const requests = await listen(cdp)
    await slowDown(cdp)
    await page.addInitScript(watch, { content, contentThere: CONTENT_THERE })
    const there = page.waitForEvent('console', {
      predicate: (message) => message.text() === CONTENT_THERE,
      timeout: LONG,
    })
    await Promise.all([there, page.goto(address, { waitUntil: 'commit', timeout: LONG })])
    await wait(AFTER)
    const { tasks, begun, ...watched } = await page.evaluate(() => ({
      ...(window as unknown as Watching).watched,
      begun: performance.timeOrigin,
    }))
    await releaseKept(page)
    const late = tasks.filter(({ at }) => at >= watched.contentful)
    return {
      ...watched,
      blocking: late.reduce((all, { ms }) => all + ms - 50, 0),
      requests: [...requests.values()].map((request) => ({
        ...request,
        begun: request.begun * 1000 - begun,
        ended: request.ended * 1000 - begun,
      })),
    }
  } finally {
    await page.close()
  }
}

/** Largest sum of shifts that follow each other within a second, five seconds at most: what Chromium counts as CLS. */
export function shiftOf({ shifts }: Visit): number {
  let [largest, sum, first, last] = [0, 0, -Infinity, -Infinity]
  for (const { at, value } of shifts) {
    const follows = at - last < 1000 && at - first < 5000
    sum = follows ? sum + value : value
    if (!follows) first = at
    last = at
    largest = Math.max(largest, sum)
  }
  return largest
}

/** Leaves for another site and comes back: why the page had to be loaded anew, or nothing. */
export async function whyNotKept(phone: BrowserContext, address: string, elsewhere: string): Promise<string[]> {
  const page = await phone.newPage()
  const cdp = await phone.newCDPSession(page)
  await cdp.send('Page.enable')
  const { promise: restored, resolve } = Promise.withResolvers<string[]>()
  const go = async (method: () => Promise<unknown>): Promise<void> => {
    const there = new Promise((done) => cdp.once('Page.loadEventFired', done))
    await method()
    await there
    await wait(AFTER)
  }
  await go(() => cdp.send('Page.navigate', { url: address }))
  await releaseKept(page)
  await go(() => cdp.send('Page.navigate', { url: elsewhere }))
  const { currentIndex, entries } = await cdp.send('Page.getNavigationHistory')
  const before = entries[currentIndex - 1]
  if (!before) throw new Error('the browser knows no way back')
  cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    resolve(
      notRestoredExplanations.map(({ type, reason, context }) => [type, reason, context].filter(Boolean).join(' ')),
    ),
  )
  cdp.on('Page.frameNavigated', ({ type }) => {
    if (type === 'BackForwardCacheRestore') resolve([])
  })
  await cdp.send('Page.navigateToHistoryEntry', { entryId: before.id })
  try {
    return await Promise.race([restored, wait(LONG, ['the browser did not say'])])
  } finally {
    await page.close()
  }
}

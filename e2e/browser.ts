import { join } from 'node:path'
import { type Browser, chromium, type Page, type Request } from 'playwright-core'
import { browserFlags, ensureBrowser, findShell } from '../tools/bare/browser.mjs'
import { isLong } from '../tools/isLong.ts'
import { WAIT_MS } from '../tools/limits.ts'

const root = join(import.meta.dirname, '..')

/**
 * No page of a journey is open long enough to regain what the optimizing compilers cost, and one process for all pages
 * of a context saves the start of two more: a fifth of a journey.
 */
const shortLived = isLong ? [] : ['--js-flags=--no-turbofan,--no-maglev', '--renderer-process-limit=1']

/** The whole browser in the full counts; in `npm test` the one without windows, which is faster. */
export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = (isLong ? undefined : findShell()) ?? ensureBrowser(root)
  return chromium.launch({ executablePath, args: [...browserFlags, ...shortLived, ...flags] })
}

const QUIET_MS = 250
const inFlight = new WeakMap<Page, Set<Request>>()

/** From now on `quiet` knows what this page waits for. The stream of prices never ends, so it is left out. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>()
  inFlight.set(page, open)
  page.on('request', (request) => {
    // Nobody answers what a document asked for that is no longer there.
    if (request.isNavigationRequest()) open.clear()
    if (!request.url().includes('/market/stream')) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
}

/** Waits until the page has asked for nothing for a while, and everything is answered. */
export async function quiet(page: Page): Promise<void> {
  const open = inFlight.get(page)
  if (!open) throw new Error('The requests of this page are not watched.')
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let timer: NodeJS.Timeout | undefined
  const limit = setTimeout(() => {
    reject(
      new Error(`Not answered: ${[...open].map((request) => request.url()).join(', ') || 'asked again and again'}`),
    )
  }, WAIT_MS)
  function look(): void {
    clearTimeout(timer)
    if (open?.size === 0) timer = setTimeout(resolve, QUIET_MS)
  }
  const events = ['request', 'requestfinished', 'requestfailed'] as const
  for (const event of events) page.on(event as 'request', look)
  look()
  try {
    await promise
  } finally {
    clearTimeout(limit)
    clearTimeout(timer)
    for (const event of events) page.off(event as 'request', look)
  }
}

export type PhoneOptions = {
  moves?: boolean | undefined
  /** Whether it may keep the release: else each load is that of a first visit, and is routed as a test says. */
  keeps?: boolean | undefined
}

/**
 * A page that keeps what no page of ours may have: errors and violations of its own security policy. In `npm test`
 * nothing moves on it, unless the journey is about just that; in the full counts everything does.
 */
export async function openPhone(
  browser: Browser,
  { moves = isLong, keeps = false }: PhoneOptions = {},
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    locale: 'ja-JP',
    reducedMotion: moves ? 'no-preference' : 'reduce',
    serviceWorkers: keeps ? 'allow' : 'block',
  })
  context.setDefaultTimeout(WAIT_MS)
  const page = await context.newPage()
  watchRequests(page)
  const complaints: string[] = []
  page.on('pageerror', (fault) => complaints.push(fault.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return { page, complaints }
}

/** The release is on the device, all of it: what a page asks for from now on comes from there. */
export const releaseKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null)

/** A page on a designer's screen, for the workshop: its errors, and violations of the workshop's policy. */
export async function openDesk(browser: Browser): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 1000 }, locale: 'ja-JP' })
  context.setDefaultTimeout(WAIT_MS)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (fault) => complaints.push(fault.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy'))
      complaints.push(message.text())
  })
  return { page, complaints }
}

/**
 * What keeps a member from seeing where the focus is, after a space: no ring, outside of the screen, or below something
 * else. Where nothing is read out by itself, what has the focus in its place.
 */
function faultOfFocus(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nothing'
  if (focused.matches('div:not([role])')) return 'part of the page'
  // Read out, and nothing to press: a heading, a sheet, or a part of the page.
  if (focused.matches('[tabindex="-1"]')) return ''
  const near: Element[] = [focused, ...focused.children]
  if (focused.nextElementSibling) near.push(focused.nextElementSibling)
  for (let part = focused.parentElement; part && near.length < 12; part = part.parentElement) near.push(part)
  const rings = near.filter((part) =>
    [undefined, '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 1
    }),
  )
  // The input of a choice is out of sight: its label shows the ring.
  const [ringed] = rings.toSorted((one, other) => other.clientWidth - one.clientWidth)
  if (!ringed) return ' without a ring'
  const { left, top, bottom, width, height } = ringed.getBoundingClientRect()
  // Of what is taller than the screen, the part that is on it.
  const isTall = height > innerHeight
  const from = isTall ? Math.max(top, 0) : top
  const to = isTall ? Math.min(bottom, innerHeight) : bottom
  for (const part of [0.25, 0.5, 0.75]) {
    const hit = document.elementFromPoint(left + width / 2, from + (to - from) * part)
    if (!hit) return ' outside of the screen'
    if (!ringed.contains(hit)) return ` below ${hit.tagName.toLowerCase()} ${hit.textContent}`
  }
  return ''
}

/** What has the focus, as it is read out: role, name and state; and what is wrong with how it is seen. */
export async function focusOf(page: Page): Promise<string> {
  const fault = await page.evaluate(faultOfFocus)
  if (fault === 'nothing' || fault === 'part of the page') return fault
  const [line = ''] = (await page.locator(':focus').ariaSnapshot()).split('\n')
  const heard = /^- '?([a-z]+(?: "(?:[^"\\]|\\.)*")?(?: \[[a-z]+(?:=true)?\])*)/.exec(line)?.[1] ?? line
  return heard + fault
}

import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { BrowserContext, CDPSession, Locator, Page } from 'playwright-core'
import type { ScreenName } from '../../packages/domain/src/paths.ts'
import { table } from '../kit/contenders.ts'
import { median } from '../sideBySide.ts'
import { openBrowser, openPhone, releaseKept, slowDown } from './phone.ts'
import { openApp, type Session } from './sites.ts'
import { type Tap, TAP_DONE } from './watchTaps.ts'
import { addressOf, allWays, IDLE, open, openPage, screens, type Way } from './ways.ts'

// node bench/web/taps.ts [--rounds 3] [--only stock,ticket] [--press 80]: from a finger on a link to the next page, for
// each page of the app that a link leads to. The links are those that the pages hold: each page is opened, its links
// are read, and each page is tapped from the first one that links to it. A phone of 375 × 812, processor 4 × slowed,
// 1.6 Mbit/s, 150 ms. New: everything is fetched when it is needed, for the phone keeps nothing. Known: the release is
// kept on the phone, as from the second visit on. Pressed: from the finger's coming down to the next painted frame;
// frame: from its lift until the next page's heading, or its bars where they have none, are painted; content: until
// nothing that one sees of it is loading.
// Medians of the rounds, and the 95th percentile over all taps; ends with 1 where a limit is missed.

const LIMITS = { pressed: 100, frame: 100, content: 500 } as const
const LONG = 60_000

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    press: { type: 'string', default: '80' },
  },
})

const app = await openApp()
const browser = await openBrowser()
const linkIn = (page: Page, href: string): Locator =>
  page.locator(`a[href="${href}"]`).filter({ visible: true }).first()

async function tapOn(page: Page, cdp: CDPSession, href: string): Promise<Tap> {
  const link = linkIn(page, href)
  await link.scrollIntoViewIfNeeded()
  await wait(IDLE)
  const place = await link.boundingBox()
  if (!place) throw new Error(`The link ${href} is not there.`)
  const done = page.waitForEvent('console', { predicate: (message) => message.text() === TAP_DONE, timeout: LONG })
  await page.evaluate(() => globalThis.taps.awaitPage())
  // Not `link.tap()`: what that puts into the page to watch over its touch takes the page's own time.
  const at = { x: place.x + Math.min(place.width / 2, 40), y: place.y + place.height / 2 }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await wait(Number(values.press))
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await done
  return page.evaluate(() => globalThis.taps.tap)
}

/** Nothing where the link has gone since, such as that of a notice that has been read. */
async function measure(phone: BrowserContext, { from, href }: Way): Promise<Tap | undefined> {
  const page = await openPage(phone)
  const cdp = await phone.newCDPSession(page)
  await slowDown(cdp)
  await open(page, app.address + addressOf(from))
  await wait(IDLE)
  try {
    return (await linkIn(page, href).count()) === 0 ? undefined : await tapOn(page, cdp, href)
  } catch (fault) {
    throw new Error(`The tap on ${href}, from ${from} to ${page.url()}, was not measured`, { cause: fault })
  } finally {
    await page.close()
  }
}

async function measureFirst(phone: BrowserContext, ways: readonly Way[]): Promise<Tap> {
  for (const way of ways) {
    const tap = await measure(phone, way)
    if (tap) return tap
  }
  throw new Error(`No link leads any more to ${ways[0]?.to ?? 'a page'}`)
}

/** Those of the first session in which a link leads there. */
function waysTo(ways: readonly Way[], to: ScreenName): Way[] {
  const leading = ways.filter((way) => way.to === to)
  return leading.filter(({ session }) => session === leading[0]?.session)
}

/** One that has kept the release, as after a first visit. */
async function openKnownPhone(session: Session): Promise<BrowserContext> {
  const phone = await openPhone(browser, app.address, session)
  const page = await openPage(phone)
  await open(page, app.address)
  await wait(IDLE)
  await releaseKept(page)
  await page.close()
  return phone
}

const states = ['new', 'known'] as const
type Measured = { to: ScreenName; ways: Way[]; taps: Record<(typeof states)[number], Tap[]> }

async function measureAll(): Promise<{ measured: Measured[]; unlinked: ScreenName[] }> {
  try {
    const ways = await allWays(browser, app)
    const linked = [...new Set(ways.map(({ to }) => to))]
    const wanted = values.only?.split(',') ?? linked
    const measured: Measured[] = linked
      .filter((to) => wanted.includes(to))
      .map((to) => ({ to, ways: waysTo(ways, to), taps: { new: [], known: [] } }))
    const known = { member: await openKnownPhone(app.session), nobody: await openKnownPhone({}) }
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const { to, ways: here, taps } of measured) {
        const session = here[0]?.session ?? {}
        const anew = await openPhone(browser, app.address, session, 'block')
        taps.new.push(await measureFirst(anew, here))
        await anew.close()
        taps.known.push(await measureFirst(session === app.session ? known.member : known.nobody, here))
        console.error(to, JSON.stringify(taps))
      }
    }
    return { measured, unlinked: screens.filter((screen) => !linked.includes(screen)) }
  } finally {
    await browser.close()
    await app.close()
  }
}

const { measured, unlinked } = await measureAll()
const whats = Object.keys(LIMITS) as (keyof Tap)[]

const percentile = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.ceil(all.length * 0.95) - 1] ?? Number.NaN

let missed = false
const columns = states.flatMap((state) => whats.map((what) => ({ state, what })))
const rows = measured.map(({ to, ways, taps }) => [
  to,
  ways[0]?.from ?? '',
  ...columns.map(({ state, what }) => median(taps[state].map((tap) => tap[what])).toFixed(0)),
])
const overAll = columns.map(({ state, what }) => {
  const value = percentile(measured.flatMap(({ taps }) => taps[state].map((tap) => tap[what])))
  if (value <= LIMITS[what]) return `${value.toFixed(0)} (≤ ${LIMITS[what]})`
  missed = true
  return `${value.toFixed(0)} (≤ ${LIMITS[what]}) MISSED`
})
const title = ['to', 'from', ...columns.map(({ state, what }) => `${state}: ${what}`)]
console.log(table(title, [...rows, ['95th percentile of all', '', ...overAll]]))
console.log(`No link leads to: ${unlinked.join(', ') || 'none'}.`)
process.exitCode = missed ? 1 : 0

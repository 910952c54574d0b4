import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { hrefTo, paths, type ScreenName } from '../../packages/domain/src/paths.ts'
import { openPhone } from './phone.ts'
import type { App, Session } from './sites.ts'
import { TAP_DONE, watchTaps } from './watchTaps.ts'

const LONG = 60_000
const LOADING = '読み込み中'
/** Until what a page fetches when it is idle has come. */
export const IDLE = 2000

export type Way = { to: ScreenName; from: ScreenName; href: string; session: Session }

export const screens = Object.keys(paths) as ScreenName[]

export async function openPage(phone: BrowserContext): Promise<Page> {
  const page = await phone.newPage()
  page.on('pageerror', (fault) => console.error(`The page failed: ${fault.message}`))
  await page.addInitScript(watchTaps, { done: TAP_DONE, loading: LOADING })
  // The introduction comes by itself once only; the links to it are to be there each time.
  await page.addInitScript(() => {
    if (location.protocol === 'http:') window.localStorage.removeItem('kabuto.intro')
  })
  return page
}

/** Anew: what was shown before leaves nothing behind. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address, { timeout: LONG })
  await page.waitForFunction(() => globalThis.taps.isThere(), undefined, { timeout: LONG })
}

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href^="#/"]:not([aria-current=page]):not([data-back])')]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getAttribute('href') ?? ''),
  )

const screenOf = (href: string): ScreenName | undefined =>
  screens.find((screen) => paths[screen] === href.slice(1).split('?')[0])

/** A page as a link opens it; one of a stock needs to know of which. */
export const addressOf = (screen: ScreenName): string =>
  hrefTo(screen, screen === 'stock' || screen === 'ticket' ? { symbol: '0712' } : {})

type Walk = { session: Session; visited: readonly ScreenName[] }

async function waysIn(browser: Browser, address: string, { session, visited }: Walk): Promise<Way[]> {
  const phone = await openPhone(browser, address, session)
  const ways: Way[] = []
  const page = await openPage(phone)
  for (const from of visited) {
    await open(page, address + addressOf(from))
    await wait(IDLE)
    // A page that leads on by itself is not the one asked for.
    if (screenOf(new URL(page.url()).hash) !== from) continue
    for (const href of await linksOf(page)) {
      const to = screenOf(href)
      const known = ways.filter((way) => way.to === to)
      if (to && to !== from && known.length < 2 && known.every((way) => way.from !== from))
        ways.push({ to, from, href, session })
    }
  }
  await phone.close()
  return ways
}

/**
 * From the first page that links to it, for each page that a link leads to, and from the next one: of somebody who is
 * not logged in, and of a member.
 */
export async function allWays(browser: Browser, { address, session }: App): Promise<Way[]> {
  const guest: Walk = { session: {}, visited: ['start', 'introOne', 'introTwo', 'login', 'register'] }
  const member: Walk = { session, visited: ['home', ...screens.filter((screen) => screen !== 'home')] }
  return [...(await waysIn(browser, address, guest)), ...(await waysIn(browser, address, member))]
}

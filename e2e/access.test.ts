import { hrefTo, type ScreenName } from '@kabuto/domain/paths'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessTable, type Opens, type Situation, situations } from './accessTable.ts'
import { openPhone } from './browser.ts'
import { call, tokenOf } from './calls.ts'
import { title, visible } from './finders.ts'
import { logIn, useKabuto } from './room.ts'
import { sampled } from './sampled.ts'

const ADMIN = '0000000099'
/** Specification §9: how long the notice is shown before the login comes. */
const NOTICE_MS = 1500

const names = Object.keys(accessTable) as ScreenName[]
// Faster than any member: the limit of calls is not what is tried here.
const kabuto = useKabuto(undefined, { KABUTO_CALL_LIMIT: '1000000' })

const addressOf = (name: ScreenName): string => hrefTo(name, accessTable[name].query)

type Shown = { address: string; heading: string }

/**
 * Goes to an address as a link would, and waits for the heading of what comes: of the page, not of the bars before it.
 * The page that is left may draw itself anew meanwhile, so the heading is waited for by its words where they are known.
 */
async function shownAt(page: Page, address: string, heading?: string): Promise<Shown> {
  await page.evaluate((hash) => {
    for (const each of document.querySelectorAll('h1')) each.dataset['left'] = ''
    location.hash = hash
  }, address)
  const fresh = page.locator('h1:not([data-left]):not([aria-busy="true"] *)')
  const named = heading === undefined ? fresh : fresh.and(title(page, heading))
  const shown = visible(named).first()
  return { heading: (await shown.textContent()) ?? '', address: new URL(page.url()).hash }
}

const notices = {
  notice: 'もう一度ログインしてください',
  ban: '規約違反の確認のため、ログインを停止しています',
} as const

const notice = (page: Page, kind: keyof typeof notices = 'notice') =>
  page.getByText(notices[kind]).filter({ visible: true })

const isNotice = (opens: Opens): opens is keyof typeof notices => opens in notices

/**
 * The login leads back to an address, path and query to the letter; of a session that has ended it says so once more.
 */
const loginBackTo = (address: string, opens: Opens = 'login'): string =>
  `#/login/login?${new URLSearchParams({ next: address.slice(1), ...(opens === 'notice' ? { ended: '1' } : {}) }).toString()}`

/** The page that opened, and whether a notice said before that the session has ended. */
type SeenPage = Shown & { hasNotice: boolean }

/** What the table says of a route, as it must be seen. */
function expected(name: ScreenName, opens: Opens): SeenPage {
  const address = addressOf(name)
  return opens === 'page'
    ? { address, heading: accessTable[name].heading, hasNotice: false }
    : { address: loginBackTo(address, opens), heading: accessTable.login.heading, hasNotice: isNotice(opens) }
}

/** The session of a page is over: a notice first, then the login. */
async function afterNotice(page: Page, kind: keyof typeof notices): Promise<SeenPage> {
  await notice(page, kind).first().waitFor()
  await page.clock.fastForward(NOTICE_MS)
  await page.getByLabel('会員番号', { exact: true }).waitFor()
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  return { address: new URL(page.url()).hash, heading, hasNotice: true }
}

/** A page that is open where anybody may be, with a session in its storage or without one. */
async function pageOf(session?: { token: string; account: string }) {
  const { page, complaints } = await openPhone(kabuto.browser)
  if (session) {
    await page.addInitScript(({ token, account }) => {
      window.localStorage.setItem('tokend', token)
      window.localStorage.setItem('account', account)
    }, session)
  }
  await page.clock.install()
  async function begin(): Promise<void> {
    await page.goto(`${kabuto.address}#/no/where`)
    await page.reload()
    await page.getByText('/no/where').waitFor()
  }
  await begin()
  return { page, complaints, begin }
}

const account: Record<Exclude<Situation, 'nobody'>, string> = {
  member: '0000000001',
  unverified: '0000000002',
  frozen: '0000000003',
  banned: '0000000012',
  dead: '0000000011',
}

/** What is done once the page is open. */
const meanwhile: Partial<Record<Situation, (token: string) => Promise<unknown>>> = {
  banned: async () =>
    call(
      kabuto.address,
      'admin/member',
      { act: 'impose', account: account.banned, block: 'loginBanned', reason: '規約違反の確認' },
      { token: await tokenOf(kabuto.address, ADMIN) },
    ),
  dead: (token) => call(kabuto.address, 'user/logout', {}, { token }),
}

/**
 * In `npm test`, one of so many routes: the app is reloaded, twice, after each that a session ends on, and pages show
 * unverified and frozen members what they may not do there.
 */
const every: Partial<Record<Situation, number>> = { member: 2, unverified: 4, frozen: 4, banned: 6, dead: 6 }

async function sessionOf(situation: Situation): Promise<{ token: string; account: string } | undefined> {
  if (situation === 'nobody') return undefined
  return { token: await tokenOf(kabuto.address, account[situation]), account: account[situation] }
}

// At once: none of them keeps a processor busy.
describe.concurrent(`what opens on ${names.length} routes`, () => {
  test.each(situations)('%s', async (situation) => {
    const session = await sessionOf(situation)
    const { page, complaints, begin } = await pageOf(session)
    if (session) await meanwhile[situation]?.(session.token)
    const routes = sampled(names, every[situation] ?? 1)
    const seen: Record<string, SeenPage> = {}
    for (const name of routes) {
      const opens = accessTable[name].opens[situation]
      const shown = await shownAt(page, addressOf(name), isNotice(opens) ? undefined : expected(name, opens).heading)
      if (isNotice(opens)) {
        seen[name] = await afterNotice(page, opens)
        await begin()
      } else seen[name] = { ...shown, hasNotice: (await notice(page).count()) > 0 }
    }
    const table = routes.map((name) => [name, expected(name, accessTable[name].opens[situation])])
    expect(seen).toEqual(Object.fromEntries(table))
    // What is answered with 401 the browser notes by itself.
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
    await page.context().close()
  })

  test('the login leads to where one wanted to go, with its query', async () => {
    const { page } = await pageOf()
    await shownAt(page, addressOf('withdraw'))
    await logIn(page)
    await page.getByRole('heading', { level: 1, name: accessTable.withdraw.heading, exact: true }).waitFor()
    expect(new URL(page.url()).hash).toBe(addressOf('withdraw'))
    await page.context().close()
  })

  test.each([
    ['/', '#/login/start?from=mail', '落ち着いて、相場を学ぶ場所。'],
    ['/tabbarLayout', loginBackTo('#/home/index?from=mail'), 'ログイン'],
  ])('the old address %s leads on, with its query', async (path, address, heading) => {
    const { page } = await pageOf()
    expect(await shownAt(page, `#${path}?from=mail`)).toEqual({ address, heading })
    await page.context().close()
  })
})

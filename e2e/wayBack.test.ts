import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserFlags, ensureBrowser } from '../tools/bare/browser.mjs'
import { releaseKept } from './browser.ts'
import { tokenOf } from './calls.ts'
import { STOPPED, useKabuto } from './room.ts'

const kabuto = useKabuto(STOPPED)
const elsewhere = createServer((_, response) => response.end('<!doctype html><title>elsewhere</title>'))
let browser: Browser

beforeAll(async () => {
  await new Promise<void>((resolve) => void elsewhere.listen(0, '127.0.0.1', resolve))
  browser = await chromium.launch({
    executablePath: ensureBrowser(join(import.meta.dirname, '..')),
    args: browserFlags,
    // Off by default, because Playwright does not follow a page that comes back: what follows asks the browser itself.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
})
afterAll(async () => {
  await browser.close()
  elsewhere.close()
})

type Member = { tokend: string; account: string }
const sessionOf = async (account: string): Promise<Member> => ({
  tokend: await tokenOf(kabuto.address, account),
  account,
})

const FUNDS = '#/user/FundingDetails'

/** All of Funds, with what comes once the page is idle, and the drawing of its chart. */
async function fundsCame(page: Page): Promise<void> {
  await page.getByText('受渡しの予定').waitFor()
  await page.getByText('更新', { exact: true }).waitFor({ state: 'attached' })
  await page.getByText('期間の増減').waitFor()
  await expect.poll(() => page.getByText('読み込み中').count()).toBe(0)
}

/** Funds of a member, in a page that is marked so that one loaded anew is known. */
async function atFunds(member: Member): Promise<{ page: Page; cdp: CDPSession }> {
  const { origin } = new URL(kabuto.address)
  const localStorage = Object.entries(member).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  const page = await context.newPage()
  await page.goto(kabuto.address + FUNDS)
  await fundsCame(page)
  // Left while the worker of its first visit is still coming, it may be dropped.
  await releaseKept(page)
  await page.evaluate(() => void (document.documentElement.dataset['mark'] = 'the same page'))
  const cdp = await context.newCDPSession(page)
  await cdp.send('Page.enable')
  return { page, cdp }
}

async function leave(cdp: CDPSession): Promise<void> {
  const loaded = new Promise((resolve) => void cdp.once('Page.loadEventFired', resolve))
  await cdp.send('Page.navigate', { url: `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/` })
  await loaded
}

/** Goes back, and says why the page could not be kept, where it was not. */
async function goBack(cdp: CDPSession): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<string[]>()
  cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    resolve(notRestoredExplanations.map(({ reason }) => reason)),
  )
  cdp.on('Page.frameNavigated', ({ type }) => void (type === 'BackForwardCacheRestore' && resolve([])))
  const { currentIndex, entries } = await cdp.send('Page.getNavigationHistory')
  await cdp.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 })
  return promise
}

type Seen = { mark: string | undefined; hash: string; text: string }

async function seen(cdp: CDPSession): Promise<Seen> {
  const expression = `({ mark: document.documentElement.dataset.mark, hash: location.hash,
    text: document.body.innerText })`
  const { result } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true })
  return result.value as Seen
}

test('a page that was left for another site comes back as it was', async () => {
  const { page, cdp } = await atFunds(await sessionOf('0000000001'))
  const before = await seen(cdp)
  await leave(cdp)
  expect(await goBack(cdp)).toEqual([])
  expect(await seen(cdp)).toMatchObject({ mark: 'the same page', hash: FUNDS, text: before.text })
  await page.context().close()
})

test('after a log-out meanwhile nothing of the member is there', async () => {
  const { page, cdp } = await atFunds(await sessionOf('0000000001'))
  await leave(cdp)
  const other = await page.context().newPage()
  await other.goto(`${kabuto.address}#/user/aboutUs`)
  await other.evaluate(() => {
    window.localStorage.removeItem('tokend')
    window.localStorage.removeItem('account')
  })
  expect(await goBack(cdp)).toEqual([])
  await expect.poll(() => seen(cdp)).toMatchObject({ mark: 'the same page', hash: '#/login/start' })
  expect((await seen(cdp)).text).not.toContain('総資産')
  await page.context().close()
})

test('after the log-in of another member meanwhile the page is theirs', async () => {
  const theirs = await sessionOf('0000000012')
  const { page, cdp } = await atFunds(await sessionOf('0000000001'))
  const before = await seen(cdp)
  await leave(cdp)
  const other = await page.context().newPage()
  await other.goto(`${kabuto.address}#/user/aboutUs`)
  await other.evaluate((member) => {
    for (const [name, value] of Object.entries(member)) window.localStorage.setItem(name, value)
  }, theirs)
  await other.goto('about:blank')
  await other.goto(kabuto.address + FUNDS)
  await fundsCame(other)
  const text = await other.evaluate(() => document.body.innerText)
  expect(text).not.toBe(before.text)
  expect(await goBack(cdp)).toEqual([])
  await expect.poll(() => seen(cdp)).toMatchObject({ mark: 'the same page', hash: FUNDS, text })
  await page.context().close()
})

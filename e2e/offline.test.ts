import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { afterEach, describe, expect, test } from 'vitest'
import { inHost } from './fakeHost.ts'
import { releaseKept } from './browser.ts'
import { arrived } from './finders.ts'
import { type Room, atHome, goTo, openAs, useRooms } from './room.ts'
import { type Server, startedServer } from './kabuto.ts'

const dist = join(import.meta.dirname, '../apps/web/dist')

const { enter } = useRooms({ keeps: true })

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** The page of About, as the worker lists it. */
const gone = /,?\{[^{}]*url:[`"](\/assets\/AboutRoute-[^`"]+)[`"][^{}]*\}/

/** The built app as a release of its own: another page, and one file of the one before it is gone. */
function newerRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kabuto-release-'))
  folders.push(folder)
  cpSync(dist, folder, { recursive: true })
  const page = join(folder, 'index.html')
  writeFileSync(page, readFileSync(page, 'utf8').replace('<meta charset="utf-8" />', '$&<meta name="newer" />'))
  const worker = join(folder, 'sw.js')
  const list = readFileSync(worker, 'utf8')
  const file = gone.exec(list)?.[1]
  if (file === undefined) throw new Error(`sw.js lists no ${gone.source}`)
  rmSync(join(folder, file))
  rmSync(join(folder, `${file}.br`))
  writeFileSync(worker, list.replace(gone, '').replace(/(revision:[`"])[\w-]+/, '$1newer'))
  rmSync(`${worker}.br`)
  return folder
}

/** The server goes, and comes again on the same books with a newer release. */
async function release({ address, folder, stopServer }: Room): Promise<Server> {
  await stopServer()
  return startedServer({ KABUTO_DATA: folder, KABUTO_SITE: newerRelease(), PORT: new URL(address).port })
}

const isNewer = (page: Page): Promise<boolean> => page.locator('meta[name=newer]').count().then(Boolean)

/** As the app does after an hour, and each browser with the next visit. */
const check = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })

const goOffline = ({ page }: Room): Promise<void> => page.context().setOffline(true)

describe('a release that is kept', () => {
  test('starts without a connection, at a page that was never opened before too', async () => {
    const room = await enter()
    const { page, address } = room
    await atHome(room)
    await releaseKept(page)
    await goOffline(room)
    await page.goto('about:blank')
    await page.goto(`${address}#/user/aboutUs`)
    await arrived(page, 'Kabuto について')
    await page.getByText('株式取引を、実際のお金を使わずに練習するためのアプリです。').waitFor()
    await goTo(page, '/user/withdraw')
    await arrived(page, '出金')
    expect(room.complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
    await room.leave()
  })

  test('starts without a connection in the language that an address names', async () => {
    const room = await enter()
    const { page, address } = room
    await page.goto(address)
    await releaseKept(page)
    await goOffline(room)
    await page.goto('about:blank')
    await page.goto(`${address}?language=English#/user/aboutUs`)
    await arrived(page, 'About Kabuto')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await room.leave()
  })

  test('keeps no figure of a member', async () => {
    const room = await enter()
    const { page } = room
    await atHome(room)
    await releaseKept(page)
    const urls = await page.evaluate(async () => {
      const names = await caches.keys()
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return all.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(urls.filter((url) => url !== '/' && !url.startsWith('/assets/'))).toEqual([])
    expect(urls).toContain('/')
    await room.leave()
  })
})

/** How many answers the browser's database has. */
const answersOn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // To open one that is not there would lay it out empty.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'kabuto-answers')) return 0
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('kabuto-answers')
      opening.addEventListener('error', () => reject(new Error('The answers cannot be opened.')))
      opening.addEventListener('success', () => {
        const { result: database } = opening
        const counting = database.transaction('answers').objectStore('answers').count()
        counting.addEventListener('success', () => {
          database.close()
          resolve(counting.result)
        })
      })
    })
  })

describe('what was read last', () => {
  test('is shown with its time by a start without a connection, and made good by one refresh on the way back', async () => {
    const room = await enter()
    const { page, address } = room
    await openAs(room, '#/user/withdraw')
    const withdrawable = page
      .locator('#root [data-size=display] [aria-hidden]')
      .filter({ visible: true, hasText: /\d,\d/ })
    await withdrawable.waitFor()
    const figure = await withdrawable.innerText()
    await releaseKept(page)
    await expect.poll(() => answersOn(page)).toBeGreaterThan(2)
    await goOffline(room)
    await page.goto('about:blank')
    await page.goto(`${address}#/user/withdraw`)
    await arrived(page, '出金')
    await withdrawable.waitFor()
    expect(await withdrawable.innerText()).toBe(figure)
    await page.getByText(/11\/20（金）14:3\d（模擬時刻）の内容です。更新できませんでした。通信できません。/).waitFor()
    expect(await page.getByRole('button', { name: '出金を申請する' }).getAttribute('aria-disabled')).toBe('true')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.context().setOffline(false)
    await page.getByText('更新できませんでした。').waitFor({ state: 'detached' })
    expect(asked.filter((path) => path.endsWith('/funds/summary'))).toHaveLength(1)
    await room.leave()
  })

  test('is gone from the device with a log-out', async () => {
    const room = await enter()
    const { page } = room
    await openAs(room, '#/user/setting')
    await arrived(page, '設定')
    await expect.poll(() => answersOn(page)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'ログアウト' }).click()
    await page.waitForURL(/#\/login\/(?:start|index)/)
    await expect.poll(() => answersOn(page)).toBe(0)
    await room.leave()
  })
})

describe('a newer release', () => {
  test('waits until it is taken, keeps what is typed, and is there after one press', async () => {
    const room = await enter()
    const { page } = room
    await openAs(room, '#/user/withdraw')
    await releaseKept(page)
    await page.getByLabel('出金額').fill('120000')
    const newer = await release(room)
    await check(page)
    const note = page.getByText('新しい版があります。')
    await note.waitFor()
    expect(await isNewer(page)).toBe(false)
    expect(await page.getByLabel('出金額').inputValue()).toBe('120,000')

    // The server no longer has it: it is of the release that the page is of.
    await goTo(page, '/user/aboutUs')
    await arrived(page, 'Kabuto について')
    await page.goBack()
    await arrived(page, '出金')

    await page.getByRole('button', { name: '更新する' }).click()
    await page.locator('meta[name=newer]').waitFor({ state: 'attached' })
    await arrived(page, '出金')
    expect(await page.getByLabel('出金額').inputValue()).toBe('120,000')
    expect(await note.count()).toBe(0)
    expect(room.complaints).toEqual([])
    await newer.stop()
    await room.leave()
  })

  test('that was taken in another tab is offered in this one', async () => {
    const room = await enter()
    const { page, address } = room
    await page.goto(address)
    await releaseKept(page)
    const other = await page.context().newPage()
    await other.goto(address)
    const newer = await release(room)
    await check(other)
    await other.getByRole('button', { name: '更新する' }).click()
    await other.locator('meta[name=newer]').waitFor({ state: 'attached' })
    expect(await isNewer(page)).toBe(false)
    await page.getByRole('button', { name: '更新する' }).click()
    await page.locator('meta[name=newer]').waitFor({ state: 'attached' })
    await newer.stop()
    await room.leave()
  })
})

test('a native app keeps what it wants itself', async () => {
  const room = await enter()
  const { page, address } = room
  const host = await inHost(room, 'Android')
  await page.goto(address)
  await expect.poll(() => host.asked.length).toBeGreaterThan(0)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await room.leave()
})

describe('installed', () => {
  test.each([
    ['Japan', 'ja', 'Kabuto（模擬取引サービス）', '入金'],
    ['English', 'en', 'Kabuto (simulated trading)', 'Deposit'],
    ['China', 'zh-Hant', 'Kabuto（模擬交易服務）', '存款'],
  ])(
    'in %s it has a name that says what it is, and icons and shortcuts that exist',
    async (asked, lang, name, last) => {
      const room = await enter()
      const { page, address } = room
      await page.goto(`${address}?language=${asked}`)
      const href = await page.locator('link[rel=manifest]').getAttribute('href')
      const response = await fetch(new URL(href ?? '', address))
      expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
      const manifest = (await response.json()) as {
        lang: string
        name: string
        icons: { src: string; sizes: string }[]
        shortcuts: { name: string; url: string }[]
      }
      expect([manifest.lang, manifest.name, manifest.shortcuts.at(-1)?.name]).toEqual([lang, name, last])
      for (const { src, sizes } of manifest.icons) {
        const icon = PNG.sync.read(Buffer.from(await (await fetch(new URL(src, address))).arrayBuffer()))
        expect(`${icon.width}x${icon.height}`).toBe(sizes)
      }
      await room.leave()
    },
  )

  test('a change of language changes what is installed', async () => {
    const room = await enter()
    const { page } = room
    await openAs(room, '#/user/language')
    await page.getByRole('radio', { name: 'English' }).click({ force: true })
    await expect
      .poll(() => page.locator('link[rel=manifest]').getAttribute('href'))
      .toMatch(/manifest-en\.webmanifest$/)
    await room.leave()
  })
})

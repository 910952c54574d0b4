import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useKabuto } from './room.ts'

const kabuto = useKabuto()

type Options = { script?: boolean; theme?: 'light' | 'dark'; storage?: Record<string, string> }

async function open(options: Options = {}): Promise<Page> {
  const { script = true, theme = 'light', storage = {} } = options
  const context = await kabuto.browser.newContext({
    viewport: { width: 375, height: 812 },
    javaScriptEnabled: script,
    colorScheme: theme,
  })
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value)
  }, storage)
  return context.newPage()
}

/** The app never comes, so what the server sent is all there is. */
async function withoutApp(page: Page, address: string): Promise<void> {
  await page.route('**/assets/*.js', () => undefined)
  await page.goto(kabuto.address + address, { waitUntil: 'commit' })
  await page.locator('#frame').waitFor()
}

const box = async (page: Page, selector: string) => page.locator(selector).first().boundingBox()

describe('before the app is there', () => {
  test('a page without a script tells that it is simulated, and whose it is', async () => {
    const page = await open({ script: false })
    await page.goto(kabuto.address)
    await page.getByText('シミュレーション取引・実際のお金は動きません', { exact: true }).waitFor()
    expect(await page.locator('#frame').getByText('Kabuto', { exact: true }).isVisible()).toBe(true)
    await page.context().close()
  })

  test.each([
    ['#/user/aboutUs', {}, 'ja', 'Kabuto について', 'back', false],
    ['?lang=en#/user/aboutUs', {}, 'en', 'About Kabuto', 'back', false],
    ['#/user/aboutUs?lang=zh-Hant', {}, 'zh-Hant', '關於 Kabuto', 'back', false],
    ['#/user/aboutUs', { lang: 'en' }, 'en', 'About Kabuto', 'back', false],
    ['#/user/aboutUs?lang=xx', { lang: 'zh-Hant' }, 'zh-Hant', '關於 Kabuto', 'back', false],
    ['#/user/FundingDetails', { tokend: 't', account: '0000000001' }, 'ja', '資産', 'title', true],
    ['#/user/withdraw?x=1', { tokend: 't', account: '0000000001' }, 'ja', '出金', 'back', false],
    ['#/home/notice', { tokend: 't', account: '0000000001' }, 'ja', 'お知らせ', 'back', true],
    // Without a session the login comes, whose bar has no title.
    ['#/user/withdraw', {}, 'ja', '', 'back', false],
    ['', {}, 'ja', 'はじめに', 'brand', false],
    ['#/no/where', {}, 'ja', '', 'brand', false],
    ['#%E0%A4%A', {}, 'ja', '', 'brand', false],
  ] as const)('%s with %j has the bars of its page in %s', async (address, storage, language, title, bar, tabs) => {
    const page = await open({ storage })
    await withoutApp(page, address)
    const frame = page.locator('#frame')
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await frame.locator('[data-part=title]').textContent()).toBe(title)
    expect(await frame.getAttribute('data-bar')).toBe(bar)
    expect((await frame.getAttribute('data-tabs')) !== null).toBe(tabs)
    await page.context().close()
  })

  test('the looks that a member has chosen are there at once', async () => {
    const page = await open({ storage: { 'kabuto.theme': 'dark', 'kabuto.text': '130', 'kabuto.price': 'west' } })
    await withoutApp(page, '')
    const html = page.locator('html')
    expect(await html.evaluate(({ dataset }) => Object.fromEntries(Object.entries(dataset)))).toEqual({
      theme: 'dark',
      text: '130',
      price: 'west',
    })
    await page.context().close()
  })

  test('a storage that is forbidden leaves the frame as it was sent', async () => {
    const page = await open()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await withoutApp(page, '#/user/aboutUs')
    expect(await page.locator('#frame [data-part=title]').textContent()).toBe('Kabuto について')
    await page.context().close()
  })
})

test('the first page takes the place of the frame without moving its bars', async () => {
  const page = await open()
  await withoutApp(page, '#/user/aboutUs')
  const before = [await box(page, '#frame aside'), await box(page, '#frame [data-part=bar]')]
  await page.unroute('**/assets/*.js')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Kabuto について' }).waitFor()
  expect(await page.locator('#frame').count()).toBe(0)
  expect([await box(page, 'aside'), await box(page, 'header')]).toEqual(before)
  await page.context().close()
})

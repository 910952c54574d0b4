import { paths } from '@kabuto/domain/paths'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { quiet } from './browser.ts'
import { asked } from './calls.ts'
import { type FakeHost, inHost } from './fakeHost.ts'
import { fill, goTo, layerEntered, lookAround, openAs, receipt, type Room, send, useRooms } from './room.ts'
import { sampled } from './sampled.ts'

const { enter, atWithdrawal } = useRooms({ moves: true })

const place = (page: Page): Promise<string> => page.evaluate(() => location.hash)

/** A link that a text from a server could hold. */
async function pressLink(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    link.target = '_blank'
    link.textContent = to
    document.querySelector('main')?.append(link)
  }, href)
  await page.getByRole('link', { name: href, exact: true }).click()
}

const CHARTS = 'https://www.tradingview.com/'
const question = (page: Page) => page.getByRole('alertdialog', { name: '外部サイトを開きますか' })

/** The app has received its bar, so all that comes after the first page is there. */
async function begun({ page, address }: Room, { asked: done }: FakeHost): Promise<void> {
  await page.goto(`${address}#/user/aboutUs`)
  await expect.poll(() => done).toEqual(['statusBar #ffffff dark'])
}

const platforms = ['Android', 'iOS'] as const

describe.each(platforms)('in a native shell on %s', (platform) => {
  test('the status bar follows the theme, chosen or the phone’s', async () => {
    const room = await enter()
    const { page, complaints } = room
    const host = await inHost(room, platform)
    await begun(room, host)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => host.asked.slice(1)).toEqual(['statusBar #181f24 light'])
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'light'
    })
    await expect.poll(() => host.asked.slice(2)).toEqual(['statusBar #ffffff dark'])
    const bars = page.locator('meta[name=theme-color]')
    expect(await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('content')))).toEqual([
      '#ffffff',
      '#ffffff',
    ])
    expect(host.refused).toEqual([])
    expect(complaints).toEqual([])
    await room.leave()
  })

  test('another site is opened by the shell, once its domain has been shown', async () => {
    const room = await enter()
    const { page, complaints } = room
    const host = await inHost(room, platform)
    await begun(room, host)
    await pressLink(page, CHARTS)
    await question(page).getByText('www.tradingview.com').waitFor()
    await question(page).getByRole('button', { name: 'やめる' }).click()
    await question(page).waitFor({ state: 'hidden' })
    expect(host.asked.slice(1)).toEqual([])
    await page.getByRole('link', { name: CHARTS }).click()
    await question(page).getByRole('button', { name: '開く' }).click()
    await expect.poll(() => host.asked.slice(1)).toEqual([`openExternal ${CHARTS}`])
    expect(host.refused).toEqual([])
    expect(page.context().pages()).toHaveLength(1)
    expect(complaints).toEqual([])
    await room.leave()
  })
})

test.each([
  [
    'Android',
    [
      'exit',
      '["pay","1000"]',
      '["toString"]',
      '["exit","now"]',
      '["haptic"]',
      '["haptic","heavy"]',
      '["openExternal",["https://www.tradingview.com/"]]',
      '["openExternal","http://www.tradingview.com/"]',
      '["openExternal","https://member@www.tradingview.com/"]',
      '["openExternal","intent://www.tradingview.com/"]',
      '["statusBar","dark","#ffffff"]',
      '["statusBar","#fff","dark"]',
    ],
    '["exit"]',
  ],
  [
    'iOS',
    [
      'exit',
      { verb: 'pay', amount: '1000' },
      { verb: 'toString' },
      { verb: 'exit', when: 'now' },
      { verb: 'haptic' },
      { verb: 'haptic', kind: 'heavy' },
      { verb: 'openExternal', url: ['https://www.tradingview.com/'] },
      { verb: 'openExternal', url: 'http://www.tradingview.com/' },
      { verb: 'openExternal', url: 'https://member@www.tradingview.com/' },
      { verb: 'openExternal', url: 'tel:110' },
      { verb: 'statusBar', colour: 'dark', text: '#ffffff' },
      { verb: 'statusBar', colour: '#ffffff' },
    ],
    { verb: 'exit' },
  ],
] as const)('a shell on %s carries out nothing but what it knows, and only for the page itself', async (...row) => {
  const [platform, strange, exit] = row
  const room = await enter()
  const host = await inHost(room, platform)
  await begun(room, host)
  for (const message of strange) await host.send(message, 'page')
  await host.send(exit, 'frame')
  await expect.poll(() => host.refused.length).toBe(strange.length + 1)
  expect(host.asked.slice(1)).toEqual([])
  await host.send(exit, 'page')
  await expect.poll(() => host.asked.slice(1)).toEqual(['exit'])
  expect(host.isLeft()).toBe(platform === 'Android')
  await room.page.goto('about:blank')
  await host.send(exit, 'page')
  await expect.poll(() => host.refused.length).toBe(strange.length + 2)
  expect(host.asked.slice(1)).toEqual(['exit'])
  await room.leave()
})

test('a page that does not come holds nobody: back leaves the shell', async () => {
  const room = await enter()
  const { page, address } = room
  const host = await inHost(room, 'Android')
  await page.route('**/assets/*.js', () => undefined)
  await page.goto(address, { waitUntil: 'commit' })
  expect(await host.goBack()).toBe(false)
  expect(host.isLeft()).toBe(true)
  await room.leave()
})

/** Funds with a sheet open, which has its entry of the history. */
async function openSheet(room: Room): Promise<Locator> {
  const { page } = room
  await lookAround(room)
  await page.getByRole('link', { name: '資産', exact: true }).click()
  await page.getByRole('button', { name: /^円の現金/ }).click()
  const sheet = page.getByRole('dialog', { name: '円の現金' })
  await sheet.waitFor()
  await layerEntered(page)
  return sheet
}

/** Back closes a sheet first, and leaves its page then. */
async function backToHome(room: Room, host: FakeHost): Promise<void> {
  const sheet = await openSheet(room)
  expect(await host.goBack()).toBe(true)
  await sheet.waitFor({ state: 'hidden' })
  expect(await place(room.page)).toBe('#/user/FundingDetails')
  await host.goBack()
  await expect.poll(() => place(room.page)).toBe('#/home/index')
}

test('back closes a sheet, goes back, tells, and then leaves the app', async () => {
  const room = await enter()
  const { page } = room
  const host = await inHost(room, 'Android')
  await backToHome(room, host)
  await expect.poll(async () => (await host.goBack(), place(page))).toBe('#/login/start')
  expect(host.isLeft()).toBe(false)
  await host.goBack()
  await page.getByText('もう一度戻ると終了します').waitFor()
  await host.goBack(2)
  await expect.poll(host.isLeft).toBe(true)
  expect(host.asked).toContain('exit')
  expect(host.refused).toEqual([])
  await room.leave()
})

test('on iOS a swipe closes a sheet and goes back, and from the first page nowhere', async () => {
  const room = await enter()
  const { page } = room
  const host = await inHost(room, 'iOS')
  await backToHome(room, host)
  await host.goBack()
  await expect.poll(() => place(page)).toBe('#/login/start')
  expect(await host.goBack()).toBe(false)
  expect(await place(page)).toBe('#/login/start')
  expect(host.asked).not.toContain('exit')
  expect(host.refused).toEqual([])
  await room.leave()
})

describe.each(sampled(platforms, 2))('of a member in a native shell on %s', (platform) => {
  test('a withdrawal that is sent is felt once, with reduced motion not at all', async () => {
    const room = await atWithdrawal()
    const { page } = room
    const host = await inHost(room, platform)
    await page.reload()
    await fill(page, '5000')
    await send(page)
    await receipt(page)
    const felt = (): string[] => host.asked.filter((said) => said.startsWith('haptic'))
    await expect.poll(felt).toEqual(['haptic light'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'この出金を取り消す' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '取り消す', exact: true }).click()
    await page.getByText('出金の申請を取り消しました。').waitFor()
    expect(felt()).toEqual(['haptic light'])
    expect(host.refused).toEqual([])
    await room.leave()
  })
})

test(
  'five quick presses while a withdrawal is sent, and after its receipt, send nothing twice and lead to no ' +
    'dead end',
  async () => {
    const room = await enter()
    const { page } = room
    const host = await inHost(room, 'Android')
    await lookAround(room)
    await page.getByRole('link', { name: '出金', exact: true }).filter({ visible: true }).click()
    await page.getByRole('heading', { level: 1, name: '出金' }).waitFor()
    const sent: string[] = []
    const answer = Promise.withResolvers<void>()
    await page.route('**/funds/withdraw?**', async (route) => {
      sent.push(route.request().method())
      await answer.promise
      await route.continue()
    })
    await fill(page, '5000', '20260712')
    await send(page)
    await expect.poll(() => sent).toEqual(['POST'])
    expect(await host.goBack(5)).toBe(true)
    await expect.poll(() => place(page)).toBe('#/home/index')
    answer.resolve()
    await page.getByRole('link', { name: '出金', exact: true }).filter({ visible: true }).click()
    await page.getByRole('button', { name: 'この出金を取り消す' }).waitFor()
    expect(await host.goBack(5)).toBe(true)
    await expect.poll(() => place(page)).toBe('#/home/index')
    await page.getByText('総資産（模擬）').filter({ visible: true }).waitFor()
    expect(sent).toEqual(['POST'])
    expect(host.asked).not.toContain('exit')
    expect(host.refused).toEqual([])
    await room.leave()
  },
)

describe('in a browser', () => {
  test('another site opens beside the app, and knows nothing of it, once its domain has been shown', async () => {
    const room = await enter()
    const { page, address, complaints } = room
    const context = page.context()
    await context.route(`${CHARTS}**`, (route) => route.fulfill({ body: 'charts' }))
    await page.goto(`${address}#/user/aboutUs`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await pressLink(page, CHARTS)
    await question(page).getByText('www.tradingview.com').waitFor()
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      question(page).getByRole('button', { name: '開く' }).click(),
    ])
    await opened.waitForURL(CHARTS)
    expect(await opened.evaluate(() => window.opener === null && document.referrer === '')).toBe(true)
    await question(page).waitFor({ state: 'hidden' })
    expect(await place(page)).toBe('#/user/aboutUs')
    expect(complaints).toEqual([])
    await room.leave()
  })

  test.each(['http://www.tradingview.com/', 'https://elsewhere.example/'])(
    '%s is not opened, and that is told',
    async (href) => {
      const room = await enter()
      const { page, address } = room
      await page.goto(`${address}#/user/aboutUs`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await pressLink(page, href)
      await page.getByText('このサイトは Kabuto から開けません。').waitFor()
      expect(await page.getByRole('alertdialog').count()).toBe(0)
      expect(page.context().pages()).toHaveLength(1)
      await room.leave()
    },
  )

  test('nothing is put into the history, and back from the first page leaves the app', async () => {
    const room = await enter()
    const { page, address } = room
    await page.goto('about:blank')
    const before = await page.evaluate(() => history.length)
    await page.goto(`${address}#/user/aboutUs`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await quiet(page)
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await page.goBack()
    expect(page.url()).toBe('about:blank')
    await room.leave()
  })
})

test('what the root kept for itself goes with it, and nothing else', async () => {
  const room = await enter()
  const { page } = room
  await lookAround(room)
  const kept = (): Promise<string[]> => page.evaluate(() => Object.keys(window.localStorage).toSorted())
  const before = await kept()
  await page.evaluate(() => {
    for (const key of ['tklm', 'zjkm', 'hklm']) window.localStorage.setItem(key, '1')
  })
  await page.reload()
  expect(await kept()).toEqual(before)
  await room.leave()
})

test.each([
  ['?language=English#/user/aboutUs', 'en', 'About Kabuto', 'English'],
  ['#/user/aboutUs?language=China', 'zh-Hant', '關於 Kabuto', 'China'],
  ['?lang=en&language=Japan#/user/aboutUs', 'en', 'About Kabuto', 'English'],
  ['?language=constructor#/user/aboutUs', 'ja', 'Kabuto について', 'Japan'],
] as const)(
  '%s is in %s from the first frame on, and asks the server in it',
  async (address, language, title, toServer) => {
    const room = await enter()
    const { page } = room
    await page.route('**/assets/*.js', () => undefined)
    await page.goto(room.address + address, { waitUntil: 'commit' })
    await expect.poll(() => page.locator('#frame [data-part=title]').textContent()).toBe(title)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    await page.unroute('**/assets/*.js')
    const first = page.waitForRequest('**/common/together?**')
    await page.reload()
    expect(new URL((await first).url()).searchParams.get('language')).toBe(toServer)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    await room.leave()
  },
)

/** Each call from now on, each listed once. */
function pathsOf(page: Page): () => string[] {
  const calls = asked(page)
  return () =>
    calls
      .splice(0)
      .map(({ path }) => path)
      .toSorted()
}

/** Home reads these, its indices, and nothing else. */
const HOME_READS = [
  'common/news',
  'common/notices',
  'funds/summary',
  'user/Optionallist',
  'user/Optionallist',
  'user/info',
]

/** A finger on a phone: down at the first place, through the others, and away. */
async function drag(page: Page, x: number, ys: readonly number[]): Promise<void> {
  const client = await page.context().newCDPSession(page)
  for (const [at, y] of ys.entries()) {
    await client.send('Input.dispatchTouchEvent', {
      type: at === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y }],
    })
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await client.detach()
}

describe('a page that is kept', () => {
  test('a second tap on the lit tab scrolls up, a third reads anew, and neither is a step of the history', async () => {
    const room = await enter()
    const { page } = room
    await lookAround(room)
    await quiet(page)
    const calls = pathsOf(page)
    const lit = page.getByRole('link', { name: 'ホーム', exact: true })
    const steps = await page.evaluate(() => history.length)
    const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY)
    await page.setViewportSize({ width: 375, height: 480 })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect.poll(scrolled).toBeGreaterThan(40)
    await lit.click()
    await expect.poll(scrolled).toBe(0)
    expect(calls()).toEqual([])
    await lit.click()
    await page.getByText(/^14:\d\d に更新しました$/).waitFor()
    expect(calls()).toEqual(HOME_READS)
    expect(await page.evaluate(() => history.length)).toBe(steps)
    await room.leave()
  })

  test('pulled down it reads anew what it shows, once; where there is no connection it says so', async () => {
    const room = await enter()
    const { page, complaints } = room
    await lookAround(room)
    await quiet(page)
    const calls = pathsOf(page)
    // A finger on a link would ask for what its page reads.
    const beside = 6
    const total = page.getByText('総資産（模擬）').filter({ visible: true })
    const top = (await total.boundingBox())?.y ?? 0
    await drag(page, beside, [300, 360])
    await drag(page, beside, [300, 340, 400, 470])
    const updated = page.getByRole('status').filter({ hasText: /^14:\d\d に更新しました$/ })
    await updated.waitFor()
    expect(calls()).toEqual(HOME_READS)
    // The words go, and the page is where it was.
    await updated.waitFor({ state: 'hidden' })
    expect((await total.boundingBox())?.y).toBe(top)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe('none')
    expect(complaints).toEqual([])

    await page.context().setOffline(true)
    await drag(page, beside, [300, 340, 400, 470])
    await page
      .getByRole('status')
      .filter({ hasText: /^更新できませんでした$/ })
      .waitFor()
    await room.leave()
  })

  test('is not pulled through a sheet, and one that is not kept not at all', async () => {
    const room = await enter()
    const { page } = room
    await lookAround(room)
    await page.getByRole('link', { name: '資産', exact: true }).click()
    await page.getByRole('button', { name: /^円の現金/ }).click()
    const sheet = page.getByRole('dialog', { name: '円の現金' })
    await sheet.waitFor()
    await quiet(page)
    const calls = pathsOf(page)
    await drag(page, 180, [120, 200, 260, 330])
    expect(await sheet.count()).toBe(1)
    await page.getByRole('button', { name: '閉じる' }).click()
    await sheet.waitFor({ state: 'hidden' })
    expect(calls()).toEqual([])
    await goTo(page, '#/user/withdraw')
    await page.getByRole('heading', { level: 1, name: '出金' }).waitFor()
    expect(await page.getByRole('button', { name: '更新', exact: true }).filter({ visible: true }).count()).toBe(0)
    await room.leave()
  })
})

test('a session that has ended is left after 1.5 seconds, once', async () => {
  const room = await enter()
  const { page } = room
  // Held until the test lets them go.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    const start = window.setTimeout.bind(window)
    const hold = (run: () => void, ms?: number): number => (ms === 1500 ? waiting.push(run) : start(run, ms))
    Object.assign(window, { setTimeout: hold, waiting })
  })
  const held = (): Promise<number> => page.evaluate(() => (window as unknown as { waiting: unknown[] }).waiting.length)
  await lookAround(room)
  await quiet(page)
  const dead = JSON.stringify({ status: 0, msg: '', refusal: { code: 'sessionEnded', params: {} } })
  await page.route('**/api/vue/**', (route) =>
    route.fulfill({ status: 401, body: dead, contentType: 'application/json' }),
  )
  await page.getByRole('link', { name: '資産', exact: true }).click()
  await expect.poll(held).toBe(1)
  expect(await place(page)).toBe('#/user/FundingDetails')
  await page.evaluate(() => {
    for (const run of (window as unknown as { waiting: (() => void)[] }).waiting) run()
  })
  await expect.poll(() => place(page)).toBe('#/login/login?next=%2Fuser%2FFundingDetails&ended=1')
  expect(await held()).toBe(1)
  await room.leave()
})

test('on a phone with a notch the bars stand between its edges, on each page and in a sheet', async () => {
  const room = await enter()
  const { page, address } = room
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 44, bottom: 34 } })
  const mark = (): Promise<number> =>
    page
      .getByText('シミュレーション取引・実際のお金は動きません')
      .filter({ visible: true })
      .first()
      .boundingBox()
      .then((box) => box?.y ?? 0)
  const lowest = async (names: string): Promise<number> => {
    const boxes = await Promise.all((await page.locator(names).all()).map((one) => one.boundingBox()))
    return Math.max(...boxes.map((box) => (box ? box.y + box.height : 0)))
  }
  await page.goto(address)
  await page.getByRole('button', { name: 'デモ会員で見てみる' }).waitFor()
  // The page takes the place of the frame meanwhile.
  await expect.poll(mark).toBeGreaterThanOrEqual(44)
  expect(await lowest('button:visible')).toBeLessThanOrEqual(812 - 34)
  await lookAround(room)
  await expect.poll(mark).toBeGreaterThanOrEqual(44)
  expect(await lowest('nav a:visible')).toBeLessThanOrEqual(812 - 34)
  await page.getByRole('link', { name: '資産', exact: true }).click()
  await page.getByRole('button', { name: /^円の現金/ }).click()
  await page.getByRole('dialog', { name: '円の現金' }).waitFor()
  expect(await mark()).toBeGreaterThanOrEqual(44)
  await page.goto(`${address}#/user/withdraw`)
  await page.getByRole('button', { name: '出金を申請する' }).waitFor()
  expect(await mark()).toBeGreaterThanOrEqual(44)
  const action = await page.getByRole('button', { name: '出金を申請する' }).boundingBox()
  expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThanOrEqual(812 - 34)
  await room.leave()
})

/** Of each tap the browser tells that it took so long, whatever it took. */
async function tellTaps(page: Page, took: number): Promise<void> {
  await page.addInitScript((duration) => {
    const real = PerformanceObserver
    const entries = { getEntriesByName: () => [{ duration }] } as unknown as PerformanceObserverEntryList
    window.PerformanceObserver = class extends real {
      readonly tell: PerformanceObserverCallback
      constructor(tell: PerformanceObserverCallback) {
        super(tell)
        this.tell = tell
      }
      override observe(options: PerformanceObserverInit): void {
        if (options.type !== 'event') super.observe(options)
        else addEventListener('click', () => requestAnimationFrame(() => this.tell(entries, this)), true)
      }
    }
  }, took)
}

/**
 * What moves from page to page from now on: which way, and for how long. The browser takes its pictures of the page
 * that goes in time.
 */
async function moved(page: Page, { took = 16 } = {}): Promise<() => Promise<string[]>> {
  await tellTaps(page, took)
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      // Too late for it on a busy machine.
      transition.skipTransition = () => undefined
      const note = async (): Promise<void> => {
        await transition.ready
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect | null)
        const own = effects.filter((effect) => effect?.pseudoElement?.startsWith('::view-transition'))
        const lasts = own.map((effect) => Number(effect?.getComputedTiming().endTime ?? 0))
        seen.push(`${document.documentElement.dataset['way']} ${Math.max(...lasts)}`)
      }
      void note()
      return transition
    }
  })
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}

test('where the picture of the old page does not come in time, this page and later ones come without', async () => {
  const room = await enter()
  const { page } = room
  await tellTaps(page, 16)
  await page.addInitScript(() => {
    const pictures: string[] = []
    Object.assign(window, { pictures })
    document.startViewTransition = (update) => {
      pictures.push(location.hash)
      const [ready, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      return {
        ready: ready.promise,
        finished: finished.promise,
        skipTransition() {
          if (typeof update === 'function') void update()
          ready.reject(new Error('skipped'))
          finished.resolve()
        },
      } as unknown as ViewTransition
    }
  })
  await openAs(room, `#${paths.member}`)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).filter({ visible: true })
  await page.getByRole('link', { name: 'Kabuto について' }).click()
  await heading('Kabuto について').waitFor()
  await page.getByRole('link', { name: '戻る' }).click()
  await heading('マイページ').waitFor()
  await page.getByRole('link', { name: 'Kabuto について' }).click()
  await heading('Kabuto について').waitFor()
  expect(await page.evaluate(() => (window as unknown as { pictures: string[] }).pictures)).toEqual([
    `#${paths.member}`,
  ])
  await room.leave()
})

test.each([
  { took: 32, ways: ['pop 320', 'push 320'] },
  { took: 40, ways: [] },
])('where the first tap took $took ms, what moves from the second one on is $ways', async ({ took, ways }) => {
  const room = await enter()
  const { page } = room
  const seen = await moved(page, { took })
  await openAs(room, `#${paths.member}`)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).filter({ visible: true })
  const about = async (): Promise<void> => {
    await page.getByRole('link', { name: 'Kabuto について' }).click()
    await heading('Kabuto について').waitFor()
  }
  await about()
  expect(await seen()).toEqual([])
  await page.getByRole('link', { name: '戻る' }).click()
  await heading('マイページ').waitFor()
  await expect.poll(seen).toEqual(ways.slice(0, 1))
  // By then, a picture of the tap before would have been noted.
  await about()
  await expect.poll(seen).toEqual(ways)
  await room.leave()
})

test('a page comes and goes in 320 ms, a tab at once, and with reduced motion nothing moves', async () => {
  const room = await enter()
  const { page, complaints } = room
  const ways = await moved(page)
  await lookAround(room)
  const before = (await ways()).length
  const since = async (): Promise<string[]> => (await ways()).slice(before)
  const tab = (name: string) => page.getByRole('link', { name, exact: true }).filter({ visible: true })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).filter({ visible: true })
  await tab('マイページ').click()
  await heading('マイページ').waitFor()
  expect(await since()).toEqual([])
  await page.getByRole('link', { name: 'Kabuto について' }).click()
  await heading('Kabuto について').waitFor()
  await expect.poll(since).toEqual(['push 320'])
  await page.getByRole('link', { name: '戻る' }).click()
  await heading('マイページ').waitFor()
  await expect.poll(since).toEqual(['push 320', 'pop 320'])
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['way'])).toBeUndefined()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('link', { name: 'Kabuto について' }).click()
  await heading('Kabuto について').waitFor()
  await page.goBack()
  await heading('マイページ').waitFor()
  expect(await since()).toEqual(['push 320', 'pop 320'])
  expect(complaints).toEqual([])
  await room.leave()
})

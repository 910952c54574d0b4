import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths, type ScreenName } from '@kabuto/domain/paths'
import type { StockDetail } from '@kabuto/domain/market'
import { formatMoney, type Language } from '@kabuto/domain/shared'
import type { Locator, Page, Request, Response, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { BuiltPages } from '../apps/web/pageFiles.ts'
import { quiet, watchRequests } from './browser.ts'
import { byThemselves, tokenOf } from './calls.ts'
import { goTo, STOPPED, useKabuto } from './room.ts'
import { sampled } from './sampled.ts'

const kabuto = useKabuto(STOPPED, { KABUTO_CALL_LIMIT: '1000000' })

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
  const page = await context.newPage()
  watchRequests(page)
  return page
}

/** The app never comes, so what the server sent is all there is. */
async function withoutApp(page: Page, address: string): Promise<void> {
  await page.route('**/assets/*.js', () => undefined)
  await page.goto(kabuto.address + address, { waitUntil: 'commit' })
  await page.locator('#frame').waitFor()
}

/** What is seen and read out in there, with its place. */
const placesIn = (page: Page, root: string) =>
  page.locator(`${root} :is(aside, header, h1, h2, p, label, input, button, a)`).evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return [each.tagName, each.textContent, ...[x, y, width, height].map(Math.round)]
      }),
  )

const box = async (page: Page, selector: string) => page.locator(selector).first().boundingBox()

describe('before the app is there', () => {
  test('a page without a script tells that it is simulated, and whose it is', async () => {
    const page = await open({ script: false })
    await page.goto(kabuto.address)
    await page.getByText('シミュレーション取引・実際のお金は動きません', { exact: true }).waitFor()
    expect(await page.locator('#frame').getByText('Kabuto', { exact: true }).isVisible()).toBe(true)
    await page.context().close()
  })

  test.each(
    sampled(
      [
        ['#/user/aboutUs', {}, 'ja', 'Kabuto について', 'back', false],
        ['?lang=en#/user/aboutUs', {}, 'en', 'About Kabuto', 'back', false],
        ['#/user/aboutUs?lang=zh-Hant', {}, 'zh-Hant', '關於 Kabuto', 'back', false],
        ['#/user/aboutUs', { lang: 'en' }, 'en', 'About Kabuto', 'back', false],
        ['#/user/aboutUs?lang=xx', { lang: 'zh-Hant' }, 'zh-Hant', '關於 Kabuto', 'back', false],
        ['#/market/market', { tokend: 't', account: '0000000001' }, 'ja', 'マーケット', 'title', true],
        ['#/user/BankCard?x=1', { tokend: 't', account: '0000000001' }, 'ja', '銀行口座', 'back', false],
        ['#/home/notice', { tokend: 't', account: '0000000001' }, 'ja', 'お知らせ', 'back', true],
        // A member with a session can go on from there, or saw that it has ended.
        ['', { tokend: 't', account: '0000000001' }, 'ja', 'はじめに', 'brand', false],
        ['#/login/login?next=%2Fhome%2Findex&ended=1', {}, 'ja', '', 'back', false],
        ['#/no/where', {}, 'ja', '', 'brand', false],
        ['#%E0%A4%A', {}, 'ja', '', 'brand', false],
      ] as const,
      3,
    ),
  )('%s with %j has the bars of its page in %s', async (address, storage, language, title, bar, tabs) => {
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

describe('Start and Login stand there whole before the app is there', () => {
  const whole: [address: string, language: string, heading: string, button: string][] = [
    ['', 'ja', '落ち着いて、相場を学ぶ場所。', 'デモ会員で見てみる'],
    ['#/login/start?lang=en', 'en', 'A calm place to learn the market.', 'Look around as a demo member'],
    ['?lang=zh-Hant#/login/login', 'zh-Hant', '登入', '登入'],
    // Without a session the login comes.
    ['#/user/withdraw', 'ja', 'ログイン', 'ログイン'],
  ]
  test.each(sampled(whole, 2))(
    '%s in %s, and nothing moves when the app is',
    async (address, language, heading, button) => {
      const page = await open({ storage: { 'kabuto.text': '130' } })
      await withoutApp(page, address)
      const frame = page.locator('#frame')
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      // Nothing of it can be pressed before the app hears it.
      expect(await frame.evaluate((element) => element.hasAttribute('inert'))).toBe(true)
      const places = (root: string) => placesIn(page, root)
      const before = await places('#frame')
      const texts = before.map(([, text]) => text)
      expect(texts).toEqual(expect.arrayContaining([heading, expect.stringMatching(`^${button}`)]))
      await page.unroute('**/assets/*.js')
      await page.reload()
      await page.locator('#root').getByRole('heading', { level: 1, name: heading }).waitFor()
      expect(await page.locator('#frame').count()).toBe(0)
      expect(await places('#root')).toEqual(before)
      // As the first page of any site; what led here was none.
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
      await page.context().close()
    },
  )
})

test.each([
  ['once the frame was drawn', false, ['frame', 'app']],
  // No frames are drawn of a page that nobody sees.
  ['at once where nobody looks', true, ['app']],
])('the app begins %s', async (_, isHidden, order) => {
  const page = await open()
  await page.addInitScript((hidden) => {
    const log: string[] = []
    Object.assign(window, { log })
    if (hidden) Object.defineProperty(document, 'hidden', { get: () => true })
    const draw = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (paint) =>
      draw((time) => {
        if (!log.includes('app') && document.querySelector('#frame[inert] h1')) log.push('frame')
        paint(time)
      })
    // The first thing that the app does.
    Object.defineProperty(history, 'scrollRestoration', {
      set() {
        log.push('app')
      },
    })
  }, isHidden)
  await page.goto(kabuto.address)
  await page.locator('#root').getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(() => (window as unknown as { log: string[] }).log)).toEqual(order)
  await page.context().close()
})

test('neither the first page nor the next one waits for anything but what it is made of', async () => {
  const page = await open()
  await page.addInitScript(() => {
    const wait = window.setTimeout
    // React would show 300 ms late what its own `lazy` has fetched.
    const soon = (then: () => void, ms = 0): number => (ms > 10 && ms <= 300 ? 0 : wait(then, ms))
    Object.assign(window, { setTimeout: soon })
  })
  await page.goto(kabuto.address)
  const app = page.locator('#root')
  await app.getByRole('heading', { level: 1 }).waitFor()
  await app.getByRole('link', { name: 'ログイン', exact: true }).click()
  await appTitle(page, 'ログイン').waitFor()
  expect(new URL(page.url()).hash).toBe(`#${paths.login}`)
  await page.context().close()
})

test('the chart of a stock comes before all that its page can do without, and before the release is kept', async () => {
  const page = await open({ storage: await session() })
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  const hasAsked = (name: string): boolean => asked.some((path) => path.startsWith(`/assets/${name}-`))
  const held = Promise.withResolvers<{ next: boolean; later: boolean; kept: boolean }>()
  await page.route('**/assets/Plot-*.js', async (route) => {
    await page.waitForFunction(() => document.querySelector('#frame') === null)
    const kept = await page.evaluate(async () => {
      for (let times = 0; times < 5; times += 1) await new Promise((resolve) => requestIdleCallback(resolve))
      return (await navigator.serviceWorker.getRegistration()) !== undefined
    })
    held.resolve({ next: hasAsked('TicketRoute'), later: hasAsked('later'), kept })
    await route.continue()
  })
  const next = page.waitForRequest('**/assets/TicketRoute-*.js')
  await page.goto(`${kabuto.address}#${paths.stock}?symbol=0712`)
  expect(await held.promise).toEqual({ next: false, later: false, kept: false })
  await next
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)
  await page.context().close()
})

/** What the form of an order imports that nothing else of its page does. */
const FORM = ['forms', 'money', 'orderForms', 'refusals']

test('the body of a first page comes behind its bars, in one journey, and before what the app fetches later', async () => {
  const page = await open({ storage: await session() })
  const asked: string[] = []
  page.on('request', (request) => {
    asked.push(/assets\/(\w+)-/.exec(request.url())?.[1] ?? '')
  })
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      if (!document.querySelector('#root h1')) return
      performance.mark('bars')
      watch.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  const answer = Promise.withResolvers<void>()
  await page.route('**/assets/TicketForm-*.js', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto(`${kabuto.address}#${paths.ticket}?symbol=0712`)
  await expect.poll(() => asked).toEqual(expect.arrayContaining(FORM))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(asked).not.toContain('later')
  const later = page.waitForRequest('**/assets/later-*.js')
  answer.resolve()
  await later
  const begun = await page.evaluate(() =>
    performance
      .getEntries()
      .filter(({ name }) => name === 'bars' || name.includes('/TicketForm-'))
      .toSorted((one, other) => one.startTime - other.startTime)
      .map(({ name }) => (name === 'bars' ? 'bars' : 'form')),
  )
  expect([begun[0], new Set(begun)]).toEqual(['bars', new Set(['bars', 'form'])])
  await page.context().close()
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

/** What each page is made of, as it was built. */
const built = (): BuiltPages =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../apps/web/dist/.vite/pages.json'), 'utf8')) as BuiltPages

const ACCOUNT = '0000000001'
const session = async (account = ACCOUNT) => ({ tokend: await tokenOf(kabuto.address, account), account })

type Together = { calls: { path: string; input: object }[] }
type Answers = { data: { answers: { data: unknown }[] } }

async function answerIn(answer: Response, to: string): Promise<unknown> {
  const { calls } = answer.request().postDataJSON() as Together
  const { data } = (await answer.json()) as Answers
  return data.answers[calls.findIndex(({ path }) => path === to)]?.data
}

/** The large figure as the page was answered: the member's own. */
async function amountOf(answer: Response, name: string, locale: Language): Promise<string> {
  const funds = (await answerIn(answer, 'funds/summary')) as Record<string, string>
  return formatMoney(funds[name], { currency: 'JPY', locale })
}

const answering = (answers: object[]) => (route: Route) =>
  route.fulfill({ json: { status: 1, msg: '', data: { answers } } })

const figureIn = (page: Page, root: string) => page.locator(`${root} [data-size=display] > [aria-hidden]`)

/** The frame has its figure, no page gets it, and the limit of its wait never comes. */
async function withoutFigures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let asked: object | undefined
    Object.defineProperty(window, 'kabutoFirst', {
      set: (value: object) => {
        asked = value
      },
      get: () => asked && { ...asked, batch: new Promise(() => undefined) },
    })
    const wait = window.setTimeout
    Object.assign(window, { setTimeout: (then: () => void, ms?: number) => (ms === 1000 ? 0 : wait(then, ms)) })
  })
}
const framed = (page: Page): Promise<void> => page.locator('#frame[data-figure-of]').waitFor()

const appTitle = (page: Page, name: string) =>
  page.locator('#root').getByRole('heading', { level: 1, name, exact: true })

describe('a page of a member stands there with its large figure before the app is there', () => {
  test.each([
    [paths.home, 'ja', 'total', ['総資産（模擬）', '入金', 'マーケット（模擬）', 'マイページ']],
    [paths.funds, 'en', 'total', ['Total assets (simulated)', 'Withdraw', 'Breakdown', 'Account']],
    [paths.withdraw, 'zh-Hant', 'withdrawable', ['提款', '可提款金額']],
  ] as const)('%s in %s, where it will be: two members', async (path, language, name, texts) => {
    const amounts = new Set<string>()
    for (const account of [ACCOUNT, '0000000002']) {
      const page = await open({ storage: { ...(await session(account)), lang: language } })
      await page.route('**/assets/*.js', () => undefined)
      const response = page.waitForResponse('**/common/together*')
      await page.goto(`${kabuto.address}#${path}`, { waitUntil: 'commit' })
      const amount = await amountOf(await response, name, language)
      await expect.poll(() => figureIn(page, '#frame').textContent()).toBe(amount)
      amounts.add(amount)
      const seen = await placesIn(page, '#frame')
      expect(seen.map(([, text]) => text)).toEqual(expect.arrayContaining([...texts]))
      const place = await figureIn(page, '#frame').boundingBox()
      await page.unroute('**/assets/*.js')
      await page.reload()
      await page.locator('#root').getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
      // The placeholder of the figure may still be replaced by it.
      await expect.poll(() => figureIn(page, '#root').boundingBox()).toEqual(place)
      expect(await page.locator('#frame').count()).toBe(0)
      await page.context().close()
    }
    expect(amounts.size).toBe(2)
  })

  test.each([
    ['0712', 'ja', 'JPY', '青葉精機'],
    ['KABU1', 'en', 'USD', 'Kabuto Robotics'],
    ['0712', 'zh-Hant', 'JPY', '青葉精機'],
  ] as const)('the stock %s in %s with its price, where it will be', async (symbol, language, currency, name) => {
    const page = await open({ storage: { ...(await session()), lang: language, 'kabuto.masked': '1' } })
    await page.route('**/assets/*.js', () => undefined)
    const response = page.waitForResponse('**/common/together*')
    await page.goto(`${kabuto.address}#${paths.stock}?symbol=${symbol}`, { waitUntil: 'commit' })
    const { quote } = (await answerIn(await response, 'market/detail')) as Pick<StockDetail, 'quote'>
    const price = formatMoney(quote.price, { currency, decimals: quote.decimals, locale: language })
    await expect.poll(() => figureIn(page, '#frame').textContent()).toBe(price)
    expect(await page.locator('#frame').getByRole('heading', { level: 1 }).textContent()).toBe(name)
    const place = await figureIn(page, '#frame').boundingBox()
    await page.unroute('**/assets/*.js')
    await page.reload()
    await appTitle(page, name).waitFor()
    const now = (): ReturnType<Locator['boundingBox']> => figureIn(page, '#root').boundingBox()
    await expect.poll(async () => ({ ...(await now()), width: 0 })).toEqual({ ...place, width: 0 })
    expect(await page.locator('#frame').count()).toBe(0)
    await page.context().close()
  })

  test.each([
    ['is halted', '0527'],
    ['does not exist', '0Z9Z'],
  ])('of a stock that %s it shows no price', async (_, symbol) => {
    const page = await open({ storage: await session() })
    await page.route('**/assets/*.js', () => undefined)
    const response = page.waitForResponse('**/common/together*')
    await page.goto(`${kabuto.address}#${paths.stock}?symbol=${symbol}`, { waitUntil: 'commit' })
    await (await response).finished()
    await page.locator('#frame').getByText('銘柄').waitFor()
    expect(await figureIn(page, '#frame').textContent()).toBe('')
    await page.context().close()
  })

  test('the page that takes its place never takes the figure back', async () => {
    const page = await open({ storage: await session() })
    const machine = await page.context().newCDPSession(page)
    await machine.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(() => {
      const seen: string[] = []
      function look(): void {
        const figure = document.querySelector('#frame [data-size=display], #root [data-size=display]')
        const text = figure?.firstElementChild?.textContent ?? 'none'
        if (seen.at(-1) !== text) seen.push(text)
        requestAnimationFrame(look)
      }
      look()
      Object.assign(window, { seen })
    })
    const response = page.waitForResponse('**/common/together*')
    await page.goto(`${kabuto.address}#${paths.home}`)
    const amount = await amountOf(await response, 'total', 'ja')
    await page.locator('#root').getByText('総資産（模擬）').waitFor()
    await expect.poll(() => figureIn(page, '#root').textContent()).toBe(amount)
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(seen.slice(seen.indexOf(amount))).toEqual([amount])
    await page.context().close()
  })

  describe('whoever goes on sees the next page at once', () => {
    test('before the page has read its figure', async () => {
      const page = await open({ storage: await session() })
      await withoutFigures(page)
      await page.goto(`${kabuto.address}#${paths.home}`)
      await framed(page)
      // The page waits unseen.
      await page.locator('#root[hidden]').waitFor({ state: 'attached' })
      await goTo(page, paths.position)
      await appTitle(page, '取引の詳細').waitFor()
      expect(await page.locator('#frame').count()).toBe(0)
      await page.context().close()
    })

    test('before the page has come, to another one with a large figure', async () => {
      const page = await open({ storage: await session() })
      await withoutFigures(page)
      await page.route('**/assets/HomeRoute-*.js', () => undefined)
      await page.goto(`${kabuto.address}#${paths.home}`, { waitUntil: 'commit' })
      await framed(page)
      await page.locator('#root > *').first().waitFor({ state: 'attached' })
      await goTo(page, paths.funds)
      await appTitle(page, '資産').waitFor()
      expect(await page.locator('#frame').count()).toBe(0)
      await page.context().close()
    })
  })

  test('a member who hides figures sees none', async () => {
    const page = await open({ storage: { ...(await session()), 'kabuto.masked': '1' } })
    await withoutApp(page, `#${paths.home}`)
    await expect.poll(() => figureIn(page, '#frame').textContent()).toBe('••••')
    expect(await page.locator('#frame').textContent()).not.toMatch(/\d,\d{3}/)
    await page.context().close()
  })

  test.each([
    ['nothing answers', (route: Route) => route.abort(), /総資産（模擬）.*資産の内訳[\d,]+円/],
    ['the funds are not among the answers', answering([]), /総資産（模擬）.*資産の内訳[\d,]+円/],
    ['the answer is no amount', answering([{}, {}, { data: { total: '<b>1' } }]), /表示できません/],
  ])('where %s the frame shows none, and the page reads it or says what is wrong', async (_, answer, then) => {
    const page = await open({ storage: await session() })
    await page.route('**/common/together*', answer)
    const asked = page.waitForRequest('**/common/together*')
    await withoutApp(page, `#${paths.home}`)
    await asked
    await page.locator('#frame').getByText('総資産（模擬）').waitFor()
    expect(await figureIn(page, '#frame').textContent()).toBe('')
    await page.unroute('**/assets/*.js')
    await page.reload()
    await expect.poll(() => page.locator('#root main').textContent()).toMatch(then)
    await page.context().close()
  })
})

describe('what the page asks for by itself', () => {
  test('is the code and the words of its page, in the language of the member', async () => {
    const page = await open({ storage: { ...(await session()), lang: 'en' } })
    await page.route('**/assets/*.js', () => undefined)
    await page.route('**/common/together*', (route) => route.abort())
    const { entry, pages } = built()
    for (const [name, path] of sampled(Object.entries(paths) as [ScreenName, string][], 4)) {
      await page.goto('about:blank')
      await page.goto(`${kabuto.address}#${path}`, { waitUntil: 'commit' })
      await page.locator('#frame').waitFor()
      const named = await page
        .locator('script[src], link[rel=modulepreload]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('src') ?? each.getAttribute('href') ?? ''))
      const made = pages[name]
      const needed = [...entry, ...(made?.code ?? []), ...(made?.words.en ?? [])]
      expect({ name, files: named.toSorted() }).toEqual({ name, files: needed.map((file) => `/${file}`).toSorted() })
      // The frame is painted without any of them.
      const priorities = await page
        .locator('link[rel=modulepreload]')
        .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('fetchpriority')))])
      expect(priorities).toEqual(['low'])
    }
    await page.context().close()
  })

  const figures: [path: string, text: string, calls: string[], later?: string[]][] = [
    [paths.start, 'デモ会員で見てみる', []],
    [paths.login, 'パスワードを忘れた場合', []],
    [paths.about, 'バージョン', []],
    [
      paths.home,
      '総資産（模擬）',
      ['user/info', 'funds/summary', 'market/indices', 'market/indices', 'common/notices', 'common/news'],
      // Of the content below: once the page is there.
      ['user/Optionallist', 'user/Optionallist'],
    ],
    [paths.funds, '受渡しの予定', ['user/info', 'funds/summary', 'funds/history', 'funds/records']],
    [paths.withdraw, '出金可能額', ['user/info', 'funds/summary', 'user/cards', 'funds/records']],
    [paths.member, '2件', ['user/info', 'funds/summary', 'user/cards', 'common/notices', 'ipo/records']],
  ]
  test.each(sampled(figures, 2, 1))(
    '%s reads all that it shows first in one call',
    async (path, text, calls, later = []) => {
      const page = await open({ storage: await session() })
      const sent: Request[] = []
      page.on('request', (request) => {
        const call = /\/api\/vue\/([^?]+)/.exec(request.url())?.[1]
        if (call !== undefined && !byThemselves.includes(call)) sent.push(request)
      })
      await page.goto(`${kabuto.address}#${path}`)
      await page.getByText(text).filter({ visible: true }).first().waitFor()
      await quiet(page)
      const asked = ['common/together', ...later].map((each) => `/api/vue/${each}`)
      await expect.poll(() => sent.map((request) => new URL(request.url()).pathname)).toEqual(asked)
      const body = sent[0]?.postDataJSON() as Together | undefined
      expect(body?.calls.map((each) => each.path)).toEqual(['common/config', ...calls])
      await page.context().close()
    },
  )

  test('where it is not answered, each read is asked for by itself', async () => {
    const page = await open({ storage: await session() })
    await page.route('**/common/together*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
    const answered: string[] = []
    page.on('response', (response) => {
      const path = /api\/vue\/([^?]+)/.exec(response.url())?.[1]
      if (path !== undefined && response.ok()) answered.push(path)
    })
    await page.goto(`${kabuto.address}#${paths.withdraw}`)
    const reads = ['common/config', 'funds/records', 'funds/summary', 'user/cards', 'user/info']
    await expect.poll(() => answered.toSorted()).toEqual(reads)
    await quiet(page)
    expect(answered.toSorted()).toEqual(reads)
    await page.context().close()
  })
})

test('the errors that React makes while it is evaluated have no traces; all others have', async () => {
  const page = await open()
  await page.addInitScript(() => {
    const seen: string[] = []
    let limit: number | undefined = Error.stackTraceLimit
    Object.defineProperty(Error, 'stackTraceLimit', {
      get: () => limit,
      set(next: number | undefined) {
        limit = next
        seen.push(`limit ${String(next)}`)
      },
    })
    window.Error = new Proxy(Error, {
      apply(make, self, args: unknown[]) {
        seen.push(String(args[0]).slice(0, 20))
        return Reflect.apply(make, self, args) as unknown
      },
    })
    Object.assign(window, { seen })
  })
  await page.goto(kabuto.address)
  await page.locator('#root').getByRole('heading', { level: 1 }).waitFor()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect([...new Set(seen)]).toEqual(['limit undefined', 'Minified React error', 'limit 10'])
  await page.context().close()
})

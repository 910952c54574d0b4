import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { quiet } from './browser.ts'
import { ask, nothingEarly, stopClock } from './calls.ts'
import { arrived, saying, tapTenTimes } from './finders.ts'
import { goTo, logIn, openAs, type Room, STOPPED, useRooms } from './room.ts'

type Funds = { total: string; dayChange: string; gain: string; usd: { inYen: string } }
const grouped = (amount: number): string => Math.abs(amount).toLocaleString('en')

const { enter } = useRooms()

/** Home, as the member of the books. */
async function atHome(room: Room): Promise<void> {
  await openAs(room, '#/home/index')
  await room.page.getByText('総資産（模擬）').filter({ visible: true }).waitFor()
}

const movers = (page: Page) => page.getByRole('region', { name: 'ウォッチリストの値動き' })

/** What was found, by code. */
const codes = (page: Page): Promise<string[]> =>
  page
    .getByRole('listitem')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((each) => /0[0-9A-Z]{3}|[A-Z]{4}\d/.exec(each.textContent)?.[0] ?? ''))

describe('search', () => {
  test('from Home to a star that stands on Home; the history is this device’s, and gone after a log-out', async () => {
    const room = await enter(STOPPED)
    const { page, complaints } = room
    await atHome(room)
    await movers(page).getByText('ウォッチリストは空です').waitFor()
    const asked: string[] = []
    page.on('request', (request) => {
      const path = /api\/vue\/(market\/(?:search|quotes))/.exec(request.url())?.[1]
      if (path !== undefined) asked.push(`${path} ${request.postData()}`)
    })

    await movers(page).getByRole('link', { name: '銘柄を検索' }).tap()
    await arrived(page, '検索')
    const field = page.getByRole('searchbox', { name: '検索' })
    // Typed with one mistake, letter by letter: asked for once.
    await field.pressSequentially('あおは')
    await saying(page, '「あおは」に似た名前の銘柄').waitFor()
    expect(await page.locator('mark').first().textContent()).toBe('アオバ')
    await page.getByRole('link', { name: /0712.*(上昇|下落|変わらず)/ }).waitFor()
    expect(asked.filter((call) => call.startsWith('market/search'))).toEqual(['market/search {"text":"あおは"}'])
    const found = await codes(page)
    expect(asked.filter((call) => call.startsWith('market/quotes'))).toEqual([
      `market/quotes ${JSON.stringify({ symbols: found })}`,
    ])

    const star = page.getByRole('button', { name: 'ウォッチリストの青葉精機' })
    // Pressed again before the first press is answered: still one star.
    await tapTenTimes(star)
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('link', { name: /0712/ }).tap()
    await arrived(page, '青葉精機')
    await page.goBack()
    // As it was left; without anything typed it shows what was looked at.
    await expect.poll(() => field.inputValue()).toBe('あおは')
    await page.getByRole('button', { name: '入力を消す' }).tap()
    await saying(page, 'この端末にだけ残ります').waitFor()
    await expect.poll(() => codes(page)).toEqual(['0712'])
    await field.fill('KABU1')
    await page.getByRole('link', { name: /KABU1/ }).tap()
    await arrived(page, 'カブト・ロボティクス')
    await page.reload()
    await goTo(page, '#/home/search')
    await expect.poll(() => codes(page)).toEqual(['KABU1', '0712'])
    await page.getByRole('button', { name: 'カブト・ロボティクスを履歴から消す' }).tap()
    await expect.poll(() => codes(page)).toEqual(['0712'])

    await page.getByRole('link', { name: '戻る' }).tap()
    await goTo(page, '#/home/index')
    await movers(page)
      .getByRole('link', { name: /青葉精機/ })
      .waitFor()

    await goTo(page, '#/user/usercenter')
    await page.getByRole('button', { name: 'ログアウト' }).tap()
    await arrived(page, '落ち着いて、相場を学ぶ場所。')
    expect(await page.evaluate(() => JSON.stringify(window.localStorage))).not.toContain('0712')
    await goTo(page, '#/login/login?next=%2Fhome%2Fsearch')
    await logIn(page)
    await saying(page, '入力の例').waitFor()
    await page.getByRole('button', { name: /aoba/ }).tap()
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true')
    expect(complaints).toEqual([])
    await room.leave()
  })

  test('what cannot be read is told where it is, and the rest stays; any text is only a text', async () => {
    const room = await enter(STOPPED)
    const { page, complaints } = room
    await nothingEarly(page)
    await page.route('**/market/quotes*', (route) => route.abort())
    await page.route('**/user/Optionallist*', (route) => route.abort())
    await openAs(room, '#/home/search?text=%E9%9D%92%E8%91%89')
    await saying(page, '価格を表示できません。').waitFor()
    await page
      .getByRole('link', { name: /^青葉精機/ })
      .first()
      .waitFor()
    expect(await page.getByRole('button', { name: /^ウォッチリストの/ }).count()).toBe(0)
    await page.unroute('**/market/quotes*')
    await page.getByRole('button', { name: 'もう一度試す' }).tap()
    await page
      .getByRole('link', { name: /^青葉精機.*(上昇|下落|変わらず)/ })
      .first()
      .waitFor()
    await expect.poll(() => page.getByText('価格を表示できません。').count()).toBe(0)

    const field = page.getByRole('searchbox')
    for (const text of ['　 ', '📈📈📈', '<img src=x onerror=alert(1)>', 'x'.repeat(10_000), '%00\\"{}$t(a)']) {
      await field.fill(text)
      await saying(page, text.trim() === '' ? /^(入力の例|最近見た銘柄)$/ : '一致する銘柄はありません').waitFor()
    }
    expect((await field.inputValue()).length).toBeLessThanOrEqual(200)

    await page.context().setOffline(true)
    await field.fill('つばき')
    await saying(page, '通信できません。').waitFor()
    await page.context().setOffline(false)
    await page
      .getByRole('link', { name: /椿製薬/ })
      .first()
      .waitFor()
    expect(complaints.filter((text) => !text.includes('ERR_'))).toEqual([])
    await room.leave()
  })
})

const unread = (page: Page) => page.getByText(/^未読 \d+件$/).filter({ visible: true })
const first = (page: Page) => page.getByRole('region', { name: '必ずお読みください' }).getByRole('link').first()

describe('notices', () => {
  test('what must be read is on top until it is opened, and every count falls', async () => {
    const room = await enter(STOPPED)
    const { page, complaints } = room
    await atHome(room)
    const onHome = page.getByRole('list', { name: 'お知らせ' }).filter({ visible: true })
    await onHome.getByText('冬の間の米国市場の取引時間').waitFor()
    await onHome.getByText('重要', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'お知らせ 未読あり' }).tap()
    await arrived(page, 'お知らせ')
    const lit = page.getByRole('navigation', { name: '下部メニュー' }).locator('[aria-current=page]')
    expect(await lit.filter({ visible: true }).textContent()).toBe('ホーム')
    await expect.poll(() => unread(page).textContent()).toBe('未読 20件')
    // Without the line it counts only once it is read.
    await page.route('**/common/readNotice*', (route) => route.abort())
    await first(page).tap()
    await page.getByRole('heading', { level: 2, name: '冬の間の米国市場の取引時間' }).waitFor()
    await page.goBack()
    await expect.poll(() => unread(page).textContent()).toBe('未読 20件')
    await page.unroute('**/common/readNotice*')
    await first(page).tap()
    await page.getByRole('heading', { level: 2, name: '冬の間の米国市場の取引時間' }).waitFor()
    await page.getByRole('link', { name: '戻る' }).tap()
    await expect.poll(() => unread(page).textContent()).toBe('未読 19件')
    await expect.poll(() => first(page).textContent()).toContain('信用取引の維持率')

    // On from one to the next, each of them read.
    await first(page).tap()
    const next = page.getByRole('link', { name: /^次のお知らせ/ })
    const title = (await next.textContent())?.replace('次のお知らせ', '') ?? ''
    await next.tap()
    await page.getByRole('heading', { level: 2, name: title }).waitFor()
    await quiet(page)
    await page.goBack()
    await page.goBack()
    await expect.poll(() => unread(page).textContent()).toBe('未読 17件')
    await page.getByRole('link', { name: '戻る' }).tap()
    await onHome.getByText('「先に振り込めば出金できる」').waitFor()

    await goTo(page, '#/home/noticeDetail?id=none')
    await page.getByText('お知らせが見つかりません').waitFor()
    await goTo(page, '#/home/noticeDetail')
    await page.getByRole('link', { name: 'お知らせの一覧へ' }).filter({ visible: true }).tap()
    await expect.poll(() => unread(page).textContent()).toBe('未読 17件')
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
    await room.leave()
  })
})

test('each part of Home fails and is tried again by itself; without anything the page says so once', async () => {
  const room = await enter(STOPPED)
  const { page } = room
  await atHome(room)
  const parts = ['market/indices', 'common/notices', 'user/Optionallist', 'common/news']
  // One route for all of it: what is asked for while one is taken away may be lost.
  let failing = /common\/together|market\/indices|common\/notices|user\/Optionallist|common\/news/
  await page.route('**/api/vue/**', (route) => (failing.test(route.request().url()) ? route.abort() : route.continue()))
  await page.reload()
  await page.getByText('総資産（模擬）').filter({ visible: true }).waitFor()
  const retries = page.getByRole('button', { name: 'もう一度試す' })
  await expect.poll(() => retries.count()).toBe(parts.length)
  failing = /nothing/
  for (let left = parts.length; left > 0; left -= 1) {
    await retries.first().tap()
    await expect.poll(() => retries.count()).toBe(left - 1)
  }
  failing = /api\/vue/
  await page.reload()
  await expect.poll(() => retries.count()).toBe(1)
  failing = /nothing/
  await retries.tap()
  await movers(page).getByText('ウォッチリストは空です').waitFor()
  expect(await retries.count()).toBe(0)
  await room.leave()
})

test('the total moves with the prices of what is held, by the rule of the books, without a new read', async () => {
  const room = await enter()
  const { page, address, complaints } = room
  await stopClock(address, '2026-11-20T14:33:00+09:00')
  const before = (await ask(address, 'funds/summary')) as Funds
  const listening = page.waitForRequest(/market\/stream/)
  await atHome(room)
  const figure = (amount: number) => saying(page, grouped(amount))
  await figure(Number(before.total)).waitFor()
  await listening
  const read: string[] = []
  page.on('request', (request) => {
    if (/funds\/summary|common\/together/.test(request.url())) read.push(request.url())
  })

  await stopClock(address, '2026-11-20T14:53:00+09:00')
  const after = (await ask(address, 'funds/summary')) as Funds
  // The rate of the dollar is no price: it is from the reading.
  const total = Number(after.total) - Number(after.usd.inYen) + Number(before.usd.inYen)
  expect(total).not.toBe(Number(before.total))
  await figure(total).waitFor()
  await figure(Number(after.gain)).waitFor()
  await figure(Number(before.dayChange) + total - Number(before.total)).waitFor()
  expect(read).toEqual([])
  expect(complaints).toEqual([])
  await room.leave()
})

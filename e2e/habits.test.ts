import { hrefTo, type ScreenName } from '@kabuto/domain/paths'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { quiet } from './browser.ts'
import { accessTable } from './accessTable.ts'
import { arrived, visible } from './finders.ts'
import { fill, goTo, layerEntered, logIn, atHome, openAs, receipt, type Room, send, useRooms } from './room.ts'

const { enter, atWithdrawal } = useRooms()

const sheet = (page: Page) => page.getByRole('dialog', { name: 'なぜ全額出金できない？' })

async function openSheet({ page }: Room): Promise<void> {
  await page.getByRole('button', { name: 'なぜ全額出金できない？' }).tap()
  await sheet(page).waitFor()
  await layerEntered(page)
}

/** Where one is, and how many entries of the history lie behind. */
const place = (page: Page): Promise<string> => page.evaluate(() => location.hash)

/** What has the focus: its tag and what it says. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document
    return (
      `${activeElement?.tagName.toLowerCase()} ` +
      `${activeElement === document.body ? '' : activeElement?.textContent}`
    )
  })

/** From now on, the heading of each page that is shown, and whether it is only that of its bars. */
async function headingsShown(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const shown: string[] = []
    const look = (): void => {
      const heading = [...document.querySelectorAll('#root h1')].find((one) => one.checkVisibility())
      const name = heading && `${heading.textContent}${heading.closest('[aria-busy=true]') ? ' (busy)' : ''}`
      if (name && name !== shown.at(-1)) shown.push(name)
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
    Object.assign(window, { shown })
  })
  return () => page.evaluate(() => (window as unknown as { shown: string[] }).shown)
}

describe('history', () => {
  test('back closes an open sheet and nothing else; what was typed is still there', async () => {
    const room = await atWithdrawal()
    const { page, complaints } = room
    await fill(page, '300000')
    await openSheet(room)
    await page.goBack()
    await sheet(page).waitFor({ state: 'hidden' })
    expect(await place(page)).toBe('#/user/withdraw')
    expect(await page.getByLabel('出金額').inputValue()).toBe('300,000')

    // Closed by its own button it leaves no entry behind: the next way back leaves the page.
    await openSheet(room)
    await page.getByRole('button', { name: '閉じる' }).tap()
    await sheet(page).waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: '戻る' }).tap()
    await expect.poll(() => place(page)).not.toBe('#/user/withdraw')
    expect(complaints).toEqual([])
    await room.leave()
  })

  test('a sheet is closed when its page is left, and open on no other visit', async () => {
    const room = await enter()
    const { page } = room
    await atHome(room)
    await page.getByRole('link', { name: '資産', exact: true }).tap()
    await page.getByRole('button', { name: /^円の現金/ }).tap()
    await page.getByRole('dialog', { name: '円の現金' }).waitFor()
    await goTo(page, '#/user/usercenter')
    await page.getByRole('button', { name: 'ログアウト' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('link', { name: '資産', exact: true }).tap()
    await page.getByText('受渡しの予定').filter({ visible: true }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await room.leave()
  })

  test('a page loaded anew with an open sheet needs one step back, not two', async () => {
    const room = await enter()
    const { page } = room
    await atHome(room)
    const chart = Promise.withResolvers<void>()
    await page.route('**/HistoryDrawing*', async (route) => {
      await chart.promise
      await route.continue()
    })
    await page.getByRole('link', { name: '資産', exact: true }).tap()
    await page.getByText('受渡しの予定').filter({ visible: true }).waitFor()
    const cash = page.getByRole('button', { name: /^円の現金/ })
    const top = async () => (await cash.boundingBox())?.y ?? 0
    const before = await top()
    chart.resolve()
    await page.getByText('期間の増減').filter({ visible: true }).waitFor()
    // What comes above a figure moves nothing away below the finger.
    expect(await top()).toBeCloseTo(before, 0)
    await cash.tap()
    await page.getByRole('dialog', { name: '円の現金' }).waitFor()
    await layerEntered(page)
    await page.reload()
    await page.getByText('受渡しの予定').filter({ visible: true }).waitFor()
    await page.goBack()
    await expect.poll(() => place(page)).toBe('#/home/index')
    await room.leave()
  })

  test('five quick steps back while sending neither close the question nor send twice', async () => {
    const room = await atWithdrawal()
    const { page } = room
    await fill(page, '5000')
    await send(page)
    await receipt(page)
    await page.getByRole('button', { name: 'この出金を取り消す' }).tap()
    const question = page.getByRole('alertdialog')
    const sent: string[] = []
    const answer = Promise.withResolvers<void>()
    await page.route('**/funds/cancelWithdrawal**', async (route) => {
      sent.push(route.request().method())
      await answer.promise
      await route.continue()
    })
    await question.getByRole('button', { name: '取り消す', exact: true }).tap()
    await expect.poll(() => sent).toEqual(['POST'])
    for (let press = 0; press < 5; press += 1) {
      await page.evaluate(() => {
        const gone = new Promise((resolve) => {
          window.addEventListener('popstate', resolve, { once: true })
        })
        history.back()
        return gone.then(() => undefined)
      })
    }
    await expect.poll(() => place(page)).toBe('#/user/withdraw')
    expect(await question.count()).toBe(1)
    answer.resolve()
    await question.waitFor({ state: 'hidden' })
    expect(sent).toEqual(['POST'])
    await room.leave()
  })

  test('a detour and a reload keep what was typed, but no secret', async () => {
    const room = await atWithdrawal()
    const { page } = room
    await fill(page, '300000')
    await page.getByRole('link', { name: '記録' }).tap()
    await page.getByText('受渡しの予定').waitFor()
    await page.goBack()
    const amount = page.getByLabel('出金額')
    await expect.poll(() => amount.inputValue()).toBe('300,000')
    await page.reload()
    await expect.poll(() => amount.inputValue()).toBe('300,000')
    expect(await page.getByLabel('資金パスワード').inputValue()).toBe('')
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('20260712')

    await page.getByLabel('資金パスワード').fill('20260712')
    await send(page)
    await receipt(page)
    // While it is looked at, there is no form.
    await page.getByRole('button', { name: 'この出金を取り消す' }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: '取り消す', exact: true }).tap()
    await page.getByText('出金の申請を取り消しました。').waitFor()
    await goTo(page, '#/home/index')
    await page.getByText('総資産（模擬）').filter({ visible: true }).waitFor()
    await page.getByRole('link', { name: '出金', exact: true }).filter({ visible: true }).tap()
    await expect.poll(() => amount.inputValue()).toBe('')
    await room.leave()
  })
})

/** What the title of a page calls it, where its heading says more. */
const otherTitles: Partial<Record<ScreenName, string>> = {
  start: 'はじめに',
  introOne: '模擬取引とは',
  introTwo: '費用と決まり',
  login: 'ログイン',
  product: '商品の説明',
}

describe('arrival', () => {
  test('on each of the 43 routes the heading has the focus and the title names the page', async () => {
    const room = await enter()
    const { page } = room
    await atHome(room)
    const names = Object.keys(accessTable) as ScreenName[]
    const seen: Record<string, [focus: string, title: string]> = {}
    for (const name of names) {
      const { heading, query } = accessTable[name]
      await goTo(page, hrefTo(name, query))
      const title = `${otherTitles[name] ?? heading}｜Kabuto（模擬取引）`
      await expect.poll(() => page.title()).toBe(title)
      await expect.poll(() => focused(page)).toBe(`h1 ${heading}`)
      seen[name] = [await focused(page), await page.title()]
    }
    expect(Object.keys(seen)).toHaveLength(43)
    expect(await page.locator('head title').count()).toBe(1)
    await room.leave()
  })

  test('the bars of the next page come before its code, and one can go back from there', async () => {
    const room = await enter()
    const { page } = room
    const asked = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    await page.route(/FundsRoute/, async (route) => {
      asked.resolve()
      await gate.promise
      await route.continue()
    })
    await page.route(/WithdrawRoute/, () => undefined)
    await atHome(room)
    // What fetches pages ahead came in one file with the bars.
    await asked.promise
    const heading = (name: string) => page.getByRole('heading', { level: 1, name }).filter({ visible: true })

    await page.getByRole('link', { name: '資産', exact: true }).tap()
    await heading('資産').waitFor()
    expect(await page.locator('aside').filter({ visible: true }).textContent()).toContain('シミュレーション取引')
    const lit = page.getByRole('navigation', { name: '下部メニュー' }).locator('[aria-current=page]')
    expect(await lit.filter({ visible: true }).textContent()).toBe('資産')
    expect(await page.locator('main').filter({ visible: true }).textContent()).toBe('')
    gate.resolve()
    await page.getByText('受渡しの予定').waitFor()
    await expect.poll(() => focused(page)).toBe('h1 資産')

    await page.getByRole('link', { name: '出金', exact: true }).filter({ visible: true }).tap()
    await heading('出金').waitFor()
    expect(await page.locator('main').filter({ visible: true }).textContent()).toBe('')
    await page.getByRole('link', { name: '戻る' }).tap()
    await heading('資産').waitFor()
    expect(await place(page)).toBe('#/user/FundingDetails')
    await room.leave()
  })

  test('the bars come first although the code is there, but a page that one goes back to comes whole', async () => {
    const room = await enter()
    const { page } = room
    await openAs(room, '#/user/withdraw')
    await arrived(page, '出金')
    await goTo(page, '#/user/FundingDetails')
    await arrived(page, '資産')
    await quiet(page)
    const shown = await headingsShown(page)
    await visible(page.getByRole('link', { name: '出金', exact: true })).tap()
    await expect.poll(shown).toEqual(['出金 (busy)', '出金'])
    await page.goBack()
    await arrived(page, '資産')
    await page.goForward()
    await expect.poll(shown).toEqual(['出金 (busy)', '出金', '資産', '出金'])
    await room.leave()
  })

  test('a tab of the bar keeps bar and title although its page is still to come; About has a way back', async () => {
    const room = await enter()
    const { page } = room
    await atHome(room)
    for (const [tab, heading] of [
      ['マーケット', 'マーケット'],
      ['取引', '取引'],
      ['資産', '資産'],
      ['マイページ', 'マイページ'],
    ] as const) {
      await page.getByRole('link', { name: tab, exact: true }).filter({ visible: true }).tap()
      await page.getByRole('heading', { level: 1, name: heading }).filter({ visible: true }).waitFor()
      const bar = page.getByRole('navigation', { name: '下部メニュー' })
      expect(await bar.getByRole('link', { name: tab, exact: true }).getAttribute('aria-current')).toBe('page')
      expect(await page.getByRole('link', { name: '戻る', exact: true }).count()).toBe(0)
    }
    await page.getByRole('link', { name: 'Kabuto について' }).tap()
    await page.getByRole('heading', { level: 1, name: 'Kabuto について' }).waitFor()
    await page.getByRole('link', { name: '戻る' }).tap()
    await expect.poll(() => place(page)).toBe('#/user/usercenter')
    await room.leave()
  })
})

describe('two tabs', () => {
  test('a log-out in one leaves no money on the other; a log-in in one is taken over by the other', async () => {
    const room = await enter()
    const { page, address } = room
    await page.goto(`${address}#/user/FundingDetails`)
    await logIn(page)
    await page.getByText('受渡しの予定').waitFor()
    const other = await page.context().newPage()
    await other.goto(`${address}#/home/index`)
    await other.getByText('総資産（模擬）').filter({ visible: true }).waitFor()
    const figure = other.locator('#root [data-size=display] > [aria-hidden]')
    await expect.poll(() => figure.textContent()).toMatch(/^\d[\d,]+円$/)
    const total = await figure.textContent()

    await goTo(page, '#/user/usercenter')
    await page.getByRole('button', { name: 'ログアウト' }).tap()
    await expect.poll(() => place(other)).toBe('#/login/start')
    expect(await other.locator('body').innerText()).not.toContain(total)

    await other.goto(`${address}#/login/login?next=%2Fuser%2FFundingDetails`)
    await other.getByLabel('会員番号', { exact: true }).waitFor()
    await page.goto(`${address}#/login/login`)
    await logIn(page)
    await expect.poll(() => place(other)).toBe('#/user/FundingDetails')
    await other.getByText('受渡しの予定').waitFor()
    await room.leave()
  })
})

type Shifts = { sum: number; moved: string[] }

/** What has moved from now on by itself, as the browser measures it (Cumulative Layout Shift), and what it was. */
async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.evaluate(() => {
    const seen: Shifts = { sum: 0, moved: [] }
    const note = (list: PerformanceEntry[]): void => {
      for (const entry of list as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[]) {
        seen.sum += entry.value
        seen.moved.push(...entry.sources.map(({ node }) => node?.textContent ?? ''))
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    Object.assign(window, { shifts: () => (note(observer.takeRecords()), seen) })
  })
  return () =>
    page.evaluate(async () => {
      // Two frames: what the last change moves has been drawn.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      return (window as unknown as { shifts: () => Shifts }).shifts()
    })
}

describe('what waits has the shape of what comes', () => {
  test.each([
    ['home', '総資産（模擬）', 'カブト模擬通信'],
    ['funds', '資産の内訳', '受渡しの予定'],
    ['withdraw', '出金可能額', '出金を申請する'],
    ['member', 'マイページ', '未読'],
  ] as const)('%s moves less than 0.02 when its figures come', async (screen, waiting, come) => {
    const room = await enter()
    const { page, address } = room
    await atHome(room)
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/vue/**', async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.goto(`${address}${hrefTo(screen)}`)
    await page.reload()
    await page.getByText(waiting).filter({ visible: true }).first().waitFor()
    expect(await page.getByText(come).count()).toBe(0)
    const shifts = await watchShifts(page)
    answer.resolve()
    await page.getByText(come).filter({ visible: true }).first().waitFor()
    await quiet(page)
    const { sum, moved } = await shifts()
    expect(sum < 0.02 ? [] : [sum, ...moved]).toEqual([])
    await room.leave()
  })
})

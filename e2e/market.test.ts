import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { goTo, openAs, type Room, STOPPED, useRooms } from './room.ts'

const { enter } = useRooms()

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).filter({ visible: true })

async function at(room: Room, address: string, name: string): Promise<void> {
  await openAs(room, `#${address}`)
  await heading(room.page, name).waitFor()
}

/** The stocks of a list by their codes, from top to bottom. */
const codes = (page: Page): Promise<string[]> =>
  page
    .locator('a[href*="symbol="]')
    .filter({ visible: true })
    .evaluateAll((all) => all.flatMap((each) => /symbol=(\w+)/.exec(each.getAttribute('href') ?? '')?.[1] ?? []))

const prices = (page: Page): Promise<string[]> =>
  page
    .getByRole('listitem')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((each) => each.textContent))

describe('markets', () => {
  test('a stock is starred, on the watchlist put first and taken off, and all survives a reload', async () => {
    const room = await enter(STOPPED)
    const { page, complaints } = room
    await at(room, '/market/market', 'マーケット')
    await page
      .getByRole('button', { name: /^ウォッチリストの/ })
      .first()
      .waitFor()
    const shown = (await codes(page)).slice(0, 2)
    for (const code of shown) {
      const star = page.getByRole('listitem').filter({ hasText: code }).getByRole('button')
      await star.tap()
      await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true')
    }
    await page.getByRole('radio', { name: 'ウォッチリスト' }).dispatchEvent('click')
    await page.getByText('2銘柄').waitFor()
    // The newest is first.
    expect(await codes(page)).toEqual(shown.toReversed())

    await page.getByRole('button', { name: '並べ替え・編集' }).tap()
    await page
      .getByRole('button', { name: /を上へ$/ })
      .nth(1)
      .tap()
    await page.getByRole('button', { name: '完了' }).tap()
    await expect.poll(() => codes(page)).toEqual(shown)
    await goTo(page, '/market/market?list=watch')
    await page.reload()
    await page.getByText('2銘柄').waitFor()
    expect(await codes(page)).toEqual(shown)

    await page.getByRole('button', { name: '並べ替え・編集' }).tap()
    await page
      .getByRole('button', { name: /をウォッチリストから外す$/ })
      .first()
      .tap()
    await page.getByText('1銘柄').waitFor()
    await page.getByRole('button', { name: '完了' }).tap()
    expect(await codes(page)).toEqual(shown.slice(1))
    expect(complaints).toEqual([])
    await room.leave()
  })

  test('rankings go on to the last of thousands in one order, while the prices of what is seen move', async () => {
    const room = await enter()
    const { page, complaints } = room
    await at(room, '/market/stockHot/stockList', 'ランキング')
    await page.getByText(/順位は .* 現在（模擬時刻）/).waitFor()
    const before = await prices(page)
    const order = await codes(page)
    // Somewhere a price moves; no row changes its place for it.
    await expect.poll(() => prices(page)).not.toEqual(before)
    expect(await codes(page)).toEqual(order)
    for (const place of [100, 300]) {
      await expect
        .poll(async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
          return Math.max(...(await prices(page)).map((text) => Number(/^\d+/.exec(text)?.[0] ?? 0)))
        })
        .toBeGreaterThan(place)
    }
    await page.getByRole('radio', { name: '米国' }).setChecked(true, { force: true })
    await page
      .getByText(/億ドル/)
      .first()
      .waitFor()
    expect(complaints).toEqual([])
    await room.leave()
  })
})

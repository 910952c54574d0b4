import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { arrived, button, saying, visible } from './finders.ts'
import { goTo, logIn, type Room, SATURDAY, useRooms } from './room.ts'

const { enter } = useRooms()

async function at(room: Room, address: string, name: string): Promise<void> {
  await room.page.goto(`${room.address}#${address}`)
  await logIn(room.page)
  await arrived(room.page, name)
}

/** The newest candle as it is spoken. */
const spoken = (page: Page): Promise<string | null> => visible(page.getByRole('slider')).getAttribute('aria-valuetext')

/** The price in the head of the page, and the close of the newest candle. */
async function prices(page: Page): Promise<{ head: string; candle: string }> {
  const head = await visible(page.locator('[data-size="display"]')).textContent()
  return {
    head: /[\d,.]+/.exec(head ?? '')?.[0] ?? '',
    candle: /終値 ([\d,.]+)/.exec((await spoken(page)) ?? '')?.[1] ?? '',
  }
}

describe('a stock', () => {
  test('is found, looked at as before, ordered at a price of its book, and starred', async () => {
    const room = await enter(SATURDAY)
    const { page, complaints } = room
    await at(room, '/home/search', '検索')
    await page.getByRole('searchbox', { name: '検索' }).fill('あおば')
    await visible(page.getByRole('link', { name: /青葉精機/ })).tap()
    await arrived(page, '青葉精機')
    expect(page.url()).toContain('#/market/marketDetail?symbol=0712')

    await page.getByRole('radio', { name: '5分' }).setChecked(true, { force: true })
    await button(page, 'RSI').tap()
    await expect.poll(() => spoken(page)).toMatch(/11\/20（金） 15:30 始値/)
    await page.reload()
    await arrived(page, '青葉精機')
    expect(await page.getByRole('radio', { name: '5分' }).isChecked()).toBe(true)
    expect(await button(page, 'RSI').getAttribute('aria-pressed')).toBe('true')
    expect(await button(page, '移動平均').getAttribute('aria-pressed')).toBe('true')
    await saying(page, 'RSI 14').waitFor()

    const star = button(page, 'ウォッチリストの青葉精機')
    const before = await star.getAttribute('aria-pressed')
    await star.tap()
    const after = before === 'true' ? 'false' : 'true'
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe(after)
    await page.reload()
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe(after)

    const level = visible(page.getByRole('button', { name: /を指値に入れる$/ })).first()
    const price = /^[\d,.]+/.exec((await level.textContent()) ?? '')?.[0] ?? ''
    await level.tap()
    await arrived(page, '注文')
    const query = new URL(page.url().replace('#/', '')).searchParams
    expect(query.get('symbol')).toBe('0712')
    expect(Number(query.get('price'))).toBe(Number(price.replaceAll(',', '')))
    expect(complaints).toEqual([])
    await room.leave()
  })

  test('moves with its price: the head, the price in the bar and the newest candle', async () => {
    const room = await enter()
    const { page, complaints } = room
    await at(room, '/market/marketDetail?symbol=0712', '青葉精機')
    await page.getByRole('radio', { name: '1分' }).setChecked(true, { force: true })
    await expect.poll(() => spoken(page)).toMatch(/11\/20（金） 14:3\d 始値/)
    const first = await prices(page)
    await expect.poll(async () => (await prices(page)).head).not.toBe(first.head)
    await expect.poll(async () => (await prices(page)).candle).not.toBe(first.candle)
    await expect
      .poll(async () => {
        const { head, candle } = await prices(page)
        return head === candle
      })
      .toBe(true)
    await page.getByRole('tab', { name: '板' }).tap()
    await visible(page.getByRole('heading', { level: 2, name: '板' })).waitFor()
    await expect.poll(() => page.locator('header').filter({ visible: true }).textContent()).toMatch(/青葉精機[\d,.]+円/)
    expect(complaints).toEqual([])
    await room.leave()
  })

  test('that there is none of says so, and where to look', async () => {
    const room = await enter(SATURDAY)
    const { page, complaints } = room
    await at(room, '/market/marketDetail?symbol=0Z9Z', '銘柄')
    await saying(page, '銘柄が見つかりません').waitFor()
    await goTo(page, '/market/marketDetail?symbol=<b>7203</b>')
    await saying(page, '「<b>7203</b>」という銘柄はありません。コードや名前で探してください。').waitFor()
    await visible(page.getByRole('link', { name: '銘柄を探す' })).tap()
    await arrived(page, '検索')
    expect(complaints).toEqual([])
    await room.leave()
  })
})

import type { Quote } from '@kabuto/domain/market'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ask } from './calls.ts'
import { arrived, button, saying, visible } from './finders.ts'
import { goTo, openAs, type Room, STOPPED, useRooms } from './room.ts'

const { enter } = useRooms()

async function at(room: Room, address: string, name: string): Promise<void> {
  await openAs(room, `#${address}`)
  await arrived(room.page, name)
}

/** The newest candle as it is spoken. */
const spoken = (page: Page): Promise<string | null> => visible(page.getByRole('slider')).getAttribute('aria-valuetext')

/** The price in the head of the page. */
const head = (page: Page): Promise<string | null> => visible(page.locator('[data-size="display"]')).textContent()

describe('a stock', () => {
  test('is found, looked at as before, ordered at a price of its book, and starred', async () => {
    const room = await enter(STOPPED)
    const { page, complaints } = room
    await at(room, '/home/search', '検索')
    await page.getByRole('searchbox', { name: '検索' }).fill('あおば')
    await visible(page.getByRole('link', { name: /青葉精機/ })).tap()
    await arrived(page, '青葉精機')
    expect(page.url()).toContain('#/market/marketDetail?symbol=0712')

    await page.getByRole('radio', { name: '5分', exact: true }).setChecked(true, { force: true })
    await button(page, 'RSI').tap()
    await expect.poll(() => spoken(page)).toMatch(/11\/20（金） 15:30 始値/)
    await page.reload()
    await arrived(page, '青葉精機')
    expect(await page.getByRole('radio', { name: '5分', exact: true }).isChecked()).toBe(true)
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

  test('moves with its price: the head, the newest candle, what is held and the price in the bar', async () => {
    const room = await enter()
    const { page, complaints } = room
    // One price that none of the others would come to by itself.
    await page.route('**/api/vue/market/stream*', async (route) => {
      const [quote] = (await ask(room.address, 'market/quotes', { symbols: ['0712'] })) as Quote[]
      const quoteText = JSON.stringify({
        ...quote,
        price: '2860.5',
        change: '49',
        changePercent: '1.74',
        high: '2860.5',
      })
      await route.fulfill({ contentType: 'text/event-stream', body: `data: ${quoteText}\n\n` })
    })
    await at(room, '/market/marketDetail?symbol=0712', '青葉精機')
    await page.getByRole('radio', { name: '1分', exact: true }).setChecked(true, { force: true })
    await expect.poll(() => head(page)).toMatch(/^2,860\.5円/)
    await expect.poll(() => spoken(page)).toMatch(/^11\/20（金） 14:3\d 始値 .*終値 2,860\.5 /)
    // 300 shares for 870,150 yen and 535 yen of fees: 858,150 − 870,150 − 535.
    await saying(page, '−12,535円').waitFor()
    await page.getByRole('tab', { name: '板' }).tap()
    await expect
      .poll(() => page.locator('header').filter({ visible: true }).textContent())
      .toMatch(/青葉精機2,860\.5円/)
    // None that still asks the server when it has gone.
    await page.unrouteAll({ behavior: 'wait' })
    expect(complaints).toEqual([])
    await room.leave()
  })

  test('that there is none of says so, and where to look', async () => {
    const room = await enter(STOPPED)
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

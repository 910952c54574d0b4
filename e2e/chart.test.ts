import type { Book, Candle } from '@kabuto/domain/market'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { focusOf } from './browser.ts'
import { ask, stopClock } from './calls.ts'
import { arrived, visible } from './finders.ts'
import { hasFocus, reach } from './keys.ts'
import { openAs, type Room, useRooms } from './room.ts'
import { STANDS } from './times.ts'

const { enter } = useRooms()
const SYMBOL = '0712'
/** Of the screen, from above. */
const MIDDLE = 406

const grouped = (price: string): string =>
  Number(price).toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const count = (quantity: number): string => quantity.toLocaleString('en')

/** As the chart says a candle. */
const shown = ({ open, high, low, close }: Candle): string =>
  `始値 ${grouped(open)} 高値 ${grouped(high)} 安値 ${grouped(low)} 終値 ${grouped(close)} 出来高`

const slider = (page: Page) => visible(page.getByRole('slider'))
const spoken = (page: Page): Promise<string | null> => slider(page).getAttribute('aria-valuetext')

/** Two frames, within which whatever was heard is drawn. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))

async function atStock(room: Room): Promise<void> {
  await stopClock(room.address, STANDS)
  await openAs(room, `#/market/marketDetail?symbol=${SYMBOL}`)
  await arrived(room.page, '青葉精機')
}

/** The browser itself sends the chart an event for a pointer that rests where the chart has come. */
const restTold = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        function hear({ target, movementX, movementY }: MouseEvent): void {
          if (target instanceof HTMLCanvasElement && movementX === 0 && movementY === 0) resolve()
        }
        window.addEventListener('mouseover', hear, { capture: true })
        document.querySelector('canvas')?.scrollIntoView({ block: 'center', behavior: 'instant' })
      }),
  )

test('a pointer that rests where the chart comes points at nothing, one that moves does', async () => {
  const room = await enter()
  const { page, address, complaints } = room
  await atStock(room)
  const candles = (await ask(address, 'market/candles', { symbol: SYMBOL, interval: '1d', limit: 200 })) as Candle[]
  const last = candles.at(-1)
  if (!last) throw new Error('there are no candles')
  await page.getByRole('radio', { name: '日', exact: true }).setChecked(true, { force: true })
  await expect.poll(() => spoken(page)).toContain(shown(last))
  // Below the chart, which then comes down to the middle of the screen.
  await page.evaluate(() => document.querySelector('canvas')?.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await page.mouse.move(120, MIDDLE)
  await restTold(page)
  await drawn(page)
  expect(await spoken(page)).toContain(shown(last))
  await page.mouse.move(130, MIDDLE)
  await expect.poll(() => spoken(page)).not.toContain(shown(last))
  expect(complaints).toEqual([])
  await room.leave()
})

describe('a stock by keyboard and by ear', () => {
  test('along the candles: each is told as it was, from the newest to the oldest and back', async () => {
    const room = await enter()
    const { page, address, complaints } = room
    await atStock(room)
    const candles = (await ask(address, 'market/candles', { symbol: SYMBOL, interval: '1d', limit: 200 })) as Candle[]
    const [last, before, two] = candles.toReversed()
    const [first] = candles
    if (!last || !before || !two || !first) throw new Error('there are too few candles')
    await page.getByRole('radio', { name: '日', exact: true }).setChecked(true, { force: true })
    // Or the page scrolls the chart under the pointer, which then points at a candle.
    await page.mouse.move(0, 0)
    await expect.poll(() => spoken(page)).toContain(shown(last))

    await reach(page, 'slider')
    // Its name says whose chart it is, and the range that it goes over.
    expect(await focusOf(page)).toMatch(/^slider "青葉精機の株価 .+から.+/)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => spoken(page)).toContain(shown(before))
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => spoken(page)).toContain(shown(two))
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => spoken(page)).toContain(shown(before))
    // To the beginning, where older ones are read: the one that is pointed at stays.
    await page.keyboard.press('Home')
    await expect.poll(() => spoken(page)).not.toContain(shown(before))
    await page.keyboard.press('End')
    await expect.poll(() => spoken(page)).toContain(shown(last))
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Escape')
    await expect.poll(() => spoken(page)).toContain(shown(last))
    expect(complaints).toEqual([])
    await room.leave()
  })

  test('down the book: ten sellers, the price, ten buyers with numbers; Enter takes a price along', async () => {
    const room = await enter()
    const { page, address, complaints } = room
    await atStock(room)
    const book = (await ask(address, 'market/book', { symbol: SYMBOL })) as Book
    const table = visible(page.getByRole('table', { name: '青葉精機の板' }))
    await expect.poll(() => table.getByRole('button').count()).toBe(20)
    // As a reader goes through it, row by row: number and price of a seller, price and number of a buyer.
    const rows = await table
      .getByRole('row')
      .evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('td')].map((cell) => cell.textContent.replace(/を指値に入れる$/, '').trim()),
        ),
      )
    const texts = rows.map((cells) => cells.filter((text) => text !== '').join(' '))
    expect(texts.slice(1, 11)).toEqual(
      book.asks.toReversed().map(({ price, quantity }) => `${count(quantity)} ${grouped(price)}`),
    )
    expect(texts.slice(-10)).toEqual(book.bids.map(({ price, quantity }) => `${grouped(price)} ${count(quantity)}`))

    const [asks, bids] = [book.asks.map(({ price }) => grouped(price)), book.bids.map(({ price }) => grouped(price))]
    const stops = await reach(page, `button "${bids[2]} を指値に入れる"`)
    expect(stops.filter((stop) => stop.includes(' を指値に入れる'))).toEqual(
      [...asks.toReversed(), ...bids.slice(0, 3)].map((price) => `button "${price} を指値に入れる"`),
    )
    await page.keyboard.press('Enter')
    await arrived(page, '注文')
    await expect.poll(() => page.getByRole('textbox', { name: '指値', exact: true }).inputValue()).toBe(bids[2])
    await hasFocus(page, 'heading "注文"')
    expect(complaints).toEqual([])
    await room.leave()
  })
})

import type { Quote } from '@kabuto/domain/market'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { quiet } from './browser.ts'
import { ask, stopClock } from './calls.ts'
import { arrived, saying, visible } from './finders.ts'
import { openAs, type Room, useRooms } from './room.ts'

const { enter } = useRooms()
const SYMBOL = '0712'
/** Tokyo is open and no price moves by itself; within a minute, so that a time that is rounded up is noticed. */
const STANDS_WITHIN = '2026-11-20T14:40:20+09:00'
const OLD = /（模擬時刻）の内容です。更新できませんでした。/

type Line = 'open' | 'noStream' | 'cut'

/** What the server says of the one stock, and a line to it that can be cut: the stream alone, or all of it. */
async function wired({ page, address }: Room) {
  let line: Line = 'open'
  let price = '2860.5'
  const asked = { stream: 0, quotes: 0 }
  const [quote] = (await ask(address, 'market/quotes', { symbols: [SYMBOL] })) as [Quote]
  const quoteNow = (): Quote => ({ ...quote, price })
  await page.route('**/api/vue/**', (route) => (line === 'cut' ? route.abort() : route.fallback()))
  await page.route('**/api/vue/market/stream*', (route) => {
    asked.stream += 1
    if (line !== 'open') return route.abort()
    return route.fulfill({ contentType: 'text/event-stream', body: `data: ${JSON.stringify(quoteNow())}\n\n` })
  })
  await page.route('**/api/vue/market/quotes*', (route) => {
    asked.quotes += 1
    return line === 'cut' ? route.abort() : route.fulfill({ json: { status: 1, msg: '', data: [quoteNow()] } })
  })
  return {
    asked,
    /** From now on the connection is so, and every price sent is this one. */
    turn(to: Line, newPrice: string): void {
      line = to
      price = newPrice
    },
  }
}

/** So long passes for the page, with an answer to all that it asks in each five seconds. */
async function pass(page: Page, seconds: number): Promise<void> {
  for (let gone = 0; gone < seconds; gone += 5) {
    await page.clock.runFor(5_000)
    await quiet(page)
  }
}

async function at(room: Room, hash: string, name: string) {
  await stopClock(room.address, STANDS_WITHIN)
  await room.page.clock.install()
  const line = await wired(room)
  await openAs(room, hash)
  await arrived(room.page, name)
  return line
}

/** The price in the head of the page. */
async function head(page: Page): Promise<string | undefined> {
  const text = await visible(page.locator('[data-size="display"]')).textContent()
  return /^[\d,.]+円/.exec(text ?? '')?.[0]
}

/** The positions that are listed, each by its id as often as it is listed. */
const listed = (page: Page): Promise<string[]> =>
  visible(page.getByRole('listitem').locator('a[href*="positionDetail?id="]:not([href*="close="])')).evaluateAll(
    (all) => all.flatMap((each) => /id=(\w+)$/.exec(each.getAttribute('href') ?? '')?.[1] ?? []),
  )

/** Nothing but the line itself is complained about. */
const others = ({ complaints }: Room): string[] =>
  complaints.filter((complaint) => complaint !== 'Failed to load resource: net::ERR_FAILED')

describe('a stream that is cut for a minute', () => {
  test('on the page of a stock: prices are asked for meanwhile, and the stream takes over again', async () => {
    const room = await enter()
    const { page } = room
    const line = await at(room, `#/market/marketDetail?symbol=${SYMBOL}`, '青葉精機')
    await expect.poll(() => head(page)).toBe('2,860.5円')
    expect(line.asked.quotes).toBe(0)

    line.turn('noStream', '2861.5')
    const before = line.asked.stream
    await pass(page, 60)
    await expect.poll(() => head(page)).toBe('2,861.5円')
    expect(line.asked.quotes).toBeGreaterThanOrEqual(5)
    // Each attempt waits longer than the one before: after 1, 2, 4, 8, 16 seconds, shortened by up to half.
    expect(line.asked.stream - before).toBeLessThanOrEqual(8)
    await saying(page, '14:40 時点').waitFor()
    expect(await saying(page, OLD).count()).toBe(0)

    line.turn('open', '2862.5')
    await pass(page, 30)
    await expect.poll(() => head(page)).toBe('2,862.5円')
    const asked = line.asked.quotes
    await pass(page, 30)
    expect(line.asked.quotes).toBe(asked)
    expect(others(room)).toEqual([])
    await room.leave()
  })

  test('with the whole line: a stock keeps its price in grey with its time, until there is a line', async () => {
    const room = await enter()
    const { page } = room
    const line = await at(room, `#/market/marketDetail?symbol=${SYMBOL}`, '青葉精機')
    await expect.poll(() => head(page)).toBe('2,860.5円')
    const colour = () =>
      visible(page.locator('[data-size="display"]')).evaluate((price) => getComputedStyle(price).color)
    const inTime = await colour()

    line.turn('cut', '2861.5')
    await pass(page, 60)
    await saying(page, '14:40 の値').waitFor()
    // Once for the whole page, with the way to try again.
    expect(await visible(page.getByText(OLD)).allTextContents()).toEqual([
      expect.stringMatching(/^11\/20（金）14:40（模擬時刻）の内容です。/),
    ])
    expect(await colour()).not.toBe(inTime)
    // The last value read is shown, and the time is its.
    const { price } = ((await ask(room.address, 'market/quotes', { symbols: [SYMBOL] })) as [Quote])[0]
    expect(Number((await head(page))?.replaceAll(/[,円]/g, ''))).toBe(Number(price))

    line.turn('open', '2862.5')
    await pass(page, 30)
    await expect.poll(() => head(page)).toBe('2,862.5円')
    await saying(page, '14:40 時点').waitFor()
    expect([await visible(page.getByText(OLD)).count(), await colour()]).toEqual([0, inTime])
    expect(others(room)).toEqual([])
    await room.leave()
  })

  test('with the whole line: positions keep theirs, what was ordered elsewhere meanwhile is there once', async () => {
    const room = await enter()
    const { page, address } = room
    const { positionId } = (await ask(address, 'trade/order', sentOrder({ leverage: 2 }))) as { positionId: string }
    const line = await at(room, '#/position/position', '取引')
    const row = (id: string) =>
      visible(page.locator('li, [role="listitem"]').filter({ has: page.locator(`a[href*="${id}"]`) }))
    await expect.poll(() => row(positionId).textContent()).toContain('現在値2,860.5円')
    const before = await listed(page)

    line.turn('cut', '2861.5')
    await pass(page, 60)
    await expect.poll(() => row(positionId).textContent()).toContain('現在値（14:40）')
    expect(await visible(page.getByText(OLD)).count()).toBe(1)
    expect(await listed(page)).toEqual(before)
    const other = (await ask(address, 'trade/order', sentOrder({ type: 'limit', price: '2400' }))) as {
      positionId: string
    }

    line.turn('open', '2862.5')
    await pass(page, 30)
    await expect.poll(() => row(positionId).textContent()).toContain('現在値2,862.5円')
    await expect.poll(() => row(other.positionId).count()).toBe(1)
    const after = await listed(page)
    expect([...new Set(after)].filter((id) => id !== other.positionId)).toEqual([...new Set(before)])
    expect(after.filter((id) => id === positionId)).toHaveLength(before.filter((id) => id === positionId).length)
    expect(await visible(page.getByText(OLD)).count()).toBe(0)
    expect(others(room)).toEqual([])
    await room.leave()
  })
})

const sentOrder = (change: object): object => ({
  symbol: SYMBOL,
  side: 'long',
  type: 'market',
  price: '',
  quantity: '100',
  leverage: 1,
  session: 'regular',
  ...change,
})

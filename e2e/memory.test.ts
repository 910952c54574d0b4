import { hrefTo, type ScreenName } from '@kabuto/domain/paths'
import type { Quote } from '@kabuto/domain/market'
import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessTable } from './accessTable.ts'
import { quiet } from './browser.ts'
import { ask } from './calls.ts'
import { arrived, button, saying } from './finders.ts'
import { goTo, layerEntered, layersLeft, openAs, STOPPED, useRooms } from './room.ts'
import { isLong } from '../tools/isLong.ts'
import { sampled } from './sampled.ts'

/** What the engine makes faster by and by is code of its own, and would be counted with what a page keeps. */
const { enter } = useRooms({ flags: ['--js-flags=--no-opt --no-maglev --no-sparkplug'], moves: false })
const NAVIGATIONS = isLong ? 2000 : 30
const SHEETS = isLong ? 500 : 15
/** Eight hours of two and a half a second. */
const TICKS = isLong ? 72_000 : 500
/** Until every page has been kept and left, and what comes when a page is idle has come. */
const WARM = 6
/** Nothing more, but for a word that is longer than another. */
const FLAT = 1.01

/** Every page of the app. */
const screens = sampled(Object.keys(accessTable) as ScreenName[], 5)

type Memory = { heap: number; nodes: number; listeners: number; rules: number }

const rulesOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.styleSheets, ...document.adoptedStyleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
  )

/** What is left once nothing is held any more by what has gone. */
async function memoryOf(page: Page, cdp: CDPSession): Promise<Memory> {
  await quiet(page)
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN
  const rules = await rulesOf(page)
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners'), rules }
}

/** A few of them first; then that many more leave nothing behind. */
async function expectFlat(page: Page, name: string, few: number, many: number, go: (count: number) => Promise<void>) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  await cdp.send('HeapProfiler.enable')
  await go(few)
  const before = await memoryOf(page, cdp)
  await go(many)
  let after = before
  // What is just on its way is gone at one of the next looks; what is kept is not.
  await expect
    .poll(async () => {
      after = await memoryOf(page, cdp)
      return {
        nodes: after.nodes <= before.nodes * FLAT,
        listeners: after.listeners <= before.listeners * FLAT,
        rules: after.rules <= before.rules * FLAT,
        heap: after.heap < before.heap * 1.1,
      }
    })
    .toEqual({ nodes: true, listeners: true, rules: true, heap: true })
  console.log(JSON.stringify({ [name]: many, before, after }))
}

async function visit(page: Page, screen: ScreenName): Promise<void> {
  const { heading, query } = accessTable[screen]
  await goTo(page, hrefTo(screen, query))
  await arrived(page, heading)
}

/** One after the other, and again from the first one on. */
async function visitAll(page: Page, count: number): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) await visit(page, screens[nth % screens.length] ?? 'home')
  await visit(page, 'home')
}

test(`${NAVIGATIONS} navigations leave nothing behind`, async () => {
  const room = await enter(STOPPED, { KABUTO_CALL_LIMIT: '1000000' })
  const { page, complaints } = room
  await openAs(room, '#/home/index')
  await arrived(page, 'ホーム')
  await expectFlat(page, 'navigations', WARM * screens.length, NAVIGATIONS, (count) => visitAll(page, count))
  expect(complaints).toEqual([])
  await room.leave()
})

test(`${SHEETS} sheets leave nothing behind`, async () => {
  const room = await enter(STOPPED)
  const { page, complaints } = room
  await openAs(room, '#/user/withdraw')
  await arrived(page, '出金')
  await expectFlat(page, 'sheets', WARM, SHEETS, async (count) => {
    for (let nth = 0; nth < count; nth += 1) {
      await button(page, 'なぜ全額出金できない？').click()
      await layerEntered(page)
      await page.keyboard.press('Escape')
      await layersLeft(page)
    }
  })
  expect(complaints).toEqual([])
  await room.leave()
})

/** So many come between two moments at which a page shows them. */
const A_BEAT = 10
const priceOf = (tick: number): string => String(2800 + (tick % 97) / 2)

type Fed = { feed: (text: string) => void }

/** The stream of prices is what the journey says: `feed` in the page sends more of it. */
const ownStream = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const usual = window.fetch.bind(window)
    const encoder = new TextEncoder()
    window.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input)
      if (!address.includes('/market/stream')) return usual(input, init)
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          ;(window as unknown as Fed).feed = (text) => stream.enqueue(encoder.encode(text))
        },
      })
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
    }
  })

test(`${TICKS} ticks leave nothing behind, and the last one is shown`, async () => {
  const room = await enter(STOPPED)
  const { page, address, complaints } = room
  const [quote] = (await ask(address, 'market/quotes', { symbols: ['0712'] })) as [Quote]
  await ownStream(page)
  await page.clock.install()
  await openAs(room, '#/market/marketDetail?symbol=0712')
  await arrived(page, '青葉精機')
  await page.waitForFunction(() => 'feed' in window)
  let told = 0
  const next = (): string => {
    told += 1
    return `data: ${JSON.stringify({ ...quote, price: priceOf(told) })}\n\n`
  }
  await expectFlat(page, 'ticks', 100, TICKS, async (count) => {
    for (let sent = 0; sent < count; sent += A_BEAT) {
      const text = Array.from({ length: A_BEAT }, next).join('')
      await page.evaluate((events) => (window as unknown as Fed).feed(events), text)
      await page.clock.runFor(400)
    }
  })
  const last = Number(priceOf(told)).toLocaleString('ja-JP', { minimumFractionDigits: 1 })
  await saying(page, new RegExp(`^${last}円`)).waitFor()
  expect(complaints).toEqual([])
  await room.leave()
})

import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { CDPSession, Page } from 'playwright-core'
import { paths } from '../../packages/domain/src/paths.ts'
import { collectGarbage, metric, openBrowser } from '../kit/browser.ts'
import { table } from '../kit/contenders.ts'
import { buildPage } from '../kit/site.ts'
import { median } from '../sideBySide.ts'
import { openPhone } from '../web/phone.ts'
import { openApp } from '../web/sites.ts'
import { openProxy, type Proxy } from './proxy.ts'
import { watchMarket } from './watchMarket.ts'

// node bench/market/market.ts [--rounds 5] [--seconds 5] [--taps 7] [--press 80] [--ticks 30000] [--quotes 1000] [--stock 20]: the
// app's own hot list over all stocks of Tokyo with 1,000 quotes a second, beside the least that can show the same rows
// of the same server without a framework, in turns; the page of a stock with 20 quotes a second on its one price; from
// the tap on a row to the painted page; and what 30,000 quotes leave behind. Main-thread time by Chromium's own count.
// Short: --rounds 1 --seconds 2 --taps 2 --ticks 3000. Ends with 1 where a limit is missed.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    taps: { type: 'string', default: '7' },
    press: { type: 'string', default: '80' },
    ticks: { type: 'string', default: '30000' },
    quotes: { type: 'string', default: '1000' },
    stock: { type: 'string', default: '20' },
  },
})
const [ROUNDS, SECONDS, TAPS] = [Number(values.rounds), Number(values.seconds), Number(values.taps)]
/** How long a finger rests on what it taps, in ms. */
const PRESS = Number(values.press)
const [TICKS, QUOTES, OF_STOCK] = [Number(values.ticks), Number(values.quotes), Number(values.stock)]

const LIMITS = {
  seen: 1.3,
  scrolling: 1.5,
  stock: 60,
  page: 250,
  chart: 500,
  /** What a collector leaves lying is no leak. */
  heap: 1.05,
}
const SYMBOL = '0712'
/** Until what a page begins with is done. */
const SETTLES = 1500
const LONG = 120_000

const app = await openApp()
const floor = await buildPage('hotList.tsx')
const proxies = { floor: await openProxy(app.address, floor.folder), app: await openProxy(app.address) }
const browser = await openBrowser()

type Name = keyof typeof proxies
type Opened = { page: Page; cdp: CDPSession; proxy: Proxy; close: () => Promise<void> }

/** A phone of its own at an address of the app, or at the floor. */
async function open(name: Name, hash: string, slower = 1): Promise<Opened> {
  const proxy = proxies[name]
  proxy.pour(0)
  const phone = await openPhone(browser, proxy.address, app.session)
  const page = await phone.newPage()
  page.on('pageerror', (fault) => console.error(`The page failed: ${fault.message}`))
  await page.addInitScript(watchMarket)
  const cdp = await phone.newCDPSession(page)
  await cdp.send('Performance.enable')
  if (slower > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(`${proxy.address}${hash}`)
  return { page, cdp, proxy, close: () => phone.close() }
}

/** The hot list with all of its rows read. */
async function openList(name: Name, count: number): Promise<Opened> {
  const opened = await open(name, name === 'app' ? `#${paths.hotList}` : '')
  await opened.page.waitForFunction(() => document.querySelectorAll('li, [role=listitem]').length > 5, undefined, {
    timeout: LONG,
  })
  await opened.page.evaluate((rows) => globalThis.market.readAll(rows), count)
  await wait(SETTLES)
  return opened
}

type Measured = { busy: number; script: number; late: number }

/** To count frames makes the page draw each of them, so it is done only where two are compared. */
async function measure(
  { page, cdp, proxy }: Opened,
  quotes: number,
  frames: 'none' | 'still' | 'scrolling',
): Promise<Measured> {
  proxy.pour(quotes)
  if (frames !== 'none') await page.evaluate((moves) => globalThis.market.begin(moves), frames === 'scrolling')
  await wait(SETTLES)
  const read = async (): Promise<[busy: number, script: number]> => [
    await metric(cdp, 'TaskDuration'),
    await metric(cdp, 'ScriptDuration'),
  ]
  const [busy, script] = await read()
  const late = await page.evaluate(() => globalThis.market.late())
  await wait(SECONDS * 1000)
  const [busyAfter, scriptAfter] = await read()
  const lateAfter = await page.evaluate(() => globalThis.market.late())
  // Whoever writes nothing is fast, and not what is measured.
  const written = await page.evaluate((ms) => globalThis.market.writtenIn(ms), SETTLES)
  if (written === 0) throw new Error('The page shows no quote of the stream.')
  await page.evaluate(() => globalThis.market.end())
  proxy.pour(0)
  const perSecond = (seconds: number): number => (seconds * 1000) / SECONDS
  return { busy: perSecond(busyAfter - busy), script: perSecond(scriptAfter - script), late: lateAfter - late }
}

/** What is asked, heard and written in a page that nobody sees. */
async function measureHidden({ page, proxy }: Opened): Promise<number> {
  proxy.pour(QUOTES)
  await wait(SETTLES)
  await page.evaluate(() => globalThis.market.hide())
  await wait(SETTLES)
  const before = proxy.counts()
  const written = await page.evaluate((ms) => globalThis.market.writtenIn(ms), SECONDS * 1000)
  const after = proxy.counts()
  proxy.pour(0)
  return after.open + after.quotes - before.quotes + after.calls - before.calls + written
}

async function countStocks(): Promise<number> {
  let [count, cursor]: [number, string | null] = [0, '']
  while (cursor !== null) {
    const answer = await fetch(`${app.address}api/vue/market/stocks?language=Japan`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        token: app.session['tokend'] ?? '',
        account: app.session['account'] ?? '',
      },
      body: JSON.stringify({ market: 'jpy', list: 'turnover', ...(cursor === '' ? {} : { cursor }) }),
    })
    const { data } = (await answer.json()) as { data: { items: unknown[]; next: string | null } }
    count += data.items.length
    cursor = data.next
  }
  return count
}

const runs: Record<`${'seen' | 'scrolling'} ${Name}`, Measured[]> = {
  'seen floor': [],
  'seen app': [],
  'scrolling floor': [],
  'scrolling app': [],
}
const hidden: number[] = []
const stock: number[] = []
type Tapped = { page: number; chart: number }
const taps: Tapped[] = []

async function measureLists(count: number): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ['floor', 'app'] as const) {
      const opened = await openList(name, count)
      runs[`seen ${name}`].push(await measure(opened, QUOTES, 'still'))
      runs[`scrolling ${name}`].push(await measure(opened, QUOTES, 'scrolling'))
      if (name === 'app') hidden.push(await measureHidden(opened))
      await opened.close()
    }
    const opened = await open('app', `#${paths.stock}?symbol=${SYMBOL}`)
    await opened.page
      .locator('[role="slider"], input[type="range"]')
      .first()
      .waitFor({ state: 'attached', timeout: LONG })
    await wait(SETTLES)
    stock.push((await measure(opened, OF_STOCK, 'none')).busy)
    await opened.close()
  }
}

async function measureTaps(): Promise<void> {
  for (let tap = 0; tap < TAPS; tap += 1) {
    const opened = await open('app', `#${paths.hotList}`, 4)
    const row = opened.page
      .getByRole('listitem')
      .getByRole('link')
      .nth(tap % 5)
    await row.waitFor({ timeout: LONG })
    await wait(SETTLES * 2)
    await opened.page.evaluate(() => globalThis.market.awaitStock())
    const place = await row.boundingBox()
    if (!place) throw new Error('The row is not there.')
    // Not `row.tap()`: what that puts into the page to watch over its touch takes the page's own time.
    const at = { x: place.x + place.width / 4, y: place.y + place.height / 2 }
    await opened.cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    await wait(PRESS)
    await opened.cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await opened.page.waitForFunction(() => !Number.isNaN(globalThis.market.tapped.chart), undefined, { timeout: LONG })
    taps.push(await opened.page.evaluate(() => globalThis.market.tapped))
    await opened.close()
  }
}

type Left = { heap: number; nodes: number; rules: number }
async function leftIn({ page, cdp }: Opened): Promise<Left> {
  await collectGarbage(cdp)
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return {
    heap: usedSize,
    nodes: await metric(cdp, 'Nodes'),
    rules: await page.evaluate(() => globalThis.market.rules()),
  }
}

async function ticked(): Promise<[before: Left, after: Left]> {
  const opened = await open('app', `#${paths.hotList}`)
  await opened.page.waitForFunction(() => document.querySelectorAll('li, [role=listitem]').length > 5, undefined, {
    timeout: LONG,
  })
  const { proxy } = opened
  const pourUntil = async (quotes: number): Promise<void> => {
    const goal = proxy.counts().quotes + quotes
    proxy.pour(QUOTES)
    while (proxy.counts().quotes < goal) await wait(100)
    proxy.pour(0)
    await wait(SETTLES)
  }
  // What the first ones make is there for good.
  await pourUntil(QUOTES * 3)
  const before = await leftIn(opened)
  await pourUntil(TICKS)
  const after = await leftIn(opened)
  await opened.close()
  return [before, after]
}
async function measureAll(): Promise<[count: number, before: Left, after: Left]> {
  try {
    const count = await countStocks()
    await measureLists(count)
    await measureTaps()
    return [count, ...(await ticked())]
  } finally {
    await browser.close()
    await proxies.floor.close()
    await proxies.app.close()
    floor.remove()
    await app.close()
  }
}
const [COUNT, before, after] = await measureAll()

let missed = false
function held(cell: string, holds: boolean): string {
  if (holds) return cell
  missed = true
  return `${cell} MISSED`
}

const of = (scene: 'seen' | 'scrolling', name: Name, what: keyof Measured): number =>
  median(runs[`${scene} ${name}`].map((run) => run[what]))

function rowOf(scene: 'seen' | 'scrolling', title: string): string[] {
  const cell = (name: Name): string => `${of(scene, name, 'busy').toFixed(0)} (${of(scene, name, 'script').toFixed(1)})`
  const ratio = of(scene, 'app', 'busy') / of(scene, 'floor', 'busy')
  const [floorLate, appLate] = [of(scene, 'floor', 'late'), of(scene, 'app', 'late')]
  return [
    title,
    cell('floor'),
    cell('app'),
    held(ratio.toFixed(2), ratio <= LIMITS[scene]),
    `≤ ${LIMITS[scene]}`,
    held(`${floorLate}, ${appLate}`, appLate <= floorLate),
  ]
}

console.log(
  `${table(
    [
      `${COUNT} rows, ${QUOTES} quotes a second, ${ROUNDS} rounds`,
      'floor ms/s (script)',
      'app ms/s (script)',
      'ratio',
      'limit',
      'late frames floor, app',
    ],
    [rowOf('seen', 'on visible rows'), rowOf('scrolling', 'while scrolling')],
  )}\n`,
)

const pageMs = median(taps.map(({ page }) => page))
const chartMs = median(taps.map(({ chart }) => chart))
const busyOfStock = median(stock)
const asked = Math.max(...hidden)
const heap = after.heap / before.heap
console.log(
  table(
    ['the app', 'measured', 'limit'],
    [
      ['hidden: streams, quotes, calls and writes', held(String(asked), asked === 0), '0'],
      [
        `a stock with chart and book, ${OF_STOCK} quotes a second, ms/s`,
        held(busyOfStock.toFixed(0), busyOfStock <= LIMITS.stock),
        `≤ ${LIMITS.stock}`,
      ],
      ['tap to the painted page, 4 × slowed, ms', held(pageMs.toFixed(0), pageMs <= LIMITS.page), `≤ ${LIMITS.page}`],
      ['tap to its chart, 4 × slowed, ms', held(chartMs.toFixed(0), chartMs <= LIMITS.chart), `≤ ${LIMITS.chart}`],
      [`heap after ${TICKS} quotes, ÷ before`, held(heap.toFixed(3), heap <= LIMITS.heap), `≤ ${LIMITS.heap}`],
      [`nodes after ${TICKS} quotes`, held(`+${after.nodes - before.nodes}`, after.nodes <= before.nodes), '+0'],
      [`CSS rules after ${TICKS} quotes`, held(`+${after.rules - before.rules}`, after.rules <= before.rules), '+0'],
    ],
  ),
)
console.log(missed ? '\nA limit is MISSED.' : '\nAll limits hold.')
process.exitCode = missed ? 1 : 0

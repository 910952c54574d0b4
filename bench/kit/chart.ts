import { median } from '../sideBySide.ts'
import { collectGarbage, metric, openBrowser, openPhone } from './browser.ts'
import { openSite } from './site.ts'

// node bench/kit/chart.ts: ChartPanel with volume and two averages beside apexcharts as its documentation draws
// candles.

const ROUNDS = 7
/** At 5,000 candles it did not come back within minutes on two cores. */
const APEX_CANDLES = 500
const TICKS = 60
const MOUNTS = 400

const site = await openSite('chart.tsx')
const browser = await openBrowser()

type Measured = { ready: number; tick: number }

async function measure(name: 'panel' | 'apex', count: number, ticks: number): Promise<Measured> {
  const phone = await openPhone(browser, site.address)
  await phone.page.evaluate(() => globalThis.bench.warm())
  const ready = await phone.page.evaluate(([which, size]) => globalThis.bench.show(which, size), [name, count] as const)
  const each: number[] = []
  for (let step = 0; step < ticks; step += 1)
    each.push(await phone.page.evaluate((at) => globalThis.bench.tick(at), step))
  await phone.close()
  return { ready, tick: median(each) }
}

const runs: Record<string, Measured[]> = {}
for (let round = 0; round < ROUNDS; round += 1) {
  for (const count of [500, 5000]) (runs[`panel ${count}`] ??= []).push(await measure('panel', count, TICKS))
  if (round === 0) runs['apex'] = [await measure('apex', APEX_CANDLES, 1)]
}
const of = (name: string, what: keyof Measured): number => median((runs[name] ?? []).map((run) => run[what]))

/** Draws a finger to and fro over the plot and counts the frames that took too long. */
async function pan(): Promise<{ frames: number; late: number }> {
  const phone = await openPhone(browser, site.address, { touch: true })
  await phone.page.evaluate(() => globalThis.bench.warm())
  await phone.page.evaluate(() => globalThis.bench.show('panel', 5000))
  await phone.page.waitForFunction(() => document.querySelector('canvas') !== null)
  await phone.page.evaluate(() => {
    const frames: number[] = []
    Object.assign(globalThis, { frames })
    let before = performance.now()
    const note = (now: number): void => {
      frames.push(now - before)
      before = now
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  for (let round = 0; round < 6; round += 1) {
    const [from, step] = round % 2 === 0 ? [60, 4] : [300, -4]
    await phone.cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 200 }] })
    for (let at = 1; at <= 60; at += 1)
      await phone.cdp.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: from + at * step, y: 200 }],
      })
    await phone.cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const frames = await phone.page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.slice(1))
  await phone.close()
  return { frames: frames.length, late: frames.filter((ms) => ms > 25).length }
}
const panned = await pan()

async function mounts(): Promise<{ nodes: number; listeners: number }> {
  const phone = await openPhone(browser, site.address)
  await phone.page.evaluate(() => globalThis.bench.warm())
  const once = (): Promise<void> =>
    phone.page.evaluate(async () => {
      await globalThis.bench.show('panel', 500)
      await new Promise((resolve) => requestAnimationFrame(resolve))
      globalThis.bench.leave()
    })
  for (let round = 0; round < 10; round += 1) await once()
  await collectGarbage(phone.cdp)
  const before = [await metric(phone.cdp, 'Nodes'), await metric(phone.cdp, 'JSEventListeners')] as const
  for (let round = 0; round < MOUNTS; round += 1) await once()
  await collectGarbage(phone.cdp)
  const after = [await metric(phone.cdp, 'Nodes'), await metric(phone.cdp, 'JSEventListeners')] as const
  await phone.close()
  return { nodes: after[0] - before[0], listeners: after[1] - before[1] }
}
const left = await mounts()

await browser.close()
site.close()

const rows: [string, string, string][] = [
  [
    'ready at 5,000 candles',
    `${of('panel 5000', 'ready').toFixed(1)} ms (at 500 ${of('panel 500', 'ready').toFixed(1)} ms, ` +
      `apexcharts 4.7.0 by default ${of('apex', 'ready').toFixed(0)} ms)`,
    '≤ 40 ms',
  ],
  ['ready, 5,000 ÷ 500', `${(of('panel 5000', 'ready') / of('panel 500', 'ready')).toFixed(2)} ×`, ''],
  [
    'live tick at 5,000',
    `${of('panel 5000', 'tick').toFixed(2)} ms (apexcharts at 500 ${of('apex', 'tick').toFixed(0)} ms)`,
    '≤ 1 ms',
  ],
  ['tick, 5,000 ÷ 500', `${(of('panel 5000', 'tick') / of('panel 500', 'tick')).toFixed(2)} ×`, '≤ 1.5 ×'],
  ['frames over 25 ms while panning', `${panned.late} of ${panned.frames}`, '0'],
  [`left after ${MOUNTS} mounts`, `${left.nodes} nodes, ${left.listeners} listeners`, 'flat'],
]
for (const row of rows) console.log(`| ${row.join(' | ')} |`)

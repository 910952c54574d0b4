import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { median } from '../sideBySide.ts'
import { metric, openBrowser, openPhone } from './browser.ts'
import { openSite } from './site.ts'

// node bench/kit/list.ts [--rounds 7] [--seconds 5] [--rules 60]: 4,000 StockRows in an InfiniteList with 1,000 quotes
// a second beside the least that
// can show the same rows without a framework (recycled, written once a frame). Main-thread time by Chromium's own
// count.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '5' },
    rules: { type: 'string', default: '60' },
    still: { type: 'boolean', default: false },
  },
})
const ROUNDS = Number(values.rounds)
const SECONDS = Number(values.seconds)
const QUOTES = 1000

const contenders = ['floor', 'kabuto'] as const
const scenes = {
  'on visible rows': { where: 'seen', scrolling: false, slower: 1 },
  'while scrolling': { where: 'all', scrolling: true, slower: 1 },
  'on visible rows, 4 × slowed': { where: 'seen', scrolling: false, slower: 4 },
} as const

const site = await openSite('list.tsx')
const browser = await openBrowser()

type Measured = { busy: number; script: number; late: number }

async function measure(
  name: (typeof contenders)[number],
  { where, scrolling, slower }: (typeof scenes)[keyof typeof scenes],
): Promise<Measured> {
  const phone = await openPhone(browser, `${site.address}#${name}`, { slower, still: values.still })
  await phone.page.waitForFunction(() => document.querySelectorAll('li, [role=listitem]').length > 5)
  await wait(500)
  await phone.page.evaluate(([quotes, rows, scroll]) => globalThis.list.feed(quotes, rows, scroll), [
    QUOTES,
    where,
    scrolling,
  ] as const)
  await wait(500)
  const before = { busy: await metric(phone.cdp, 'TaskDuration'), script: await metric(phone.cdp, 'ScriptDuration') }
  await wait(SECONDS * 1000)
  const after = { busy: await metric(phone.cdp, 'TaskDuration'), script: await metric(phone.cdp, 'ScriptDuration') }
  const { late } = await phone.page.evaluate(() => globalThis.list.stop())
  await phone.close()
  return {
    busy: ((after.busy - before.busy) * 1000) / SECONDS,
    script: ((after.script - before.script) * 1000) / SECONDS,
    late,
  }
}

const runs = new Map<string, Measured[]>()
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [scene, options] of Object.entries(scenes)) {
    for (const name of contenders)
      runs.set(`${scene} ${name}`, [...(runs.get(`${scene} ${name}`) ?? []), await measure(name, options)])
  }
}
const of = (scene: string, name: string, what: keyof Measured): number =>
  median((runs.get(`${scene} ${name}`) ?? []).map((run) => run[what]))

async function rulesGrown(seconds: number): Promise<number> {
  const phone = await openPhone(browser, `${site.address}#kabuto`)
  await phone.page.waitForFunction(() => document.querySelectorAll('li, [role=listitem]').length > 5)
  await phone.page.evaluate((quotes) => globalThis.list.feed(quotes, 'seen', true), QUOTES)
  await wait(1000)
  const before = await phone.page.evaluate(() => globalThis.list.rules())
  await wait(seconds * 1000)
  const after = await phone.page.evaluate(() => globalThis.list.rules())
  await phone.close()
  return after - before
}
const grown = await rulesGrown(Number(values.rules))

await browser.close()
site.close()

const limits: Record<string, number> = { 'on visible rows': 1.2, 'while scrolling': 1.5 }
console.log(
  '| 1,000 quotes a second | floor ms/s (script) | kit ms/s (script) | ratio | limit | late frames floor, ' +
    'kit |\n|---|--:|--:|--:|--:|--:|',
)
let missed = 0
for (const scene of Object.keys(scenes)) {
  const ratio = of(scene, 'kabuto', 'busy') / of(scene, 'floor', 'busy')
  const limit = limits[scene]
  if (limit !== undefined && ratio > limit) missed += 1
  const cell = (name: string): string =>
    `${of(scene, name, 'busy').toFixed(0)} (${of(scene, name, 'script').toFixed(1)})`
  console.log(
    `| ${scene} | ${cell('floor')} | ${cell('kabuto')} | ${ratio.toFixed(2)} | ` +
      `${limit === undefined ? '' : `≤ ${limit}`} | ${of(scene, 'floor', 'late')}, ` +
      `${of(scene, 'kabuto', 'late')} |`,
  )
}
console.log(`CSS rules after ${values.rules} s of quotes and scrolling: +${grown}`)
process.exitCode = missed > 0 || grown > 0 ? 1 : 0

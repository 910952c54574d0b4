import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { browserFlags, ensureBrowser } from '../tools/bare/browser.mjs'
import { serveFolder } from '../tools/visual/serve.ts'
import { buildStorybook } from '../tools/workshop.ts'
import { median } from './sideBySide.ts'

// node bench/desk.ts [--rounds 7]: the folder that `pnpm desk` has built, each time in a fresh context.
// - open: from the address of a story in the workshop until its heading is shown;
// - floor: the same for a Storybook with one story of a heading and no addon (.storybook/floor), built for this run;
// - app: from the address of app/ until the way to look around can be pressed;
// - anew: from beginning the live app anew until its figure is shown.
// Medians with [least–most], in ms.

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } })

async function timed(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}

async function inFresh(browser: Browser, measure: (page: Page) => Promise<number>): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 1000 }, locale: 'ja-JP' })
  try {
    return await measure(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Text that the page runs: until the app that was begun anew has drawn its figure, which moves with the prices. */
const anew = `async () => {
  const figure = () => document.querySelector('#storybook-root')?.innerText.match(/12,\\d{3},\\d{3}/)
  const frame = () => new Promise(requestAnimationFrame)
  const before = window.kabutoLive
  const begun = performance.now()
  before.beginAnew()
  while (window.kabutoLive === before || window.kabutoLive === undefined || !figure()) await frame()
  return performance.now() - begun
}`

/** Of a story in a workshop. */
const open =
  (workshop: string, story: string) =>
  (page: Page): Promise<number> =>
    timed(async () => {
      await page.goto(`${workshop}/index.html?path=/story/${story}`)
      await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1, name: '出金' }).waitFor()
    })

const floorFolder = mkdtempSync(join(tmpdir(), 'kabuto-floor-'))
const built = await buildStorybook(root, 'floor', floorFolder)
if (built.code !== 0) throw new Error(built.output)
const floor = await serveFolder(floorFolder)
const { address, close } = await serveFolder(join(root, 'storybook-static'))
const browser = await chromium.launch({ executablePath: ensureBrowser(root), args: [...browserFlags] })

const measures: Record<string, (page: Page) => Promise<number>> = {
  open: open(address, 'screens-funds-withdraw--ready'),
  floor: open(floor.address, 'floor--ready'),
  app: (page) =>
    timed(async () => {
      await page.goto(`${address}/app/`)
      await page.getByRole('button', { name: 'デモ会員で見てみる' }).waitFor()
    }),
  async anew(page) {
    await page.goto(`${address}/iframe.html?id=flows-app--ready&viewMode=story`)
    await page.getByText('12,370,300').first().waitFor()
    return page.evaluate<number>(`(${anew})()`)
  },
}

const found = new Map<string, number[]>()
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const [name, measure] of Object.entries(measures)) {
    const ms = await inFresh(browser, measure)
    found.set(name, [...(found.get(name) ?? []), ms])
  }
for (const [name, all] of found)
  console.log(`${name}: ${Math.round(median(all))} [${Math.round(Math.min(...all))}–${Math.round(Math.max(...all))}]`)
await browser.close()
close()
floor.close()
rmSync(floorFolder, { recursive: true })

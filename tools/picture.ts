import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { browserFlags, ensureBrowser } from './bare/browser.mjs'
import { WAIT_MS } from './limits.ts'

// A picture of a story or a page, to be looked at:
//   pnpm picture kit-button--matrix kit-field--matrix --theme dark --language en --width 320
//   pnpm picture http://127.0.0.1:8350/ --width 375
const root = join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    theme: { type: 'string', default: 'light' },
    price: { type: 'string', default: 'japan' },
    language: { type: 'string', default: 'ja' },
    text: { type: 'string', default: '100' },
    width: { type: 'string', default: '375' },
    height: { type: 'string', default: '812' },
    scale: { type: 'string', default: '2' },
    full: { type: 'boolean', default: false },
    workshop: { type: 'string', default: 'http://127.0.0.1:6006' },
    out: { type: 'string', default: join(root, '.kabuto/pictures') },
  },
})

const { theme, price, language, text, width, height } = values
const addressOf = (target: string): string =>
  target.startsWith('http')
    ? target
    : `${values.workshop}/iframe.html?id=${target}&viewMode=story&globals=theme:${theme};price:${price};` +
      `language:${language};text:${text}`

mkdirSync(values.out, { recursive: true })
const browser = await chromium.launch({ executablePath: ensureBrowser(root), args: browserFlags })
const page = await browser.newPage({
  viewport: { width: Number(width), height: Number(height) },
  deviceScaleFactor: Number(values.scale),
  reducedMotion: 'reduce',
  // A built workshop has a policy, which forbids the text that we ask it to run.
  bypassCSP: true,
})
for (const target of positionals) {
  await page.goto(addressOf(target), { waitUntil: 'networkidle' })
  // A workshop that still bundles is quiet before the story is there.
  if (!target.startsWith('http'))
    await page
      .locator('body:is(.sb-show-main, .sb-show-errordisplay, .sb-show-nopreview)')
      .waitFor({ timeout: WAIT_MS })
  // What a story does comes after it is shown.
  if (!target.startsWith('http'))
    await page.waitForFunction(
      "['finished', 'errored', 'aborted'].includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase)",
      undefined,
      { timeout: WAIT_MS },
    )
  await page.evaluate('document.fonts.ready.then(() => window.scrollTo(0, 0))')
  const name = [target.replace(/[^A-Za-z0-9-]+/g, '_'), theme, price, language, text, width].join('.')
  const path = join(values.out, `${name}.png`)
  await page.screenshot({ path, fullPage: values.full })
  console.log(path)
}
await browser.close()

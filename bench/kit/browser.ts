import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { browserFlags, ensureBrowser } from '../../tools/bare/browser.mjs'

export type Phone = { page: Page; cdp: CDPSession; close: () => Promise<void> }

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(join(import.meta.dirname, '../..')),
    args: [...browserFlags, '--js-flags=--expose-gc'],
  })
}

/** A fresh phone of 390 × 844 at double density; `slower` divides the speed of its processor. */
export async function openPhone(
  browser: Browser,
  address: string,
  { slower = 1, touch = false, still = false } = {},
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: touch,
    isMobile: touch,
    locale: 'ja-JP',
    reducedMotion: still ? 'reduce' : 'no-preference',
  })
  const page = await context.newPage()
  page.on('pageerror', (fault) => console.error(`The page failed: ${fault.message}`))
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  if (slower > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(address)
  return { page, cdp, close: () => context.close() }
}

export async function metric(
  cdp: CDPSession,
  name: 'TaskDuration' | 'ScriptDuration' | 'Nodes' | 'JSEventListeners',
): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN
}

export async function collectGarbage(cdp: CDPSession): Promise<void> {
  await cdp.send('HeapProfiler.enable')
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage')
}

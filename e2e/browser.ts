import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { browserFlags, ensureBrowser } from '../tools/bare/browser.mjs'
import { WAIT_MS } from '../tools/limits.ts'

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(join(import.meta.dirname, '..')), args: browserFlags })
}

/** A page that keeps what no page of ours may have: errors and violations of its own security policy. */
export async function openPhone(browser: Browser): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, locale: 'ja-JP' })
  context.setDefaultTimeout(WAIT_MS)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (fault) => complaints.push(fault.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return { page, complaints }
}

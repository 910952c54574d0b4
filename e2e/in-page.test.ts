import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'

test('the brokerage runs in a page unchanged: it plants, fills an order and keeps its books', async () => {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: join(import.meta.dirname, 'inPage.ts'), output: { format: 'iife' } },
    },
  })
  if (!('output' in built)) throw new Error('nothing was built')
  const [chunk] = built.output
  // Nothing of Node is asked for: the bundler would have put a stand-in where it is.
  expect(chunk.code).not.toMatch(/__vite-browser-external|node:/)
  const browser = await openBrowser()
  const page = await browser.newPage()
  // A page of our own, because the subtle part of crypto is there only where the connection is safe.
  await page.route('https://page.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>page</title>' }),
  )
  await page.goto('https://page.test/')
  await page.addScriptTag({ content: chunk.code })
  const played = await page.evaluate(() =>
    (globalThis as unknown as { play: () => Promise<{ settled: string }> }).play(),
  )
  expect(played).toMatchObject({ order: 1, state: 'holding', faults: [] })
  // The purchase has left the settled cash.
  expect(Number(played.settled)).toBeLessThan(4_114_358)
  await browser.close()
})

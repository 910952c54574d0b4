import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deposit } from '../../.storybook/flows/steps/funds.ts'
import { hrefTo } from '../../packages/domain/src/paths.ts'
import { serveFolder, type Served } from '../../tools/visual/serve.ts'
import { actorOf } from '../actorOf.ts'
import { openBrowser, openPhone } from '../browser.ts'
import { saying, visible } from '../finders.ts'
import { forbidStorage } from '../forbidStorage.ts'
import { goTo, logIn, lookAround } from '../room.ts'
import { wordsIn } from '../wordsIn.ts'
import { workshopFolder } from './workshop.ts'

let browser: Browser
let desk: Served
let page: Page
let context: BrowserContext
let complaints: string[]

const word = wordsIn('ja')
/** In a folder of the host, as a static host has it. */
const address = (): string => `${desk.address}/app/`

beforeAll(async () => {
  desk = await serveFolder(workshopFolder)
  // The brokerage of this page plants members for minutes without the optimizing compilers.
  browser = await openBrowser(['--js-flags='])
})
afterAll(async () => {
  await browser.close()
  desk.close()
})

beforeEach(async () => {
  ;({ page, complaints } = await openPhone(browser))
  context = page.context()
})
afterEach(() => context.close())

const enter = (on = page): Promise<void> => lookAround({ page: on, address: address() })

const deleteAll = async (): Promise<void> => {
  await goTo(page, hrefTo('settings'))
  await page.getByRole('button', { name: word('settings:deleteAll') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('settings:deleteSubmit') })
    .click()
}

const noted = (key: 'memory' | 'replaced'): Promise<void> => saying(page, word(`device:${key}`)).waitFor()

const record = (on: Page, name: RegExp): Locator => visible(on.getByRole('button', { name })).first()

test('the product without a server: a journey from the log-in to its record, which is there after a reload', async () => {
  await page.goto(`${address()}${hrefTo('login')}`)
  await logIn(page)
  await saying(page, word('home:total')).waitFor()
  const actor = actorOf(page, 'ja', async () => {
    await goTo(page, hrefTo('settings'))
    const turn = page.getByRole('button', { name: word('settings:turn_minutes15') })
    const before = await turn.innerText()
    await turn.click()
    await expect.poll(() => turn.innerText()).not.toBe(before)
  })
  for (const { act } of deposit.steps) await act(actor)
  await page.reload()
  await record(page, /300,000.*承認/).waitFor()
  expect(complaints).toEqual([])
})

test('keeps within its own policy, and asks nothing of anybody else', async () => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  await enter()
  for (const hash of [hrefTo('funds'), hrefTo('quotes'), hrefTo('settings')]) {
    await goTo(page, hash)
    await visible(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor()
  }
  const policy = await page.locator('meta[http-equiv=content-security-policy]').getAttribute('content')
  // As the server's: styled-components and charts write styles of elements.
  expect(policy?.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|nonce|\*/)
  expect([...asked].filter((origin) => origin !== 'null')).toEqual([desk.address])
  expect(complaints).toEqual([])
})

test('two tabs have the same books', async () => {
  await enter()
  const other = await context.newPage()
  // As the same member: each look around makes a new one.
  await other.goto(`${address()}${hrefTo('home')}`)
  await saying(other, word('home:total')).waitFor()
  await page.bringToFront()
  const actor = actorOf(page, 'ja', () => Promise.reject(new Error('no clock is turned here')))
  for (const { act } of deposit.steps.slice(0, 3)) await act(actor)
  await other.bringToFront()
  await goTo(other, hrefTo('funds', { kind: 'deposit' }))
  await record(other, /300,000.*審査中/).waitFor()
  expect(complaints).toEqual([])
})

test('all that is kept here can be deleted, in every tab', async () => {
  await enter()
  const other = await context.newPage()
  await enter(other)
  await deleteAll()
  for (const tab of [page, other]) await tab.getByRole('button', { name: word('session:lookAround') }).waitFor()
  expect(complaints).toEqual([])
  expect(await page.evaluate(() => Object.keys(window.localStorage).filter((name) => name !== 'lang'))).toEqual([])
})

test('a browser without IndexedDB is told so on every page, and is served from memory', async () => {
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { get: () => undefined })
  })
  await enter()
  await noted('memory')
  await goTo(page, hrefTo('settings'))
  await page.getByText(word('settings:devicePlace_memory')).waitFor()
  await noted('memory')
  expect(complaints).toEqual([])
})

test('storage that is forbidden is no reason to stop', async () => {
  await forbidStorage(context)
  await enter()
  await noted('memory')
  expect(complaints).toEqual([])
})

test('books that cannot be read are put aside, and it says so', async () => {
  await enter()
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('kabuto')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('rows', 'readwrite')
          const rows = change.objectStore('rows').openCursor()
          rows.addEventListener('success', () => rows.result?.update({ ...rows.result.value, json: '{' }))
          change.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
  )
  await page.reload()
  await noted('replaced')
  await page.goto('about:blank')
  await enter()
  expect(complaints).toEqual([])
})

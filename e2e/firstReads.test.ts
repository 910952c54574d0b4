import { paths, type ScreenName } from '@kabuto/domain/paths'
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readByAll, readsOf } from '../apps/web/src/firstReads.ts'
import { accessTable } from './accessTable.ts'
import { quiet } from './browser.ts'
import { stopClock } from './calls.ts'
import { arrived, visible } from './finders.ts'
import { openAs, type Room, useRooms } from './room.ts'
import { sampled } from './sampled.ts'
import { STANDS } from './times.ts'

const { enter } = useRooms()

type Read = { path: string; input: unknown }

const sentAt = new WeakMap<Read, number>()
const when = (read: Read): number => sentAt.get(read) ?? 0

/** The body of each call from now on, but for the streams, which have none. */
function readsSent(page: Page): Read[] {
  const sent: Read[] = []
  page.on('request', (request) => {
    const path = /\/api\/vue\/([^?]+)/.exec(request.url())?.[1]
    if (path === undefined || request.method() !== 'POST') return
    const read: Read = { path, input: request.postDataJSON() as unknown }
    sentAt.set(read, performance.now())
    sent.push(read)
  })
  return sent
}

const inOrder = (reads: readonly Read[]): string[] => reads.map((read) => JSON.stringify(read)).toSorted()

/** An address of each page that is really there, where the one of the table is not. */
const addresses: Partial<Record<ScreenName, Record<string, string>>> = {
  stock: { symbol: '0712' },
  news: {},
  quotes: {},
  funds: {},
}

/** What a page asks for once it knows more: by the first answers, or once all above the fold is there. */
const later: Partial<Record<ScreenName, string[]>> = {
  home: ['user/Optionallist', 'user/Optionallist'],
  search: ['market/quotes'],
  // How the stocks move that the news are about.
  news: ['market/stocks', 'market/stocks'],
  notice: ['common/readNotice'],
  // The conversation of a device, and what it may ask, are known to that device alone.
  support: ['support/messages', 'user/info'],
}

/** Read anew every few seconds, which pass on a slow machine while the rest is awaited. */
const polled = new Set([
  ...['book', 'candles', 'detail', 'indices', 'quotes', 'stocks'].map((name) => `market/${name}`),
  ...['dayTrades', 'position', 'positions', 'preview'].map((name) => `trade/${name}`),
  'funds/rate',
])
/** None is read anew sooner. */
const SHORTEST_MS = 1000

/** The reads without those that a page has sent only because time has passed. */
function withoutPolls(reads: readonly Read[]): Read[] {
  const isPoll = (read: Read, at: number): boolean =>
    polled.has(read.path) &&
    reads
      .slice(0, at)
      .some((before) => JSON.stringify(before) === JSON.stringify(read) && when(read) - when(before) >= SHORTEST_MS)
  return reads.filter((read, at) => !isPoll(read, at))
}

const queryOf = (screen: ScreenName): string =>
  new URLSearchParams(addresses[screen] ?? accessTable[screen].query).toString()

describe('what each page reads when it is opened', () => {
  const all = Object.keys(paths) as ScreenName[]
  let room: Room
  let sent: Read[]

  beforeAll(async () => {
    room = await enter()
    await stopClock(room.address, STANDS)
    await openAs(room, `#${paths.about}`)
    sent = readsSent(room.page)
    await room.page.route('**/common/together*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  })
  afterAll(() => room.leave())

  test.each(sampled(all, 4, 1))('%s: the first call asks for all that it reads, and for nothing else', async (name) => {
    const { page, address } = room
    const query = queryOf(name)
    await page.goto('about:blank')
    sent.length = 0
    await page.goto(`${address}#${paths[name]}?${query}`)
    const reads = [...readByAll, ...readsOf(name, query)]
    const then = later[name] ?? []
    // As the first call is not answered, the page asks for each read by itself.
    await expect.poll(() => withoutPolls(sent).length).toBe(1 + reads.length + then.length)
    await quiet(page)
    const [batch, ...asked] = withoutPolls(sent)
    expect(batch).toEqual({ path: 'common/together', input: { calls: reads } })
    const [others, own] = [[...then], [] as Read[]]
    for (const read of asked) {
      const at = others.indexOf(read.path)
      if (at < 0) own.push(read)
      else others.splice(at, 1)
    }
    expect([inOrder(own), others]).toEqual([inOrder(reads), []])
  })
})

const touch = (
  device: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
  at?: { x: number; y: number },
) => device.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })

/** What reads ahead comes in one file with the other parts that the first page can do without. */
const laterPartsAsked = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/later-')))

/** Home with all that comes after it, and where its way to the deposit is. */
async function besideLink() {
  const room = await enter()
  const { page, address } = room
  await stopClock(address, STANDS)
  await openAs(room, `#${paths.home}`)
  await laterPartsAsked(page)
  await quiet(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const device = await page.context().newCDPSession(page)
  const link = visible(page.getByRole('link', { name: '入金' })).first()
  await link.waitFor()
  const box = await link.boundingBox()
  if (!box) throw new Error('The link is not there.')
  return { ...room, device, at: { x: box.x + box.width / 2, y: box.y + box.height / 2 }, sent: readsSent(page) }
}

describe('while a finger is on a link', () => {
  test('of the tab that is shown nothing is asked for, which opens nothing', async () => {
    const { page, device, at, sent, leave } = await besideLink()
    const box = await visible(page.getByRole('link', { name: 'ホーム', exact: true })).boundingBox()
    await touch(device, 'touchStart', { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 })
    // Lifted there, it would read the page anew.
    await touch(device, 'touchCancel')
    // What is asked for by the next touch is the first.
    const asked = page.waitForRequest('**/common/together*')
    await touch(device, 'touchStart', at)
    await asked
    expect(sent).toEqual([{ path: 'common/together', input: { calls: readsOf('deposit', '') } }])
    await leave()
  })

  test('what its page reads is asked for, and the page that opens then asks for nothing again', async () => {
    const { page, device, at, sent, leave } = await besideLink()
    const answered = page.waitForResponse('**/common/together*')
    await touch(device, 'touchStart', at)
    await answered
    expect(new URL(page.url()).hash).toBe(`#${paths.home}`)
    await touch(device, 'touchEnd')
    await arrived(page, '入金')
    await quiet(page)
    expect(sent).toEqual([{ path: 'common/together', input: { calls: readsOf('deposit', '') } }])
    await leave()
  })

  test('a finger that scrolls opens nothing, and what was asked for is given up', async () => {
    const { page, device, at, leave } = await besideLink()
    await page.route('**/common/together*', () => undefined)
    const asked = page.waitForRequest('**/common/together*')
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('common/together'))
    await touch(device, 'touchStart', at)
    await asked
    for (let moved = 20; moved <= 100; moved += 20) await touch(device, 'touchMove', { x: at.x, y: at.y - moved })
    await givenUp
    await touch(device, 'touchEnd')
    expect(new URL(page.url()).hash).toBe(`#${paths.home}`)
    await leave()
  })
})

/** The pages whose code has come, in this order, once the page at an address and all that comes after it is there. */
const codeOfPages = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .toSorted((one, other) => one.startTime - other.startTime)
      .flatMap(({ name }) => /assets\/(\w+)Route-/.exec(name)?.[1] ?? []),
  )

describe('once a page can be used', () => {
  /** The pages, in the waves that they come in: those of a wave are asked for at the same moment, in no order. */
  test.each<[ScreenName, string[][], string[]]>([
    ['home', [['Home'], ['Quotes', 'Positions', 'Funds'], ['Member']], ['Deposit', 'Notice', 'Offerings', 'Product']],
    ['quotes', [['Quotes'], ['Stock', 'Home', 'Positions'], ['Funds', 'Member']], ['Search', 'HotList']],
    ['login', [['Login'], ['Home']], ['Register']],
  ])(
    'the code of those that follow %s and of its bar comes in waves: %j, and that of its links: %j',
    async (...row) => {
      const [screen, waves, linked] = row
      const room = await enter()
      const { page, leave } = room
      if (screen === 'login') await page.goto(`${room.address}#${paths.login}`)
      else await openAs(room, `#${paths[screen]}`)
      await expect.poll(() => codeOfPages(page)).toEqual(expect.arrayContaining([...waves.flat(), ...linked]))
      const came = await codeOfPages(page)
      for (const wave of waves) expect(came.splice(0, wave.length).toSorted()).toEqual(wave.toSorted())
      await leave()
    },
  )

  test('who saves data gets none of another page', async () => {
    const room = await enter()
    const { page, leave } = room
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await openAs(room, `#${paths.home}`)
    await laterPartsAsked(page)
    await quiet(page)
    expect(await codeOfPages(page)).toEqual(['Home'])
    await leave()
  })
})

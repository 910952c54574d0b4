import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { DEMO, stopClock, tokenOf } from './calls.ts'
import { openBrowser, openPhone, type PhoneOptions } from './browser.ts'
import { booksFolder, type Server, startedServer } from './kabuto.ts'
import { layBooks } from './planted.ts'
import { BEFORE_STOPPED, FRIDAY, STOPPED } from './times.ts'

export { STOPPED } from './times.ts'

export type Room = {
  page: Page
  address: string
  /** Where the server keeps its books. */
  folder: string
  complaints: string[]
  stopServer: () => Promise<void>
  leave: () => Promise<void>
}

/** By its address alone, as a link from outside leads there. */
export function goTo(page: Page, address: string): Promise<void> {
  return page.evaluate((hash) => {
    location.hash = hash
  }, address)
}

/**
 * Waits until the history has left the entry of a closed dialog: it does so a moment later, and would go back from a
 * page opened meanwhile.
 */
export async function layersLeft(page: Page): Promise<void> {
  await page.waitForFunction(() => !(history.state as { layers?: number } | null)?.layers)
}

/** A dialog that has opened has its entry in the history: until then a way back is meant for the page. */
export async function layerEntered(page: Page): Promise<void> {
  await page.waitForFunction(() => !!(history.state as { layers?: number } | null)?.layers)
}

export async function logIn(page: Page, password = 'kabuto2026', account = '0000000001'): Promise<void> {
  // Not in the frame shown before the app.
  const app = page.locator('#root')
  await app.getByLabel('会員番号', { exact: true }).fill(account)
  await app.getByLabel('パスワード', { exact: true }).fill(password)
  await app.getByRole('checkbox').setChecked(true, { force: true })
  await app.getByRole('button', { name: 'ログイン', exact: true }).click()
}

/**
 * The page of an address as a member finds it who has logged in before; the page of the log-in has journeys of its own.
 */
export async function openAs({ page, address }: Pick<Room, 'page' | 'address'>, hash: string, account = DEMO) {
  const session = { tokend: await tokenOf(address, account), account }
  if (page.url().startsWith(address)) {
    await page.evaluate(() => window.localStorage.clear())
    // Or another place in the same page would be gone to.
    await page.goto('about:blank')
  }
  // Laid as the page begins: a page of its own that lays it would cost a quarter of a second.
  const laid = await page.addInitScript((stored) => {
    for (const [name, value] of Object.entries(stored)) window.localStorage.setItem(name, value)
  }, session)
  await page.goto(`${address}${hash}`)
  await laid.dispose()
}

export async function fill(page: Page, amount: string, fundPassword = '20260712'): Promise<void> {
  await page.getByLabel('出金額').fill(amount)
  await page.getByLabel('資金パスワード').fill(fundPassword)
}

/** Waits until the button can be pressed, as a member would. */
export const send = (page: Page): Promise<void> => page.getByRole('button', { name: '出金を申請する' }).click()

/** The receipt of a withdrawal that was just made. */
export const receipt = (page: Page): Promise<void> => page.getByRole('heading', { name: '出金の申請' }).waitFor()

/** Home, as a demo member who looks around: Start is before it in the history, and no storage is needed. */
export async function lookAround({ page, address }: Pick<Room, 'page' | 'address'>): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'デモ会員で見てみる' }).click()
  await page.getByText('総資産（模擬）').filter({ visible: true }).waitFor()
}

/** The page has taken the place of the frame that the server sent, which looks the same and takes no key. */
const appCame = (page: Page): Promise<void> => page.locator('#frame').waitFor({ state: 'detached' })

/** Home, with its first figures. */
export async function atHome(room: Pick<Room, 'page' | 'address'>): Promise<void> {
  await openAs(room, '#/home/index')
  await appCame(room.page)
  await room.page.getByText('総資産（模擬）').filter({ visible: true }).waitFor()
}

/** A server on books of its own, at an instant of the market. */
async function openServer(folder: string, market: string, env: Record<string, string> = {}): Promise<Server> {
  const start = market === STOPPED ? BEFORE_STOPPED : market
  await layBooks(folder, start)
  const kabuto = await startedServer({ KABUTO_DATA: folder, KABUTO_MARKET_TIME: start, ...env })
  if (market === STOPPED) await stopClock(kabuto.address, market)
  return kabuto
}

/** One server and one browser for all tests of a file. */
export function useKabuto(
  market = FRIDAY,
  env?: Record<string, string>,
): { readonly address: string; readonly browser: Browser } {
  const books = booksFolder()
  let kabuto: Server
  let browser: Browser
  beforeAll(async () => {
    kabuto = await openServer(books.folder, market, env)
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await kabuto.stop()
    books.remove()
  })
  return {
    get address() {
      return kabuto.address
    },
    get browser() {
      return browser
    },
  }
}

type RoomOptions = PhoneOptions & { flags?: readonly string[] }

/** One browser for all tests of a file; each test enters a room of its own. */
export function useRooms({ flags = [], ...phone }: RoomOptions = {}) {
  let browser: Browser
  const entered = new Set<Room>()
  beforeAll(async () => {
    browser = await openBrowser(flags)
  })
  afterAll(async () => {
    // A test that failed has not left its own.
    await Promise.all([...entered].map((room) => room.leave()))
    await browser.close()
  })

  /** A server with books of its own and a phone before it. */
  async function enter(market = FRIDAY, env?: Record<string, string>): Promise<Room> {
    const books = booksFolder()
    const kabuto = await openServer(books.folder, market, env)
    const { page, complaints } = await openPhone(browser, phone)
    const room: Room = {
      page,
      address: kabuto.address,
      folder: books.folder,
      complaints,
      stopServer: () => kabuto.stop(),
      async leave() {
        entered.delete(room)
        await page.context().close()
        await kabuto.stop()
        books.remove()
      },
    }
    entered.add(room)
    return room
  }

  /** Logged in, and the page of withdrawals is open. */
  async function atWithdrawal(account?: string, market?: string, env?: Record<string, string>): Promise<Room> {
    const room = await enter(market, env)
    await openAs(room, '#/user/withdraw', account)
    await room.page.getByRole('heading', { level: 1, name: '出金' }).waitFor()
    return room
  }

  return { enter, atWithdrawal }
}

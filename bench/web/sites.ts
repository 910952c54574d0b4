import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { packAssets } from '../../apps/fixture/src/assets.ts'
import { openSite } from '../../apps/fixture/src/site.ts'
import { booksFolder, startedKabuto } from '../../e2e/kabuto.ts'
import { accessTable } from '../../e2e/accessTable.ts'
import { hrefTo, paths, type ScreenName } from '../../packages/domain/src/paths.ts'
import { buildPage } from '../kit/site.ts'

/** A Friday while the market is open. */
const FRIDAY = '2026-11-20T14:32:00+09:00'
const ACCOUNT = '0000000001'

/** What the browser keeps of a member who is logged in. */
export type Session = Record<string, string>
export type App = { address: string; session: Session; close: () => Promise<void> }

/** The app as `npm start` serves it, with books of its own and a member who is logged in. */
export async function openApp(): Promise<App> {
  const books = booksFolder()
  const { address, stop } = await startedKabuto({
    env: { KABUTO_DATA: books.folder, KABUTO_MARKET_TIME: FRIDAY, KABUTO_CALL_LIMIT: '1000000000' },
  })
  const answer = await fetch(`${address}api/vue/user/login?language=Japan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ account: ACCOUNT, password: 'kabuto2026', agreed: true }),
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  return {
    address,
    session: { tokend: data.token, account: ACCOUNT },
    async close() {
      await stop()
      books.remove()
    },
  }
}

/** The content of a page is there when its text holds this. */
export type PageOfApp = { title: string; path: string; content: string; loggedIn: boolean; largest?: number }

export const pagesOfApp: PageOfApp[] = [
  { title: 'Start', path: paths.start, content: 'デモ会員で見てみる', loggedIn: false, largest: 1.2 },
  { title: 'Login', path: paths.login, content: 'パスワードを忘れた場合', loggedIn: false, largest: 1.2 },
  { title: 'Home', path: paths.home, content: '総資産（模擬）[^円]*\\d円', loggedIn: true, largest: 1.4 },
  { title: 'Funds', path: paths.funds, content: '総資産（模擬）[^円]*\\d円', loggedIn: true, largest: 1.4 },
  { title: 'Withdraw', path: paths.withdraw, content: '出金可能額[^円]*\\d円', loggedIn: true, largest: 1.4 },
  {
    title: 'Stock',
    path: hrefTo('stock', { symbol: '0712' }).slice(1),
    content: '青葉精機[^円]*\\d円',
    loggedIn: true,
  },
]

/** Of these the table names ones that do not exist: they are opened as the first link leads to them. */
const byLink: ReadonlySet<ScreenName> = new Set(['offering', 'position', 'block'])

/** Each page that stands in no row above, by the table of who may open it. */
export function everyPage(hrefs: ReadonlyMap<ScreenName, string>): PageOfApp[] {
  const inRows = new Set(pagesOfApp.map(({ path }) => path.split('?')[0]))
  return (Object.keys(paths) as ScreenName[])
    .filter((screen) => !inRows.has(paths[screen]))
    .map((screen) => ({
      title: screen,
      path: ((byLink.has(screen) && hrefs.get(screen)) || hrefTo(screen, accessTable[screen].query)).slice(1),
      content: accessTable[screen].heading,
      loggedIn: accessTable[screen].opens.nobody === 'login',
    }))
}

export type Served = { address: string; close: () => Promise<void> }

/** A page of the bench, built by Vite and served as the server of the app serves its own. */
export async function servePage(page: string): Promise<Served> {
  const { folder, remove } = await buildPage(page)
  await packAssets(folder)
  const site = openSite(folder)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (!site(request, response, pathname, '')) response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      remove()
      server.closeAllConnections()
      return new Promise((resolve, reject) => {
        server.close((fault) => (fault ? reject(fault) : resolve()))
      })
    },
  }
}

import type { ScreenName } from '@kabuto/domain/paths'
import { expect, test } from 'vitest'
import { routes } from './routes.ts'
import type { Tab } from '@kabuto/screens/shared'

/** Who may open a page, what becomes of it when it is left, and the entry of the bottom menu that it belongs to. */
type Stated = readonly [guard: 'open' | 'session', left: 'kept' | 'gone', tab?: Tab]

const stated: Record<ScreenName, Stated> = {
  start: ['open', 'gone'],
  introOne: ['open', 'gone'],
  introTwo: ['open', 'gone'],
  login: ['open', 'gone'],
  register: ['open', 'gone'],
  home: ['session', 'kept', 'home'],
  search: ['session', 'kept'],
  product: ['session', 'gone'],
  notices: ['session', 'kept', 'home'],
  notice: ['session', 'gone', 'home'],
  news: ['session', 'kept', 'news'],
  quotes: ['session', 'kept', 'quotes'],
  hotList: ['session', 'kept'],
  stock: ['session', 'kept'],
  ticket: ['session', 'gone'],
  offerings: ['session', 'kept'],
  offering: ['session', 'gone'],
  applications: ['session', 'kept'],
  positions: ['session', 'kept', 'positions'],
  position: ['session', 'gone'],
  dayTrading: ['session', 'gone'],
  blocks: ['session', 'kept'],
  block: ['session', 'gone'],
  blockApplication: ['session', 'gone'],
  follow: ['session', 'kept', 'follow'],
  follows: ['session', 'kept'],
  member: ['session', 'kept', 'member'],
  funds: ['session', 'kept', 'funds'],
  deposit: ['session', 'gone'],
  depositChannel: ['session', 'gone'],
  withdraw: ['session', 'gone'],
  cards: ['session', 'gone'],
  addCard: ['session', 'gone'],
  identity: ['session', 'gone'],
  exchange: ['session', 'gone'],
  loans: ['session', 'gone'],
  settings: ['session', 'gone'],
  loginPassword: ['session', 'gone'],
  fundPassword: ['session', 'gone'],
  language: ['open', 'gone'],
  about: ['open', 'gone'],
  support: ['open', 'gone'],
  documents: ['session', 'gone'],
}

test('each route has the guard, the keep and the tab that are stated', () => {
  const rows = Object.entries(routes).map(([name, { guard, keep, tab }]) => {
    return [name, [guard, keep ? 'kept' : 'gone', ...(tab ? [tab] : [])]]
  })
  expect(Object.fromEntries(rows)).toEqual(stated)
})

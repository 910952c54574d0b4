import type { ScreenName } from '@kabuto/domain/paths'
import { emptyOrder, toOrderRequest } from '@kabuto/domain/trading'
import type { EarlyRead } from './shell/data/earlyAnswers.ts'

const read = (path: string, input: object = {}): EarlyRead => ({ path, input })

const config = read('common/config', { type: 'all' })
const member = read('user/info')
const funds = read('funds/summary')
const account = [member, funds]
const notices = read('common/notices')
const cards = read('user/cards')
const records = (kind: string): EarlyRead => read('funds/records', { kind })
const watchlists = ['jpy', 'usd'].map((type) => read('user/Optionallist', { type }))
const dayTrades = (tab: string): EarlyRead => read('trade/dayTrades', { tab })

/** What an order in a stock is checked against, as the form begins. */
const ordering = (symbol: string): EarlyRead[] => [
  member,
  read('market/detail', { symbol }),
  read('trade/preview', toOrderRequest({ ...emptyOrder, symbol })),
]

const nothing = (): [] => []

/** What every page reads. */
export const readByAll: readonly EarlyRead[] = [config]

/** What an address asks for by a name, or what is meant where it does not say. */
type Asked = (name: string, otherwise?: string) => string

const products: Partial<Record<string, EarlyRead[]>> = {
  ai: [...account, read('ai/portfolios')],
  fundraising: [...account, read('raise/list')],
  etf: [
    member,
    read('common/product', { product: 'etf' }),
    read('market/stocks', { market: 'jpy', kind: 'etf', sort: { by: 'symbol', direction: 'up' } }),
    ...watchlists,
  ],
}

/**
 * What a page reads when it is opened, by its address. Of the first page the server's page asks for it in one call,
 * before the app is there (arrangeFrame.ts); of the next ones the app does, while the finger is still on their link
 * (shell/pages/touched.ts). Each answer is then given to the page's own read (shell/data/earlyAnswers.ts).
 */
const firstReads: Record<ScreenName, (asked: Asked) => readonly EarlyRead[]> = {
  start: nothing,
  introOne: nothing,
  introTwo: nothing,
  login: nothing,
  register: nothing,
  home: () => [
    ...account,
    read('market/indices', { market: 'jpy' }),
    read('market/indices', { market: 'usd' }),
    notices,
    read('common/news'),
  ],
  search: (asked) => [...(asked('text') ? [read('market/search', { text: asked('text') })] : []), ...watchlists],
  product: (asked) => {
    const product = asked('product')
    return products[product] ?? [member, read('common/product', { product }), ...watchlists]
  },
  notices: () => [notices],
  notice: (asked) => [read('common/noticeDetail', { id: asked('id') })],
  news: (asked) => [asked('id') ? read('common/newsDetail', { id: asked('id') }) : read('common/news')],
  quotes: (asked) => {
    const market = asked('market', 'jpy')
    if (asked('list') === 'watch') return watchlists
    return [read('market/stocks', { market, list: 'turnover' }), read('market/indices', { market }), ...watchlists]
  },
  hotList: (asked) => [read('market/stocks', { market: asked('market', 'jpy'), list: asked('list', 'turnover') })],
  stock: (asked) => {
    const symbol = asked('symbol')
    return [
      member,
      read('market/detail', { symbol }),
      read('market/candles', { symbol, interval: '1d', limit: 200 }),
      read('market/book', { symbol }),
      read('common/news', { symbol }),
      ...watchlists,
      read('trade/positions', { tab: 'inProgress' }),
      read('trade/dividends'),
    ]
  },
  ticket: (asked) => ordering(asked('symbol')),
  offerings: () => [read('ipo/list'), read('ipo/records')],
  offering: (asked) => [read('ipo/detail', { id: asked('id') }), ...account],
  applications: () => [read('ipo/records')],
  positions: (asked) => {
    const tab = asked('tab', 'inProgress')
    const open = read('trade/positions', { tab: 'inProgress' })
    return [...(tab === 'inProgress' ? [] : [read('trade/positions', { tab })]), open, ...account]
  },
  position: (asked) => {
    const id = asked('id')
    return [read('trade/position', { id }), ...account, read('trade/fills', { positionId: id })]
  },
  dayTrading: (asked) => {
    const tab = asked('tab', 'order')
    const lists = tab === 'order' || tab === 'transaction' ? [] : [dayTrades(tab)]
    const stock = asked('symbol') ? ordering(asked('symbol')).slice(1) : []
    return [dayTrades('transaction'), ...lists, ...account, ...stock]
  },
  blocks: () => [read('block/list'), read('block/applications')],
  block: (asked) => [read('block/detail', { id: asked('id') }), ...account],
  blockApplication: (asked) => [read('block/application', { id: asked('id') })],
  follow: (asked) =>
    asked('id') ? [read('follow/product', { id: asked('id') }), ...account] : [read('follow/traders')],
  follows: () => [read('follow/orders')],
  member: () => [...account, cards, notices, read('ipo/records')],
  funds: () => [...account, read('funds/history', { days: 90 }), records('deposit')],
  deposit: () => [member, cards, read('funds/channels'), records('deposit')],
  depositChannel: () => [read('funds/channels'), records('deposit')],
  withdraw: () => [...account, cards, records('withdrawal')],
  cards: () => [member, cards, records('withdrawal')],
  addCard: () => [member, read('user/identity')],
  identity: () => [member, read('user/identity')],
  exchange: () => [...account, read('funds/rate', { pair: 'USDJPY' })],
  loans: () => [...account, read('funds/loans')],
  settings: () => [member, read('user/sessions'), funds, read('ipo/list')],
  loginPassword: nothing,
  fundPassword: () => [member],
  language: nothing,
  about: nothing,
  // A conversation is known by what its device keeps.
  support: nothing,
  documents: (asked) =>
    asked('report') ? [] : [member, read('raise/list'), read('ai/portfolios'), read('trade/fills')],
}

export function readsOf(screen: ScreenName, query: string): readonly EarlyRead[] {
  const named = new URLSearchParams(query)
  return firstReads[screen]((name, otherwise = '') => named.get(name) ?? otherwise)
}

import type { ScreenName } from '@kabuto/domain/paths'
import type { Chunk } from './shell/pages/screenChunk.tsx'

/** open: anybody. session: only with a valid session. A page without a row is not reachable. */
export type RouteRow = Chunk & {
  guard: 'open' | 'session'
  keep?: true
  /** What one mostly goes on to: fetched once this page can be used. */
  next?: readonly ScreenName[]
}

/** One row a route, in the order of the specification (decisions §3). */
export const routes: Record<ScreenName, RouteRow> = {
  start: {
    guard: 'open',
    words: ['session'],
    load: () => import('./session/StartRoute.tsx'),
    next: ['home', 'login', 'introOne'],
  },
  introOne: {
    guard: 'open',
    words: ['joining'],
    load: () => import('./session/IntroOneRoute.tsx'),
    next: ['introTwo'],
  },
  introTwo: {
    guard: 'open',
    words: ['joining'],
    load: () => import('./session/IntroTwoRoute.tsx'),
    next: ['register'],
  },
  login: {
    guard: 'open',
    words: ['session'],
    load: () => import('./session/LoginRoute.tsx'),
    next: ['home'],
  },
  register: {
    guard: 'open',
    words: ['joining'],
    load: () => import('./session/RegisterRoute.tsx'),
    next: ['home'],
  },
  home: {
    guard: 'session',
    keep: true,
    tab: 'home',
    words: ['shared', 'titles', 'home'],
    load: () => import('./home/HomeRoute.tsx'),
  },
  search: {
    guard: 'session',
    keep: true,
    words: ['shared', 'titles', 'search'],
    load: () => import('./home/SearchRoute.tsx'),
    next: ['stock'],
  },
  product: {
    guard: 'session',
    words: ['shared', 'product'],
    load: () => import('./home/ProductRoute.tsx'),
  },
  notices: {
    guard: 'session',
    keep: true,
    tab: 'home',
    words: ['shared', 'titles', 'notices'],
    load: () => import('./home/NoticesRoute.tsx'),
    next: ['notice'],
  },
  notice: {
    guard: 'session',
    tab: 'home',
    words: ['shared', 'notices'],
    load: () => import('./home/NoticeRoute.tsx'),
  },
  news: {
    guard: 'session',
    keep: true,
    tab: 'news',
    words: ['shared', 'titles', 'news'],
    load: () => import('./home/NewsRoute.tsx'),
    next: ['stock'],
  },
  quotes: {
    guard: 'session',
    keep: true,
    tab: 'quotes',
    words: ['shared', 'titles', 'market'],
    load: () => import('./market/QuotesRoute.tsx'),
    next: ['stock'],
  },
  hotList: {
    guard: 'session',
    keep: true,
    words: ['shared', 'titles', 'market'],
    load: () => import('./market/HotListRoute.tsx'),
    next: ['stock'],
  },
  stock: {
    guard: 'session',
    keep: true,
    words: ['shared', 'titles', 'stock'],
    load: () => import('./market/StockRoute.tsx'),
    next: ['ticket'],
  },
  ticket: {
    guard: 'session',
    words: ['shared', 'titles', 'order', 'trading', 'ticket'],
    load: () => import('./trading/TicketRoute.tsx'),
  },
  offerings: {
    guard: 'session',
    keep: true,
    words: ['shared', 'offer', 'offerings'],
    load: () => import('./offerings/OfferingsRoute.tsx'),
    next: ['offering'],
  },
  offering: {
    guard: 'session',
    words: ['shared', 'order', 'offer', 'offerings'],
    load: () => import('./offerings/OfferingRoute.tsx'),
  },
  applications: {
    guard: 'session',
    keep: true,
    words: ['shared', 'offer', 'offerings'],
    load: () => import('./offerings/ApplicationsRoute.tsx'),
    next: ['offering'],
  },
  positions: {
    guard: 'session',
    keep: true,
    tab: 'positions',
    words: ['shared', 'titles', 'trading', 'positions'],
    load: () => import('./trading/PositionsRoute.tsx'),
    next: ['position'],
  },
  position: {
    guard: 'session',
    words: ['shared', 'titles', 'order', 'trading', 'position'],
    load: () => import('./trading/PositionRoute.tsx'),
  },
  dayTrading: {
    guard: 'session',
    words: ['shared', 'titles', 'order', 'trading', 'ticket', 'dayTrading'],
    load: () => import('./trading/DayTradingRoute.tsx'),
  },
  blocks: {
    guard: 'session',
    keep: true,
    words: ['shared', 'offer', 'blocks'],
    load: () => import('./blocks/BlocksRoute.tsx'),
    next: ['block'],
  },
  block: {
    guard: 'session',
    words: ['shared', 'order', 'offer', 'blocks'],
    load: () => import('./blocks/BlockRoute.tsx'),
  },
  blockApplication: {
    guard: 'session',
    words: ['shared', 'offer', 'blocks'],
    load: () => import('./blocks/BlockApplicationRoute.tsx'),
  },
  follow: {
    guard: 'session',
    keep: true,
    tab: 'follow',
    words: ['shared', 'titles', 'offer', 'follow'],
    load: () => import('./follow/FollowRoute.tsx'),
    next: ['follows'],
  },
  follows: {
    guard: 'session',
    keep: true,
    words: ['shared', 'titles', 'offer', 'follow'],
    load: () => import('./follow/FollowsRoute.tsx'),
  },
  member: {
    guard: 'session',
    keep: true,
    tab: 'member',
    words: ['shared', 'account'],
    load: () => import('./account/MemberRoute.tsx'),
  },
  funds: {
    guard: 'session',
    keep: true,
    tab: 'funds',
    words: ['shared', 'records', 'funds'],
    load: () => import('./funds/FundsRoute.tsx'),
  },
  deposit: {
    guard: 'session',
    words: ['shared', 'records', 'deposit'],
    load: () => import('./funds/DepositRoute.tsx'),
    next: ['depositChannel'],
  },
  depositChannel: {
    guard: 'session',
    words: ['shared', 'records', 'deposit'],
    load: () => import('./funds/ChannelRoute.tsx'),
  },
  withdraw: {
    guard: 'session',
    words: ['shared', 'records', 'funds'],
    load: () => import('./funds/WithdrawRoute.tsx'),
  },
  cards: {
    guard: 'session',
    words: ['shared', 'records', 'cards'],
    load: () => import('./cards/CardsRoute.tsx'),
  },
  addCard: {
    guard: 'session',
    words: ['shared', 'records', 'cards'],
    load: () => import('./cards/AddCardRoute.tsx'),
  },
  identity: {
    guard: 'session',
    words: ['shared', 'identity'],
    load: () => import('./identity/IdentityRoute.tsx'),
  },
  exchange: {
    guard: 'session',
    words: ['shared', 'records', 'exchange'],
    load: () => import('./funds/ExchangeRoute.tsx'),
  },
  loans: {
    guard: 'session',
    words: ['shared', 'loans'],
    load: () => import('./loans/LoansRoute.tsx'),
  },
  settings: {
    guard: 'session',
    words: ['shared', 'settings'],
    load: () => import('./account/SettingsRoute.tsx'),
  },
  loginPassword: {
    guard: 'session',
    words: ['shared', 'joining'],
    load: () => import('./account/LoginPasswordRoute.tsx'),
  },
  fundPassword: {
    guard: 'session',
    words: ['shared', 'fundPassword'],
    load: () => import('./account/FundPasswordRoute.tsx'),
  },
  language: {
    guard: 'open',
    words: ['shared', 'settings'],
    load: () => import('./account/LanguageRoute.tsx'),
  },
  about: {
    guard: 'open',
    words: ['shared', 'account', 'terms'],
    load: () => import('./account/AboutRoute.tsx'),
  },
  support: {
    guard: 'open',
    words: ['shared', 'support'],
    load: () => import('./support/SupportRoute.tsx'),
  },
  documents: {
    guard: 'session',
    words: ['shared', 'titles', 'documents'],
    load: () => import('./account/DocumentsRoute.tsx'),
  },
}

/** The addresses of the specification, letter for letter. Whoever leads to a page takes its address from here. */
export const paths = {
  start: '/login/start',
  introOne: '/login/logon',
  introTwo: '/login/logon2',
  login: '/login/login',
  register: '/login/register',
  home: '/home/index',
  search: '/home/search',
  product: '/home/DetailsPage',
  notices: '/home/notice',
  notice: '/home/noticeDetail',
  news: '/home/moreNews',
  quotes: '/market/market',
  hotList: '/market/stockHot/stockList',
  stock: '/market/marketDetail',
  ticket: '/market/marketBuy',
  offerings: '/market/subscribe',
  offering: '/market/subscribeDetail',
  applications: '/market/subscribeRecord',
  positions: '/position/position',
  position: '/position/positionDetail',
  dayTrading: '/common/dayTrading',
  blocks: '/common/dividend',
  block: '/common/dividend2',
  blockApplication: '/common/dividend3',
  follow: '/gdindex/gdindex',
  follows: '/gdindex/gdList',
  member: '/user/usercenter',
  funds: '/user/FundingDetails',
  deposit: '/user/recharge',
  depositChannel: '/user/rechargeChannel',
  withdraw: '/user/withdraw',
  cards: '/user/BankCard',
  addCard: '/user/WithCard',
  identity: '/user/bandCard',
  exchange: '/user/exchange',
  loans: '/user/jkjl',
  settings: '/user/setting',
  loginPassword: '/user/loginPassword',
  fundPassword: '/user/setPassword',
  language: '/user/language',
  about: '/user/aboutUs',
  support: '/user/kf',
  documents: '/user/pj',
} as const

export type ScreenName = keyof typeof paths

/** What a link holds: a screen never navigates, it points. */
export function hrefTo(screen: ScreenName, query: Record<string, string> = {}): string {
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return `#${paths[screen]}${search && `?${search}`}`
}

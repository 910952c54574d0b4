import type { ScreenName } from '@kabuto/domain/paths'

/** Who comes: nobody, members of several kinds, and members whose session ends or has ended. */
export const situations = ['nobody', 'member', 'unverified', 'frozen', 'banned', 'dead'] as const
export type Situation = (typeof situations)[number]

/**
 * What opens: the page itself, the login with the way back, or the notice that the session has ended, or that its
 * member is banned, and then the login with the way back.
 */
export type Opens = 'page' | 'login' | 'notice' | 'ban'

const live = { member: 'page', unverified: 'page', frozen: 'page' } as const

/** For anybody, whatever has become of their session. */
const open = { nobody: 'page', ...live, banned: 'page', dead: 'page' } as const
/** For members only. It reads something of theirs, so it learns when their session has ended. */
const own = { nobody: 'login', ...live, banned: 'ban', dead: 'notice' } as const
/** For members only, but nothing of theirs is read there yet. It becomes `own` with the first call of its screen. */
const unread = { nobody: 'login', ...live, banned: 'page', dead: 'page' } as const

type Access = {
  /** The page's own heading. */
  heading: string
  /** The query of the path, which must not be lost on the way over the login. */
  query: Record<string, string>
  opens: Record<Situation, Opens>
}

export const accessTable: Record<ScreenName, Access> = {
  start: { heading: '落ち着いて、相場を学ぶ場所。', query: { from: 'mail' }, opens: open },
  introOne: { heading: 'お金も、会社も、本物ではありません。', query: { page: '1' }, opens: open },
  introTwo: { heading: '費用も、できない\u2060理由も、先に示します。', query: { page: '2' }, opens: open },
  login: { heading: 'ログイン', query: { from: 'start' }, opens: open },
  register: { heading: '新規登録', query: { code: 'KABUTO' }, opens: open },
  home: { heading: 'ホーム', query: { from: 'push' }, opens: own },
  search: { heading: '検索', query: { text: '青葉精機', market: 'jpy' }, opens: own },
  product: { heading: 'ETF', query: { product: 'etf' }, opens: own },
  notices: { heading: 'お知らせ', query: { unread: '1' }, opens: own },
  notice: { heading: 'お知らせの内容', query: { id: 'holiday-hours' }, opens: own },
  news: { heading: 'ニュース', query: { topic: 'market' }, opens: own },
  quotes: { heading: 'マーケット', query: { list: 'watch' }, opens: own },
  hotList: { heading: 'ランキング', query: { list: 'turnover', market: 'usd' }, opens: own },
  // A stock that there is none of: the heading of one that there is comes with its name.
  stock: { heading: '銘柄', query: { symbol: '0Z9Z' }, opens: own },
  ticket: { heading: '注文', query: { symbol: '0712', side: 'long' }, opens: own },
  offerings: { heading: 'IPO', query: { stage: 'subscribing' }, opens: own },
  offering: { heading: 'IPOの内容', query: { id: 'ipo-0Z9Z' }, opens: own },
  applications: { heading: 'IPOの申込履歴', query: { state: 'won' }, opens: own },
  positions: { heading: '取引', query: { tab: 'terminated' }, opens: own },
  position: { heading: '取引の詳細', query: { id: '0mwojkvpc000b' }, opens: own },
  dayTrading: { heading: 'デイトレード', query: { tab: 'transaction' }, opens: own },
  blocks: { heading: '立会外取引', query: { state: 'subscribing' }, opens: own },
  block: { heading: '立会外取引の内容', query: { id: 'block-2026-11-16-0' }, opens: own },
  blockApplication: { heading: '立会外取引の申込', query: { id: '0mwojkvpc000b' }, opens: own },
  follow: { heading: 'フォロー', query: { sort: 'fall' }, opens: own },
  follows: { heading: 'フォロー中の運用', query: { state: 'ended' }, opens: own },
  member: { heading: 'マイページ', query: { from: 'tab' }, opens: own },
  funds: { heading: '資産', query: { record: '0mwojkvpc000b' }, opens: own },
  deposit: { heading: '入金', query: { amount: '5,000' }, opens: own },
  depositChannel: { heading: '入金の方法', query: { channel: 'bank', amount: '5000' }, opens: own },
  withdraw: { heading: '出金', query: { card: '一&二=三?四#五' }, opens: own },
  cards: { heading: '銀行口座', query: { from: 'withdraw' }, opens: own },
  addCard: { heading: '口座の追加', query: { region: 'jp' }, opens: own },
  identity: { heading: '本人確認', query: { step: '2' }, opens: own },
  exchange: { heading: '両替', query: { from: 'JPY', to: 'USD' }, opens: own },
  loans: { heading: '借入', query: { record: '0mwojkvpc000b' }, opens: own },
  settings: { heading: '設定', query: { section: 'clock' }, opens: own },
  loginPassword: { heading: 'ログインパスワード', query: { from: 'settings' }, opens: unread },
  fundPassword: { heading: '資金パスワード', query: { next: '/user/withdraw' }, opens: own },
  language: { heading: '言語', query: { from: 'settings' }, opens: open },
  about: { heading: 'Kabuto について', query: { section: 'costs' }, opens: open },
  support: { heading: 'お問い合わせ', query: { about: 'withdrawal' }, opens: open },
  documents: { heading: '取引報告書', query: { year: '2026', kind: 'report' }, opens: own },
}

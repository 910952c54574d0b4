import type { ScreenName } from '../../packages/domain/src/paths.ts'
import type { FirstRead } from './src/shell/data/firstAnswers.ts'

const config: FirstRead = { path: 'common/config', input: { type: 'all' } }
const member: FirstRead = { path: 'user/info', input: {} }
export const funds: FirstRead = { path: 'funds/summary', input: {} }
const notices: FirstRead = { path: 'common/notices', input: {} }
const cards: FirstRead = { path: 'user/cards', input: {} }
const records = (kind: string): FirstRead => ({ path: 'funds/records', input: { kind } })

/** What every page reads. */
export const readByAll: readonly FirstRead[] = [config]

/**
 * What a page reads besides when it is the first one: the page that the server sends asks for it in one call before the
 * app is there, and the routes take it from there (`src/shell/data/firstAnswers.ts`).
 */
export const firstReads: Partial<Record<ScreenName, readonly FirstRead[]>> = {
  home: [
    member,
    funds,
    { path: 'market/indices', input: { market: 'jpy' } },
    { path: 'market/indices', input: { market: 'usd' } },
    notices,
    { path: 'common/news', input: {} },
  ],
  member: [member, funds, cards, notices, { path: 'ipo/records', input: {} }],
  funds: [member, funds, { path: 'funds/history', input: { days: 90 } }, records('deposit')],
  withdraw: [member, funds, cards, records('withdrawal')],
}

/** The one large figure of a page: which one of the member's funds. Shown before the app is there. */
export const firstFigures: Partial<Record<ScreenName, 'total' | 'withdrawable'>> = {
  home: 'total',
  funds: 'total',
  withdraw: 'withdrawable',
}

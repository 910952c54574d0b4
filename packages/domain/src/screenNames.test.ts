import { describe, expect, test } from 'vitest'
import { contract } from './contract.ts'
import document from '../../../docs/openapi.json' with { type: 'json' }

/**
 * What each screen needs of the contract by name, as it was ordered: calls, and fields of what they take and answer.
 */
const needed: Record<string, { calls: string[]; fields: string[] }> = {
  session: {
    calls: ['user/login', 'user/register', 'user/sendCode', 'user/resetPassword'],
    fields: ['purpose', 'left'],
  },
  home: { calls: ['market/clock', 'market/indices', 'common/notices', 'common/news'], fields: ['holiday', 'line'] },
  search: { calls: ['market/search', 'market/quotes'], fields: ['matched', 'text'] },
  notices: { calls: ['common/notices', 'common/noticeDetail', 'common/readNotice'], fields: ['importance'] },
  news: { calls: ['common/news', 'common/newsDetail'], fields: ['category', 'symbol', 'symbols'] },
  products: { calls: ['common/product'], fields: ['about', 'costs', 'risks', 'rules', 'terms', 'items'] },
  ai: {
    calls: ['ai/portfolios', 'ai/join', 'ai/leave'],
    fields: ['holdings', 'largestFall', 'losingMonths', 'gain', 'costs', 'endedBy'],
  },
  fundraising: {
    calls: ['raise/list', 'raise/apply'],
    fields: [
      'price',
      'unit',
      'minimum',
      'maximum',
      'names',
      'symbol',
      'raised',
      'target',
      'opensAt',
      'deadline',
      'issueDate',
      'lockedThrough',
      'risks',
      'allotted',
    ],
  },
  quotes: {
    calls: ['market/stocks', 'market/quotes', 'user/Optionallist', 'user/addOptional', 'user/removeOptional'],
    fields: ['symbols', 'kind', 'decimals', 'section', 'names', 'line', 'state'],
  },
  stock: {
    calls: ['market/detail', 'market/candles', 'market/book'],
    fields: ['limit', 'dividends', 'company', 'base'],
  },
  ticket: {
    calls: ['trade/preview', 'trade/order'],
    fields: ['preview', 'refusals', 'most', 'origin', 'earliestSell', 'settlesOn', 'warnings', 'available', 'feeLines'],
  },
  positions: {
    calls: ['trade/positions', 'trade/position', 'trade/sell', 'trade/cancel', 'trade/fills'],
    fields: ['counts', 'totals', 'realisedToday', 'endedAt', 'fills', 'positionId', 'lock', 'closing'],
  },
  dayTrading: { calls: ['trade/dayTrade', 'trade/dayTrades'], fields: ['reason', 'closesAt', 'closedByMember'] },
  funds: {
    calls: ['funds/summary', 'funds/history', 'funds/records', 'funds/withdraw', 'funds/cancelWithdrawal'],
    fields: ['usd', 'shares', 'what', 'kind', 'withdrawable', 'score', 'borrowable', 'unsettled', 'holds'],
  },
  deposit: { calls: ['funds/channels', 'funds/deposit'], fields: ['channel', 'proof', 'name', 'decidedAt'] },
  exchange: { calls: ['funds/rate', 'funds/exchange', 'funds/summary'], fields: ['mid', 'quoteId', 'settled'] },
  loans: { calls: ['funds/loans', 'funds/applyLoan', 'funds/repayLoan', 'funds/topUpCredit'], fields: ['interest'] },
  identity: { calls: ['user/identity', 'user/submitIdentity'], fields: ['front', 'back'] },
  cards: { calls: ['user/cards', 'user/addCard', 'user/unbindCard'], fields: ['branchCode', 'holder'] },
  ipo: {
    calls: ['ipo/list', 'ipo/detail', 'ipo/apply', 'ipo/withdraw', 'ipo/records', 'ipo/pay', 'ipo/abstain'],
    fields: [
      'section',
      'sector',
      'lotSize',
      'deadline',
      'about',
      'risks',
      'totalLots',
      'maxLots',
      'seedHash',
      'ticketsHash',
      'seed',
      'entropy',
      'ticket',
      'won',
    ],
  },
  blocks: {
    calls: ['block/list', 'block/detail', 'block/apply', 'block/applications', 'block/application'],
    fields: ['seller', 'close', 'discountPercent', 'lockedThrough', 'remainingShares', 'closedReason', 'appliedToday'],
  },
  follow: {
    calls: ['follow/traders', 'follow/product', 'follow/order', 'follow/orders', 'follow/end'],
    fields: ['largestFall', 'gain', 'gainDays', 'lossLimit', 'closesAt', 'endsAt', 'endedBy'],
  },
  member: { calls: ['user/info', 'user/update', 'user/sessions', 'user/endSession'], fields: ['appeal', 'inviteCode'] },
  settings: { calls: ['user/advanceClock', 'user/resetSimulation'], fields: ['scenario'] },
  support: { calls: ['support/messages', 'support/send', 'user/appeal'], fields: ['conversation'] },
  documents: {
    calls: ['trade/fills', 'trade/dividends', 'funds/records'],
    fields: ['tradeDay', 'leverage', 'perShare'],
  },
  backOffice: {
    calls: ['admin/queue', 'admin/approve', 'admin/reject', 'admin/member', 'admin/clock', 'admin/fault'],
    fields: ['reason'],
  },
}

type Json = { [name: string]: Json } | Json[] | string | number | boolean | null

const { paths, components } = document as unknown as {
  paths: Record<string, Json>
  components: { schemas: Record<string, Json> }
}

/** The name of every property of every schema below a node, through references too. */
function propertiesIn(node: Json, found = new Set<string>(), followed = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const part of node) propertiesIn(part, found, followed)
  else if (node && typeof node === 'object')
    for (const [name, part] of Object.entries(node)) {
      if (name === 'properties' && part && typeof part === 'object')
        for (const property of Object.keys(part)) found.add(property)
      if (name === '$ref' && typeof part === 'string' && !followed.has(part)) {
        const schema = part.slice(part.lastIndexOf('/') + 1)
        propertiesIn(components.schemas[schema] ?? null, found, followed.add(part))
      }
      propertiesIn(part, found, followed)
    }
  return found
}

describe.each(Object.entries(needed))('what %s needs is in the document', (_, { calls, fields }) => {
  test.each(calls)('%s', (path) => {
    expect(contract.map((call) => call.path)).toContain(path)
    expect(Object.keys(paths)).toContain(`/${path}`)
  })

  test.each(fields)('%s', (field) => {
    const parts = calls.map((path) => paths[`/${path}`] ?? null)
    expect([...propertiesIn(parts)]).toContain(field)
  })
})

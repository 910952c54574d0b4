import type { OutputOf } from '../shared/wire/call.ts'
import type { Amount } from '../shared/amount/money.ts'
import type { portfoliosCall } from './contract.ts'
import type { FollowOrder, FollowProduct, Portfolio, PortfolioHolding, Trader } from './entities.ts'
import { drawdown, gainOf, losingMonths } from './figures.ts'
import { type FollowContext, type FollowDraft, followTerms } from './follow.ts'
import { moments } from '../shared/time/moments.ts'

const now = moments.pictures

function record(line: Amount[], monthly: Amount[]) {
  return {
    gainDays: 90,
    gain: gainOf(line),
    largestFall: drawdown(line),
    losingMonths: losingMonths(monthly),
    months: monthly.length,
    line,
  }
}

const costs = [
  {
    name: '模擬運用の費用',
    percentAYear: '0.6',
    rule: '預けた額の年0.6%を日割りで差し引きます。成功報酬はありません。',
  },
]
const risks = [
  '値下がりで、預けた額を下回ることがあります。',
  '成績は模擬取引の記録です。過去の成績は将来の結果を約束しません。',
  '実際の自動追随は投資運用業にあたり、登録が必要です。ここでは練習だけができます。',
]
const terms = {
  state: 'inProgress',
  minimum: followTerms.minimum,
  termDays: followTerms.days,
  costs,
  risks,
  closesAt: '2026-11-27T15:30:00+09:00',
  endsAt: '2027-03-31T15:30:00+09:00',
} as const

const yururi = {
  id: 'trader-1',
  name: 'ゆるり配当',
  seatAccount: 'モギ席 021',
  style: '日本株・高配当',
  since: '2025-04-01',
  ...record(
    ['100', '101.2', '100.4', '103', '99.807', '102.6', '104.1', '106.2'],
    ['1.1', '0.4', '-0.9', '2.2', '1.6', '-0.3', '0.8', '1.2'],
  ),
}
const aikawa = {
  id: 'trader-2',
  name: '藍川メソッド',
  seatAccount: 'モギ席 007',
  style: '日本株・大型',
  since: '2025-09-01',
  ...record(['100', '104', '109', '99.844', '103.5', '108.2', '111.8'], ['4.0', '4.8', '-8.4', '3.7', '-1.1', '3.3']),
}
const northDesk = {
  id: 'trader-3',
  name: 'North Desk',
  seatAccount: 'モギ席 033',
  style: '米国株・ETF',
  since: '2026-01-05',
  ...record(['100', '102.1', '105', '101.3', '96.705', '97.6'], ['2.1', '-2.8', '-3.5', '-4.5', '0.9']),
}

/** The record of the only product of a trader is the trader's own. */
function recordIn({ since, gainDays, gain, largestFall, losingMonths: losing, months, line }: typeof yururi) {
  return { since, gainDays, gain, largestFall, losingMonths: losing, months, line }
}

const product = {
  id: 'follow-1',
  name: 'ゆるり配当 30日',
  holdings: [
    { symbol: '0712', name: '青葉精機', percent: '40' },
    { symbol: '0166', name: '椿製薬', percent: '35' },
    { symbol: '0A1B', name: 'カブト模擬225上場投信', percent: '25' },
  ],
  ...recordIn(yururi),
  fundSize: '48200000',
  profit: '2811000',
  holdingDays: 42,
  ...terms,
}

export const sampleTraders: Trader[] = [
  { ...yururi, products: [product] },
  {
    ...northDesk,
    products: [
      {
        ...product,
        ...recordIn(northDesk),
        id: 'follow-3',
        name: 'North Desk 30日',
        fundSize: '96400000',
        profit: '-2370000',
        holdingDays: 18,
        minimum: '500000',
        state: 'ended',
        closesAt: '2026-11-13T15:30:00+09:00',
        endsAt: '2026-11-13T15:30:00+09:00',
      },
    ],
  },
  {
    ...aikawa,
    products: [
      {
        ...product,
        ...recordIn(aikawa),
        id: 'follow-2',
        name: '藍川メソッド 30日',
        fundSize: '120000000',
        profit: '12660000',
        holdingDays: 6,
        minimum: '300000',
      },
    ],
  },
]

export const sampleFollowProduct: FollowProduct = { ...product, leadTrader: yururi }

export const sampleFollowDraft: FollowDraft = { amount: '300,000', lossLimit: followTerms.lossLimit }

export const sampleFollowContext: FollowContext = {
  now,
  blocks: {},
  product: sampleFollowProduct,
  cash: { all: '4313535', available: '3420000' },
}

const stake = {
  orderNumber: 'KB20261109-000255',
  amount: '300000',
  value: '304146',
  profit: '4146',
  costs: '54',
  startedAt: '2026-11-09T10:05:00+09:00',
  endsAt: '2026-12-09T10:05:00+09:00',
  productEndsAt: terms.endsAt,
  endedAt: null,
  lossLimit: '10',
  state: 'inProgress',
  endedBy: null,
} as const

export const sampleFollowOrder: FollowOrder = {
  ...stake,
  id: 'fo-1',
  productId: 'follow-1',
  productName: product.name,
  leadTrader: yururi.name,
}

/** One for each way to end. */
export const sampleEndedFollows: FollowOrder[] = [
  {
    ...sampleFollowOrder,
    id: 'fo-2',
    orderNumber: 'KB20261102-000241',
    amount: '200000',
    value: '201180',
    profit: '1180',
    costs: '32',
    state: 'ended',
    endedBy: 'member',
    startedAt: '2026-11-02T10:00:00+09:00',
    endsAt: '2026-12-02T10:00:00+09:00',
    endedAt: '2026-11-12T13:20:00+09:00',
  },
  {
    ...sampleFollowOrder,
    id: 'fo-3',
    orderNumber: 'KB20261005-000198',
    amount: '100000',
    value: '101450',
    profit: '1450',
    costs: '49',
    state: 'ended',
    endedBy: 'term',
    startedAt: '2026-10-05T09:30:00+09:00',
    endsAt: '2026-11-04T09:30:00+09:00',
    endedAt: '2026-11-04T09:30:00+09:00',
  },
  {
    ...sampleFollowOrder,
    id: 'fo-4',
    orderNumber: 'KB20261026-000226',
    startedAt: '2026-10-26T10:05:00+09:00',
    endsAt: '2026-11-25T10:05:00+09:00',
    state: 'ended',
    endedBy: 'lossLimit',
    value: '269800',
    profit: '-30200',
    costs: '73',
    endedAt: '2026-11-10T11:02:00+09:00',
  },
  {
    ...sampleFollowOrder,
    id: 'fo-5',
    orderNumber: 'KB20261019-000213',
    amount: '500000',
    value: '487700',
    profit: '-12300',
    costs: '205',
    startedAt: '2026-10-19T09:30:00+09:00',
    endsAt: '2026-11-18T09:30:00+09:00',
    state: 'ended',
    endedBy: 'productEnd',
    productId: 'follow-3',
    productName: 'North Desk 30日',
    leadTrader: 'North Desk',
    productEndsAt: '2026-11-13T15:30:00+09:00',
    endedAt: '2026-11-13T15:30:00+09:00',
  },
]

export const samplePortfolio: Portfolio = {
  id: 'ai-1',
  name: '分散三点',
  rule: '毎月はじめに、値動きが小さい順に3銘柄を選び、同じ額ずつ持ちます。',
  holdings: [
    { symbol: '0712', name: '青葉精機', percent: '33.4' },
    { symbol: '0A1B', name: 'カブト模擬225上場投信', percent: '33.3' },
    { symbol: 'KABU1', name: 'カブト・ロボティクス', percent: '33.3' },
  ],
  since: '2026-01-05',
  ...record(['100', '100.9', '100.1', '102.3', '101.2', '103.1'], ['0.9', '-0.8', '2.2', '-1.1', '1.9']),
  ...terms,
  closesAt: null,
  endsAt: null,
}

export const sampleHolding: PortfolioHolding = {
  ...stake,
  id: 'ah-1',
  orderNumber: 'KB20261109-000256',
  productEndsAt: null,
  portfolioId: 'ai-1',
  portfolioName: samplePortfolio.name,
}

export const samplePortfolios: OutputOf<typeof portfoliosCall> = {
  portfolios: [samplePortfolio],
  holdings: [sampleHolding],
}

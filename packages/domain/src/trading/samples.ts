import type { DayTrade, Dividend, FeeLine, Fill, Order, Position, Positions, Preview, Weighed } from './entities.ts'
import { feesByKind } from './feeSums.ts'
import { holdingFee, orderFees } from './fees.ts'
import { isOnMargin } from './margin.ts'
import { profitOf, profitPercent } from './profit.ts'
import { times } from '../shared/amount/money.ts'

const commission: FeeLine = {
  rule: 'jpCommission',
  fee: 'purchase',
  amount: '275',
  currency: 'JPY',
  base: '281150',
  rate: '≤500000',
  since: '2019-10-01',
}
const noStampDuty: FeeLine = {
  rule: 'stampDuty',
  fee: 'stampDuty',
  amount: '0',
  currency: 'JPY',
  base: '281150',
  rate: '0',
  since: '1999-04-01',
}

const held: Position = {
  id: 'p1',
  orderNumber: 'KB20261119-003902',
  symbol: '0712',
  names: { ja: '青葉精機', kana: 'アオバセイキ', en: 'Aoba Precision', zhHant: '青葉精機' },
  market: 'jpy',
  currency: 'JPY',
  kind: 'stock',
  side: 'long',
  origin: 'continuous',
  type: 'limit',
  session: 'regular',
  leverage: 1,
  state: 'holding',
  orderedAt: '2026-11-19T10:02:00+09:00',
  endedAt: null,
  limitPrice: '2811.5',
  quantity: 100,
  filled: 100,
  fills: 1,
  buyAt: '2026-11-19T10:04:12+09:00',
  buyPrice: '2811.5',
  originalMargin: '0',
  openValue: '281150',
  lastPrice: '2846',
  pricedAt: '2026-11-20T14:32:00+09:00',
  decimals: 1,
  marketValue: '284600',
  sellAt: null,
  sellPrice: null,
  profit: '3175',
  profitPercent: '1.1293',
  fees: { purchase: '275', selling: '0', stampDuty: '0', service: '0' },
  feeLines: [commission, noStampDuty],
  settlesOn: '2026-11-24',
  lock: null,
  lockedThrough: null,
  issueDay: null,
  expiresAt: null,
  closing: null,
}

/** On the second day after the purchase. */
function costed(position: Position): Position {
  const { side, quantity, openValue, marketValue, sellAt } = position
  const onMargin = isOnMargin(position)
  const order = { market: 'jpy', onMargin, quantity } as const
  const feeLines = [
    ...orderFees({ ...order, intent: 'open', sells: side === 'short', value: openValue, day: '2026-11-19' }),
    ...(sellAt === null
      ? []
      : orderFees({ ...order, intent: 'close', sells: side === 'long', value: marketValue, day: '2026-11-20' })),
    ...(onMargin ? [holdingFee({ side, value: openValue, days: 2, day: '2026-11-20' })] : []),
  ]
  const outcome = { side, opened: openValue, closed: marketValue, feeLines }
  const [profit, percent] = [profitOf(outcome), profitPercent(outcome) ?? null]
  return { ...position, feeLines, fees: feesByKind(feeLines), profit, profitPercent: percent }
}

export const samplePositions: Position[] = [
  held,
  {
    ...held,
    id: 'p2',
    orderNumber: 'KB20261120-004101',
    symbol: '0263',
    names: { ja: '白川食品', kana: 'シラカワショクヒン', en: 'Shirakawa Foods', zhHant: '白川食品' },
    state: 'pendingOrder',
    orderedAt: '2026-11-20T14:20:00+09:00',
    limitPrice: '1005',
    quantity: 500,
    filled: 0,
    fills: 0,
    buyAt: null,
    buyPrice: null,
    openValue: '0',
    lastPrice: '1012',
    marketValue: '0',
    profit: '0',
    profitPercent: null,
    fees: { purchase: '0', selling: '0', stampDuty: '0', service: '0' },
    feeLines: [],
    settlesOn: null,
    expiresAt: '2026-11-20T15:30:00+09:00',
  },
  costed({
    ...held,
    id: 'p3',
    orderNumber: 'KB20261112-002210',
    symbol: '0166',
    names: { ja: '椿製薬', kana: 'ツバキセイヤク', en: 'Tsubaki Pharmaceutical', zhHant: '椿製藥' },
    leverage: 2,
    quantity: 200,
    filled: 200,
    buyPrice: '3905',
    limitPrice: '3905',
    originalMargin: '390500',
    openValue: '781000',
    lastPrice: '4275',
    decimals: 0,
    marketValue: '855000',
    state: 'preparingToClose',
    closing: {
      orderNumber: 'KB20261120-004150',
      type: 'limit',
      price: '4300',
      quantity: 200,
      filled: 0,
      orderedAt: '2026-11-20T14:25:00+09:00',
    },
    expiresAt: '2026-11-20T15:30:00+09:00',
  }),
  {
    ...held,
    id: 'p4',
    orderNumber: 'KB20261120-004180',
    buyAt: '2026-11-20T14:24:00+09:00',
    lock: { until: '2026-11-20T14:39:00+09:00', rule: 'minutes' },
  },
  costed({
    ...held,
    id: 'p5',
    state: 'sold',
    sellAt: '2026-11-20T09:30:00+09:00',
    endedAt: '2026-11-20T09:30:00+09:00',
    fills: 2,
    sellPrice: '2846',
    endedBy: 'member',
  }),
  costed({
    ...held,
    id: 'p7',
    leverage: 2,
    originalMargin: '140575',
    state: 'closed',
    sellAt: '2026-11-20T09:30:00+09:00',
    endedAt: '2026-11-20T09:30:00+09:00',
    fills: 2,
    sellPrice: '2846',
    endedBy: 'member',
  }),
  {
    ...held,
    id: 'p6',
    state: 'cancelled',
    endedAt: '2026-11-20T15:30:00+09:00',
    filled: 0,
    fills: 0,
    buyAt: null,
    buyPrice: null,
    openValue: '0',
    marketValue: '0',
    profit: '0',
    profitPercent: null,
    fees: { purchase: '0', selling: '0', stampDuty: '0', service: '0' },
    feeLines: [],
    settlesOn: null,
    endedBy: 'expiry',
  },
]

const none = { openValue: '0', marketValue: '0', margin: '0', profit: '0', profitPercent: null, realisedToday: '0' }

/** What the samples come to: three of them are held, one waits, three have ended. */
export const samplePositionFigures: Pick<Positions, 'counts' | 'totals'> = {
  counts: { competition: 4, auction: 0, etf: 0, inProgress: 4, terminated: 3, placing: 0 },
  totals: {
    JPY: {
      openValue: '1343300',
      marketValue: '1424200',
      margin: '390500',
      profit: '79838',
      profitPercent: '5.9434',
      realisedToday: '5909',
    },
    USD: none,
  },
}

export const sampleOrder: Order = {
  id: 'o1',
  positionId: 'p2',
  orderNumber: 'KB20261120-004101',
  intent: 'open',
  symbol: '0263',
  side: 'long',
  type: 'limit',
  session: 'regular',
  price: '1005',
  quantity: 500,
  filled: 0,
  leverage: 1,
  state: 'pendingOrder',
  orderedAt: '2026-11-20T14:20:00+09:00',
  expiresAt: '2026-11-20T15:30:00+09:00',
  held: '503035',
  feeLines: [
    { ...commission, amount: '535', base: '502500', rate: '≤1000000' },
    { ...noStampDuty, base: '502500' },
  ],
}

export const sampleFills: Fill[] = [
  {
    id: 'f1',
    positionId: 'p1',
    orderNumber: 'KB20261119-003902',
    symbol: '0712',
    names: held.names,
    intent: 'open',
    side: 'long',
    price: '2811.5',
    quantity: 100,
    value: '281150',
    currency: 'JPY',
    feeLines: [commission, noStampDuty],
    at: '2026-11-19T10:04:12+09:00',
    settlesOn: '2026-11-24',
    tradeDay: '2026-11-19',
    leverage: 1,
    origin: 'continuous',
    profit: null,
    cash: '-281425',
  },
]

const dividend: Dividend = {
  id: 'v1',
  positionId: 'p1',
  orderNumber: held.orderNumber,
  symbol: '0712',
  names: held.names,
  side: 'long',
  quantity: 100,
  perShare: '38',
  amount: '3800',
  currency: 'JPY',
  exDay: '2026-09-29',
  payDay: '2026-12-14',
  state: 'due',
  paidAt: null,
}

export const sampleDividends: Dividend[] = [
  dividend,
  {
    ...dividend,
    id: 'v2',
    side: 'short',
    amount: '-3800',
    exDay: '2026-03-30',
    payDay: '2026-06-15',
    state: 'paid',
    paidAt: '2026-06-15T09:00:00+09:00',
  },
]

export const samplePreview: Preview = {
  intent: 'open',
  currency: 'JPY',
  price: '2846',
  value: '284600',
  feeLines: [
    { ...commission, base: '284600' },
    { ...noStampDuty, base: '284600' },
  ],
  fees: '275',
  total: '284875',
  margin: '0',
  settlesOn: '2026-11-25',
  available: { before: '3420000', after: '3135125' },
  marginRatio: null,
  earliestSell: { until: '2026-11-20T14:47:00+09:00', rule: 'minutes' },
  profit: null,
  taxEstimate: '0',
  warnings: [],
}

export const sampleWeighed: Weighed = {
  preview: samplePreview,
  refusals: [],
  most: { quantity: 1200, bound: 'money' },
  funds: {
    cash: { all: '4313535', available: '3420000' },
    margin: { cash: '4313535', collateral: '0', positions: [] },
    sameDay: { usable: '3420000', fresh: '3420000', barred: '0', locked: 0 },
    held: 100,
  },
}

const applied: DayTrade = {
  id: 'd4',
  orderNumber: 'KB20261120-004004',
  symbol: '0712',
  names: held.names,
  side: 'long',
  quantity: 100,
  state: 'applied',
  appliedAt: '2026-11-20T12:10:00+09:00',
  openedAt: null,
  openPrice: null,
  closedAt: null,
  closePrice: null,
  closesAt: '2026-11-20T15:30:00+09:00',
  profit: '0',
  lastPrice: '2846',
  pricedAt: '2026-11-20T14:32:00+09:00',
  decimals: 1,
  feeLines: [],
  closedByMember: false,
}

/** What it has cost and brought, by the table of margin and the interest of its one day. */
function dayTraded(trade: DayTrade, openPrice: string): DayTrade {
  const { side, quantity, closePrice, lastPrice } = trade
  const [opened, closed] = [openPrice, closePrice ?? lastPrice].map((price) => times(price, String(quantity)))
  if (opened === undefined || closed === undefined) return trade
  const [order, day] = [{ market: 'jpy', onMargin: true, quantity } as const, '2026-11-20']
  const feeLines = [
    ...orderFees({ ...order, intent: 'open', sells: side === 'short', value: opened, day }),
    ...(closePrice === null
      ? []
      : orderFees({ ...order, intent: 'close', sells: side === 'long', value: closed, day })),
    holdingFee({ side, value: opened, days: 1, day }),
  ]
  return { ...trade, openPrice, feeLines, profit: profitOf({ side, opened, closed, feeLines }) }
}

const openTrade: DayTrade = {
  ...applied,
  id: 'd1',
  orderNumber: 'KB20261120-004001',
  state: 'open',
  appliedAt: '2026-11-20T10:01:00+09:00',
  openedAt: '2026-11-20T10:01:00+09:00',
}

export const sampleDayTrades: DayTrade[] = [
  dayTraded(openTrade, '2850'),
  applied,
  dayTraded(
    {
      ...openTrade,
      id: 'd2',
      orderNumber: 'KB20261120-004002',
      state: 'closed',
      closedAt: '2026-11-20T13:15:00+09:00',
      closePrice: '2872',
      lastPrice: '2872',
      pricedAt: '2026-11-20T13:15:00+09:00',
      reason: 'member',
      closedByMember: true,
    },
    '2850',
  ),
  dayTraded(
    {
      ...openTrade,
      id: 'd5',
      orderNumber: 'KB20261119-003915',
      symbol: '0263',
      names: { ja: '白川食品', kana: 'シラカワショクヒン', en: 'Shirakawa Foods', zhHant: '白川食品' },
      side: 'short',
      quantity: 300,
      state: 'closed',
      appliedAt: '2026-11-19T13:02:00+09:00',
      openedAt: '2026-11-19T13:02:00+09:00',
      closedAt: '2026-11-19T15:30:00+09:00',
      closePrice: '1021',
      lastPrice: '1021',
      pricedAt: '2026-11-19T15:30:00+09:00',
      closesAt: '2026-11-19T15:30:00+09:00',
      reason: 'sessionEnd',
    },
    '1018',
  ),
  {
    ...applied,
    id: 'd3',
    orderNumber: 'KB20261118-003820',
    state: 'refused',
    appliedAt: '2026-11-18T08:20:00+09:00',
    closesAt: '2026-11-18T15:30:00+09:00',
    reason: 'backOffice',
  },
]

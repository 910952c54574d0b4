import type { OutputOf } from '../shared/wire/call.ts'
import type { fundsHistoryCall } from './contract.ts'
import {
  type Channel,
  type Deposit,
  type DepositContext,
  type DepositDraft,
  depositLimits,
  platformAccount,
} from './deposit.ts'
import { type Exchange, type ExchangeContext, type ExchangeDraft, type Rate, ratesAround } from './exchange.ts'
import { type FundsSummary, fundsSummary } from './summary.ts'
import type { Withdrawal, WithdrawalContext } from './withdrawal.ts'
import { type Holding, worthOf } from './worth.ts'
import { moments } from '../shared/time/moments.ts'

const sampleHeld: Holding[] = (
  [
    ['0712', false, 300, '2846', '10075'],
    ['0418', false, 1000, '1204.5', '44425'],
    ['0166', true, 200, '4275', '74000'],
  ] as const
).map(([symbol, onMargin, quantity, price, gain]) => ({
  symbol,
  currency: 'JPY',
  onMargin,
  quantity,
  price,
  pricedAt: '2026-11-20T14:32:00+09:00',
  gain,
}))

/** Scenario typical, the book of the mocks (DESIGN §11). */
export const sampleFunds: FundsSummary = fundsSummary({
  settled: '4114893',
  unsettled: [
    { amount: '99401', what: '織部紡績', settles: '2026-11-24', tradingDays: 'T+1' },
    { amount: '99241', what: '浮雲証券', settles: '2026-11-25', tradingDays: 'T+2' },
  ],
  holds: [
    { id: 'h1', kind: 'margin', amount: '390500', what: '椿製薬 2倍' },
    { id: 'h2', kind: 'order', amount: '503035', what: '白川食品', frees: '2026-11-20T15:30:00+09:00' },
  ],
  loan: { owed: '302958', interest: '2958', due: '2026-11-26' },
  ...worthOf(sampleHeld, '154.20'),
  stakes: '0',
  lots: '0',
  margin: { ratio: '659.5', call: null },
  closingFees: '1560',
  dayChange: '84210',
  usd: { settled: '43475.86', unsettled: [], holds: [], shares: '0', mid: '154.20' },
  credit: { score: 82, limit: '2000000', borrowed: '300000', pending: '0' },
})

/** A withdrawal and an application in review, one sale to be settled, and no loan. */
export const sampleFundsInReview: FundsSummary = fundsSummary({
  ...sampleFunds,
  unsettled: sampleFunds.unsettled.slice(1),
  holds: [
    { id: 'w1', kind: 'withdrawal', amount: '500000', what: 'あさぎ模擬銀行 本店 ••••305' },
    { id: 'r1', kind: 'raise', amount: '264000', what: '若竹エナジー' },
  ],
  loan: null,
})

/** 2026-11-20 14:32 in Tokyo, the instant of all pictures (DESIGN §11). */
export const sampleNow = moments.pictures

export const sampleWithdrawalContext: WithdrawalContext = {
  now: sampleNow,
  funds: sampleFunds,
  fundPasswordSet: true,
  identityVerified: true,
  withdrawBarred: undefined,
  cardIds: ['c1', 'c2'],
  pendingId: undefined,
}

export const sampleWithdrawal: Withdrawal = {
  kind: 'withdrawal',
  id: 'w1',
  orderNumber: 'KB20261120-004182',
  amount: '500000',
  cardId: 'c1',
  cardLabel: 'あさぎ模擬銀行 本店 ••••305',
  state: 'pending',
  submittedAt: '2026-11-20T14:32:00+09:00',
  decidedAt: '2026-11-20T14:33:00+09:00',
}

export const sampleWithdrawals: Withdrawal[] = [
  sampleWithdrawal,
  {
    ...sampleWithdrawal,
    id: 'w2',
    orderNumber: 'KB20261112-003901',
    amount: '120000',
    state: 'passed',
    submittedAt: '2026-11-12T10:05:00+09:00',
    decidedAt: '2026-11-12T10:06:00+09:00',
  },
  {
    ...sampleWithdrawal,
    id: 'w3',
    orderNumber: 'KB20261105-003377',
    amount: '80000',
    state: 'rejected',
    submittedAt: '2026-11-05T11:20:00+09:00',
    decidedAt: '2026-11-05T11:21:00+09:00',
    reason: '口座名義の確認中',
  },
  {
    ...sampleWithdrawal,
    id: 'w4',
    orderNumber: 'KB20261102-003120',
    amount: '50000',
    state: 'cancelled',
    submittedAt: '2026-11-02T15:40:00+09:00',
    decidedAt: '2026-11-02T15:40:30+09:00',
  },
]

export const sampleHistory: OutputOf<typeof fundsHistoryCall> = [
  { day: '2026-11-17', total: '12698410' },
  { day: '2026-11-18', total: '12731055' },
  { day: '2026-11-19', total: '12762645' },
  { day: '2026-11-20', total: '12846855' },
]

const account = { ...platformAccount, bankName: 'カブト模擬銀行', branchName: '兜町支店' }

export const sampleChannel: Channel = { id: 'bank', name: '銀行振込（模擬）', ...account, ...depositLimits }

export const sampleDepositDraft: DepositDraft = { channel: 'bank', amount: '500000', proof: 'upload-1' }

export const sampleDepositContext: DepositContext = { now: sampleNow, blocks: {}, channels: ['bank'], pending: [] }

export const sampleDeposit: Deposit = {
  kind: 'deposit',
  id: 'd1',
  orderNumber: 'KD20261120-000318',
  amount: '500000',
  channel: 'bank',
  ...account,
  proof: 'upload-1',
  state: 'pending',
  submittedAt: '2026-11-20T14:32:00+09:00',
  decidedAt: '2026-11-20T14:33:00+09:00',
  remarks: '振込の控え 1枚',
}

export const sampleDeposits: Deposit[] = [
  sampleDeposit,
  {
    ...sampleDeposit,
    id: 'd2',
    orderNumber: 'KD20261112-000297',
    amount: '1000000',
    proof: null,
    state: 'passed',
    submittedAt: '2026-11-12T10:08:00+09:00',
    decidedAt: '2026-11-12T10:09:00+09:00',
  },
  {
    ...sampleDeposit,
    id: 'd3',
    orderNumber: 'KD20261104-000251',
    amount: '50000',
    proof: null,
    state: 'rejected',
    submittedAt: '2026-11-04T18:55:00+09:00',
    decidedAt: '2026-11-04T18:56:00+09:00',
    reason: '明細の画像が読み取れません',
  },
]

export const sampleRate: Rate = {
  quoteId: 'q1',
  pair: 'USDJPY',
  ...ratesAround('154.20'),
  source: 'カブト模擬銀行 模擬レート',
  at: '2026-11-20T14:31:40+09:00',
  validUntil: '2026-11-20T14:32:40+09:00',
}

export const sampleExchangeDraft: ExchangeDraft = { from: 'JPY', to: 'USD', amount: '500000', quoteId: 'q1' }

export const sampleExchangeContext: ExchangeContext = {
  now: sampleNow,
  wall: sampleNow,
  blocks: {},
  quote: sampleRate,
  balances: {
    JPY: { all: sampleFunds.cash, available: sampleFunds.available },
    USD: { all: '43475.86', available: '43475.86' },
  },
}

/** The mock: half a million yen, and what the spread in it comes to. */
export const sampleExchange: Exchange = {
  kind: 'exchange',
  id: 'x1',
  orderNumber: 'KX20261120-000041',
  from: 'JPY',
  to: 'USD',
  amount: '500000',
  rate: '154.45',
  mid: '154.20',
  proceeds: '3237.29',
  difference: '809',
  source: 'カブト模擬銀行 模擬レート',
  quotedAt: '2026-11-20T14:31:40+09:00',
  state: 'passed',
  submittedAt: '2026-11-20T14:32:00+09:00',
  decidedAt: '2026-11-20T14:32:00+09:00',
}

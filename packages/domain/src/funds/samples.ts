import { type FundsSummary, fundsSummary } from './summary.ts'
import type { Withdrawal, WithdrawalContext } from './withdrawal.ts'

/** Scenario typical, the book of the mocks (DESIGN §11). */
export const sampleFunds: FundsSummary = fundsSummary({
  settled: '4114358',
  unsettled: [
    { amount: '99401', what: '織部紡績', settles: '2026-11-24', tradingDays: 'T+1' },
    { amount: '99241', what: '織部紡績', settles: '2026-11-25', tradingDays: 'T+2' },
  ],
  holds: [
    { id: 'h1', kind: 'margin', amount: '390500', what: '椿製薬 2倍' },
    { id: 'h2', kind: 'order', amount: '502500', what: '白川食品', frees: '2026-11-20T15:30:00+09:00' },
  ],
  loan: { owed: '302958', interest: '2958', due: '2026-11-26' },
  shares: '2058300',
  marginProfit: '74000',
  profit: '128500',
  closingFees: '1560',
  dayChange: '84210',
  usd: { amount: '43475.86', mid: '154.20' },
})

/** 2026-11-20 14:32 in Tokyo, the instant of all pictures (DESIGN §11). */
export const sampleNow = Date.parse('2026-11-20T14:32:00+09:00')

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
  { ...sampleWithdrawal, id: 'w2', orderNumber: 'KB20261112-003901', amount: '120000', state: 'passed', submittedAt: '2026-11-12T10:05:00+09:00', decidedAt: '2026-11-12T10:06:00+09:00' },
  { ...sampleWithdrawal, id: 'w3', orderNumber: 'KB20261105-003377', amount: '80000', state: 'rejected', submittedAt: '2026-11-05T11:20:00+09:00', decidedAt: '2026-11-05T11:21:00+09:00', reason: '口座名義の確認中' },
  { ...sampleWithdrawal, id: 'w4', orderNumber: 'KB20261102-003120', amount: '50000', state: 'cancelled', submittedAt: '2026-11-02T15:40:00+09:00', decidedAt: '2026-11-02T15:40:30+09:00' },
]

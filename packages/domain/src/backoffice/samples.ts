import type { OutputOf } from '../shared/wire/call.ts'
import type { adminClockCall, adminScenarioCall, queueCall } from './contract.ts'
import type { AuditEntry, Decided, Fault, MemberAct, MemberRecord, QueueItem } from './entities.ts'

const waiting = {
  account: '0000000001',
  name: '佐藤 美咲',
  images: [],
  submittedAt: '2026-11-20T14:31:30+09:00',
  decidesAt: '2026-11-20T14:32:30+09:00',
}

/** One of every kind. */
export const sampleQueue: QueueItem[] = [
  { ...waiting, kind: 'deposit', id: 'd1', orderNumber: 'KD20261120-000318', amount: '500000', images: ['upload-1'] },
  { ...waiting, kind: 'withdrawal', id: 'w1', orderNumber: 'KB20261120-004182', amount: '500000' },
  { ...waiting, kind: 'loan', id: 'l2', orderNumber: 'KL20261120-000103', amount: '200000' },
  { ...waiting, kind: 'creditTopUp', id: 't2', orderNumber: 'KL20261120-000104', amount: '500000' },
  {
    ...waiting,
    kind: 'identity',
    id: 'i1',
    orderNumber: null,
    amount: null,
    account: '0000000004',
    name: '鈴木 蓮',
    images: ['upload-2', 'upload-3'],
  },
  { ...waiting, kind: 'block', id: 'ba-1', orderNumber: 'KB20261120-000377', amount: '2372000' },
  { ...waiting, kind: 'raise', id: 'ra-1', orderNumber: 'KB20261119-000310', amount: '264000' },
  {
    ...waiting,
    kind: 'appeal',
    id: 'ap-2',
    orderNumber: null,
    amount: null,
    account: '0000000003',
    name: '高橋 陽菜',
    appeal: { block: 'frozen', text: '新しい証明書を提出しました。' },
  },
]

export const sampleAudit: AuditEntry[] = [
  {
    id: 'au-2',
    by: '0000000009',
    act: 'impose',
    to: '0000000003',
    at: '2026-11-18T00:00:00+09:00',
    reason: '本人確認の再審査',
  },
  {
    id: 'au-1',
    by: '0000000009',
    act: 'reject',
    to: 'd3',
    at: '2026-11-04T18:56:00+09:00',
    reason: '明細の画像が読み取れません',
  },
  { id: 'au-0', by: '0000000009', act: 'fault', to: 'funds/withdraw', at: '2026-11-02T09:00:00+09:00', reason: null },
]

export const sampleQueueAnswer: OutputOf<typeof queueCall> = { items: sampleQueue, next: null, audit: sampleAudit }

export const sampleDecided: Decided = {
  kind: 'deposit',
  id: 'd1',
  state: 'passed',
  decidedAt: '2026-11-20T14:32:00+09:00',
}

export const sampleMemberRecord: MemberRecord = {
  account: '0000000003',
  name: '高橋 陽菜',
  identity: 'verified',
  blocks: { frozen: { reason: '本人確認の再審査', since: '2026-11-18T00:00:00+09:00' } },
  creditScore: 74,
  creditLimit: '1000000',
}

export const sampleMemberActs: MemberAct[] = [
  { act: 'look', account: '0000000003' },
  { act: 'impose', account: '0000000003', block: 'frozen', reason: '本人確認の再審査' },
  { act: 'lift', account: '0000000003', block: 'frozen' },
  { act: 'credit', account: '0000000003', score: 80, limit: '2000000' },
]

export const sampleClockAnswer: OutputOf<typeof adminClockCall> = {
  setting: { mode: 'fixed', at: '2026-11-20T14:32:00+09:00' },
  now: '2026-11-20T14:32:00+09:00',
}

export const sampleFaults: Fault[] = [
  { call: 'market/quotes', fault: 'latency', ms: 1500 },
  { call: 'funds/withdraw', fault: 'timeout' },
  { call: '*', fault: 'offline' },
]

export const sampleScenarioAnswer: OutputOf<typeof adminScenarioCall> = {
  account: '0000000001',
  scenario: 'typical',
  now: '2026-11-20T14:32:00+09:00',
}

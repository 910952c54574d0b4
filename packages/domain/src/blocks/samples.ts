import type { OutputOf } from '../shared/wire/call.ts'
import { type BlockContext, type BlockDraft, soldOut } from './apply.ts'
import type { blockCall } from './contract.ts'
import type { BlockApplication, BlockOffer } from './entities.ts'
import { moments } from '../shared/time/moments.ts'

const now = moments.pictures

export const sampleBlock: BlockOffer = {
  id: 'block-1',
  symbol: '0418',
  names: { ja: 'みなと海運', kana: 'ミナトカイウン', en: 'Minato Shipping', zhHant: '港海運' },
  price: '1186',
  close: '1222.5',
  discountPercent: '2.99',
  minShares: 1000,
  maxShares: 10_000,
  unit: 1000,
  totalShares: 120_000,
  remainingShares: 46_000,
  from: '2026-11-20T08:20:00+09:00',
  to: '2026-11-20T18:00:00+09:00',
  deadline: '2026-11-20T17:00:00+09:00',
  lockedThrough: '2026-12-21',
  seller: { name: '港湾商事', seatAccount: 'モギ席 014' },
  state: 'subscribing',
  closedReason: null,
  risks: ['12月21日まで売却できません。', '購入した後に、価格が割引の幅より下がることがあります。'],
}

export const sampleBlocks: BlockOffer[] = [
  sampleBlock,
  {
    ...sampleBlock,
    id: 'block-2',
    symbol: '0824',
    names: { ja: '朝霧通信', kana: 'アサギリツウシン', en: 'Asagiri Telecom', zhHant: '朝霧通信' },
    price: '693.5',
    close: '714.9',
    discountPercent: '2.99',
    state: 'toBeSubscribed',
    remainingShares: 120_000,
    from: '2026-11-24T08:20:00+09:00',
    to: '2026-11-24T18:00:00+09:00',
    deadline: '2026-11-24T17:00:00+09:00',
    lockedThrough: '2026-12-24',
  },
  {
    ...sampleBlock,
    id: 'block-3',
    symbol: '0263',
    names: { ja: '白川食品', kana: 'シラカワショクヒン', en: 'Shirakawa Foods', zhHant: '白川食品' },
    price: '978.5',
    close: '1008.5',
    discountPercent: '2.97',
    state: 'ended',
    remainingShares: 0,
    closedReason: soldOut.ja,
  },
]

export const sampleBlockDetail: OutputOf<typeof blockCall> = { offer: sampleBlock, key: 'MNT4-7Q2M', appliedToday: 1 }

export const sampleBlockDraft: BlockDraft = { quantity: '2,000', key: 'MNT4-7Q2M' }

export const sampleBlockContext: BlockContext = {
  now,
  blocks: {},
  offer: sampleBlock,
  identityVerified: true,
  appliedToday: 1,
  cash: { all: '4313535', available: '3420000' },
}

export const sampleBlockApplication: BlockApplication = {
  id: 'ba-1',
  blockId: 'block-1',
  orderNumber: 'KB20261120-000377',
  symbol: '0418',
  names: sampleBlock.names,
  price: '1186',
  quantity: 2000,
  amount: '2372000',
  state: 'pending',
  appliedAt: '2026-11-20T14:31:30+09:00',
  decidedAt: '2026-11-20T14:32:30+09:00',
  lockedThrough: '2026-12-21',
}

export const sampleBlockApplications: BlockApplication[] = [
  sampleBlockApplication,
  {
    ...sampleBlockApplication,
    id: 'ba-2',
    orderNumber: 'KB20261112-000301',
    quantity: 1000,
    amount: '1186000',
    state: 'passed',
    appliedAt: '2026-11-12T09:10:00+09:00',
    decidedAt: '2026-11-12T09:11:00+09:00',
    lockedThrough: '2026-12-14',
  },
  {
    ...sampleBlockApplication,
    id: 'ba-3',
    orderNumber: 'KB20261105-000266',
    state: 'rejected',
    appliedAt: '2026-11-05T16:58:00+09:00',
    decidedAt: '2026-11-05T16:59:00+09:00',
    reason: soldOut.ja,
  },
]

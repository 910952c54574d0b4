import type { Identity, IdentityDraft } from './identity.ts'

export const sampleIdentityDraft: IdentityDraft = {
  name: '佐藤 美咲',
  nameKana: 'サトウ ミサキ',
  idNumber: '0000 0000 0421',
  front: 'upload-1',
  back: 'upload-2',
}

export const sampleUnverified: Identity = {
  state: 'unverified',
  name: '',
  nameKana: '',
  idNumber: '',
  front: null,
  back: null,
  submittedAt: null,
  decidedAt: null,
  lastRejection: null,
}

export const sampleUnderReview: Identity = {
  state: 'underReview',
  name: '佐藤 美咲',
  nameKana: 'サトウ ミサキ',
  idNumber: '•••• •••• 0421',
  front: 'upload-1',
  back: 'upload-2',
  submittedAt: '2026-11-20T14:31:40+09:00',
  decidedAt: '2026-11-20T14:32:40+09:00',
  lastRejection: null,
}

export const sampleIdentity: Identity = {
  ...sampleUnderReview,
  state: 'verified',
  front: null,
  back: null,
  submittedAt: '2026-10-26T09:12:00+09:00',
  decidedAt: '2026-10-26T09:13:00+09:00',
}

export const sampleRejectedIdentity: Identity = {
  ...sampleIdentity,
  state: 'unverified',
  lastRejection: { reason: '裏面の画像が読み取れません', at: '2026-10-26T09:13:00+09:00' },
}

import type { Card } from './card.ts'

export const sampleCards: Card[] = [
  { id: 'c1', bankName: 'あさぎ模擬銀行', bankCode: '9993', branchName: '本店', kind: 'ordinary', numberEnd: '305', holder: 'サトウ ミサキ' },
  { id: 'c2', bankName: 'カブト模擬ゆうちょ', bankCode: '9990', branchName: '〇一八店', kind: 'ordinary', numberEnd: '712', holder: 'サトウ ミサキ' },
]

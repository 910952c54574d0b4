import type { CardContext } from './addCard.ts'
import type { Card, CardDraft } from './card.ts'

const asagi = {
  id: 'c1',
  region: 'jp',
  bankName: 'あさぎ模擬銀行',
  bankCode: '9993',
  branchName: '本店',
  branchCode: '001',
  kind: 'ordinary',
  numberEnd: '305',
  holder: 'サトウ ミサキ',
} as const
const postal = {
  id: 'c2',
  region: 'jp',
  bankName: 'カブト模擬ゆうちょ',
  bankCode: '9990',
  branchName: '〇一八店',
  branchCode: '018',
  kind: 'ordinary',
  numberEnd: '712',
  holder: 'サトウ ミサキ',
} as const

export const sampleCards: Card[] = [asagi, postal]

export const sampleOtherRegionCard: Card = {
  ...asagi,
  id: 'c3',
  region: 'other',
  bankCode: '9998',
  bankName: 'うみねこ模擬ネット銀行',
  branchName: 'インターネット支店',
  branchCode: '901',
  holder: 'MISAKI SATO',
  ifsc: 'MOGI0998901',
  upi: 'misaki.sato@mogi',
}

export const sampleCardDraft: CardDraft = {
  region: 'jp',
  bankCode: '9995',
  branchCode: '101',
  kind: 'ordinary',
  number: '0712305',
  postalBy: 'symbol',
  postalSymbol: '',
  postalNumber: '',
  holder: 'サトウ ミサキ',
  ifsc: '',
  upi: '',
}

export const samplePostalDraft: CardDraft = {
  ...sampleCardDraft,
  bankCode: '9990',
  branchCode: '',
  number: '',
  postalSymbol: '12345',
  postalNumber: '12345671',
}

export const sampleOtherRegionDraft: CardDraft = {
  ...sampleCardDraft,
  region: 'other',
  holder: 'Misaki Sato',
  ifsc: 'MOGI0998901',
  upi: 'misaki.sato@mogi',
}

export const sampleCardContext: CardContext = {
  verified: { name: '佐藤 美咲', nameKana: 'サトウ ミサキ' },
  accounts: [
    { bankCode: '9993', branchCode: '001', kind: 'ordinary', number: '1204305' },
    { bankCode: '9990', branchCode: '018', kind: 'ordinary', number: '0026712' },
  ],
}

import type { CardOutput } from './contract.ts'

/** A bank account of a member; of its number only the last digits ever leave the server. */
export type Card = CardOutput

export type CardAccount = { bankCode: string; branchCode: string; kind: Card['kind']; number: string }

/** As it is typed. `postalSymbol` and `postalNumber` replace branch, kind and number at the postal bank. */
export type CardDraft = {
  region: Card['region']
  bankCode: string
  branchCode: string
  kind: string
  number: string
  /** By which of the two an account of the postal bank is identified. */
  postalBy: 'symbol' | 'branch'
  postalSymbol: string
  postalNumber: string
  holder: string
  ifsc: string
  upi: string
}

export const emptyCard: CardDraft = {
  region: 'jp',
  bankCode: '',
  branchCode: '',
  kind: 'ordinary',
  number: '',
  postalBy: 'symbol',
  postalSymbol: '',
  postalNumber: '',
  holder: '',
  ifsc: '',
  upi: '',
}

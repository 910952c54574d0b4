export {
  accountOf,
  type CardContext,
  cardObstacles,
  checkCard,
  numberEnd,
  ownHolder,
  toCardRequest,
} from './addCard.ts'
export { type Bank, type BankHit, bankNamed, banks, branches, branchNamed, findBanks, POSTAL_BANK } from './banks.ts'
export { type Card, type CardAccount, type CardDraft, emptyCard } from './card.ts'
export { addCardCall, cardsCall, unbindCardCall } from './contract.ts'
export { holderIn } from './holders.ts'
export { generateNumber } from './madeNumber.ts'
export { checkPostal, fromPostal, type PostalAccount } from './postal.ts'
export {
  sampleCardContext,
  sampleCardDraft,
  sampleCards,
  sampleOtherRegionCard,
  sampleOtherRegionDraft,
  samplePostalDraft,
} from './samples.ts'
export { checkUnbind, toUnbindRequest, type UnbindContext, type UnbindDraft } from './unbind.ts'

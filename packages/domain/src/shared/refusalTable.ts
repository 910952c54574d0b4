import type { Refusal } from './refusal.ts'
import type { RefusalCode } from './refusalParams.ts'

/** danger = the value breaks a rule, progress = a time will open it, info = do something first, neutral = nobody can now. */
export type RefusalTone = 'danger' | 'progress' | 'info' | 'neutral'

/** The one thing that helps: another screen, a better value, or the same once more. */
export type RefusalFix =
  | 'addCard'
  | 'advanceClock'
  | 'contact'
  | 'deposit'
  | 'exchange'
  | 'login'
  | 'newQuote'
  | 'openRecord'
  | 'readTerms'
  | 'reload'
  | 'repay'
  | 'resetPassword'
  | 'setFundPassword'
  | 'uploadProof'
  | 'useAllowed'
  | 'verifyIdentity'

export type RefusalRow = { tone: RefusalTone; fix?: RefusalFix }

/** Every code has its row here and its words in `refusals/`: a new one does not compile without both. */
export const refusalTable: Record<RefusalCode, RefusalRow> = {
  accountNotFound: { tone: 'danger' },
  wrongPassword: { tone: 'danger', fix: 'resetPassword' },
  loginFailed: { tone: 'danger' },
  accountExists: { tone: 'info', fix: 'login' },
  accountFormat: { tone: 'danger' },
  inviterNotFound: { tone: 'danger' },
  loginBanned: { tone: 'danger', fix: 'contact' },
  originalPasswordWrong: { tone: 'danger', fix: 'resetPassword' },
  passwordsDiffer: { tone: 'danger' },
  passwordFormat: { tone: 'danger' },
  agreementRequired: { tone: 'info', fix: 'readTerms' },
  codeWrong: { tone: 'danger' },
  sessionEnded: { tone: 'info', fix: 'login' },

  accountFrozen: { tone: 'danger', fix: 'contact' },
  withdrawBarred: { tone: 'danger', fix: 'contact' },
  tradeBarred: { tone: 'danger', fix: 'contact' },
  fundPasswordWrong: { tone: 'danger', fix: 'setFundPassword' },
  fundPasswordMissing: { tone: 'info', fix: 'setFundPassword' },
  fundPasswordFormat: { tone: 'danger' },
  identityFailed: { tone: 'danger' },
  identityRequired: { tone: 'info', fix: 'verifyIdentity' },
  cardExists: { tone: 'neutral', fix: 'openRecord' },
  cardFormat: { tone: 'danger' },
  cardMissing: { tone: 'info', fix: 'addCard' },
  holderMismatch: { tone: 'danger', fix: 'useAllowed' },
  creditTooLow: { tone: 'danger', fix: 'contact' },

  insufficientBalance: { tone: 'danger', fix: 'deposit' },
  insufficientAvailable: { tone: 'danger', fix: 'useAllowed' },
  amountFormat: { tone: 'danger' },
  notWholeNumber: { tone: 'danger', fix: 'useAllowed' },
  belowMinimum: { tone: 'danger', fix: 'useAllowed' },
  aboveMaximum: { tone: 'danger', fix: 'useAllowed' },
  withdrawalMax: { tone: 'danger', fix: 'useAllowed' },
  fundOperationPending: { tone: 'info', fix: 'openRecord' },
  outsideWindow: { tone: 'progress', fix: 'advanceClock' },
  proofMissing: { tone: 'info', fix: 'uploadProof' },
  sameCurrency: { tone: 'danger' },
  quoteExpired: { tone: 'info', fix: 'newQuote' },
  loanUnpaid: { tone: 'info', fix: 'repay' },
  loanPending: { tone: 'info', fix: 'openRecord' },
  loanLimit: { tone: 'danger', fix: 'useAllowed' },
  repayAboveOwed: { tone: 'danger', fix: 'useAllowed' },

  priceLimit: { tone: 'danger', fix: 'useAllowed' },
  tickSize: { tone: 'danger', fix: 'useAllowed' },
  unitSize: { tone: 'danger', fix: 'useAllowed' },
  marketClosed: { tone: 'progress', fix: 'advanceClock' },
  halted: { tone: 'neutral' },
  notListed: { tone: 'progress' },
  delisted: { tone: 'neutral' },
  sellLocked: { tone: 'progress', fix: 'advanceClock' },
  insufficientShares: { tone: 'danger', fix: 'useAllowed' },
  leverageNotAllowed: { tone: 'danger', fix: 'useAllowed' },
  marginTooLow: { tone: 'danger', fix: 'deposit' },
  dayTradeClosed: { tone: 'neutral' },
  notPending: { tone: 'neutral', fix: 'reload' },
  illegalState: { tone: 'neutral', fix: 'reload' },

  alreadyApplied: { tone: 'info', fix: 'openRecord' },
  deadlinePassed: { tone: 'neutral' },
  blockClosed: { tone: 'neutral' },
  keyMismatch: { tone: 'danger' },
  dailyCount: { tone: 'progress' },
  followTimeExceeded: { tone: 'neutral' },

  requestFailed: { tone: 'danger' },
  required: { tone: 'danger' },
  tooOften: { tone: 'progress' },
  notFound: { tone: 'neutral' },
  notAllowed: { tone: 'neutral' },
  idempotencyMismatch: { tone: 'danger', fix: 'reload' },
  uploadFailed: { tone: 'danger', fix: 'uploadProof' },
  updateFailed: { tone: 'danger', fix: 'reload' },
  subscriptionFailed: { tone: 'danger', fix: 'reload' },
  placementFailed: { tone: 'danger', fix: 'reload' },
  withdrawalFailed: { tone: 'danger', fix: 'reload' },
  deletionFailed: { tone: 'danger', fix: 'reload' },
  systemBusy: { tone: 'danger', fix: 'reload' },
  offline: { tone: 'progress', fix: 'reload' },
  timeout: { tone: 'progress', fix: 'reload' },
  badAnswer: { tone: 'danger', fix: 'reload' },
}

/** What helps with this one: who has too few dollars buys some. */
export function fixOf({ code, params }: Refusal): RefusalFix | undefined {
  return code === 'insufficientBalance' && params.unit === 'USD' ? 'exchange' : refusalTable[code].fix
}

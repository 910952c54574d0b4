import type { FieldName } from './fields.ts'
import type { Amount } from './money.ts'
import type { StateName } from './states.ts'

type NoParams = Record<string, never>

/** What an amount counts where it is not yen. */
export type AmountUnit = 'JPY' | 'USD' | 'shares' | 'lots' | 'percent' | 'letters'
type Unit = { unit?: Exclude<AmountUnit, 'JPY'> | undefined }

export type SellRule = 'minutes' | 'sameDay' | 'tPlus1' | 'closedPeriod' | 'issueDate'
export type UploadReason = 'type' | 'size' | 'pixels' | 'empty' | 'broken' | 'network'

/** An Amount is a decimal string, a time ISO 8601, a day `2026-11-20`. Names and codes are those of decisions §7. */
type EntryParams = {
  accountNotFound: NoParams
  wrongPassword: { left: number }
  loginFailed: NoParams
  accountExists: NoParams
  accountFormat: { got: number }
  inviterNotFound: NoParams
  loginBanned: { reason: string; until?: string | undefined }
  originalPasswordWrong: { left: number }
  passwordsDiffer: NoParams
  passwordFormat: { min: number; max: number }
  agreementRequired: NoParams
  codeWrong: { left: number }
  sessionEnded: NoParams
}

type MemberParams = {
  accountFrozen: { reason: string; since: string }
  withdrawBarred: { reason: string; since: string }
  tradeBarred: { reason: string; since: string }
  fundPasswordWrong: { left: number }
  fundPasswordMissing: NoParams
  fundPasswordFormat: { min: number; max: number }
  identityFailed: { field: FieldName }
  identityRequired: NoParams
  cardExists: NoParams
  cardFormat: { field: FieldName }
  cardMissing: NoParams
  holderMismatch: { expected: string }
  creditTooLow: { score: number; need: number }
}

type FundsParams = {
  insufficientBalance: { need: Amount; have: Amount } & Unit
  /** `of` tells which pool was too small; without it, what can be withdrawn. */
  insufficientAvailable: { need: Amount; have: Amount; reserved: Amount; of?: 'available' | undefined } & Unit
  amountFormat: { field: FieldName }
  notWholeNumber: NoParams
  belowMinimum: { min: Amount } & Unit
  aboveMaximum: { max: Amount } & Unit
  withdrawalMax: { max: Amount }
  fundOperationPending: { id: string }
  outsideWindow: { from: string; to: string; nextOpen: string }
  proofMissing: NoParams
  sameCurrency: NoParams
  quoteExpired: NoParams
  loanUnpaid: { owed: Amount }
  loanPending: { id: string }
  loanLimit: { limit: Amount }
  repayAboveOwed: { owed: Amount }
}

type TradeParams = {
  priceLimit: { low: Amount; high: Amount; yours: Amount } & Unit
  tickSize: { tick: Amount; lower: Amount; upper: Amount } & Unit
  unitSize: { unit: number }
  marketClosed: { nextOpen: string }
  halted: { since: string }
  notListed: { date: string }
  delisted: NoParams
  sellLocked: { until: string; rule: SellRule }
  insufficientShares: { have: number; pending: number }
  leverageNotAllowed: { max: number }
  marginTooLow: { ratio: string; need: string }
  dayTradeClosed: { until: string }
  notPending: { state: StateName }
  illegalState: { state: StateName; allowed: readonly StateName[] }
}

type OfferParams = {
  alreadyApplied: { max: number; id: string }
  deadlinePassed: { at: string }
  blockClosed: { reason: string }
  keyMismatch: { left: number }
  dailyCount: { max: number }
  followTimeExceeded: { until: string }
}

type CallParams = {
  requestFailed: { status: number }
  required: { field: FieldName }
  tooOften: { retryAt: string }
  notFound: { what: string }
  notAllowed: NoParams
  idempotencyMismatch: NoParams
  uploadFailed: { reason: UploadReason; max: string }
  updateFailed: NoParams
  subscriptionFailed: NoParams
  placementFailed: NoParams
  withdrawalFailed: NoParams
  deletionFailed: NoParams
  systemBusy: { reference: string }
  offline: NoParams
  timeout: NoParams
  badAnswer: NoParams
}

/** What each refusal tells, by its stable code. */
export type RefusalParams = EntryParams & MemberParams & FundsParams & TradeParams & OfferParams & CallParams

export type RefusalCode = keyof RefusalParams

import type { FieldName } from './fields.ts'
import type { Currency } from './format/money.ts'
import type { Amount } from './money.ts'
import type { sellRules } from './sellRules.ts'
import type { StateName } from './states.ts'

/** What an amount counts where it is not yen. */
export type AmountUnit = Currency | 'shares' | 'lots' | 'percent' | 'letters'

export type SellRule = (typeof sellRules)[number]
export type UploadReason = 'type' | 'size' | 'pixels' | 'empty' | 'broken' | 'network'
/** Outside the regular session limit orders only; credit in Japan's regular session only; day trades in Japanese stocks only. */
export type OrderRule = 'limitOnly' | 'regularOnly' | 'japanOnly'

/** What a parameter is, and the type that it has. An Amount is a decimal string, a time ISO 8601 with an offset, a day `2026-11-20`, a clock `9:30`. */
type ParamTypes = {
  count: number
  shares: number
  amount: Amount
  price: Amount
  percent: string
  time: string
  /** A time that may be far off: told with its year. */
  farTime: string
  day: string
  clock: string
  text: string
  field: FieldName
  state: StateName
  states: readonly StateName[]
  sellRule: SellRule
  upload: UploadReason
  orderRule: OrderRule
  unit: Exclude<AmountUnit, 'JPY'>
  pool: 'available' | 'sameDay'
}

export type ParamKind = keyof ParamTypes
type Written = ParamKind | `${ParamKind}?`

/** What each refusal tells, by its stable code (decisions §7): from this follow the types, what is taken from a server, and how it is read. */
export const refusalParams = {
  accountNotFound: {},
  wrongPassword: { left: 'count' },
  loginFailed: {},
  accountExists: {},
  accountFormat: { got: 'count' },
  inviterNotFound: {},
  loginBanned: { reason: 'text', until: 'time?' },
  originalPasswordWrong: { left: 'count' },
  passwordsDiffer: {},
  passwordFormat: { min: 'count', max: 'count' },
  agreementRequired: {},
  codeWrong: { left: 'count' },
  sessionEnded: {},

  accountFrozen: { reason: 'text', since: 'time' },
  withdrawBarred: { reason: 'text', since: 'time' },
  tradeBarred: { reason: 'text', since: 'time' },
  fundPasswordWrong: { left: 'count' },
  fundPasswordMissing: {},
  fundPasswordFormat: { min: 'count', max: 'count' },
  identityFailed: { field: 'field' },
  identityRequired: {},
  cardExists: {},
  cardFormat: { field: 'field' },
  cardMissing: {},
  holderMismatch: { expected: 'text' },
  creditTooLow: { score: 'count', need: 'count' },

  insufficientBalance: { need: 'amount', have: 'amount', unit: 'unit?' },
  // `of` tells which pool was too small, without it what can be withdrawn; `sameDay` is 差金決済.
  insufficientAvailable: { need: 'amount', have: 'amount', reserved: 'amount', of: 'pool?', unit: 'unit?' },
  amountFormat: { field: 'field' },
  notWholeNumber: {},
  belowMinimum: { min: 'amount', unit: 'unit?' },
  aboveMaximum: { max: 'amount', unit: 'unit?' },
  withdrawalMax: { max: 'amount' },
  fundOperationPending: { id: 'text' },
  outsideWindow: { from: 'clock', to: 'clock', nextOpen: 'time' },
  proofMissing: {},
  sameCurrency: {},
  quoteExpired: {},
  loanUnpaid: { owed: 'amount' },
  loanPending: { id: 'text' },
  loanLimit: { limit: 'amount' },
  repayAboveOwed: { owed: 'amount' },

  priceLimit: { low: 'price', high: 'price', yours: 'price', unit: 'unit?' },
  tickSize: { tick: 'price', lower: 'price', upper: 'price', unit: 'unit?' },
  unitSize: { unit: 'shares' },
  marketClosed: { nextOpen: 'time' },
  halted: { since: 'time' },
  notListed: { date: 'day' },
  delisted: {},
  sellLocked: { until: 'time', rule: 'sellRule' },
  insufficientShares: { have: 'shares', pending: 'shares' },
  leverageNotAllowed: { max: 'count' },
  marginTooLow: { ratio: 'percent', need: 'percent' },
  dayTradeClosed: { until: 'time' },
  notPending: { state: 'state' },
  illegalState: { state: 'state', allowed: 'states' },

  alreadyApplied: { max: 'count', id: 'text' },
  deadlinePassed: { at: 'time' },
  blockClosed: { reason: 'text' },
  keyMismatch: { left: 'count' },
  dailyCount: { max: 'count' },
  followTimeExceeded: { until: 'farTime' },

  requestFailed: { status: 'count' },
  required: { field: 'field' },
  tooOften: { retryAt: 'time' },
  notFound: { what: 'text' },
  notAllowed: { rule: 'orderRule?' },
  idempotencyMismatch: {},
  uploadFailed: { reason: 'upload', max: 'text' },
  updateFailed: {},
  subscriptionFailed: {},
  placementFailed: {},
  withdrawalFailed: {},
  deletionFailed: {},
  systemBusy: { reference: 'text' },
  offline: {},
  timeout: {},
  badAnswer: {},
} as const satisfies Record<string, Record<string, Written>>

type Table = typeof refusalParams
export type RefusalCode = keyof Table

type ParamsOf<Row> = {
  [Name in keyof Row as Row[Name] extends ParamKind ? Name : never]: Row[Name] extends ParamKind
    ? ParamTypes[Row[Name]]
    : never
} & {
  [
    Name in keyof Row as Row[Name] extends ParamKind ? never : Name
  ]?: Row[Name] extends `${infer Kind extends ParamKind}?` ? ParamTypes[Kind] | undefined : never
}

export type RefusalParams = {
  [Code in RefusalCode]: keyof Table[Code] extends never ? Record<string, never> : ParamsOf<Table[Code]>
}

export function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusalParams, code)
}

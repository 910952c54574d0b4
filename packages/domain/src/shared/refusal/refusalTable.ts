import { isOrderRule, type ParamKinds, type ParamsFrom } from './refusalParams.ts'

/**
 * danger = the value breaks a rule, progress = a time will open it, info = do something first, neutral = nobody can
 * now.
 */
export type RefusalTone = 'danger' | 'progress' | 'info' | 'neutral'

/** What helps: another screen, a better value, or the current state. */
export type RefusalFix =
  | 'addCard'
  | 'advanceClock'
  | 'chooseImage'
  | 'contact'
  | 'deposit'
  | 'exchange'
  | 'followRule'
  | 'goHome'
  | 'login'
  | 'newCode'
  | 'openRecord'
  | 'readTerms'
  | 'reload'
  | 'repay'
  | 'resetPassword'
  | 'setFundPassword'
  | 'useAllowed'
  | 'useInviteCode'
  | 'verifyIdentity'

type RefusalRow = {
  params: ParamKinds
  tone: RefusalTone
  /** The one thing that helps most; none where the sentence says all that can be done. */
  fix?: RefusalFix
  /** What helps where the screen cannot offer that. */
  otherwise?: RefusalFix
}

/**
 * The parameters, tone and fix of each refusal, by its stable code (decisions §7). `params` decides the types, which
 * parameters are accepted from a server, and how they are written in the sentence. The sentences are in `refusals/`.
 */
export const refusalTable = {
  accountNotFound: { params: {}, tone: 'danger' },
  wrongPassword: { params: { left: 'count' }, tone: 'danger', fix: 'resetPassword' },
  loginFailed: { params: {}, tone: 'danger' },
  accountExists: { params: {}, tone: 'info', fix: 'login' },
  accountFormat: { params: { got: 'count' }, tone: 'danger' },
  inviterNotFound: { params: {}, tone: 'danger', fix: 'useInviteCode' },
  loginBanned: { params: { reason: 'text', until: 'time?' }, tone: 'danger', fix: 'contact' },
  originalPasswordWrong: { params: { left: 'count' }, tone: 'danger', fix: 'resetPassword' },
  passwordsDiffer: { params: {}, tone: 'danger' },
  passwordFormat: { params: { min: 'count', max: 'count' }, tone: 'danger' },
  agreementRequired: { params: {}, tone: 'info', fix: 'readTerms' },
  codeWrong: { params: { left: 'count' }, tone: 'danger', fix: 'newCode' },
  sessionEnded: { params: {}, tone: 'info', fix: 'login' },

  accountFrozen: { params: { reason: 'text', since: 'time' }, tone: 'danger', fix: 'contact' },
  withdrawBarred: { params: { reason: 'text', since: 'time' }, tone: 'danger', fix: 'contact' },
  tradeBarred: { params: { reason: 'text', since: 'time' }, tone: 'danger', fix: 'contact' },
  appealPending: { params: { since: 'time' }, tone: 'progress' },
  fundPasswordWrong: { params: { left: 'count' }, tone: 'danger', fix: 'setFundPassword' },
  fundPasswordMissing: { params: {}, tone: 'info', fix: 'setFundPassword' },
  fundPasswordFormat: { params: { min: 'count', max: 'count' }, tone: 'danger' },
  identityFailed: { params: { field: 'field' }, tone: 'danger' },
  imageGone: { params: { field: 'field' }, tone: 'info', fix: 'chooseImage' },
  identityRequired: { params: {}, tone: 'info', fix: 'verifyIdentity' },
  cardExists: { params: {}, tone: 'neutral', fix: 'openRecord' },
  cardFormat: { params: { field: 'field' }, tone: 'danger' },
  cardMissing: { params: {}, tone: 'info', fix: 'addCard' },
  holderMismatch: { params: { expected: 'text' }, tone: 'danger' },
  creditTooLow: { params: { score: 'count', need: 'count' }, tone: 'danger', fix: 'contact' },

  insufficientBalance: {
    params: { need: 'amount', have: 'amount', unit: 'unit?' },
    tone: 'danger',
    fix: 'useAllowed',
    otherwise: 'deposit',
  },
  // `of` says which pool was too small, without it the withdrawable one; `sameDay` is 差金決済.
  insufficientAvailable: {
    params: { need: 'amount', have: 'amount', reserved: 'amount', of: 'pool?', unit: 'unit?' },
    tone: 'danger',
    fix: 'useAllowed',
  },
  amountFormat: { params: { field: 'field' }, tone: 'danger' },
  notWholeNumber: { params: {}, tone: 'danger' },
  belowMinimum: { params: { min: 'amount', unit: 'unit?' }, tone: 'danger', fix: 'useAllowed' },
  aboveMaximum: { params: { max: 'amount', unit: 'unit?' }, tone: 'danger', fix: 'useAllowed' },
  withdrawalMax: { params: { max: 'amount' }, tone: 'danger', fix: 'useAllowed' },
  fundOperationPending: { params: { id: 'text', kind: 'operation' }, tone: 'info', fix: 'openRecord' },
  outsideWindow: { params: { from: 'clock', to: 'clock', nextOpen: 'time' }, tone: 'progress', fix: 'advanceClock' },
  proofMissing: { params: {}, tone: 'info', fix: 'chooseImage' },
  sameCurrency: { params: {}, tone: 'danger' },
  quoteExpired: { params: {}, tone: 'info', fix: 'reload' },
  loanUnpaid: { params: { owed: 'amount' }, tone: 'info', fix: 'repay' },
  loanPending: { params: { id: 'text' }, tone: 'info', fix: 'openRecord' },
  loanLimit: { params: { limit: 'amount' }, tone: 'danger', fix: 'useAllowed' },
  repayAboveOwed: { params: { owed: 'amount' }, tone: 'danger', fix: 'useAllowed' },

  priceLimit: {
    // `decimals` are those of the instrument: all of its prices are shown with as many.
    params: { low: 'price', high: 'price', yours: 'price', decimals: 'count?', unit: 'unit?' },
    tone: 'danger',
    fix: 'useAllowed',
  },
  tickSize: {
    params: { tick: 'price', lower: 'price', upper: 'price', decimals: 'count?', unit: 'unit?' },
    tone: 'danger',
    fix: 'useAllowed',
  },
  // Where yen are typed, what so many shares cost.
  unitSize: { params: { unit: 'shares', step: 'amount?' }, tone: 'danger' },
  // From when orders are taken, and from when they are filled where that is later.
  marketClosed: { params: { nextOpen: 'time', filledFrom: 'time?' }, tone: 'progress', fix: 'advanceClock' },
  halted: { params: { since: 'time' }, tone: 'neutral' },
  notListed: { params: { date: 'day' }, tone: 'progress' },
  delisted: { params: {}, tone: 'neutral' },
  sellLocked: { params: { until: 'time', rule: 'sellRule' }, tone: 'progress', fix: 'advanceClock' },
  insufficientShares: { params: { have: 'shares', pending: 'shares' }, tone: 'danger' },
  leverageNotAllowed: { params: { max: 'count' }, tone: 'danger' },
  marginTooLow: { params: { ratio: 'percent', need: 'percent' }, tone: 'danger', fix: 'deposit' },
  dayTradeClosed: { params: { until: 'time', nextOpen: 'time?' }, tone: 'neutral', fix: 'advanceClock' },
  notPending: { params: { state: 'state' }, tone: 'neutral', fix: 'reload' },
  illegalState: { params: { state: 'state', allowed: 'states' }, tone: 'neutral', fix: 'reload' },

  alreadyApplied: { params: { max: 'count', id: 'text' }, tone: 'info', fix: 'openRecord' },
  deadlinePassed: { params: { at: 'time' }, tone: 'neutral' },
  blockClosed: { params: { reason: 'text' }, tone: 'neutral' },
  keyMismatch: { params: { left: 'count' }, tone: 'danger' },
  dailyCount: { params: { max: 'count' }, tone: 'progress' },
  followTimeExceeded: { params: { until: 'farTime' }, tone: 'neutral' },

  requestFailed: { params: { status: 'count' }, tone: 'danger' },
  required: { params: { field: 'field' }, tone: 'danger' },
  // Two minutes before the end it is told in seconds.
  tooOften: {
    params: { retryAt: 'time', cause: 'cause?', seconds: 'count?' },
    tone: 'progress',
    fix: 'resetPassword',
    otherwise: 'setFundPassword',
  },
  streamsFull: { params: { max: 'count' }, tone: 'neutral' },
  notFound: { params: { what: 'text' }, tone: 'neutral', fix: 'reload', otherwise: 'goHome' },
  notAllowed: { params: { rule: 'notAllowedRule?' }, tone: 'neutral', fix: 'followRule', otherwise: 'contact' },
  clockBack: { params: { latest: 'farTime' }, tone: 'neutral' },
  noDraw: { params: { before: 'day' }, tone: 'neutral' },
  idempotencyMismatch: { params: {}, tone: 'danger', fix: 'reload' },
  uploadFailed: { params: { reason: 'upload', max: 'text' }, tone: 'danger', fix: 'chooseImage' },
  updateFailed: { params: {}, tone: 'danger', fix: 'reload' },
  subscriptionFailed: { params: {}, tone: 'danger', fix: 'reload' },
  placementFailed: { params: {}, tone: 'danger', fix: 'reload' },
  withdrawalFailed: { params: {}, tone: 'danger', fix: 'reload' },
  deletionFailed: { params: {}, tone: 'danger', fix: 'reload' },
  systemBusy: { params: { reference: 'text' }, tone: 'danger' },
  offline: { params: {}, tone: 'progress' },
  timeout: { params: {}, tone: 'progress', fix: 'reload' },
  badAnswer: { params: {}, tone: 'danger', fix: 'reload' },
} as const satisfies Record<string, RefusalRow>

type Table = typeof refusalTable
export type RefusalCode = keyof Table

export type RefusalParams = { [Code in RefusalCode]: ParamsFrom<Table[Code]['params']> }

/** The codes that a fix helps with. */
export type CodeWithFix<Fix extends RefusalFix> = {
  [Code in RefusalCode]: Table[Code] extends { fix: Fix } | { otherwise: Fix } ? Code : never
}[RefusalCode]

export function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusalTable, code)
}

/** Where a code has a fix that does not help with each of its refusals: those that it helps with. */
const helpful: {
  [Code in RefusalCode]?: Partial<Record<RefusalFix, (params: RefusalParams[Code]) => boolean>>
} = {
  // Nobody can open what the rules of the market close.
  notAllowed: { followRule: ({ rule }) => isOrderRule(rule), contact: ({ rule }) => !isOrderRule(rule) },
  codeWrong: { newCode: ({ left }) => left === 0 },
  tooOften: {
    resetPassword: ({ cause }) => cause === 'login',
    setFundPassword: ({ cause }) => cause === 'fundPassword',
  },
}

function helps(fix: RefusalFix, { code, params }: Refused): boolean {
  const condition = helpful[code]?.[fix] as ((params: object) => boolean) | undefined
  return condition?.(params) ?? true
}

type Refused = { code: RefusalCode; params: object; field?: string | undefined }

/**
 * What helps with this one, the best first. An allowed amount helps only at a field of money: too much of it may also
 * come from a number of shares. Who has too few dollars buys some.
 */
export function fixesOf(refusal: Refused): RefusalFix[] {
  const { code, params, field } = refusal
  const { fix, otherwise }: RefusalRow = refusalTable[code]
  const inDollars = 'unit' in params && params.unit === 'USD'
  const ofMoney = field === 'amount' || field === 'price'
  return [fix, otherwise]
    .filter((one) => one !== undefined)
    .filter((one) => helps(one, refusal))
    .filter((one) => one !== 'useAllowed' || ofMoney)
    .map((one) => (one === 'deposit' && inDollars ? 'exchange' : one))
}

/** The one that an answer names. */
export function fixOf(refusal: Refused): RefusalFix | undefined {
  return fixesOf(refusal)[0]
}

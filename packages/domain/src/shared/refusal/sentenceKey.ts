import type { FieldName } from './fields.ts'
import type { Amount } from '../amount/money.ts'
import type { NotAllowedRule, PendingOperation, TooOftenCause } from './refusalParams.ts'
import type { RefusalCode, RefusalParams } from './refusalTable.ts'

type Tries = 'wrongPassword' | 'originalPasswordWrong' | 'fundPasswordWrong' | 'codeWrong' | 'keyMismatch'
/** Fields that have a sentence of their own. */
export const cardFields = [
  'bankCode',
  'branchCode',
  'kind',
  'number',
  'postalSymbol',
  'postalNumber',
  'holder',
  'ifsc',
  'upi',
] as const
export const identityFields = ['name', 'nameKana', 'idNumber'] as const

/** Where one code has more than one sentence: the last try, nothing left, another rule, another field. */
type VariantKey =
  | `${Tries}Last`
  | 'codeWrongNone'
  | `notAllowed_${NotAllowedRule}`
  | `tooOften_${TooOftenCause}`
  | `fundOperationPending_${PendingOperation}`
  | `insufficientAvailable${'Count' | 'None' | 'SameDay'}`
  | `${'aboveMaximum' | 'loanLimit' | 'repayAboveOwed'}None`
  | 'insufficientSharesAll'
  | 'loginBannedUntil'
  | 'marketClosedFills'
  | 'unitSizeYen'
  | `cardFormat_${(typeof cardFields)[number]}`
  | `identityFailed_${(typeof identityFields)[number]}`
  | 'illegalStateNever'
  | 'requiredChoice'
  | 'notFoundTyped'

/** Each kind of pending operation has a sentence of its own. */
export type SentenceKey = Exclude<RefusalCode, 'fundOperationPending'> | VariantKey

/** Fields in which nothing is typed: one chooses an option or an image. */
const choices = new Set<FieldName>([
  'front',
  'back',
  'proof',
  'avatar',
  'cardId',
  'channel',
  'kind',
  'side',
  'type',
  'session',
  'leverage',
  'lang',
  'from',
  'to',
])

function isNothing(amount: Amount): boolean {
  return amount.startsWith('-') || !/[1-9]/.test(amount)
}

function availableKey({ have, of }: { have: Amount; of?: string | undefined }, field: string | undefined): SentenceKey {
  if (of === 'sameDay') return 'insufficientAvailableSameDay'
  if (isNothing(have)) return 'insufficientAvailableNone'
  return field === 'quantity' || field === 'lots' ? 'insufficientAvailableCount' : 'insufficientAvailable'
}

type Picked<Code extends RefusalCode> = (params: RefusalParams[Code], field: string | undefined) => SentenceKey

function lastTry<Code extends Tries>(code: Code): Picked<Code> {
  return ({ left }: { left: number }) => (left === 1 ? `${code}Last` : code)
}

const picks: { [Code in RefusalCode]?: Picked<Code> } = {
  wrongPassword: lastTry('wrongPassword'),
  originalPasswordWrong: lastTry('originalPasswordWrong'),
  fundPasswordWrong: lastTry('fundPasswordWrong'),
  codeWrong: ({ left }) => (left === 0 ? 'codeWrongNone' : left === 1 ? 'codeWrongLast' : 'codeWrong'),
  keyMismatch: lastTry('keyMismatch'),
  notAllowed: ({ rule }) => (rule ? `notAllowed_${rule}` : 'notAllowed'),
  tooOften: ({ cause }) => (cause ? `tooOften_${cause}` : 'tooOften'),
  fundOperationPending: ({ kind }) => `fundOperationPending_${kind}`,
  insufficientAvailable: availableKey,
  aboveMaximum: ({ max }) => (isNothing(max) ? 'aboveMaximumNone' : 'aboveMaximum'),
  withdrawalMax: ({ max }) => (isNothing(max) ? 'aboveMaximumNone' : 'withdrawalMax'),
  loanLimit: ({ limit }) => (isNothing(limit) ? 'loanLimitNone' : 'loanLimit'),
  repayAboveOwed: ({ owed }) => (isNothing(owed) ? 'repayAboveOwedNone' : 'repayAboveOwed'),
  insufficientShares: ({ pending }) => (pending === 0 ? 'insufficientSharesAll' : 'insufficientShares'),
  loginBanned: ({ until }) => (until ? 'loginBannedUntil' : 'loginBanned'),
  unitSize: ({ step }) => (step ? 'unitSizeYen' : 'unitSize'),
  marketClosed: ({ filledFrom }) => (filledFrom ? 'marketClosedFills' : 'marketClosed'),
  cardFormat: ({ field }) => `cardFormat_${field}` as SentenceKey,
  identityFailed: ({ field }) => `identityFailed_${field}` as SentenceKey,
  illegalState: ({ allowed }) => (allowed.length === 0 ? 'illegalStateNever' : 'illegalState'),
  required: ({ field }) =>
    field === 'agreed' ? 'agreementRequired' : choices.has(field) ? 'requiredChoice' : 'required',
  // Without a field the member has not typed it: it is the id of a record, which means nothing to them.
  notFound: (_, field) => (field ? 'notFoundTyped' : 'notFound'),
}

type SentenceInput<Code extends RefusalCode> = { code: Code; params: RefusalParams[Code]; field?: string | undefined }

/** The key of a refusal's sentence. A field without a sentence of its own gets the one of the code. */
export function sentenceKey<Code extends RefusalCode>({
  code,
  params,
  field,
}: SentenceInput<Code>): SentenceKey | RefusalCode {
  return picks[code]?.(params, field) ?? code
}

import type { Amount } from './money.ts'

/** What each refusal tells, by its stable code (decisions §7). Amounts are decimal strings, times ISO 8601. */
export type RefusalParams = {
  requestFailed: { status: number }
  wrongPassword: { left: number }
  loginFailed: NoParams
  accountFormat: { got: number }
  loginBanned: { reason: string; until?: string | undefined }
  accountFrozen: { reason: string; since: string }
  withdrawBarred: { reason: string; since: string }
  tooOften: { retryAt: string }
  fundPasswordWrong: { left: number }
  fundPasswordMissing: NoParams
  fundPasswordFormat: { min: number; max: number }
  passwordFormat: { min: number; max: number }
  agreementRequired: NoParams
  required: { field: string }
  amountFormat: { field: string }
  notWholeNumber: NoParams
  belowMinimum: { min: Amount }
  withdrawalMax: { max: Amount }
  insufficientBalance: { need: Amount; have: Amount }
  insufficientAvailable: { need: Amount; have: Amount; reserved: Amount }
  cardMissing: NoParams
  identityRequired: NoParams
  fundOperationPending: { id: string }
  outsideWindow: { from: string; to: string; nextOpen: string }
  notPending: { state: string }
  notFound: { what: string }
  notAllowed: NoParams
  sessionEnded: NoParams
  idempotencyMismatch: NoParams
  systemBusy: { reference: string }
  withdrawalFailed: NoParams
  offline: NoParams
  timeout: NoParams
  badAnswer: NoParams
}

type NoParams = Record<string, never>

export type RefusalCode = keyof RefusalParams

export type Refusal = {
  [Code in RefusalCode]: {
    code: Code
    params: RefusalParams[Code]
    /** The field of the form that it is about; without one it is about the whole. */
    field?: string | undefined
    /** The words of a server that sent no code; they win over ours. */
    msg?: string | undefined
  }
}[RefusalCode]

export type RefusalOf<Code extends RefusalCode> = Extract<Refusal, { code: Code }>

export function refuse<Code extends RefusalCode>(code: Code, params: RefusalParams[Code], field?: string): RefusalOf<Code> {
  return { code, params, ...(field === undefined ? {} : { field }) } as RefusalOf<Code>
}

/** danger = the value breaks a rule, progress = a time will open it, info = do something first, neutral = nobody can now. */
export type RefusalTone = 'danger' | 'progress' | 'info' | 'neutral'

export const refusalTones: Record<RefusalCode, RefusalTone> = {
  requestFailed: 'danger',
  wrongPassword: 'danger',
  loginFailed: 'danger',
  accountFormat: 'danger',
  loginBanned: 'danger',
  accountFrozen: 'danger',
  withdrawBarred: 'danger',
  tooOften: 'progress',
  fundPasswordWrong: 'danger',
  fundPasswordMissing: 'info',
  fundPasswordFormat: 'danger',
  passwordFormat: 'danger',
  agreementRequired: 'info',
  required: 'danger',
  amountFormat: 'danger',
  notWholeNumber: 'danger',
  belowMinimum: 'danger',
  withdrawalMax: 'danger',
  insufficientBalance: 'danger',
  insufficientAvailable: 'danger',
  cardMissing: 'info',
  identityRequired: 'info',
  fundOperationPending: 'info',
  outsideWindow: 'progress',
  notPending: 'neutral',
  notFound: 'neutral',
  notAllowed: 'neutral',
  sessionEnded: 'info',
  idempotencyMismatch: 'danger',
  systemBusy: 'danger',
  withdrawalFailed: 'danger',
  offline: 'progress',
  timeout: 'progress',
  badAnswer: 'danger',
}

export function isRefusalCode(code: string): code is RefusalCode {
  return code in refusalTones
}

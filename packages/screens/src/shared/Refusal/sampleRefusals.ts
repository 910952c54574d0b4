import { type Refusal, type RefusalCode, refuse } from '@kabuto/domain/shared'

// For stories only: one refusal of every code.

const since = '2026-11-18T09:00:00+09:00'

export const sampleRefusals: Record<RefusalCode, Refusal> = {
  requestFailed: refuse('requestFailed', { status: 503 }),
  wrongPassword: refuse('wrongPassword', { left: 3 }),
  loginFailed: refuse('loginFailed', {}),
  accountFormat: refuse('accountFormat', { got: 8 }),
  loginBanned: refuse('loginBanned', { reason: '不正利用の調査', until: '2026-11-25T09:00:00+09:00' }),
  accountFrozen: refuse('accountFrozen', { reason: '本人確認の再審査', since }),
  withdrawBarred: refuse('withdrawBarred', { reason: '口座名義の確認', since }),
  tooOften: refuse('tooOften', { retryAt: '2026-11-20T14:47:00+09:00' }),
  fundPasswordWrong: refuse('fundPasswordWrong', { left: 2 }),
  fundPasswordMissing: refuse('fundPasswordMissing', {}),
  fundPasswordFormat: refuse('fundPasswordFormat', { min: 7, max: 11 }),
  passwordFormat: refuse('passwordFormat', { min: 8, max: 16 }),
  agreementRequired: refuse('agreementRequired', {}),
  required: refuse('required', { field: 'amount' }),
  amountFormat: refuse('amountFormat', { field: 'amount' }),
  notWholeNumber: refuse('notWholeNumber', {}),
  belowMinimum: refuse('belowMinimum', { min: '1000' }),
  withdrawalMax: refuse('withdrawalMax', { max: '50000000' }),
  insufficientBalance: refuse('insufficientBalance', { need: '5000000', have: '4313000' }),
  insufficientAvailable: refuse('insufficientAvailable', { need: '3000000', have: '2918400', reserved: '1394600' }),
  cardMissing: refuse('cardMissing', {}),
  identityRequired: refuse('identityRequired', {}),
  fundOperationPending: refuse('fundOperationPending', { id: 'w1' }),
  outsideWindow: refuse('outsideWindow', { from: '9:30', to: '19:30', nextOpen: '2026-11-24T09:30:00+09:00' }),
  notPending: refuse('notPending', { state: 'passed' }),
  notFound: refuse('notFound', { what: 'KB20261120-004182' }),
  notAllowed: refuse('notAllowed', {}),
  sessionEnded: refuse('sessionEnded', {}),
  idempotencyMismatch: refuse('idempotencyMismatch', {}),
  systemBusy: refuse('systemBusy', { reference: '7F3A-20' }),
  withdrawalFailed: refuse('withdrawalFailed', {}),
  offline: refuse('offline', {}),
  timeout: refuse('timeout', {}),
  badAnswer: refuse('badAnswer', {}),
}

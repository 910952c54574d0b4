import { stateNames } from '../machine/states.ts'
import { fieldNames } from './fields.ts'
import { type Refusal, refuse } from './refusal.ts'
import { orderRules } from './refusalParams.ts'

import { sampleRefusals } from './samples.ts'
import { sellRules } from './sellRules.ts'
import { cardFields, identityFields } from './sentenceKey.ts'

const retryAt = '2026-11-20T14:47:00+09:00'
const until = '2026-11-24T09:00:00+09:00'
const since = '2026-11-18T09:00:00+09:00'

/** The last try before a lock. */
const lastTries: Refusal[] = [
  refuse('wrongPassword', { left: 1 }),
  refuse('originalPasswordWrong', { left: 1 }),
  refuse('codeWrong', { left: 1 }),
  refuse('codeWrong', { left: 0 }),
  refuse('fundPasswordWrong', { left: 1 }),
  refuse('keyMismatch', { left: 1 }),
]

/** Nothing left, another unit, another pool. */
const amounts: Refusal[] = [
  refuse('insufficientAvailable', { need: '1000', have: '0', reserved: '0' }, 'amount'),
  refuse(
    'insufficientAvailable',
    { need: '200', have: '100', reserved: '0', of: 'available', unit: 'shares' },
    'quantity',
  ),
  refuse('insufficientAvailable', { need: '284600', have: '100000', reserved: '0', of: 'sameDay' }, 'amount'),
  refuse('aboveMaximum', { max: '0' }, 'amount'),
  ...(['shares', 'lots', 'percent', 'letters'] as const).flatMap((unit) => [
    refuse('aboveMaximum', { max: '1', unit }, 'amount'),
    refuse('aboveMaximum', { max: '200', unit }, 'amount'),
  ]),
  refuse('loanLimit', { limit: '0' }, 'amount'),
  refuse('repayAboveOwed', { owed: '0' }, 'amount'),
  refuse('unitSize', { unit: 100, step: '284600' }),
  refuse('insufficientShares', { have: 200, pending: 0 }),
]

const others: Refusal[] = [
  ...([undefined, 'login', 'fundPassword', 'key', 'calls'] as const).map((cause) =>
    refuse('tooOften', { retryAt, ...(cause ? { cause } : {}) }),
  ),
  refuse('tooOften', { retryAt, cause: 'calls', seconds: 1 }),
  refuse('tooOften', { retryAt, cause: 'calls', seconds: 8 }),
  ...(['deposit', 'withdrawal', 'credit', 'raise'] as const).map((kind) =>
    refuse('fundOperationPending', { id: 'w1', kind }),
  ),
  refuse('loginBanned', { reason: '不正利用の調査' }),
  refuse('accountFrozen', { reason: '本人確認の再審査', since }),
  refuse('marketClosed', { nextOpen: until }),
  ...([...orderRules, 'sharedClock'] as const).map((rule) => refuse('notAllowed', { rule })),
  refuse('notFound', { what: '9999' }, 'symbol'),
  ...sellRules.map((rule) => refuse('sellLocked', { until, rule })),
  ...(['type', 'size', 'pixels', 'empty', 'broken', 'network'] as const).map((reason) =>
    refuse('uploadFailed', { reason, max: '5 MB' }),
  ),
]

/** A refusal for each sentence and each word in one: another cause, field, state, rule, unit or number. */
export const sampleSentences: readonly Refusal[] = [
  ...Object.values(sampleRefusals),
  ...lastTries,
  ...amounts,
  ...others,
  ...([...cardFields, 'name'] as const).map((field) => refuse('cardFormat', { field })),
  ...([...identityFields, 'front'] as const).map((field) => refuse('identityFailed', { field })),
  ...fieldNames.flatMap((field) => [refuse('required', { field }), refuse('amountFormat', { field })]),
  ...stateNames.map((state) => refuse('illegalState', { state, allowed: [] })),
]

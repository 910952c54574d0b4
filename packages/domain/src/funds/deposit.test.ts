import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inFullWidth, codesOf } from '../testing.ts'
import { depositCall } from './contract.ts'
import {
  checkDeposit,
  contextOfDeposit,
  type DepositContext,
  type DepositDraft,
  depositObstacles,
  emptyDeposit,
  toDepositRequest,
} from './deposit.ts'
import { sampleChannel, sampleDeposit, sampleDepositContext, sampleDepositDraft, sampleDeposits } from './samples.ts'

const frozen = { reason: '本人確認の再審査', since: '2026-11-18T00:00:00+09:00' }

const codes = (draft: DepositDraft, context: Partial<DepositContext> = {}): string[] =>
  codesOf(checkDeposit(draft, { ...sampleDepositContext, ...context }))
/** Channel and slip are chosen, the amount is typed. */
const wide = (draft: DepositDraft): DepositDraft => ({ ...draft, ...inFullWidth({ amount: draft.amount }) })

test.each<[Partial<DepositDraft>, string[]]>([
  [{}, []],
  [{ amount: '999' }, ['belowMinimum amount']],
  [{ amount: '1000' }, []],
  [{ amount: '50,000,000' }, []],
  [{ amount: '50000001' }, ['aboveMaximum amount']],
  [{ amount: '' }, ['required amount']],
  [{ amount: '0' }, ['belowMinimum amount']],
  [{ amount: '-1000' }, ['amountFormat amount']],
  [{ amount: '1000.5' }, ['notWholeNumber amount']],
  [{ amount: '1e309' }, ['amountFormat amount']],
  [{ amount: '1'.repeat(10_000) }, ['amountFormat amount']],
  [{ channel: '' }, ['required channel']],
  [{ channel: 'cash' }, ['required channel']],
  [{ proof: '' }, ['proofMissing proof']],
  [emptyDeposit, ['required channel', 'required amount', 'proofMissing proof']],
])('%j is refused for %j, in full width too', (changed, expected) => {
  expect(codes({ ...sampleDepositDraft, ...changed })).toEqual(expected)
  expect(codes(wide({ ...sampleDepositDraft, ...changed }))).toEqual(expected)
})

test.each([
  ['2026-11-20T09:29:59+09:00', false],
  ['2026-11-20T09:30:00+09:00', true],
  ['2026-11-20T19:29:59+09:00', true],
  ['2026-11-20T19:30:00+09:00', false],
  ['2026-11-21T12:00:00+09:00', false],
  ['2026-11-23T12:00:00+09:00', false],
])('at %s the window is open: %s', (time, open) => {
  expect(codes(sampleDepositDraft, { now: Date.parse(time) })).toEqual(open ? [] : ['outsideWindow'])
})

test('the window is told with its times and its next opening', () => {
  expect(depositObstacles('bank', { ...sampleDepositContext, now: Date.parse('2026-11-20T20:05:00+09:00') })).toEqual([
    { code: 'outsideWindow', params: { from: '9:30', to: '19:30', nextOpen: '2026-11-24T09:30:00+09:00' } },
  ])
})

test('one in review holds its own channel only', () => {
  expect(
    checkDeposit(sampleDepositDraft, { ...sampleDepositContext, pending: [{ id: 'd1', channel: 'bank' }] }),
  ).toEqual([{ code: 'fundOperationPending', params: { id: 'd1', kind: 'deposit' } }])
  expect(codes(sampleDepositDraft, { pending: [{ id: 'd1', channel: 'other' }] })).toEqual([])
})

test('what a phone has read is what a deposit is checked against: only what is in review holds its channel', () => {
  const member = { blocks: { frozen } }
  expect(
    contextOfDeposit({
      now: sampleDepositContext.now,
      member,
      channels: [sampleChannel, { ...sampleChannel, id: 'convenience' }],
      deposits: sampleDeposits,
    }),
  ).toEqual({
    now: sampleDepositContext.now,
    blocks: { frozen },
    channels: ['bank', 'convenience'],
    pending: [sampleDeposit],
  })
})

test('a freeze comes first, then the window, then the form', () => {
  expect(codes(emptyDeposit, { blocks: { frozen }, now: Date.parse('2026-11-23T12:00:00+09:00') })).toEqual([
    'accountFrozen',
    'outsideWindow',
    'required channel',
    'required amount',
    'proofMissing proof',
  ])
})

test('the amount is sent as plain digits', () => {
  expect(toDepositRequest({ ...sampleDepositDraft, amount: '５００，０００' })).toEqual({
    channel: 'bank',
    amount: '500000',
    proof: 'upload-1',
  })
})

test('whatever is typed is answered by codes that the call knows, and width does not matter', () => {
  const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.stringMatching(/^-?\d{0,17}[.,e]?\d{0,3}$/))
  const known: readonly string[] = depositCall.refusals
  fc.assert(
    fc.property(fc.record({ channel: typed, amount: typed, proof: typed }), (draft) => {
      expect(codes(wide(draft))).toEqual(codes(draft))
      expect(codes(draft).filter((code) => !known.includes(code.split(' ')[0] ?? ''))).toEqual([])
    }),
    { seed: 4 },
  )
})

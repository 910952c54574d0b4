import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAnswer } from '../shared/wire/readAnswer.ts'
import { inFullWidth } from '../testing.ts'
import {
  changeLossLimitCall,
  endFollowCall,
  followCall,
  followOrdersCall,
  followProductCall,
  joinPortfolioCall,
  leavePortfolioCall,
  portfoliosCall,
  tradersCall,
} from './contract.ts'
import {
  checkFollow,
  checkLossLimitChange,
  emptyFollow,
  type FollowContext,
  followCosts,
  type FollowDraft,
  toFollowRequest,
} from './follow.ts'
import {
  sampleEndedFollows,
  sampleFollowContext,
  sampleFollowDraft,
  sampleFollowOrder,
  sampleFollowProduct,
  sampleHolding,
  samplePortfolio,
  samplePortfolios,
  sampleTraders,
} from './samples.ts'

const frozen = { reason: '本人確認の再審査', since: '2026-11-18T00:00:00+09:00' }
const check = (draft: Partial<FollowDraft>, around: Partial<FollowContext> = {}) =>
  checkFollow({ ...sampleFollowDraft, ...draft }, { ...sampleFollowContext, ...around })

test.each([
  [tradersCall, sampleTraders],
  [followProductCall, sampleFollowProduct],
  [followCall, sampleFollowOrder],
  [followOrdersCall, { items: [sampleFollowOrder, ...sampleEndedFollows], next: null }],
  [endFollowCall, sampleFollowOrder],
  [changeLossLimitCall, sampleFollowOrder],
  [portfoliosCall, samplePortfolios],
  [joinPortfolioCall, sampleHolding],
  [leavePortfolioCall, sampleHolding],
])('a sample is an answer of its call', (call, sample) =>
  expect(readAnswer(call.output, sample)).toEqual({ value: sample }),
)

test.each<[string, object[], Partial<FollowContext>?]>([
  ['100000', []],
  ['99999', [{ code: 'belowMinimum', params: { min: '100000' }, field: 'amount' }]],
  ['300000', [], { product: { minimum: '300000', closesAt: null, endsAt: null } }],
  [
    '299,999',
    [{ code: 'belowMinimum', params: { min: '300000' }, field: 'amount' }],
    { product: { minimum: '300000', closesAt: null, endsAt: null } },
  ],
  ['3,420,000', []],
  [
    '3420001',
    [
      {
        code: 'insufficientAvailable',
        params: { need: '3420001', have: '3420000', reserved: '893535', of: 'available' },
        field: 'amount',
      },
    ],
  ],
  ['4313536', [{ code: 'insufficientBalance', params: { need: '4313536', have: '4313535' }, field: 'amount' }]],
  ['', [{ code: 'required', params: { field: 'amount' }, field: 'amount' }]],
  ['100000.5', [{ code: 'notWholeNumber', params: {}, field: 'amount' }]],
  ['-1', [{ code: 'amountFormat', params: { field: 'amount' }, field: 'amount' }]],
])('%s yen are refused for %j, in full width too', (amount, refusals, around = {}) => {
  expect(check({ amount }, around)).toEqual(refusals)
  expect(check(inFullWidth({ amount }), around)).toEqual(refusals)
})

test.each<[string, object[]]>([
  ['1', []],
  ['50', []],
  ['0', [{ code: 'belowMinimum', params: { min: '1', unit: 'percent' }, field: 'lossLimit' }]],
  ['51', [{ code: 'aboveMaximum', params: { max: '50', unit: 'percent' }, field: 'lossLimit' }]],
  ['', [{ code: 'required', params: { field: 'lossLimit' }, field: 'lossLimit' }]],
  ['10.5', [{ code: 'notWholeNumber', params: {}, field: 'lossLimit' }]],
  ['🪖', [{ code: 'amountFormat', params: { field: 'lossLimit' }, field: 'lossLimit' }]],
])('a loss limit of %s per cent is refused for %j, in full width too', (lossLimit, refusals) => {
  expect(check({ lossLimit })).toEqual(refusals)
  expect(check(inFullWidth({ lossLimit }))).toEqual(refusals)
})

test.each<[string, 'inProgress' | 'ended', object[]]>([
  ['1', 'inProgress', []],
  ['50', 'inProgress', []],
  ['0', 'inProgress', [{ code: 'belowMinimum', params: { min: '1', unit: 'percent' }, field: 'lossLimit' }]],
  ['51', 'inProgress', [{ code: 'aboveMaximum', params: { max: '50', unit: 'percent' }, field: 'lossLimit' }]],
  ['', 'inProgress', [{ code: 'required', params: { field: 'lossLimit' }, field: 'lossLimit' }]],
  ['10', 'ended', [{ code: 'illegalState', params: { state: 'ended', allowed: ['inProgress'] } }]],
  [
    '10.5',
    'ended',
    [
      { code: 'illegalState', params: { state: 'ended', allowed: ['inProgress'] } },
      { code: 'notWholeNumber', params: {}, field: 'lossLimit' },
    ],
  ],
])('to change the limit to %s per cent while it is %s is refused for %j', (lossLimit, state, refusals) => {
  expect(checkLossLimitChange(lossLimit, { state })).toEqual(refusals)
  expect(checkLossLimitChange(inFullWidth({ lossLimit }).lossLimit, { state })).toEqual(refusals)
})

const closesAt = '2026-11-27T15:30:00+09:00'

const endsAt = '2027-03-31T15:30:00+09:00'

test.each([
  [closesAt, endsAt, '2026-11-27T15:29:59+09:00', []],
  [closesAt, endsAt, closesAt, [{ code: 'followTimeExceeded', params: { until: closesAt } }]],
  [endsAt, closesAt, closesAt, [{ code: 'followTimeExceeded', params: { until: closesAt } }]],
  // 10:00Z is 19:00 in Tokyo: times are compared, not their text.
  [closesAt, '2026-11-27T10:00:00Z', closesAt, [{ code: 'followTimeExceeded', params: { until: closesAt } }]],
  [null, endsAt, '2027-03-31T15:29:59+09:00', []],
  [null, endsAt, endsAt, [{ code: 'followTimeExceeded', params: { until: endsAt } }]],
  [null, null, '2030-01-01T00:00:00+09:00', []],
])('what closes at %s and ends at %s is refused at %s for %j', (closes, ends, now, refusals) => {
  expect(check({}, { now: Date.parse(now), product: { minimum: '100000', closesAt: closes, endsAt: ends } })).toEqual(
    refusals,
  )
})

test('in order of what can be done about it', () => {
  const around = { ...sampleFollowContext, blocks: { frozen }, now: Date.parse(closesAt) }
  expect(checkFollow({ amount: '', lossLimit: '99' }, around).map(({ code }) => code)).toEqual([
    'accountFrozen',
    'followTimeExceeded',
    'required',
    'aboveMaximum',
  ])
})

test('a portfolio is joined by the same rule', () => {
  expect(check({ amount: '99999' }, { product: samplePortfolio })).toEqual([
    { code: 'belowMinimum', params: { min: '100000' }, field: 'amount' },
  ])
})

test('the loss limit is there before anything is typed', () =>
  expect(checkFollow({ ...emptyFollow, amount: '100000' }, sampleFollowContext)).toEqual([]))

test('what goes out is plain', () => {
  expect(toFollowRequest('follow-1', inFullWidth(sampleFollowDraft))).toEqual({
    id: 'follow-1',
    amount: '300000',
    lossLimit: '10',
  })
})

test.each([
  ['300000', ['0.6'], 11, '54'],
  ['300000', ['0.6'], 30, '147'],
  ['300000', ['0.6', '1.2'], 30, '442'],
  ['300000', [], 30, '0'],
  ['6083333', ['0.6'], 1, '99'],
  ['6083334', ['0.6'], 1, '100'],
])('%s yen with costs of %j per cent a year cost in %i days %s yen', (amount, percents, days, cost) => {
  expect(
    followCosts(
      amount,
      percents.map((percentAYear) => ({ percentAYear })),
      days,
    ),
  ).toBe(cost)
})

test('never throws, whatever is typed', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('NaN', '1e309', '🪖', '9'.repeat(10_000), '-0'),
  )
  const total = fc.property(typed, typed, (amount, lossLimit) => {
    expect(check(inFullWidth({ amount, lossLimit }))).toEqual(check({ amount, lossLimit }))
  })
  fc.assert(total, { seed: 20_261_120 })
})

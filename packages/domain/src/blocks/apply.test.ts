import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advance } from '../shared/machine/machine.ts'
import { readAnswer } from '../shared/wire/readAnswer.ts'
import { inFullWidth } from '../testing.ts'
import {
  appliedToday,
  blockAmount,
  type BlockContext,
  type BlockDraft,
  blockState,
  checkBlock,
  emptyBlock,
  blockDiscount,
  isKey,
  mostShares,
  soldOut,
  toBlockRequest,
} from './apply.ts'
import { applyBlockCall, blockApplicationCall, blockApplicationsCall, blockCall, blocksCall } from './contract.ts'
import { blockApplicationMachine } from './machines.ts'
import {
  sampleBlock,
  sampleBlockApplication,
  sampleBlockApplications,
  sampleBlockContext,
  sampleBlockDetail,
  sampleBlockDraft,
  sampleBlocks,
} from './samples.ts'

const block = { reason: '売買の調査', since: '2026-11-18T00:00:00+09:00' }
const at = (time: string): number => Date.parse(`2026-11-20T${time}+09:00`)
const check = (draft: Partial<BlockDraft>, around: Partial<BlockContext> = {}) =>
  checkBlock({ ...sampleBlockDraft, ...draft }, { ...sampleBlockContext, ...around })

test.each([
  [blocksCall, sampleBlocks],
  [blockCall, sampleBlockDetail],
  [applyBlockCall, sampleBlockApplication],
  [blockApplicationsCall, { items: sampleBlockApplications, next: null }],
  [blockApplicationCall, sampleBlockApplication],
])('a sample is an answer of its call', (call, sample) =>
  expect(readAnswer(call.output, sample)).toEqual({ value: sample }),
)

test('the samples follow from the rules', () => {
  expect(sampleBlockApplications.map(({ amount }) => amount)).toEqual(
    sampleBlockApplications.map(({ quantity }) => blockAmount(sampleBlock, String(quantity))),
  )
  expect(sampleBlocks.map((offer) => blockState(offer, sampleBlockContext.now))).toEqual(
    sampleBlocks.map(({ state }) => state),
  )
  expect(appliedToday(sampleBlockApplications, sampleBlockContext.now)).toBe(sampleBlockDetail.appliedToday)
})

test.each([
  [
    '08:19:59',
    'toBeSubscribed',
    [{ code: 'illegalState', params: { state: 'toBeSubscribed', allowed: ['subscribing'] } }],
  ],
  ['08:20:00', 'subscribing', []],
  ['16:59:59', 'subscribing', []],
  ['17:00:00', 'ended', [{ code: 'deadlinePassed', params: { at: sampleBlock.deadline } }]],
] as const)('at %s an offer is %s and refuses for %j', (time, state, expected) => {
  expect(blockState(sampleBlock, at(time))).toBe(state)
  expect(check({}, { now: at(time) })).toEqual(expected)
})

const wide = { cash: { all: '99000000', available: '99000000' } }

test.each<[string, object[], Partial<BlockContext>?]>([
  ['1000', []],
  ['999', [{ code: 'unitSize', params: { unit: 1000 }, field: 'quantity' }]],
  ['1,500株', [{ code: 'amountFormat', params: { field: 'quantity' }, field: 'quantity' }]],
  ['0', [{ code: 'belowMinimum', params: { min: '1000', unit: 'shares' }, field: 'quantity' }]],
  [
    '1000',
    [{ code: 'belowMinimum', params: { min: '2000', unit: 'shares' }, field: 'quantity' }],
    { offer: { ...sampleBlock, minShares: 2000 } },
  ],
  ['2000', [], { offer: { ...sampleBlock, minShares: 2000 } }],
  ['10,000', [], wide],
  ['11,000', [{ code: 'aboveMaximum', params: { max: '10000', unit: 'shares' }, field: 'quantity' }], wide],
  [
    '4000',
    [{ code: 'aboveMaximum', params: { max: '3000', unit: 'shares' }, field: 'quantity' }],
    { ...wide, offer: { ...sampleBlock, remainingShares: 3000 } },
  ],
  ['3000', [], { ...wide, offer: { ...sampleBlock, remainingShares: 3000 } }],
  ['', [{ code: 'required', params: { field: 'quantity' }, field: 'quantity' }]],
  ['1000.5', [{ code: 'notWholeNumber', params: {}, field: 'quantity' }]],
  ['-1000', [{ code: 'amountFormat', params: { field: 'quantity' }, field: 'quantity' }]],
  ['2000', []],
  [
    '3000',
    [
      {
        code: 'insufficientAvailable',
        params: { need: '3558000', have: '3420000', reserved: '893535', of: 'available' },
        field: 'quantity',
      },
    ],
  ],
  ['4000', [{ code: 'insufficientBalance', params: { need: '4744000', have: '4313535' }, field: 'quantity' }]],
  ['2000', [], { cash: { all: '2372000', available: '2372000' } }],
  [
    '2000',
    [
      {
        code: 'insufficientAvailable',
        params: { need: '2372000', have: '2371999', reserved: '1', of: 'available' },
        field: 'quantity',
      },
    ],
    { cash: { all: '2372000', available: '2371999' } },
  ],
])('%s shares are refused for %j, in full width too', (quantity, refusals, around = {}) => {
  expect(check({ quantity }, around)).toEqual(refusals)
  expect(check(inFullWidth({ quantity }), around)).toEqual(refusals)
})

test.each<[string, { left: number } | undefined, object[]]>([
  ['MNT4-7Q2M', undefined, []],
  ['', undefined, [{ code: 'required', params: { field: 'key' }, field: 'key' }]],
  ['　', { left: 4 }, [{ code: 'required', params: { field: 'key' }, field: 'key' }]],
  ['MNT4-0000', { left: 4 }, [{ code: 'keyMismatch', params: { left: 4 }, field: 'key' }]],
])('the key %j, which the server calls %j, is refused for %j', (key, wrongKey, refusals) =>
  expect(check({ key }, { wrongKey })).toEqual(refusals),
)

test.each([
  ['mnt4-7q2m', true],
  [' ＭＮＴ４－７Ｑ２Ｍ ', true],
  ['MNT47Q2M', false],
  ['', false],
])('%j is the key: %s', (typed, same) => expect(isKey(typed, 'MNT4-7Q2M')).toBe(same))

test('three a day', () => {
  expect(check({}, { appliedToday: 2 })).toEqual([])
  expect(check({}, { appliedToday: 3 })).toEqual([{ code: 'dailyCount', params: { max: 3 } }])
})

test.each([
  ['2026-11-20T00:00:00+09:00', 'pending', 1],
  ['2026-11-19T23:59:59+09:00', 'pending', 0],
  ['2026-11-19T15:00:00Z', 'passed', 1],
  ['2026-11-20T10:00:00+09:00', 'rejected', 0],
] as const)('what was applied for at %s and is %s counts %i', (appliedAt, state, counted) =>
  expect(appliedToday([{ appliedAt, state }], at('14:32:00'))).toBe(counted),
)

test.each<[Partial<BlockContext['offer']>, string, object[]]>([
  [{ remainingShares: 1000 }, 'subscribing', []],
  [{ remainingShares: 999 }, 'ended', [{ code: 'blockClosed', params: { reason: soldOut.ja } }]],
  [{ remainingShares: 0 }, 'ended', [{ code: 'blockClosed', params: { reason: soldOut.ja } }]],
  [{ remainingShares: 2000, minShares: 3000 }, 'ended', [{ code: 'blockClosed', params: { reason: soldOut.ja } }]],
  [
    { remainingShares: 0, closedReason: '売主の都合' },
    'ended',
    [{ code: 'blockClosed', params: { reason: '売主の都合' } }],
  ],
])('an offer with %j is %s and refuses for %j', (changed, state, refusals) => {
  const offer = { ...sampleBlock, ...changed }
  expect(blockState(offer, at('14:32:00'))).toBe(state)
  expect(check({ quantity: String(offer.minShares) }, { ...wide, offer })).toEqual(refusals)
})

test('in order of what can be done about it', () => {
  const closed = { ...sampleBlock, closedReason: '募集株数に達しました。' }
  expect(check({}, { offer: closed })).toEqual([{ code: 'blockClosed', params: { reason: '募集株数に達しました。' } }])
  const around = {
    blocks: { frozen: block, tradeBarred: block },
    identityVerified: false,
    offer: closed,
    now: at('17:00:00'),
    appliedToday: 9,
  }
  expect(checkBlock(emptyBlock, { ...sampleBlockContext, ...around }).map(({ code, field }) => field ?? code)).toEqual([
    'tradeBarred',
    'accountFrozen',
    'identityRequired',
    'blockClosed',
    'deadlinePassed',
    'dailyCount',
    'quantity',
    'key',
  ])
  expect(check({}, { blocks: { frozen: block } })).toEqual([{ code: 'accountFrozen', params: block }])
})

test('what goes out is plain', () => {
  expect(toBlockRequest('block-1', inFullWidth(sampleBlockDraft))).toEqual({
    id: 'block-1',
    quantity: '2000',
    key: 'MNT4-7Q2M',
  })
})

test.each([
  ['pending', { on: 'approve' }, { to: 'passed' }],
  ['pending', { on: 'reject', reason: '募集株数に達しました。' }, { to: 'rejected' }],
  [
    'pending',
    { on: 'reject', reason: ' ' },
    { refusal: { code: 'required', params: { field: 'reason' }, field: 'reason' } },
  ],
  ['passed', { on: 'reject', reason: 'x' }, { refusal: { code: 'notPending', params: { state: 'passed' } } }],
] as const)('an application that is %s, after %j, is %j', (state, event, step) =>
  expect(advance(blockApplicationMachine, state, event)).toEqual(step),
)

test('never throws, whatever is typed', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('NaN', '1e309', '🪖', '9'.repeat(10_000), '-0'),
  )
  const total = fc.property(typed, typed, (quantity, key) => {
    expect(check(inFullWidth({ quantity, key }))).toEqual(check({ quantity, key }))
  })
  fc.assert(total, { seed: 20_261_120 })
})

test.each([
  [sampleBlock, 10_000],
  [{ ...sampleBlock, remainingShares: 9000 }, 9000],
  [{ ...sampleBlock, remainingShares: 0 }, 0],
])('the most of one application', (offer, most) => expect(mostShares(offer)).toBe(most))

test('a discount is the close less the price, for all shares', () =>
  expect(blockDiscount(sampleBlock, '2000')).toBe('73000'))

import { is } from 'valibot'
import { describe, expect, test } from 'vitest'
import { readAnswer } from '../shared/wire/readAnswer.ts'
import { contract } from '../contract.ts'
import { checkClock, checkMemberAct, checkRejection, failureOf, faultOf, faultsAfter } from './acts.ts'
import {
  adminClockCall,
  adminMemberCall,
  adminScenarioCall,
  approveCall,
  faultCall,
  queueCall,
  rejectCall,
} from './contract.ts'
import { type Fault, type MemberAct, reviewKinds } from './entities.ts'
import {
  sampleClockAnswer,
  sampleDecided,
  sampleFaults,
  sampleMemberActs,
  sampleMemberRecord,
  sampleQueue,
  sampleQueueAnswer,
  sampleScenarioAnswer,
} from './samples.ts'

const calls = [queueCall, approveCall, rejectCall, adminMemberCall, adminClockCall, faultCall, adminScenarioCall]
const noReason = [{ code: 'required', params: { field: 'reason' }, field: 'reason' }]

test.each([
  [queueCall, sampleQueueAnswer],
  [approveCall, sampleDecided],
  [rejectCall, { ...sampleDecided, state: 'rejected' }],
  [adminMemberCall, sampleMemberRecord],
  [adminClockCall, sampleClockAnswer],
  [faultCall, sampleFaults],
  [adminScenarioCall, sampleScenarioAnswer],
])('a sample is an answer of its call', (call, sample) =>
  expect(readAnswer(call.output, sample)).toEqual({ value: sample }),
)

test('only admins may', () => expect(calls.map(({ role }) => role)).toEqual(calls.map(() => 'admin')))

test('everything that waits is in the queue', () =>
  expect(sampleQueue.map(({ kind }) => kind)).toEqual([...reviewKinds]))

test.each([
  ['', noReason],
  [' 　', noReason],
  ['明細の画像が読み取れません', []],
])('a rejection because of %j is refused for %j', (reason, refusals) => {
  expect(checkRejection({ reason })).toEqual(refusals)
})

describe('an act', () => {
  test.each(sampleMemberActs.map((act) => [act.act, act] as const))('%s is taken and needs no more', (_, act) => {
    expect([is(adminMemberCall.input, act), checkMemberAct(act)]).toEqual([true, []])
  })

  test.each(['0', '9'.repeat(15)])('may set the limit to %s', (limit) => {
    expect(is(adminMemberCall.input, { act: 'credit', account: '0000000003', limit })).toBe(true)
  })

  test('that blocks a member needs a reason', () => {
    const blocking: MemberAct = { act: 'impose', account: '0000000003', block: 'tradeBarred', reason: ' ' }
    expect(checkMemberAct(blocking)).toEqual(noReason)
  })

  test.each([
    { act: 'ban', account: '0000000003' },
    { act: 'credit', account: '0000000003', score: 101 },
    ...['all', '-5', '1000000.00000001', '1000000.5', '1'.repeat(16), ''].map((limit) => ({
      act: 'credit',
      account: '0000000003',
      limit,
    })),
  ])('%j is none', (act) => {
    expect(is(adminMemberCall.input, act)).toBe(false)
  })
})

const now = '2026-11-20T14:32:00+09:00'
const before = '2026-11-20T14:31:59+09:00'
const notBefore = [{ code: 'clockBack', params: { latest: now }, field: 'at' }]
const notAt = [{ code: 'notAllowed', params: {}, field: 'at' }]

test.each([
  [{ mode: 'open' }, []],
  [{ mode: 'open', at: now }, []],
  [{ mode: 'open', speed: 60 }, []],
  [{ mode: 'open', at: before }, notBefore],
  [{ mode: 'open', at: '2028-11-19T14:32:00+09:00' }, []],
  [{ mode: 'open', at: '2028-11-19T14:32:01+09:00' }, notAt],
  [{ mode: 'fixed', at: '2028-11-19T14:32:01+09:00' }, notAt],
  [{ mode: 'fixed', at: '9999-12-31T23:59:59+09:00' }, notAt],
  [{ mode: 'fixed', at: now }, []],
  [{ mode: 'fixed', at: before }, notBefore],
  [{ mode: 'fixed', at: '2025-12-31T23:59:59+09:00' }, notBefore],
  [{ mode: 'real' }, []],
] as const)('a clock set to %j is refused for %j', (setting, refusals) => {
  expect(is(adminClockCall.input, setting)).toBe(true)
  expect(checkClock(setting, { now: Date.parse(now), wall: Date.parse(now) })).toEqual(refusals)
})

test.each([
  ['2028-12-31T23:59:59+09:00', []],
  ['2029-01-01T00:00:00+09:00', notAt],
])('a clock set to %s, where the known years end, is refused for %j', (at, refusals) => {
  const inJune = Date.parse('2028-06-01T10:00:00+09:00')
  expect(checkClock({ mode: 'open', at }, { now: inJune, wall: inJune })).toEqual(refusals)
})

test('no clock is set before the years that are known', () => {
  const early = Date.parse('2025-12-01T10:00:00+09:00')
  const setTo = (at: string) => checkClock({ mode: 'fixed', at }, { now: early, wall: early })
  expect(setTo('2026-01-01T00:00:00+09:00')).toEqual([])
  expect(setTo('2025-12-31T23:59:59+09:00')).toEqual(notAt)
})

test.each([
  [0, []],
  [1, []],
  [-1, notBefore],
])('the real time, %i ms from the time on the market, is refused for %j', (ahead, refusals) => {
  expect(checkClock({ mode: 'real' }, { now: Date.parse(now), wall: Date.parse(now) + ahead })).toEqual(refusals)
})

test.each([
  { mode: 'open', speed: 0 },
  { mode: 'open', speed: 1.5 },
  { mode: 'open', speed: 61 },
  { mode: 'fixed' },
  { mode: 'late' },
])('a clock cannot be set to %j', (setting) => {
  expect(is(adminClockCall.input, setting)).toBe(false)
})

describe('faults', () => {
  const [slow, lost, all] = sampleFaults

  test.each([
    ['market/quotes', slow],
    ['funds/withdraw', lost],
    ['user/info', all],
  ])('%s meets %j', (path, fault) => expect(faultOf(sampleFaults, path)).toBe(fault))

  test('one for all leaves the way in open; only one that is named for it shuts it', () => {
    expect(faultOf(sampleFaults, 'user/login')).toBeUndefined()
    const named: Fault = { call: 'user/login', fault: 'offline' }
    expect(faultOf([...sampleFaults, named], 'user/login')).toBe(named)
  })

  test('without any there is none', () => expect(faultOf([], 'user/info')).toBeUndefined())

  test('a later one replaces that of the same call, and none ends it', () => {
    const broken: Fault = { call: 'market/quotes', fault: 'malformed' }
    expect(faultsAfter(sampleFaults, broken)).toEqual([lost, all, broken])
    expect(faultsAfter(sampleFaults, { call: '*', fault: 'none' })).toEqual([slow, lost])
  })

  test.each([
    ['funds/withdraw', 'withdrawalFailed'],
    ['ipo/apply', 'subscriptionFailed'],
    ['ipo/pay', 'subscriptionFailed'],
    ['block/apply', 'subscriptionFailed'],
    ['raise/apply', 'placementFailed'],
    ['user/unbindCard', 'deletionFailed'],
    ['user/update', 'updateFailed'],
    ['user/submitIdentity', 'updateFailed'],
    ['funds/cancelWithdrawal', 'updateFailed'],
    ['common/upload', 'uploadFailed'],
    ['user/login', 'loginFailed'],
    ['trade/order', undefined],
    ['funds/summary', undefined],
  ])('%s, let fail, says %s', (path, code) => {
    const call = contract.find((one) => one.path === path)
    expect(call && failureOf(call)?.code).toBe(code)
  })

  test('of the codes for it each is seen, and none that reads fails so', () => {
    const seen = new Set(contract.map((call) => failureOf(call)?.code))
    expect([...seen].filter((code) => code !== undefined).toSorted()).toEqual([
      'deletionFailed',
      'loginFailed',
      'placementFailed',
      'subscriptionFailed',
      'updateFailed',
      'uploadFailed',
      'withdrawalFailed',
    ])
    expect(contract.filter((call) => !call.changes && failureOf(call))).toEqual([])
  })

  test.each([
    { call: '*', fault: 'latency' },
    { call: '*', fault: 'latency', ms: 60_001 },
    { call: '*', fault: 'fire' },
  ])('%j is none', (fault) => expect(is(faultCall.input, fault)).toBe(false))
})

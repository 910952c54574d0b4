import { expect, test } from 'vitest'
import { advance } from '../shared/machine/machine.ts'
import { readAnswer } from '../shared/wire/readAnswer.ts'
import {
  cancelWithdrawalCall,
  channelsCall,
  depositCall,
  exchangeCall,
  fundsHistoryCall,
  fundsSummaryCall,
  rateCall,
  recordsCall,
  depositsCall,
  withdrawalsCall,
  withdrawCall,
} from './contract.ts'
import { exchanged } from './exchange.ts'
import { canCancel, depositMachine, withdrawalMachine } from './machines.ts'
import {
  sampleChannel,
  sampleDeposit,
  sampleDeposits,
  sampleExchange,
  sampleFunds,
  sampleHistory,
  sampleRate,
  sampleWithdrawal,
  sampleWithdrawals,
} from './samples.ts'

const page = <Item>(items: Item[]) => ({ items, next: null })

test.each([
  [fundsSummaryCall, sampleFunds],
  [fundsHistoryCall, sampleHistory],
  [channelsCall, [sampleChannel]],
  [depositCall, sampleDeposit],
  [withdrawCall, sampleWithdrawal],
  [cancelWithdrawalCall, sampleWithdrawal],
  [rateCall, sampleRate],
  [exchangeCall, sampleExchange],
  [recordsCall, page([...sampleDeposits, ...sampleWithdrawals, sampleExchange])],
  [withdrawalsCall, page(sampleWithdrawals)],
  [depositsCall, page(sampleDeposits)],
])('a sample is an answer of its call', (call, sample) =>
  expect(readAnswer(call.output, sample)).toEqual({ value: sample }),
)

test('the samples follow from the rules', () => {
  expect(exchanged('JPY', sampleExchange.amount, sampleRate)).toEqual({
    rate: sampleExchange.rate,
    proceeds: sampleExchange.proceeds,
    difference: sampleExchange.difference,
  })
  expect(sampleHistory.at(-1)?.total).toBe(sampleFunds.total)
})

test.each([
  ['withdrawal', withdrawalsCall],
  ['deposit', depositsCall],
])('to ask for each %s is to ask for records', (kind, call) => {
  expect(call.path).toBe(recordsCall.path)
  expect(readAnswer(call.input, { kind })).toEqual({ value: { kind } })
  expect(readAnswer(recordsCall.input, { kind })).toEqual({ value: { kind } })
})

test.each([
  ['pending', { on: 'approve' }, { to: 'passed' }],
  ['pending', { on: 'reject', reason: '口座名義の確認' }, { to: 'rejected' }],
  [
    'pending',
    { on: 'reject', reason: '' },
    { refusal: { code: 'required', params: { field: 'reason' }, field: 'reason' } },
  ],
  ['pending', { on: 'cancel' }, { to: 'cancelled' }],
  ['passed', { on: 'cancel' }, { refusal: { code: 'notPending', params: { state: 'passed' } } }],
  ['cancelled', { on: 'approve' }, { refusal: { code: 'notPending', params: { state: 'cancelled' } } }],
] as const)('a withdrawal that is %s, after %j, is %j', (state, event, step) =>
  expect(advance(withdrawalMachine, state, event)).toEqual(step),
)

test.each([
  ['pending', { on: 'approve' }, { to: 'passed' }],
  ['pending', { on: 'reject', reason: '明細の画像が読み取れません' }, { to: 'rejected' }],
  ['rejected', { on: 'approve' }, { refusal: { code: 'notPending', params: { state: 'rejected' } } }],
] as const)('a deposit that is %s, after %j, is %j', (state, event, step) =>
  expect(advance(depositMachine, state, event)).toEqual(step),
)

test('the machines begin in review and know no other states', () => {
  expect(depositMachine).toMatchObject({
    name: 'deposit',
    states: ['pending', 'passed', 'rejected'],
    initial: 'pending',
  })
  expect(withdrawalMachine).toMatchObject({
    name: 'withdrawal',
    states: ['pending', 'passed', 'rejected', 'cancelled'],
    initial: 'pending',
  })
})

test('only what is in review can be cancelled', () => {
  expect(sampleWithdrawals.map((record) => canCancel(record))).toEqual([true, false, false, false])
})

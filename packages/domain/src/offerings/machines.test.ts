import { expect, test } from 'vitest'
import { advance } from '../shared/machine/machine.ts'
import { ipoApplicationMachine, ipoOfferMachine } from './machines.ts'

test.each([
  ['awaitingDraw', { on: 'draw', won: true }, { to: 'won' }],
  ['awaitingDraw', { on: 'draw', won: false }, { to: 'notWon' }],
  ['awaitingDraw', { on: 'draw' }, { to: 'notWon' }],
  ['awaitingDraw', { on: 'withdraw' }, { to: 'cancelled' }],
  ['won', { on: 'pay' }, { to: 'paymentComplete' }],
  ['won', { on: 'abstain' }, { to: 'abstained' }],
  ['won', { on: 'deadline' }, { to: 'unpaid' }],
  ['notWon', { on: 'pay' }, { refusal: { code: 'illegalState', params: { state: 'notWon', allowed: ['won'] } } }],
  ['unpaid', { on: 'pay' }, { refusal: { code: 'illegalState', params: { state: 'unpaid', allowed: ['won'] } } }],
] as const)('an application that is %s, after %j, gives %j', (from, event, step) =>
  expect(advance(ipoApplicationMachine, from, event)).toEqual(step),
)

test.each([
  ['toBeSubscribed', 'open', 'subscribing'],
  ['subscribing', 'close', 'ended'],
] as const)('an offer that is %s, after %s, is %s', (from, on, to) =>
  expect(advance(ipoOfferMachine, from, { on })).toEqual({ to }),
)

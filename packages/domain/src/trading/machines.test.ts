import { expect, test } from 'vitest'
import { advance } from '../shared/machine/machine.ts'
import { dayTradeMachine, positionMachine } from './machines.ts'

test.each([
  ['pendingOrder', { on: 'fill' }, 'holding'],
  ['pendingOrder', { on: 'cancel' }, 'cancelled'],
  ['pendingOrder', { on: 'expire' }, 'cancelled'],
  ['holding', { on: 'sell' }, 'preparingToClose'],
  ['preparingToClose', { on: 'fill' }, 'sold'],
  ['preparingToClose', { on: 'fill', onMargin: false }, 'sold'],
  ['preparingToClose', { on: 'fill', onMargin: true }, 'closed'],
  ['preparingToClose', { on: 'cancel' }, 'holding'],
  ['preparingToClose', { on: 'expire' }, 'holding'],
] as const)('a position that is %s, after %j, is %s', (from, event, to) =>
  expect(advance(positionMachine, from, event)).toEqual({ to }),
)

test.each([
  ['applied', 'fill', 'open'],
  ['applied', 'refuse', 'refused'],
  ['open', 'close', 'closed'],
] as const)('a day trade that is %s, after %s, is %s', (from, on, to) =>
  expect(advance(dayTradeMachine, from, { on })).toEqual({ to }),
)

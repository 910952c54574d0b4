import { canHappen, type DecisionFacts, defineMachine } from '../shared/machine.ts'
import { reviewEdges } from '../shared/review.ts'
import type { Withdrawal } from './withdrawal.ts'

/** Decisions §5. Money moves on `passed`. */
export const depositMachine = defineMachine<'pending' | 'passed' | 'rejected', 'approve' | 'reject', DecisionFacts>({
  name: 'deposit',
  states: ['pending', 'passed', 'rejected'],
  initial: 'pending',
  edges: reviewEdges,
  illegal: 'notPending',
})

/** Money is frozen on submit, leaves on `passed`, returns otherwise. */
export const withdrawalMachine = defineMachine<
  'pending' | 'passed' | 'rejected' | 'cancelled',
  'approve' | 'reject' | 'cancel',
  DecisionFacts
>({
  name: 'withdrawal',
  states: ['pending', 'passed', 'rejected', 'cancelled'],
  initial: 'pending',
  edges: [...reviewEdges, { from: 'pending', on: 'cancel', to: 'cancelled' }],
  illegal: 'notPending',
})

export function canCancel({ state }: Pick<Withdrawal, 'state'>): boolean {
  return canHappen(withdrawalMachine, state, 'cancel')
}

import { canHappen, type DecisionFacts, defineMachine } from '../shared/machine/machine.ts'
import { reviewEdges } from '../shared/machine/review.ts'

/** Decisions §5. Money moves on `passed`. */
export const depositMachine = defineMachine<'pending' | 'passed' | 'rejected', 'approve' | 'reject', DecisionFacts>({
  name: 'deposit',
  states: ['pending', 'passed', 'rejected'],
  initial: 'pending',
  edges: reviewEdges,
  illegal: 'notPending',
})

type WithdrawalState = 'pending' | 'passed' | 'rejected' | 'cancelled'

/** Money is frozen on submit, leaves on `passed`, returns otherwise. */
export const withdrawalMachine = defineMachine<WithdrawalState, 'approve' | 'reject' | 'cancel', DecisionFacts>({
  name: 'withdrawal',
  states: ['pending', 'passed', 'rejected', 'cancelled'],
  initial: 'pending',
  edges: [...reviewEdges, { from: 'pending', on: 'cancel', to: 'cancelled' }],
  illegal: 'notPending',
})

export function canCancel({ state }: { state: WithdrawalState }): boolean {
  return canHappen(withdrawalMachine, state, 'cancel')
}

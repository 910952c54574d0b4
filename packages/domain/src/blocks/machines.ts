import { type DecisionFacts, defineMachine } from '../shared/machine/machine.ts'
import { reviewEdges } from '../shared/machine/review.ts'

/** Decisions §5. Money and shares move on `passed`. */
export const blockApplicationMachine = defineMachine<
  'pending' | 'passed' | 'rejected',
  'approve' | 'reject',
  DecisionFacts
>({
  name: 'blockApplication',
  states: ['pending', 'passed', 'rejected'],
  initial: 'pending',
  edges: reviewEdges,
  illegal: 'notPending',
})

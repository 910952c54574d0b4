import { type DecisionFacts, defineMachine, type Guard } from '../shared/machine/machine.ts'
import { type Amount, isAbove } from '../shared/amount/money.ts'
import { reviewEdges } from '../shared/machine/review.ts'

type LoanFacts = DecisionFacts & { rest?: Amount | undefined }

const restLeft: Guard<LoanFacts> = { name: 'rest > 0', holds: ({ rest }) => rest !== undefined && isAbove(rest, '0') }
const nothingLeft: Guard<LoanFacts> = {
  name: 'rest = 0',
  holds: ({ rest }) => rest !== undefined && !isAbove(rest, '0'),
}

/** Decisions §5. The money comes on `passed`. */
export const loanMachine = defineMachine<
  'pending' | 'passed' | 'rejected' | 'repaid',
  'approve' | 'reject' | 'repay',
  LoanFacts
>({
  name: 'loan',
  states: ['pending', 'passed', 'rejected', 'repaid'],
  initial: 'pending',
  edges: [
    ...reviewEdges,
    { from: 'passed', on: 'repay', to: 'passed', when: restLeft },
    { from: 'passed', on: 'repay', to: 'repaid', when: nothingLeft },
  ],
  illegal: 'illegalState',
})

export const creditTopUpMachine = defineMachine<'pending' | 'passed' | 'rejected', 'approve' | 'reject', DecisionFacts>(
  {
    name: 'creditTopUp',
    states: ['pending', 'passed', 'rejected'],
    initial: 'pending',
    edges: reviewEdges,
    illegal: 'notPending',
  },
)

import { type DecisionFacts, defineMachine, withReason } from '../shared/machine/machine.ts'
import type { IdentityOutput } from './contract.ts'

/** Decisions §5. */
export const identityMachine = defineMachine<IdentityOutput['state'], 'submit' | 'approve' | 'reject', DecisionFacts>({
  name: 'identity',
  states: ['unverified', 'underReview', 'verified'],
  initial: 'unverified',
  edges: [
    { from: 'unverified', on: 'submit', to: 'underReview' },
    { from: 'underReview', on: 'approve', to: 'verified' },
    { from: 'underReview', on: 'reject', to: 'unverified', when: withReason },
  ],
  illegal: 'illegalState',
})

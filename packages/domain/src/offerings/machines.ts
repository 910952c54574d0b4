import { type DecisionFacts, defineMachine } from '../shared/machine/machine.ts'
import { reviewEdges } from '../shared/machine/review.ts'

/** Led by the clock alone. */
export const ipoOfferMachine = defineMachine<'toBeSubscribed' | 'subscribing' | 'ended', 'open' | 'close'>({
  name: 'ipoOffer',
  states: ['toBeSubscribed', 'subscribing', 'ended'],
  initial: 'toBeSubscribed',
  edges: [
    { from: 'toBeSubscribed', on: 'open', to: 'subscribing' },
    { from: 'subscribing', on: 'close', to: 'ended' },
  ],
  illegal: 'illegalState',
})

export type DrawFacts = { won?: boolean }

/** Decisions §5: not paying costs nothing and is final. */
export const ipoApplicationMachine = defineMachine<
  'awaitingDraw' | 'won' | 'notWon' | 'paymentComplete' | 'abstained' | 'unpaid' | 'cancelled',
  'draw' | 'withdraw' | 'pay' | 'abstain' | 'deadline',
  DrawFacts
>({
  name: 'ipoApplication',
  states: ['awaitingDraw', 'won', 'notWon', 'paymentComplete', 'abstained', 'unpaid', 'cancelled'],
  initial: 'awaitingDraw',
  edges: [
    { from: 'awaitingDraw', on: 'draw', to: 'won', when: { name: 'lots', holds: ({ won }) => won === true } },
    { from: 'awaitingDraw', on: 'draw', to: 'notWon', when: { name: 'no lots', holds: ({ won }) => won !== true } },
    { from: 'awaitingDraw', on: 'withdraw', to: 'cancelled' },
    { from: 'won', on: 'pay', to: 'paymentComplete' },
    { from: 'won', on: 'abstain', to: 'abstained' },
    { from: 'won', on: 'deadline', to: 'unpaid' },
  ],
  illegal: 'illegalState',
})

export const raiseMachine = defineMachine<'pending' | 'passed' | 'rejected', 'approve' | 'reject', DecisionFacts>({
  name: 'raiseApplication',
  states: ['pending', 'passed', 'rejected'],
  initial: 'pending',
  edges: reviewEdges,
  illegal: 'notPending',
})

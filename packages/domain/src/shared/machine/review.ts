import { type DecisionFacts, type Edge, withReason } from './machine.ts'

/** The simulated back office decides after so much simulated time (decisions §6). */
export const REVIEW_MS = 60_000

/** What it decides about, whatever the record (decisions §5). */
export const reviewEdges: readonly Edge<'pending' | 'passed' | 'rejected', 'approve' | 'reject', DecisionFacts>[] = [
  { from: 'pending', on: 'approve', to: 'passed' },
  { from: 'pending', on: 'reject', to: 'rejected', when: withReason },
]

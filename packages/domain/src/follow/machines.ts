import { defineMachine, type Edge } from '../shared/machine/machine.ts'

/** Decisions §5: by the member at any time, or by itself. */
const endings: readonly Edge<'inProgress' | 'ended', 'end' | 'term' | 'lossLimit' | 'productEnd', unknown>[] = [
  { from: 'inProgress', on: 'end', to: 'ended' },
  { from: 'inProgress', on: 'term', to: 'ended' },
  { from: 'inProgress', on: 'lossLimit', to: 'ended' },
  { from: 'inProgress', on: 'productEnd', to: 'ended' },
]

export const followMachine = defineMachine<
  'inProgress' | 'ended',
  'changeLossLimit' | 'end' | 'term' | 'lossLimit' | 'productEnd'
>({
  name: 'follow',
  states: ['inProgress', 'ended'],
  initial: 'inProgress',
  edges: [{ from: 'inProgress', on: 'changeLossLimit', to: 'inProgress' }, ...endings],
  illegal: 'illegalState',
})

export const aiPortfolioMachine = defineMachine<'inProgress' | 'ended', 'end' | 'term' | 'lossLimit' | 'productEnd'>({
  name: 'aiPortfolio',
  states: ['inProgress', 'ended'],
  initial: 'inProgress',
  edges: endings,
  illegal: 'illegalState',
})

import { defineMachine, type Guard } from '../shared/machine.ts'

/** What a fill needs to know: a cash long is sold, a leveraged or short position is closed (decisions §5). */
export type FillFacts = { complete: boolean; cash: boolean }

const cashOut: Guard<FillFacts> = { name: 'complete, cash', holds: ({ complete, cash }) => complete && cash }
const marginOut: Guard<FillFacts> = { name: 'complete, leveraged or short', holds: ({ complete, cash }) => complete && !cash }
const part: Guard<FillFacts> = { name: 'part', holds: ({ complete }) => !complete }

/** Partial sells split the position, so each record goes one way only. */
export const positionMachine = defineMachine<'pendingOrder' | 'holding' | 'preparingToClose' | 'sold' | 'closed' | 'cancelled', 'fill' | 'sell' | 'cancel' | 'expire', FillFacts>({
  name: 'position',
  states: ['pendingOrder', 'holding', 'preparingToClose', 'sold', 'closed', 'cancelled'],
  initial: 'pendingOrder',
  edges: [
    { from: 'pendingOrder', on: 'fill', to: 'pendingOrder', when: part },
    { from: 'pendingOrder', on: 'fill', to: 'holding', when: { name: 'complete', holds: ({ complete }) => complete } },
    { from: 'pendingOrder', on: 'cancel', to: 'cancelled' },
    { from: 'pendingOrder', on: 'expire', to: 'cancelled' },
    { from: 'holding', on: 'sell', to: 'preparingToClose' },
    { from: 'preparingToClose', on: 'fill', to: 'preparingToClose', when: part },
    { from: 'preparingToClose', on: 'fill', to: 'sold', when: cashOut },
    { from: 'preparingToClose', on: 'fill', to: 'closed', when: marginOut },
    { from: 'preparingToClose', on: 'cancel', to: 'holding' },
    { from: 'preparingToClose', on: 'expire', to: 'holding' },
  ],
  illegal: 'illegalState',
})

/** Closed by the member or at the session's end (decisions §5). */
export const dayTradeMachine = defineMachine<'applied' | 'open' | 'closed' | 'refused', 'fill' | 'refuse' | 'close'>({
  name: 'dayTrade',
  states: ['applied', 'open', 'closed', 'refused'],
  initial: 'applied',
  edges: [
    { from: 'applied', on: 'fill', to: 'open' },
    { from: 'applied', on: 'refuse', to: 'refused' },
    { from: 'open', on: 'close', to: 'closed' },
  ],
  illegal: 'illegalState',
})

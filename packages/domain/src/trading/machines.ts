import { defineMachine, type Guard } from '../shared/machine/machine.ts'

/** A cash long is sold, a position on margin is closed (decisions §5). */
export type FillFacts = { onMargin?: boolean | undefined }

const sale: Guard<FillFacts> = { name: 'cash', holds: ({ onMargin }) => onMargin !== true }
const closing: Guard<FillFacts> = { name: 'margin', holds: ({ onMargin }) => onMargin === true }

/** What is filled or sold in part becomes a position of its own at once, so each record goes one way only. */
export const positionMachine = defineMachine<
  'pendingOrder' | 'holding' | 'preparingToClose' | 'sold' | 'closed' | 'cancelled',
  'fill' | 'sell' | 'cancel' | 'expire',
  FillFacts
>({
  name: 'position',
  states: ['pendingOrder', 'holding', 'preparingToClose', 'sold', 'closed', 'cancelled'],
  initial: 'pendingOrder',
  edges: [
    { from: 'pendingOrder', on: 'fill', to: 'holding' },
    { from: 'pendingOrder', on: 'cancel', to: 'cancelled' },
    { from: 'pendingOrder', on: 'expire', to: 'cancelled' },
    { from: 'holding', on: 'sell', to: 'preparingToClose' },
    { from: 'preparingToClose', on: 'fill', to: 'sold', when: sale },
    { from: 'preparingToClose', on: 'fill', to: 'closed', when: closing },
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

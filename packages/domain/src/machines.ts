import type { Machine } from './shared/machine.ts'
import { dayTradeMachine, positionMachine } from './trading/machines.ts'

/** Every life that a record can have. Only the page of the machines and their tests read the whole list. */
export const machines: readonly Machine[] = [positionMachine, dayTradeMachine]

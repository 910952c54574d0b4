import { appealMachine } from './account/appeal.ts'
import { blockApplicationMachine } from './blocks/machines.ts'
import { aiPortfolioMachine, followMachine } from './follow/machines.ts'
import { depositMachine, withdrawalMachine } from './funds/machines.ts'
import { identityMachine } from './identity/machines.ts'
import { creditTopUpMachine, loanMachine } from './loans/machines.ts'
import { ipoApplicationMachine, ipoOfferMachine, raiseMachine } from './offerings/machines.ts'
import type { Machine } from './shared/machine/machine.ts'
import { dayTradeMachine, positionMachine } from './trading/machines.ts'

/** Every life that a record can have. Only the page of the machines and their tests read the whole list. */
export const machines: readonly Machine[] = [
  appealMachine,
  identityMachine,
  depositMachine,
  withdrawalMachine,
  loanMachine,
  creditTopUpMachine,
  ipoOfferMachine,
  ipoApplicationMachine,
  raiseMachine,
  blockApplicationMachine,
  positionMachine,
  dayTradeMachine,
  followMachine,
  aiPortfolioMachine,
]

/** Every state of every machine, so that each has its word in three languages. */
export const stateNames = [
  // identity
  'unverified',
  'underReview',
  'verified',
  // what the back office decides: deposits, withdrawals, loans, block and fund-raising applications
  'pending',
  'passed',
  'rejected',
  'cancelled',
  'repaid',
  // an IPO and an application for it
  'toBeSubscribed',
  'subscribing',
  'ended',
  'awaitingDraw',
  'won',
  'notWon',
  'paymentComplete',
  'abstained',
  'unpaid',
  // a position
  'pendingOrder',
  'holding',
  'preparingToClose',
  'sold',
  'closed',
  // a day trade
  'applied',
  'open',
  'refused',
  // following a trader, joining a portfolio
  'inProgress',
] as const

export type StateName = (typeof stateNames)[number]

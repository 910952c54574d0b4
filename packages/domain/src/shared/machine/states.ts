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

export type StateTone = 'neutral' | 'info' | 'progress' | 'success' | 'danger' | 'event'

/** DESIGN §9. Profit or loss never changes it: a closed loss is neutral. */
export const toneOfState: Record<StateName, StateTone> = {
  unverified: 'neutral',
  underReview: 'progress',
  verified: 'success',
  pending: 'progress',
  passed: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
  repaid: 'success',
  toBeSubscribed: 'info',
  subscribing: 'event',
  ended: 'neutral',
  awaitingDraw: 'progress',
  won: 'success',
  notWon: 'neutral',
  paymentComplete: 'success',
  abstained: 'neutral',
  unpaid: 'neutral',
  pendingOrder: 'progress',
  holding: 'info',
  preparingToClose: 'progress',
  sold: 'neutral',
  closed: 'neutral',
  applied: 'progress',
  open: 'info',
  refused: 'danger',
  inProgress: 'info',
}

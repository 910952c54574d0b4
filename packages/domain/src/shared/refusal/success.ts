/** Specification §7: a success has one sentence, which is the `msg` at status 1 and the toast. */
export const successCodes = [
  'loggedIn',
  'registered',
  'modified',
  'deposited',
  'withdrawn',
  'purchased',
  'subscribed',
  'placed',
  'followed',
  'cardAdded',
  'cardUnbound',
  'exchanged',
  'creditAdded',
] as const

export type SuccessCode = (typeof successCodes)[number]
export type SuccessTable = Record<SuccessCode, string>

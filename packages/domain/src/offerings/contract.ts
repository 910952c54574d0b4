import { array, nullable, object, optional, picklist } from 'valibot'
import { blockCodes } from '../shared/blocks.ts'
import { defineCall } from '../shared/wire/call.ts'
import { cursorSchema, idSchema, oneIdSchema, pageOf, typedSchema } from '../shared/wire/schemas.ts'
import { drawnSchema, ipoApplicationSchema, offerSchema, raiseApplicationSchema, raiseSchema } from './entities.ts'

const money = [
  'required',
  'amountFormat',
  'notWholeNumber',
  'belowMinimum',
  'aboveMaximum',
  'insufficientBalance',
  'insufficientAvailable',
] as const
const member = [...blockCodes.apply, 'identityRequired'] as const

export const offersCall = defineCall({
  path: 'ipo/list',
  role: 'member',
  changes: false,
  input: object({ stage: optional(picklist(['toBeSubscribed', 'subscribing', 'ended'])) }),
  output: array(offerSchema),
  refusals: [],
})

/** After the draw with all that was drawn, so that anybody can draw again. */
export const offerCall = defineCall({
  path: 'ipo/detail',
  role: 'member',
  changes: false,
  input: object({ id: idSchema }),
  output: object({ offer: offerSchema, application: optional(ipoApplicationSchema), drawn: nullable(drawnSchema) }),
  refusals: ['notFound'],
})

export const applyIpoCall = defineCall({
  path: 'ipo/apply',
  role: 'member',
  changes: true,
  input: object({ id: idSchema, lots: typedSchema, replaces: optional(idSchema) }),
  output: ipoApplicationSchema,
  refusals: [
    ...member,
    'notFound',
    'deadlinePassed',
    'illegalState',
    'alreadyApplied',
    'required',
    'amountFormat',
    'notWholeNumber',
    'belowMinimum',
    'aboveMaximum',
    'subscriptionFailed',
  ],
  success: 'subscribed',
})

export const ipoApplicationsCall = defineCall({
  path: 'ipo/records',
  role: 'member',
  changes: false,
  input: object({ id: oneIdSchema, cursor: cursorSchema }),
  output: pageOf(ipoApplicationSchema),
  refusals: ['notFound'],
})

export const payIpoCall = defineCall({
  path: 'ipo/pay',
  role: 'member',
  changes: true,
  input: object({ id: idSchema, lots: typedSchema }),
  output: ipoApplicationSchema,
  refusals: [...blockCodes.apply, 'notFound', 'deadlinePassed', 'illegalState', ...money, 'subscriptionFailed'],
  success: 'purchased',
})

export const abstainIpoCall = defineCall({
  path: 'ipo/abstain',
  role: 'member',
  changes: true,
  input: object({ id: idSchema }),
  output: ipoApplicationSchema,
  refusals: ['notFound', 'illegalState', 'deadlinePassed'],
  success: 'modified',
})

/** Until the deadline; a withdrawn application is kept as a record, and one can apply again. */
export const withdrawIpoCall = defineCall({
  path: 'ipo/withdraw',
  role: 'member',
  changes: true,
  input: object({ id: idSchema }),
  output: ipoApplicationSchema,
  refusals: ['notFound', 'illegalState', 'deadlinePassed'],
  success: 'modified',
})

/** The id is that of an application. */
export const raisesCall = defineCall({
  path: 'raise/list',
  role: 'member',
  changes: false,
  input: object({ id: oneIdSchema }),
  output: object({ products: array(raiseSchema), applications: array(raiseApplicationSchema) }),
  refusals: ['notFound'],
})

export const applyRaiseCall = defineCall({
  path: 'raise/apply',
  role: 'member',
  changes: true,
  input: object({ id: idSchema, amount: typedSchema }),
  output: raiseApplicationSchema,
  refusals: [
    ...member,
    'notFound',
    'deadlinePassed',
    'illegalState',
    'fundOperationPending',
    'unitSize',
    ...money,
    'placementFailed',
  ],
  success: 'placed',
})

import { array, nullable, object, string } from 'valibot'
import { blockCodes } from '../shared/blocks.ts'
import { defineCall } from '../shared/wire/call.ts'
import { countSchema, cursorSchema, idSchema, oneIdSchema, pageOf, typedSchema } from '../shared/wire/schemas.ts'
import { blockApplicationSchema, blockOfferSchema } from './entities.ts'

export const blocksCall = defineCall({
  path: 'block/list',
  role: 'member',
  changes: false,
  input: object({}),
  output: array(blockOfferSchema),
  refusals: [],
})

/** Decisions §6: the key is no secret, it is shown to verified members. */
export const blockCall = defineCall({
  path: 'block/detail',
  role: 'member',
  changes: false,
  input: object({ id: idSchema }),
  output: object({ offer: blockOfferSchema, key: nullable(string()), appliedToday: countSchema }),
  refusals: ['notFound'],
})

export const applyBlockCall = defineCall({
  path: 'block/apply',
  role: 'member',
  changes: true,
  input: object({ id: idSchema, quantity: typedSchema, key: typedSchema }),
  output: blockApplicationSchema,
  refusals: [
    ...blockCodes.apply,
    'identityRequired',
    'notFound',
    'blockClosed',
    'illegalState',
    'deadlinePassed',
    'dailyCount',
    'required',
    'amountFormat',
    'notWholeNumber',
    'unitSize',
    'belowMinimum',
    'aboveMaximum',
    'insufficientBalance',
    'insufficientAvailable',
    'keyMismatch',
    'subscriptionFailed',
  ],
  success: 'subscribed',
})

export const blockApplicationsCall = defineCall({
  path: 'block/applications',
  role: 'member',
  changes: false,
  input: object({ id: oneIdSchema, cursor: cursorSchema }),
  output: pageOf(blockApplicationSchema),
  refusals: ['notFound'],
})

export const blockApplicationCall = defineCall({
  path: 'block/application',
  role: 'member',
  changes: false,
  input: object({ id: idSchema }),
  output: blockApplicationSchema,
  refusals: ['notFound'],
})

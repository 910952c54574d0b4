import { refuse } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import { entranceBefore } from './guard.ts'

const page = { pathname: '/user/withdraw', search: '?channel=bank' }
const nobody = { guard: 'session', isMember: false, loggedOut: false, ended: undefined } as const
const LOGIN = '/login/login?next=%2Fuser%2Fwithdraw%3Fchannel%3Dbank'

test.each([
  ['nobody at an open page', { guard: 'open' }, undefined],
  ['nobody at an open page after a log-out', { guard: 'open', loggedOut: true }, undefined],
  ['a member at an open page', { guard: 'open', isMember: true }, undefined],
  ['a member at a page of members', { isMember: true }, undefined],
  ['a member who had logged out before', { isMember: true, loggedOut: true }, undefined],
  ['nobody at a page of members', {}, LOGIN],
  ['somebody whose session has ended', { ended: refuse('sessionEnded', {}) }, `${LOGIN}&ended=1`],
  ['somebody who is banned', { ended: refuse('loginBanned', { reason: '', until: undefined }) }, LOGIN],
  ['somebody who has just logged out', { loggedOut: true }, '/login/start'],
] as const)('%s', (_, visitor, entrance) => {
  expect(entranceBefore(page, { ...nobody, ...visitor })).toBe(entrance)
})

import { memberCall, sampleMember } from '@kabuto/domain/account'
import { identityCall, sampleUnderReview, sampleUnverified, submitIdentityCall } from '@kabuto/domain/identity'
import { confirming, done, idle } from '@kabuto/domain/shared'
import { expect, test, vi } from 'vitest'
import { bench, settle, useFakePage } from '../shell/data/testing.ts'
import { member } from '../shell/data/shared.ts'
import { back, front, identity, madeIdNumberAtom, submitIdentity } from './data.ts'

useFakePage()

const request = {
  name: '佐藤 美咲',
  nameKana: 'サトウ ミサキ',
  idNumber: '000000000421',
  front: 'u1',
  back: 'sample-back',
}

async function atIdentity() {
  const room = bench()
  room.server.always(identityCall.path, () => sampleUnverified)
  room.server.always(memberCall.path, () => sampleMember)
  await Promise.all([room.show(identity({}).atom), room.show(member({}).atom)])
  await settle()
  room.server.sent.length = 0
  return { ...room, sentTo: () => room.server.sent.map(({ path }) => path) }
}

test('what was sent lets go of the pictures, and the member is read again too', async () => {
  const { store, server, sentTo } = await atIdentity()
  void store.set(front.pick, new Blob(['front']))
  await vi.waitFor(() => expect(sentTo()).toEqual(['common/upload']))
  await server.sent[0]?.answer({ id: 'u1' })
  await vi.waitFor(() => expect(store.get(front.submission).state).toBe('done'))
  void store.set(submitIdentity.send, request)
  await settle()
  expect(server.sent[1]?.body).toEqual(request)
  await server.sent[1]?.answer(sampleUnderReview)
  await settle()
  expect(store.get(submitIdentity.submissions)()).toEqual(done(sampleUnderReview))
  expect([store.get(front.submission), store.get(back.submission)]).toEqual([idle(), idle()])
  expect(sentTo().slice(2).toSorted()).toEqual([identityCall.path, memberCall.path].toSorted())
})

test('a lost answer is asked for again under its own key', async () => {
  const { store, server, sentTo } = await atIdentity()
  void store.set(submitIdentity.send, request)
  await settle()
  await server.sent[0]?.cut()
  expect(store.get(submitIdentity.submissions)()).toEqual(confirming())
  await settle(500)
  expect(sentTo()).toEqual([submitIdentityCall.path, submitIdentityCall.path])
  expect(server.sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key 1', 'key 1'])
})

test('a made number is one that no real card has', () => {
  expect(bench().store.set(madeIdNumberAtom)).toMatch(/^0000\d{8}$/)
})

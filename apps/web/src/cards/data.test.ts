import { addCardCall, cardsCall, sampleCards, unbindCardCall } from '@kabuto/domain/cards'
import { confirming, done, idle, refused, refuse } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import { bench, fakeStorage, settle, useFakePage } from '../shell/data/testing.ts'
import { toastAtom } from '../shell/pages/toast.ts'
import { addCard, cards, madeNumberAtom, unbindCard } from './data.ts'

useFakePage()

const [card] = sampleCards
const account = {
  region: 'jp',
  bankCode: '9995',
  branchCode: '101',
  kind: 'ordinary',
  number: '0712305',
  holder: 'サトウ ミサキ',
} as const

/** The list is shown. */
async function atCards() {
  const kept = new Map<string, string>()
  const room = bench({ tab: fakeStorage(kept) })
  room.server.always(cardsCall.path, () => sampleCards)
  await room.show(cards({}).atom)
  await settle()
  room.server.sent.length = 0
  return { ...room, kept: () => [...kept.values()].join(), sentTo: () => room.server.sent.map(({ path }) => path) }
}

test('an account that was added is told, and the list is read again', async () => {
  const { store, server, sentTo, kept } = await atCards()
  void store.set(addCard.send, account)
  await settle()
  expect(server.sent[0]?.body).toEqual(account)
  await server.sent[0]?.answer(card, '口座を登録しました。')
  await settle()
  expect(store.get(toastAtom)).toMatchObject({ tone: 'done', msg: '口座を登録しました。' })
  expect(store.get(addCard.submissions)()).toEqual(done(card))
  expect(sentTo()).toEqual([addCardCall.path, cardsCall.path])
  expect(kept()).toBe('')
})

test('an account whose answer is lost is asked for again under its own key', async () => {
  const { store, server, sentTo } = await atCards()
  void store.set(addCard.send, account)
  await settle()
  await server.sent[0]?.cut()
  expect(store.get(addCard.submissions)()).toEqual(confirming())
  await settle(500)
  expect(sentTo()).toEqual([addCardCall.path, addCardCall.path])
  expect(server.sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key 1', 'key 1'])
})

test('an account is unbound once, its lost answer is asked for again, the fund password is never kept', async () => {
  const { store, server, sentTo, kept } = await atCards()
  void store.set(unbindCard.send, { id: 'c1', fundPassword: '20260712' })
  await settle()
  expect(server.sent[0]?.body).toEqual({ id: 'c1', fundPassword: '20260712' })
  await server.sent[0]?.cut()
  expect([store.get(unbindCard.submissions)('c1'), store.get(unbindCard.submissions)('c2')]).toEqual([
    confirming(),
    idle(),
  ])
  expect(kept()).toContain(unbindCardCall.path)
  expect(kept()).not.toContain('20260712')
  await settle(500)
  await server.sent[1]?.answer({}, '口座の登録を解除しました。')
  await settle()
  expect(store.get(unbindCard.submissions)('c1')).toEqual(done({}))
  expect(sentTo()).toEqual([unbindCardCall.path, unbindCardCall.path, cardsCall.path])
})

test('an unbinding that is refused says why, and nothing is read again', async () => {
  const { store, server, sentTo } = await atCards()
  void store.set(unbindCard.send, { id: 'c1', fundPassword: '11111111' })
  await settle()
  await server.sent[0]?.refuse('fundPasswordWrong', { left: 4 })
  expect(store.get(unbindCard.submissions)('c1')).toEqual(refused([refuse('fundPasswordWrong', { left: 4 })]))
  expect(sentTo()).toEqual([unbindCardCall.path])
})

test('a made number is seven digits of the machine’s chance', () => {
  expect(bench().store.set(madeNumberAtom)).toMatch(/^\d{7}$/)
})

import { appealCall, memberCall, sampleFrozenMember } from '@kabuto/domain/account'
import { loading, ready } from '@kabuto/domain/shared'
import { messagesCall, sampleConversation, sampleSent, sendMessageCall } from '@kabuto/domain/support'
import { describe, expect, test } from 'vitest'
import { sessionEndedAtom } from '../shell/app.ts'
import { bench, fakeStorage, settle, useFakePage } from '../shell/data/testing.ts'
import { toastAtom } from '../shell/pages/toast.ts'
import { appeal, blocks, conversationAtom, messages, resendAtom, sendAtom, unsentAtom } from './data.ts'

useFakePage()

const keysOf = (room: ReturnType<typeof bench>): (string | null)[] =>
  room.server.to(sendMessageCall.path).map(({ headers }) => headers.get('idempotency-key'))

describe('a message', () => {
  test('is on its way until the conversation holds it', async () => {
    const room = bench()
    room.server.always(messagesCall.path, () => sampleConversation)
    const list = await room.show(messages({}).atom)
    void room.store.set(sendAtom, '出金の手順')
    await settle()
    expect(room.store.get(unsentAtom)).toMatchObject([{ text: '出金の手順', state: 'sending' }])
    const [sent] = room.server.to(sendMessageCall.path)
    expect(sent?.body).toEqual({ text: '出金の手順', conversation: 'key 2' })
    await sent?.answer(sampleSent)
    await settle()
    expect(room.server.to(messagesCall.path)).toHaveLength(2)
    expect(list.now()).toMatchObject({ state: 'ready', value: { rows: sampleConversation.items } })
    expect(room.store.get(unsentAtom)).toEqual([])
    // The server said none: the conversation is the member's own.
    expect(room.store.get(conversationAtom)).toBe('key 2')
  })

  test('whose answer is lost is sent again under its own key, and once', async () => {
    const room = bench()
    void room.store.set(sendAtom, '出金の手順')
    await settle()
    await room.server.to(sendMessageCall.path)[0]?.cut()
    const [failed] = room.store.get(unsentAtom)
    expect(failed).toMatchObject({ state: 'failed', key: 'key 1' })
    expect(room.store.get(toastAtom)).toMatchObject({ tone: 'failed', refusal: { code: 'offline' } })
    void room.store.set(resendAtom, 'key 1')
    void room.store.set(resendAtom, 'key 1')
    void room.store.set(resendAtom, 'nobody’s')
    await settle()
    expect(keysOf(room)).toEqual(['key 1', 'key 1'])
    await room.server.to(sendMessageCall.path)[1]?.answer(sampleSent)
    await settle()
    expect(room.store.get(unsentAtom)).toEqual([])
  })

  test('of one member is not the next one’s to see, nor sent again in their name', async () => {
    const room = bench()
    void room.store.set(sendAtom, '出金の手順')
    await settle()
    room.become('0000000002')
    expect(room.store.get(unsentAtom)).toEqual([])
    await room.server.to(sendMessageCall.path)[0]?.answer(sampleSent)
    await settle()
    room.become('0000000001')
    expect(room.store.get(unsentAtom)).toEqual([])
  })
})

describe('a guest’s conversation', () => {
  test('has a name from the first message on, kept in the tab as the server says it', async () => {
    const rows = new Map<string, string>()
    const room = bench({ account: 'nobody', tab: fakeStorage(rows) })
    expect([room.store.get(conversationAtom), rows.size]).toEqual(['key 1', 0])
    void room.store.set(sendAtom, '出金の手順')
    await settle()
    expect(room.server.to(sendMessageCall.path)[0]?.body).toEqual({ text: '出金の手順', conversation: 'key 1' })
    await room.server.to(sendMessageCall.path)[0]?.answer({ ...sampleSent, conversation: 'c1' })
    await settle()
    expect([room.store.get(conversationAtom), rows.get('kabuto.conversation')]).toEqual(['c1', 'c1'])
    const reloaded = bench({ account: 'nobody', tab: fakeStorage(rows) })
    expect(reloaded.store.get(conversationAtom)).toBe('c1')
  })
})

test('a session that has ended, or a ban, is no news where anybody may ask', async () => {
  const room = bench()
  const asked = room.show(blocks({}).atom)
  await settle()
  await room.server.to(memberCall.path)[0]?.refuse('sessionEnded', {}, 401)
  expect((await asked).now().state).toBe('failed')
  expect(room.store.get(sessionEndedAtom)).toBeUndefined()
})

test('while an appeal waits, it is asked by itself whether it was answered', async () => {
  const room = bench()
  const pending = { ...sampleFrozenMember.blocks.frozen?.appeal, state: 'pending' }
  let answer: unknown = {
    ...sampleFrozenMember,
    blocks: { frozen: { ...sampleFrozenMember.blocks.frozen, appeal: pending } },
  }
  room.server.always(memberCall.path, () => answer)
  const shown = await room.show(blocks({}).atom)
  await settle(4_000)
  expect(room.server.to(memberCall.path)).toHaveLength(1)
  answer = sampleFrozenMember
  await settle(2_000)
  expect(shown.now()).toEqual(ready(sampleFrozenMember.blocks))
  expect(shown.values[0]).toEqual(loading())
  await settle(60_000)
  expect(room.server.to(memberCall.path)).toHaveLength(2)
  void room.store.set(appeal.send, { block: 'frozen', text: 'x' })
  await settle()
  await room.server.to(appealCall.path)[0]?.answer({ ...pending, block: 'frozen' })
  await settle()
  expect(room.store.get(appeal.submissions)('frozen').state).toBe('done')
  expect(room.server.to(memberCall.path)).toHaveLength(3)
})

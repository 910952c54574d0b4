import { withdrawCall } from '@kabuto/domain/funds'
import { defineCall, done, idle, ready, refused, refuse, sending, confirming } from '@kabuto/domain/shared'
import { number, object, string } from 'valibot'
import { describe, expect, test } from 'vitest'
import { accountAtom, credentialsAtom } from '../app.ts'
import { confirmedAtom } from './confirmed.ts'
import { toastAtom } from '../pages/toast.ts'
import { mutation } from './mutation.ts'
import { resource } from './resource.ts'
import { resumeAllAtom } from './resume.ts'
import { bench, fakeServer, fakeStorage, settle, useFakePage } from './testing.ts'

useFakePage()

const figure = defineCall({
  role: 'member',
  changes: false,
  refusals: [],
  path: 'test/figure',
  input: object({}),
  output: object({ n: number() }),
})
const payCall = defineCall({
  role: 'member',
  changes: true,
  refusals: [],
  path: 'test/pay',
  input: object({ id: string(), amount: string(), fundPassword: string() }),
  output: object({ id: string() }),
})
const onceCall = defineCall({ ...payCall, path: 'test/once' })
const enterCall = defineCall({ ...payCall, role: 'anyone', path: 'test/enter', input: object({ name: string() }) })

/** A page with its mutations; made anew each time, as by a reload. */
function roomOf(options?: Parameters<typeof bench>[0]) {
  const room = bench(options)
  const pay = mutation(payCall, {
    subject: ({ id }) => id,
    confirms: true,
    secrets: ['fundPassword'],
    refreshes: [figure],
    success: 'withdrawalCancelled',
  })
  const once = mutation(onceCall)
  const enter = mutation(enterCall, {
    onDone: (set, { id }) => set(credentialsAtom, { token: 'new', account: id, isAdmin: undefined }),
  })
  return { ...room, pay, once, enter }
}

const request = (id = 'w1') => ({ id, amount: '500', fundPassword: '20260712' })

type Room = ReturnType<typeof roomOf>

async function send({ store, pay }: Room, id?: string): Promise<void> {
  void store.set(pay.send, request(id))
  await settle()
}

const stateOf = ({ store, pay }: Room, id = 'w1') => store.get(pay.submissions)(id)
const keysIn = ({ server }: Room) => server.to('test/pay').map(({ headers }) => headers.get('idempotency-key'))

describe('sent once', () => {
  test('ten taps are one call with one key', async () => {
    const room = roomOf()
    for (let tap = 0; tap < 10; tap += 1) void room.store.set(room.pay.send, request())
    await settle()
    expect(stateOf(room)).toEqual(sending())
    expect(keysIn(room)).toEqual(['key 1'])
    await room.server.sent[0]?.answer({ id: 'w1' })
    expect(stateOf(room)).toEqual(done({ id: 'w1' }))
  })

  test('after an answer the next one has a key of its own', async () => {
    const room = roomOf()
    await send(room)
    await room.server.sent[0]?.refuse('belowMinimum', { min: '1000' })
    expect(stateOf(room)).toEqual(refused([refuse('belowMinimum', { min: '1000' })]))
    await send(room)
    expect(keysIn(room)).toEqual(['key 1', 'key 2'])
  })

  test('two rows are under way at the same time, each with its own end', async () => {
    const room = roomOf()
    await send(room, 'w1')
    await send(room, 'w2')
    expect([stateOf(room, 'w1'), stateOf(room, 'w2')]).toEqual([sending(), sending()])
    await room.server.sent[1]?.answer({ id: 'w2' })
    await room.server.sent[0]?.refuse('belowMinimum', { min: '1000' })
    expect(stateOf(room, 'w1')).toEqual(refused([refuse('belowMinimum', { min: '1000' })]))
    expect(stateOf(room, 'w2')).toEqual(done({ id: 'w2' }))
    expect(stateOf(room, 'w3')).toEqual(idle())
  })
})

describe('of two members', () => {
  test.each([
    ['granted', (room: Room) => room.server.sent[0]?.answer({ id: 'w1' })],
    ['refused', (room: Room) => room.server.sent[0]?.refuse('notFound', { what: 'w1' })],
    ['not answered', () => Promise.resolve()],
  ] as const)('the next one sees nothing of what was sent and %s, and may send it too', async (_, end) => {
    const room = roomOf()
    await send(room)
    await end(room)
    room.become('0000000002')
    expect([stateOf(room), stateOf(room, 'w2')]).toEqual([idle(), idle()])
    await send(room)
    expect(stateOf(room)).toEqual(sending())
    expect(room.server.sent.map(({ headers }) => headers.get('account'))).toEqual(['0000000001', '0000000002'])
  })
})

describe('told', () => {
  test('a refusal is a toast, and stays until the page is left', async () => {
    const room = roomOf()
    await send(room)
    await room.server.sent[0]?.refuse('belowMinimum', { min: '1000' })
    expect(room.store.get(toastAtom)).toMatchObject({ tone: 'failed', refusal: { code: 'belowMinimum' } })
    room.store.set(room.pay.reset, 'w2')
    expect(stateOf(room).state).toBe('refused')
    room.store.set(room.pay.reset, 'w1')
    expect(stateOf(room)).toEqual(idle())
  })

  test('success is told in the server’s words, or in ours', async () => {
    const room = roomOf()
    await send(room)
    await room.server.sent[0]?.answer({ id: 'w1' }, '受け付けました。')
    expect(room.store.get(toastAtom)).toMatchObject({ tone: 'done', msg: '受け付けました。' })
    const other = roomOf()
    await send(other)
    await other.server.sent[0]?.answer({ id: 'w1' })
    expect(other.store.get(toastAtom)).toMatchObject({ tone: 'done', msg: '', word: 'withdrawalCancelled' })
  })

  test('an act that is not to be done twice is felt once it is done, and no other', async () => {
    const room = roomOf()
    const felt = () => room.store.get(confirmedAtom)
    void room.store.set(room.once.send, request())
    await settle()
    await room.server.sent[0]?.answer({ id: 'w1' })
    expect(felt()).toBe(0)
    await send(room, 'w1')
    await room.server.sent[1]?.refuse('belowMinimum', { min: '1000' })
    expect(felt()).toBe(0)
    await send(room, 'w1')
    await room.server.sent[2]?.answer({ id: 'w1' })
    expect(felt()).toBe(1)
  })

  test('leaving a page leaves all results behind, and nothing that is under way', async () => {
    const room = roomOf()
    await send(room, 'w1')
    await send(room, 'w2')
    await room.server.sent[0]?.answer({ id: 'w1' })
    room.store.set(room.pay.reset)
    expect([stateOf(room, 'w1'), stateOf(room, 'w2')]).toEqual([idle(), sending()])
  })

  test('a lost answer of what may be sent again is a refusal', async () => {
    const room = roomOf()
    void room.store.set(room.once.send, request())
    await settle()
    await room.server.sent[0]?.cut()
    expect(room.store.get(room.once.submissions)()).toEqual(refused([refuse('offline', {})]))
    expect(room.server.sent).toHaveLength(1)
  })

  test.each([
    ['nothing is said', '', []],
    ['the server’s are said', '受け付けました。', ['受け付けました。']],
  ])('where there are no words of ours, %s', async (_, msg, said) => {
    const kept = new Map<string, string>()
    const room = roomOf({ tab: fakeStorage(kept) })
    void room.store.set(room.once.send, request())
    await settle()
    // Nobody will ask for it again, so nothing is kept for that.
    expect(kept.size).toBe(0)
    await room.server.sent[0]?.answer({ id: 'w1' }, msg)
    expect(room.store.get(room.once.submissions)()).toEqual(done({ id: 'w1' }))
    const toast = room.store.get(toastAtom)
    expect(toast ? [toast.tone === 'done' && toast.msg] : []).toEqual(said)
  })

  test('what is refused reads nothing again', async () => {
    const room = roomOf()
    room.server.always('test/figure', () => ({ n: 1 }))
    await room.show(resource(figure)({}).atom)
    await send(room)
    await room.server.to('test/pay')[0]?.refuse('belowMinimum', { min: '1000' })
    await settle()
    expect(room.server.to('test/figure')).toHaveLength(1)
  })

  test('what is done reads again what has changed', async () => {
    const room = roomOf()
    room.server.always('test/figure', () => ({ n: 1 }))
    const shown = await room.show(resource(figure)({}).atom)
    await send(room)
    await room.server.to('test/pay')[0]?.answer({ id: 'w1' })
    await settle()
    expect(room.server.to('test/figure')).toHaveLength(2)
    expect(shown.now()).toEqual(ready({ n: 1 }))
  })
})

describe('a lost answer', () => {
  test('is asked for again under the same key until it is known', async () => {
    const room = roomOf()
    await send(room)
    await room.server.sent[0]?.cut()
    expect(stateOf(room)).toEqual(confirming())
    await settle(500)
    await room.server.sent[1]?.reply(new Response('Bad gateway', { status: 502 }))
    await settle(1_000)
    await settle(10_001)
    await settle(2_000)
    await room.server.sent[3]?.answer({ id: 'w1' })
    expect(keysIn(room)).toEqual(['key 1', 'key 1', 'key 1', 'key 1'])
    expect(stateOf(room)).toEqual(done({ id: 'w1' }))
  })

  test.each([
    ['tooOften', 429],
    ['systemBusy', 503],
    ['requestFailed', 500],
  ])('is not decided by %s, which says nothing of what became of it', async (code, http) => {
    const room = roomOf()
    await send(room)
    await room.server.sent[0]?.cut()
    await settle(500)
    const params = { tooOften: { retryAt: '2026-11-20T14:47:00+09:00' }, systemBusy: { reference: 'x' } }[code] ?? {
      status: http,
    }
    await room.server.sent[1]?.refuse(code, params, http)
    expect(stateOf(room)).toEqual(confirming())
    await settle(1_000)
    await room.server.sent[2]?.answer({ id: 'w1' })
    expect(stateOf(room)).toEqual(done({ id: 'w1' }))
  })

  test('is asked for after longer and longer, in the end every five seconds', async () => {
    const room = roomOf()
    await send(room)
    const rounds: number[] = []
    for (const wait of [500, 1_000, 2_000, 5_000, 5_000, 5_000]) {
      await room.server.sent.at(-1)?.cut()
      await settle(wait - 1)
      rounds.push(room.server.sent.length)
      await settle(1)
    }
    expect([rounds, room.server.sent.length]).toEqual([[1, 2, 3, 4, 5, 6], 7])
  })

  test('at the first try too many calls are an answer', async () => {
    const room = roomOf()
    await send(room)
    await room.server.sent[0]?.refuse('tooOften', { retryAt: '2026-11-20T14:47:00+09:00' }, 429)
    expect(stateOf(room).state).toBe('refused')
  })

  test('is never asked for in the name of the next member', async () => {
    const room = roomOf()
    await send(room)
    await room.server.sent[0]?.cut()
    room.become('0000000002')
    await settle(60_000)
    expect(room.server.to('test/pay')).toHaveLength(1)
    expect(stateOf(room)).toEqual(idle())
    await send(room)
    expect(room.server.to('test/pay')[1]?.headers.get('account')).toBe('0000000002')
  })

  test('of a member who is gone is forgotten, and nothing else', async () => {
    const room = roomOf()
    await send(room, 'w1')
    await send(room, 'w2')
    await room.server.sent[1]?.answer({ id: 'w2' })
    room.become('0000000002')
    await send(room, 'w1')
    await room.server.sent[0]?.cut()
    expect(stateOf(room, 'w1')).toEqual(sending())
    room.become('0000000001')
    expect([stateOf(room, 'w1'), stateOf(room, 'w2')]).toEqual([idle(), done({ id: 'w2' })])
  })

  test('is nobody’s to carry on until they are back, and may be sent then', async () => {
    const room = roomOf()
    await send(room)
    room.become('0000000002')
    await room.server.sent[0]?.cut()
    room.become('0000000001')
    expect(stateOf(room)).toEqual(idle())
    await send(room)
    expect(keysIn(room)).toEqual(['key 1', 'key 2'])
  })

  test('that comes for the member before is not shown to the next', async () => {
    const room = roomOf()
    await send(room)
    room.become('0000000002')
    await room.server.sent[0]?.answer({ id: 'w1' }, '受け付けました。')
    expect(stateOf(room)).toEqual(idle())
    expect(room.store.get(toastAtom)).toBeUndefined()
  })
})

describe('a reload', () => {
  const kept = new Map<string, string>()

  /** Sends something whose answer is lost, and reloads. */
  async function afterReload(ids: string[], account = '0000000001'): Promise<Room> {
    kept.clear()
    const before = roomOf({ tab: fakeStorage(kept) })
    for (const id of ids) await send(before, id)
    const room = roomOf({ tab: fakeStorage(kept), account, keyName: 'later key' })
    await room.store.set(resumeAllAtom)
    await settle()
    return room
  }

  test('resumes every lost answer under its own key and on its own subject, without the secrets', async () => {
    const room = await afterReload(['w1', 'w2'])
    expect([...kept.values()].join()).not.toContain('20260712')
    expect([stateOf(room, 'w1'), stateOf(room, 'w2')]).toEqual([confirming(), confirming()])
    expect(
      room.server.sent.map(({ body, headers }) => [body['id'], body['fundPassword'], headers.get('idempotency-key')]),
    ).toEqual([
      ['w1', '', 'key 1'],
      ['w2', '', 'key 2'],
    ])
    await room.server.sent[1]?.answer({ id: 'w2' })
    expect([stateOf(room, 'w1'), stateOf(room, 'w2')]).toEqual([confirming(), done({ id: 'w2' })])
    await room.server.sent[0]?.answer({ id: 'w1' })
    expect(kept.size).toBe(0)
  })

  test('has nothing to resume of what was refused, but of what a session was too short for', async () => {
    for (const [code, http, left] of [
      ['notAllowed', 200, 0],
      ['sessionEnded', 401, 1],
    ] as const) {
      const tab = new Map<string, string>()
      const room = roomOf({ tab: fakeStorage(tab) })
      await send(room)
      expect(tab.size).toBe(1)
      await room.server.sent[0]?.refuse(code, {}, http)
      expect(tab.size).toBe(left)
    }
  })

  test('has nothing to resume of who was nobody', async () => {
    const tab = new Map<string, string>()
    const room = roomOf({ tab: fakeStorage(tab) })
    const enterSurely = mutation(enterCall, { confirms: true })
    void room.store.set(enterSurely.send, { name: 'x' })
    await settle()
    expect([room.server.sent.length, tab.size]).toEqual([1, 0])
  })

  test('resumes each under its own call, and what is not confirmed not at all', async () => {
    const intent = { subject: 'w1', account: '0000000001', input: request() }
    const rows = ['test/pay', 'test/other', 'test/once'].map((path) => ({ ...intent, path, key: path }))
    const room = roomOf({ tab: fakeStorage(new Map([['kabuto.sent', JSON.stringify(rows)]])) })
    mutation({ ...payCall, path: 'test/other' }, { confirms: true })
    await room.store.set(resumeAllAtom)
    await settle()
    expect(room.server.sent.map(({ path, headers }) => [path, headers.get('idempotency-key')])).toEqual([
      ['test/pay', 'test/pay'],
      ['test/other', 'test/other'],
    ])
  })

  test('resumes what a feature sent that has not been shown since', async () => {
    const input = { amount: '500000', cardId: 'c1', fundPassword: '' }
    const row = { path: withdrawCall.path, subject: '', key: 'k', account: '0000000001', input }
    const room = roomOf({ tab: fakeStorage(new Map([['kabuto.sent', JSON.stringify([row])]])) })
    await room.store.set(resumeAllAtom)
    await settle()
    expect(room.server.sent.map(({ path, body }) => [path, body])).toEqual([[withdrawCall.path, input]])
  })

  test('does not take too many calls for an answer', async () => {
    const room = await afterReload(['w1'])
    await room.server.sent[0]?.refuse('tooOften', { retryAt: '2026-11-20T14:47:00+09:00' }, 429)
    expect(stateOf(room)).toEqual(confirming())
  })

  test('resumes once, however often it is asked to', async () => {
    const room = await afterReload(['w1'])
    await room.store.set(resumeAllAtom)
    await settle()
    expect(room.server.sent).toHaveLength(1)
  })

  test('resumes nothing of another member, and keeps it for them', async () => {
    const room = await afterReload(['w1'], '0000000002')
    expect(room.server.sent).toEqual([])
    // Nor does it touch what they have sent themselves.
    await send(room)
    await room.server.sent[0]?.answer({ id: 'w1' })
    await room.store.set(resumeAllAtom)
    await settle()
    expect(stateOf(room)).toEqual(done({ id: 'w1' }))
    room.become('0000000001')
    await room.store.set(resumeAllAtom)
    await settle()
    expect(keysIn(room)).toEqual(['later key 1', 'key 1'])
    expect(stateOf(room)).toEqual(confirming())
  })

  test('after a session that ended the next login resumes it', async () => {
    const tab = fakeStorage(kept)
    kept.clear()
    const room = roomOf({ tab })
    await send(room)
    await room.server.sent[0]?.refuse('sessionEnded', {}, 401)
    expect(stateOf(room)).toEqual(refused([refuse('sessionEnded', {})]))
    room.become(undefined)
    room.become('0000000001')
    await room.store.set(resumeAllAtom)
    await settle()
    expect(keysIn(room)).toEqual(['key 1', 'key 1'])
  })

  test.each([
    ['somebody else’s text', 'not json'],
    ['no list', '{"a":1}'],
    ['rows of another shape', '[1,null,{"path":"test/pay"}]'],
    ['a call that there is none of', '[{"path":"no/call","subject":"","key":"k","account":"0000000001","input":{}}]'],
  ])('with %s in the storage sends nothing', async (_, text) => {
    const room = roomOf({ tab: fakeStorage(new Map([['kabuto.sent', text]])) })
    await room.store.set(resumeAllAtom)
    await settle()
    expect(room.server.sent).toEqual([])
  })

  test('into a release whose call is another one drops what was sent', async () => {
    const rows = new Map([
      ['kabuto.sent', '[{"path":"test/pay","subject":"w1","key":"k","account":"0000000001","input":{"id":1}}]'],
    ])
    const room = roomOf({ tab: fakeStorage(rows) })
    await room.store.set(resumeAllAtom)
    await settle()
    expect(room.server.sent).toEqual([])
    expect(rows.size).toBe(0)
  })
})

test.each(['full', 'forbidden'] as const)('with a storage that is %s it is confirmed all the same', async (state) => {
  const room = roomOf({ tab: fakeStorage(new Map(), state) })
  await send(room)
  await room.server.sent[0]?.cut()
  await settle(500)
  await room.server.sent[1]?.answer({ id: 'w1' })
  expect(keysIn(room)).toEqual(['key 1', 'key 1'])
  expect(stateOf(room)).toEqual(done({ id: 'w1' }))
})

test('a login is done for whoever sent it, although it makes a member of them', async () => {
  const room = roomOf({ account: 'nobody', server: fakeServer() })
  void room.store.set(room.enter.send, { name: 'x' })
  await settle()
  await room.server.sent[0]?.answer({ id: '0000000007' })
  expect(room.store.get(accountAtom)).toBe('0000000007')
  expect(room.store.get(room.enter.submissions)()).toEqual(done({ id: '0000000007' }))
})

import { createStore } from 'jotai'
import { defineCall, refuse } from '@kabuto/domain/shared'
import { number, object } from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import type { Ports } from '../ports.ts'
import {
  accountAtom,
  clockOffsetAtom,
  createApp,
  credentialsAtom,
  keepLanguage,
  languageAtom,
  loggedOutAtom,
  logOutAtom,
  servicesAtom,
  sessionEndedAtom,
  storedLanguage,
} from './app.ts'
import { bench, fakeServer, fakeStorage, fakeVisibility, now, settle, useFakePage } from './data/testing.ts'
import { memoryOver } from './device/memory.ts'

useFakePage()

const figure = defineCall({
  role: 'member',
  changes: false,
  refusals: [],
  path: 'test/figure',
  input: object({}),
  output: object({ n: number() }),
})

const mine = { token: 't1', account: '0000000001', isAdmin: undefined }
const theirs = { token: 't2', account: '0000000002', isAdmin: '1' }

/** An app as a start finds it, over what the storage holds. */
function started(rows = new Map<string, string>(), tab = new Map<string, string>()) {
  const server = fakeServer()
  const ports: Ports = {
    wall: now,
    newKey: () => 'key',
    random: () => 0.5,
    lasting: () => fakeStorage(rows),
    ofTab: () => fakeStorage(tab),
    fetch: server.fetch,
    firstAsked: () => undefined,
    visibility: fakeVisibility(),
    connection: { isOffline: () => false, watch: () => () => undefined },
  }
  const store = createApp(ports, 'en')
  return { store, server, rows, send: () => store.get(servicesAtom).client.send(figure, {}) }
}

describe('a start', () => {
  test('takes up the session that the storage holds, and the language it is given', () => {
    const { store } = started(new Map(Object.entries({ tokend: 't1', account: '0000000001' })))
    expect(store.get(credentialsAtom)).toEqual(mine)
    expect([store.get(accountAtom), store.get(languageAtom)]).toEqual(['0000000001', 'en'])
    expect([store.get(loggedOutAtom), store.get(sessionEndedAtom)]).toEqual([false, undefined])
  })

  test('without one is nobody’s', () => {
    const { store } = started()
    expect([store.get(credentialsAtom), store.get(accountAtom)]).toEqual([undefined, undefined])
  })

  test('is what every store needs', () => {
    expect(() => createStore().get(servicesAtom)).toThrow('not one of createApp')
  })
})

describe('a session', () => {
  test('is kept as long as it lasts: a login writes it over the one before, a log-out takes it away', () => {
    const { store, rows } = started()
    store.set(credentialsAtom, theirs)
    expect(Object.fromEntries(rows)).toEqual({ tokend: 't2', account: '0000000002', is_admin: '1' })
    store.set(credentialsAtom, mine)
    expect(Object.fromEntries(rows)).toEqual({ tokend: 't1', account: '0000000001' })
    expect(store.get(accountAtom)).toBe('0000000001')
    store.set(credentialsAtom, undefined)
    expect(Object.fromEntries(rows)).toEqual({})
    expect([store.get(credentialsAtom), store.get(accountAtom)]).toEqual([undefined, undefined])
  })

  test('that is ended by a log-out leads to the start until the next login', () => {
    const { store } = started()
    store.set(credentialsAtom, mine)
    store.set(loggedOutAtom, true)
    store.set(credentialsAtom, undefined)
    expect(store.get(loggedOutAtom)).toBe(true)
    store.set(credentialsAtom, mine)
    expect(store.get(loggedOutAtom)).toBe(false)
  })

  test('that its member ends takes along what they typed and looked for, and nothing of anybody else', () => {
    const typed = { 'kabuto.drafts.0000000001': '{"withdraw":{}}', 'kabuto.drafts.0000000002': '{"exchange":{}}' }
    const rows = new Map(Object.entries({ tokend: 't1', account: '0000000001', lang: 'en', ...typed }))
    const tab = new Map(Object.entries(typed))
    const { store } = started(rows, tab)
    store.set(sessionEndedAtom, refuse('sessionEnded', {}))
    store.set(logOutAtom)
    const left = { 'kabuto.drafts.0000000002': '{"exchange":{}}' }
    expect([Object.fromEntries(rows), Object.fromEntries(tab)]).toEqual([{ lang: 'en', ...left }, left])
    expect([store.get(credentialsAtom), store.get(loggedOutAtom), store.get(sessionEndedAtom)]).toEqual([
      undefined,
      true,
      undefined,
    ])
  })

  test('that the server ended is told once, however many calls find out, and sent with each meanwhile', async () => {
    const { store, server, send } = started(new Map(Object.entries({ tokend: 't1', account: '0000000001' })))
    const ended: unknown[] = []
    store.sub(sessionEndedAtom, () => ended.push(store.get(sessionEndedAtom)))
    const calls = [send(), send(), send(), send(), send()]
    await settle()
    expect(server.sent.map(({ headers }) => headers.get('token'))).toEqual(Array(5).fill('t1'))
    for (const sent of server.sent) await sent.refuse('sessionEnded', {}, 401)
    expect((await Promise.all(calls)).map(({ state }) => state)).toEqual(Array(5).fill('refused'))
    expect(ended).toEqual([{ code: 'sessionEnded', params: {} }])
  })

  test('whose member is banned is told as the ban that it is', async () => {
    const { store, server, send } = started(new Map(Object.entries({ tokend: 't1', account: '0000000001' })))
    const calls = [send(), send()]
    await settle()
    const params = { reason: '不正利用の調査', until: '2026-11-25T09:00:00+09:00' }
    for (const sent of server.sent) await sent.refuse('loginBanned', params, 401)
    await Promise.all(calls)
    expect(store.get(sessionEndedAtom)).toMatchObject({ code: 'loginBanned', params })
  })
})

describe('what goes with a call', () => {
  test('is the language and the session of now', async () => {
    const { store, server, send } = started()
    store.set(languageAtom, 'zh-Hant')
    store.set(credentialsAtom, theirs)
    void send()
    await settle()
    expect(server.sent[0]?.language).toBe('China')
    expect(server.sent[0]?.headers.get('token')).toBe('t2')
  })
})

/** An answer with the market’s time. */
const answer = (at: number): Response =>
  Response.json({ status: 1, msg: '', data: { n: 1 } }, { headers: { 'x-kabuto-time': new Date(at).toISOString() } })

describe('the time on the market', () => {
  test.each([
    ['ahead of the phone', 900_000],
    ['behind it', -86_400_000],
    ['the phone’s own', 0],
  ])('is the one that the server told, %s, and goes on from there', async (_, offset) => {
    const { store, server, send } = started()
    void send()
    await settle()
    await server.sent[0]?.reply(answer(now() + offset))
    const { marketNow } = store.get(servicesAtom)
    expect(marketNow()).toBe(now() + offset)
    await settle(60_000)
    expect(marketNow()).toBe(now() + offset)
  })

  test('goes on from a visit before, until the server tells it anew', async () => {
    const { store: before, rows } = started()
    before.set(clockOffsetAtom, 900_000)
    const { store } = started(rows)
    expect(store.get(servicesAtom).marketNow()).toBe(now() + 900_000)
    store.set(clockOffsetAtom, 60_000)
    expect(store.get(servicesAtom).marketNow()).toBe(now() + 60_000)
  })

  test.each([
    [500, 0],
    [501, 501],
    [-500, 0],
    [-501, -501],
  ])('told %i ms apart from what is known is %i ms apart', (offset, known) => {
    const { store } = started()
    store.set(clockOffsetAtom, offset)
    expect(store.get(clockOffsetAtom)).toBe(known)
    // What counts is how far it is from what was known, not from the phone.
    store.set(clockOffsetAtom, 60_000)
    store.set(clockOffsetAtom, 60_000 + offset)
    expect(store.get(clockOffsetAtom)).toBe(60_000 + known)
  })
})

describe('the language', () => {
  test('is kept where the native shell reads it', () => {
    const rows = new Map<string, string>()
    const memory = memoryOver(() => fakeStorage(rows))
    expect(storedLanguage(memory)).toBeUndefined()
    keepLanguage(memory, 'zh-Hant')
    expect([storedLanguage(memory), Object.fromEntries(rows)]).toEqual(['zh-Hant', { lang: 'zh-Hant' }])
  })
})

describe('a client that cannot be fetched', () => {
  test('is no connection for whatever is asked of it, and is fetched again by the next call', async () => {
    const offline = { state: 'lost', refusal: refuse('offline', {}) }
    vi.doMock('./data/client.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    const { store, server } = bench()
    const { client } = store.get(servicesAtom)
    const listening = { signal: new AbortController().signal, onValue: () => undefined, onUnreadable: () => undefined }
    expect([
      await client.send(figure, {}),
      await client.upload(figure, {}, new Blob([])),
      await client.listen(figure, {}, listening),
      await client.picture('u1'),
    ]).toEqual([offline, offline, offline, offline])
    vi.doUnmock('./data/client.ts')
    const asked = client.send(figure, {})
    await vi.waitFor(() => expect(server.sent).toHaveLength(1))
    await server.sent[0]?.answer({ n: 1 })
    expect(await asked).toEqual({ state: 'granted', value: { n: 1 }, msg: '' })
  })

  test('is fetched once for all that is asked meanwhile', async () => {
    const { store, server } = bench()
    const { client } = store.get(servicesAtom)
    server.always('test/figure', () => ({ n: 1 }))
    const outcomes = await Promise.all([client.send(figure, {}), client.send(figure, {})])
    expect(outcomes.map(({ state }) => state)).toEqual(['granted', 'granted'])
  })
})

import { confirming, done, moments } from '@kabuto/domain/shared'
import { environmentManager } from '@tanstack/query-core'
import type { Atom } from 'jotai'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { LastAnswer, Ports } from '../../ports.ts'
import { createApp, credentialsAtom, languageAtom, type Store } from '../app.ts'
import { toastAtom } from '../pages/toast.ts'

/** In Node a request with a path alone fails, so it gets an origin. */
export class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init)
  }
}

/** Unsubscribes what a test still shows. */
const shownNow = new Set<() => void>()

/** Fake timers, and a query library that does not take Node for a server, where it would neither poll nor clean up. */
export function useFakePage(): void {
  // Modules that the app loads later are loaded first: loading takes real time.
  beforeAll(() =>
    Promise.all([import('./client.ts'), import('@kabuto/domain/refusalWords'), import('./queryClient.ts')]),
  )
  beforeEach(() => {
    vi.useFakeTimers({ now: moments.pictures })
    vi.stubGlobal('Request', PageRequest)
    environmentManager.setIsServer(() => false)
  })
  afterEach(() => {
    for (const hide of shownNow) hide()
    shownNow.clear()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

/** The fake clock of the page. */
export const now = (): number => Date.now()

/** Runs all timers that are due within so many ms, and the promises that follow. */
export const settle = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

type Sent = {
  path: string
  body: Record<string, unknown>
  headers: Headers
  language: string | null
  answer: (data: unknown, msg?: string) => Promise<void>
  refuse: (code: string, params?: object, http?: number) => Promise<void>
  /** Answers with any response. */
  reply: (response: Response) => Promise<void>
  /** Breaks the connection, so that the answer is lost. */
  cut: () => Promise<void>
}

export type FakeServer = {
  sent: Sent[]
  /** The calls to a path, the oldest first. */
  to: (path: string) => Sent[]
  /** Answers all calls of a path from now on. */
  always: (path: string, data: (body: Record<string, unknown>) => unknown) => void
  fetch: typeof fetch
}

export function fakeServer(): FakeServer {
  const sent: Sent[] = []
  const standing = new Map<string, (body: Record<string, unknown>) => unknown>()

  async function receive(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new PageRequest(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.replace('/api/vue/', '')
    const text = await request.text()
    const body = (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>
    const always = standing.get(path)
    return new Promise((resolve, reject) => {
      const reply = async (response: Response): Promise<void> => {
        resolve(response)
        await settle()
      }
      const one: Sent = {
        path,
        body,
        headers: request.headers,
        language: searchParams.get('language'),
        reply,
        answer: (data, msg = '') => reply(Response.json({ status: 1, msg, data })),
        refuse: (code, params = {}, http = 200) =>
          reply(Response.json({ status: 0, msg: '', refusal: { code, params } }, { status: http })),
        async cut() {
          reject(new TypeError('Failed to fetch'))
          await settle()
        },
      }
      sent.push(one)
      request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      if (always) resolve(Response.json({ status: 1, msg: '', data: always(body) }))
    })
  }

  return {
    sent,
    to: (path) => sent.filter((one) => one.path === path),
    always: (path, data) => standing.set(path, data),
    fetch: receive,
  }
}

function denied(): never {
  throw new DOMException('denied', 'SecurityError')
}

/** A storage over `rows`, which can be full, read-only or forbidden. */
export function fakeStorage(
  rows = new Map<string, string>(),
  state: 'works' | 'full' | 'readOnly' | 'forbidden' = 'works',
): Storage {
  return {
    length: rows.size,
    key: (at) => [...rows.keys()][at] ?? null,
    clear: () => rows.clear(),
    getItem: (key) => (state === 'forbidden' ? denied() : (rows.get(key) ?? null)),
    setItem: (key, value) => void (state === 'works' ? rows.set(key, value) : denied()),
    removeItem: (key) => void (state === 'works' || state === 'full' ? rows.delete(key) : denied()),
  }
}

/** A page whose visibility the test sets. */
export function fakeVisibility(): Ports['visibility'] & { show: (visible: boolean) => void; watchers: () => number } {
  const listeners = new Set<() => void>()
  let isVisible = true
  return {
    isVisible: () => isVisible,
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(visible) {
      isVisible = visible
      for (const listener of listeners) listener()
    },
    watchers: () => listeners.size,
  }
}

const keyOf = (...parts: unknown[]): string => JSON.stringify(parts)

/** A device that keeps the answers to each account. */
export function fakeKept() {
  const answers = new Map<string, LastAnswer>()
  const kept: NonNullable<Ports['kept']> = async () => ({
    keepRelease: async () => undefined,
    note: (account, asked, last) => void (account && answers.set(keyOf(account, asked), last)),
    read: async (account, asked) => answers.get(keyOf(account, asked)),
    forgetAnswers: async () => answers.clear(),
  })
  return { kept, answers }
}

/** `account` may be `nobody`. */
type BenchOptions = {
  tab?: Storage
  lasting?: Storage
  server?: FakeServer
  account?: string
  keyName?: string
  kept?: Ports['kept']
  isOffline?: boolean
}

const credentialsFor = (account: string) => ({ token: `token of ${account}`, account, isAdmin: undefined })

/** An app without pages, over fake ports. */
export function bench({
  tab = fakeStorage(),
  lasting = fakeStorage(),
  server = fakeServer(),
  account = '0000000001',
  keyName = 'key',
  kept,
  isOffline = false,
}: BenchOptions = {}) {
  let keys = 0
  const visibility = fakeVisibility()
  const ports: Ports = {
    wall: now,
    newKey: () => `${keyName} ${(keys += 1)}`,
    random: () => 0.5,
    lasting: () => lasting,
    ofTab: () => tab,
    fetch: server.fetch,
    firstAsked: () => undefined,
    visibility,
    connection: { isOffline: () => isOffline, watch: () => () => undefined },
    kept,
  }
  const store: Store = createApp(ports, 'ja')
  const become = (next: string | undefined): void =>
    store.set(credentialsAtom, next === undefined ? undefined : credentialsFor(next))
  become(account === 'nobody' ? undefined : account)
  return {
    store,
    server,
    visibility,
    become,
    speak: (language: 'ja' | 'en' | 'zh-Hant') => store.set(languageAtom, language),
    /** Subscribes to an atom as a page does, and collects its values; `hide` unsubscribes as a page that is left. */
    show: async <Value>(shown: Atom<Value>) => {
      const values: Value[] = [store.get(shown)]
      const hide = store.sub(shown, () => values.push(store.get(shown)))
      shownNow.add(hide)
      await settle()
      return { now: () => store.get(shown), values, hide }
    },
  }
}

/** A mutation under test: how it is sent, and what is then shown of it. */
export type Act = {
  path: string
  send: (store: Store) => Promise<void>
  submission: (store: Store) => unknown
  record: unknown
  /** The shown calls that are read again after it. */
  rereads: readonly string[]
}

/** Sends ten times, grants the first call, and collects what was sent, the state, the toast, and what is read again. */
export async function grantedOf({ store, server }: ReturnType<typeof bench>, act: Act): Promise<object> {
  server.sent.length = 0
  for (let tap = 0; tap < 10; tap += 1) void act.send(store)
  await settle()
  const sent = server.sent.map(({ path }) => path)
  await server.sent[0]?.answer(act.record, 'はい。')
  await settle()
  const after = server.sent.map(({ path }) => path).slice(sent.length)
  return { sent, submission: act.submission(store), toast: store.get(toastAtom), rereads: after.toSorted() }
}

/** The expected result of `grantedOf`: sent once, done, and read again. */
export const onceGranted = ({ path, record, rereads }: Act): object => ({
  sent: [path],
  submission: done(record),
  toast: { tone: 'done', msg: 'はい。' },
  rereads: rereads.toSorted(),
})

/** Loses the answer, then answers that the server is busy; collects what was sent under which keys, and the states. */
export async function lostOf({ store, server }: ReturnType<typeof bench>, act: Act): Promise<object> {
  server.sent.length = 0
  void act.send(store)
  await settle()
  await server.sent[0]?.cut()
  const first = act.submission(store)
  await settle(500)
  await server.sent[1]?.refuse('systemBusy')
  const sent = server.sent.map(({ path, headers }) => [path, headers.get('idempotency-key')])
  return { sent, submission: [first, act.submission(store)] }
}

/** The expected result of `lostOf`: sent again under the same key, and still confirming. */
export const askedAgain = ({ path }: Act): object => ({
  sent: [
    [path, 'key 1'],
    [path, 'key 1'],
  ],
  submission: [confirming(), confirming()],
})

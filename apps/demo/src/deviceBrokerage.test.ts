import 'fake-indexeddb/auto'
import { catalogue } from '@kabuto/simulator/content'
import type { BooksState } from '@kabuto/web/embed'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createState } from './booksState.ts'
import { type Database, FORM, type KeptRow, openDatabase } from './database.ts'
import { type DeviceBrokerage, openDeviceBrokerage } from './deviceBrokerage.ts'

const never = (): void => undefined
/** A page that is always at rest. */
const atOnce = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'https://kabuto.example/demo/') : input, init)
  }
}
vi.stubGlobal('Request', PageRequest)

type Tab = DeviceBrokerage & { states: BooksState[]; faults: unknown[]; begunAnew: () => number; forgot: () => number }

let tabs: Tab[] = []

function openTab(): Tab {
  const state = createState()
  const states: BooksState[] = []
  state.watch(() => states.push(state.get()))
  const faults: unknown[] = []
  const [forget, beginAnew] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const brokerage = openDeviceBrokerage({
    state,
    wall: () => Date.parse('2026-11-20T14:32:00+09:00'),
    whenIdle: atOnce,
    report: (fault) => faults.push(fault),
    forget,
    beginAnew,
  })
  const tab = {
    ...brokerage,
    states,
    faults,
    begunAnew: () => beginAnew.mock.calls.length,
    forgot: () => forget.mock.calls.length,
  }
  tabs.push(tab)
  return tab
}

afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.stubGlobal('Request', PageRequest)
  for (const tab of tabs) await tab.close()
  const [last] = tabs.slice(-1)
  await last?.deleteAll(never)
  tabs = []
})

type Answer = { status: number; data: Record<string, unknown>; refusal?: { code: string } }
type Session = { token: string; account: string }

let keys = 0

async function ask(tab: Tab, path: string, body: object = {}, session?: Session): Promise<Answer> {
  const response = await tab.fetch(`/api/vue/${path}?language=Japan`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `key ${(keys += 1)}`,
      ...(session && { token: session.token, account: session.account }),
    },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Answer
}

const logIn = async (tab: Tab, account = '0000000001'): Promise<Session> =>
  (await ask(tab, 'user/login', { account, password: 'kabuto2026', agreed: true })).data as Session

const watched = async (tab: Tab, session: Session): Promise<string[]> =>
  ((await ask(tab, 'user/Optionallist', { type: 'jpy' }, session)).data as unknown as { symbol: string }[])
    .map(({ symbol }) => symbol)
    .toSorted()

const symbols = (catalogue['instruments'] ?? []).flatMap(({ id }) => (/^0\w{3}$/.test(id) ? [id] : [])).slice(0, 10)

/** As if another hand had been at the books. */
async function changeBooks(change: (database: Database) => Promise<unknown>): Promise<void> {
  const { database } = await openDatabase({ onBlocked: never, onGone: never }, () => Promise.resolve(true))
  await change(database)
  database.close()
}

/** Books that one has used, and left. */
async function leaveBooks(): Promise<Session> {
  const tab = openTab()
  const session = await logIn(tab)
  await tab.close()
  return session
}

const infoOf = (tab: Tab, session: Session): Promise<Answer> => ask(tab, 'user/info', {}, session)

describe('the brokerage of a device', () => {
  test('begins with the members of the seed, and finds them again', async () => {
    const session = await leaveBooks()
    const later = openTab()
    expect((await infoOf(later, session)).data).toMatchObject({ account: '0000000001' })
    expect((await logIn(later, '0000000099')).account).toBe('0000000099')
    expect([later.states, later.faults]).toEqual([['kept'], []])
  })

  test('is begun by two tabs at the same time, and is the same in both', async () => {
    const [one, other] = [openTab(), openTab()]
    const [session] = await Promise.all([logIn(one), logIn(other)])
    expect((await infoOf(other, session)).data).toMatchObject({ account: '0000000001' })
    expect([one.states, other.states, one.faults, other.faults]).toEqual([['kept'], ['kept'], [], []])
  })

  test('takes ten changes of the same row from two tabs, each once', async () => {
    const [one, other] = [openTab(), openTab()]
    const session = await logIn(one)
    const before = await watched(other, session)
    const answers = await Promise.all(
      symbols.map((symbol, at) => ask(at % 2 ? one : other, 'user/addOptional', { symbol }, session)),
    )
    expect(answers.map(({ status }) => status)).toEqual(symbols.map(() => 1))
    const all = [...new Set([...before, ...symbols])].toSorted()
    expect([await watched(one, session), await watched(other, session)]).toEqual([all, all])
  })
})

describe('books that cannot be read are put aside and begun anew', () => {
  test.each<[string, (database: Database) => Promise<unknown>]>([
    ['of another form', (database) => database.put('form', FORM + 1, 'form')],
    ['with a row that is no JSON', (database) => database.put('rows', row('{'))],
    ['with a row under another id', (database) => database.put('rows', row('{"id":"another"}'))],
    ['that do not add up', doubleBalance],
  ])('%s', async (_, change) => {
    const session = await leaveBooks()
    await changeBooks(change)
    const tab = openTab()
    expect((await infoOf(tab, session)).refusal?.code).toBe('sessionEnded')
    expect((await logIn(tab)).account).toBe('0000000001')
    expect([tab.states, tab.faults]).toEqual([['replaced'], []])
    await changeBooks((database) => {
      const names = [...(database.objectStoreNames as unknown as string[])]
      expect(names.filter((name) => name.endsWith('put aside'))).toHaveLength(3)
      return Promise.resolve()
    })
  })
})

function row(json: string): KeptRow {
  return { collection: 'config', id: 'title', owner: '', version: 1, json }
}

async function doubleBalance(database: Database): Promise<void> {
  const kept = await database.get('rows', ['balances', '0000000001'])
  if (!kept) throw new Error('the member has no balances')
  await database.put('rows', { ...kept, json: kept.json.replace(/"(\d{2,})"/, '"9$1"') })
}

describe('where the device keeps nothing, the brokerage runs in memory', () => {
  test.each([
    ['a browser without IndexedDB', undefined],
    [
      'a browser that forbids it',
      {
        open() {
          throw new DOMException('denied', 'SecurityError')
        },
      },
    ],
  ])('in %s', async (_, factory) => {
    vi.stubGlobal('indexedDB', factory)
    const tab = openTab()
    const session = await logIn(tab)
    expect((await ask(tab, 'user/addOptional', { symbol: symbols[0] }, session)).status).toBe(1)
    expect([tab.states, tab.faults]).toEqual([['memory'], []])
    await tab.deleteAll(never)
    expect([tab.begunAnew(), tab.forgot()]).toEqual([1, 2])
  })
})

test('a device without room refuses, says so and keeps nothing of it, until there is room', async () => {
  const tab = openTab()
  const session = await logIn(tab)
  const before = await watched(tab, session)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await ask(tab, 'user/addOptional', { symbol: symbols[0] }, session)).toMatchObject({
    status: 0,
    refusal: { code: 'updateFailed' },
  })
  put.mockRestore()
  expect(await watched(tab, session)).toEqual(before)
  expect((await ask(tab, 'user/addOptional', { symbol: symbols[0] }, session)).status).toBe(1)
  expect([tab.states, tab.faults]).toEqual([['kept', 'full', 'kept'], []])
})

describe('everything is deleted', () => {
  test('in all tabs, which begin anew', async () => {
    const [one, other] = [openTab(), openTab()]
    const session = await logIn(one)
    await infoOf(other, session)
    const onBlocked = vi.fn<() => void>()
    await one.deleteAll(onBlocked)
    expect([onBlocked.mock.calls.length, one.begunAnew(), other.begunAnew(), other.forgot()]).toEqual([0, 1, 1, 1])
    const later = openTab()
    expect((await infoOf(later, session)).refusal?.code).toBe('sessionEnded')
    expect(later.states).toEqual(['kept'])
  })

  test('and what is asked while that goes on is no fault of anybody, in no tab', async () => {
    const [one, other] = [openTab(), openTab()]
    const session = await logIn(one)
    await infoOf(other, session)
    const deleting = one.deleteAll(() => undefined)
    await Promise.all([infoOf(one, session), infoOf(other, session), deleting])
    await Promise.all([infoOf(one, session), infoOf(other, session)])
    expect([one.faults, other.faults]).toEqual([[], []])
  })

  test('once a tab that does not hear of it is closed', async () => {
    const tab = openTab()
    await logIn(tab)
    const deaf = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('kabuto')
      request.addEventListener('success', () => resolve(request.result))
    })
    const onBlocked = vi.fn<() => void>(() => deaf.close())
    await tab.deleteAll(onBlocked)
    expect([onBlocked.mock.calls.length, tab.begunAnew()]).toEqual([1, 1])
  })
})

test('books that another tab has to let go of first are said to be held back', async () => {
  const deaf = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('kabuto', 1)
    request.addEventListener('success', () => resolve(request.result))
  })
  const tab = openTab()
  await vi.waitFor(() => expect(tab.states).toEqual(['blocked']))
  deaf.close()
  expect((await logIn(tab)).account).toBe('0000000001')
  expect(tab.states).toEqual(['blocked', 'replaced'])
})

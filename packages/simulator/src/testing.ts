import {
  type Amount,
  type Day,
  type Envelope,
  type Instant,
  type Language,
  plus,
  tokyoTime,
  moments,
} from '@kabuto/domain/shared'
import { type Brokerage, createBrokerage, type Request } from './wiring/brokerage.ts'
import { seed as content } from './content/index.ts'
import type { JournalEntry } from './rows/accounts.ts'
import { countedIds, plainPorts, START } from './engine/testing.ts'
import { memoryStore } from './engine/memoryStore.ts'
import { plantBooks } from './wiring/plantBooks.ts'
import type { Seed } from './scenarios/seed.ts'
import type { Ports } from './engine/ports.ts'
import type { Change, Store } from './engine/store.ts'

/** 2026-11-20 14:32 in Tokyo, a Friday within the window. */
export const FRIDAY = moments.pictures

const { notices, news, products, intents } = content

const seed: Seed = {
  notices,
  news,
  products,
  intents,
  config: [{ id: 'title', value: 'Kabuto' }],
  members: [
    { id: '0000000001', scenario: 'typical' },
    { id: '0000000002', scenario: 'unverified' },
    { id: '0000000003', scenario: 'frozen' },
    { id: '0000000004', scenario: 'barred' },
    { id: '0000000005', scenario: 'noFundPassword' },
    { id: '0000000006', scenario: 'noCard' },
    { id: '0000000007', scenario: 'fresh' },
  ],
}

export type Bench = {
  brokerage: Brokerage
  store: Store
  ports: Ports
  /** Real and simulated time go on together. */
  pass: (ms: number) => void
  send: (
    path: string,
    body?: object,
    from?: Partial<Request> & { language?: Language },
  ) => ReturnType<Brokerage['handle']>
  login: (account: string) => Promise<{ token: string; account: string }>
}

const planted = new Map<string, Promise<readonly Change[]>>()

/** The same pasts are planted once for all tests of a file. */
function plantedRows(market: Instant, members: Seed['members']): Promise<readonly Change[]> {
  const key = JSON.stringify([market, members])
  const before = planted.get(key)
  if (before) return before
  const rows = new Promise<readonly Change[]>((resolve, reject) => {
    const store = memoryStore()
    const noting: Store = {
      ...store,
      commit: (changes) => {
        resolve(changes)
        return store.commit(changes)
      },
    }
    plantBooks(plainPorts(noting), { ...seed, members }, market).catch(reject)
  })
  planted.set(key, rows)
  return rows
}

export type MemberClient = Bench & {
  /** The whole answer of a call. */
  answer: (path: string, body?: object, key?: string) => ReturnType<Bench['send']>
  ask: (path: string, body?: object, key?: string) => Promise<Envelope>
  /** The data of a call that must be granted. */
  granted: (path: string, body?: object) => Promise<unknown>
  /** The code of a call that must be refused. */
  refused: (path: string, body?: object) => Promise<string | undefined>
}

/** A client of one member: logged in, and logged in again whenever the session has ended. */
export async function clientOf(room: Bench, account: string): Promise<MemberClient> {
  let { token } = await room.login(account)
  const answer: MemberClient['answer'] = async (path, body = {}, key = room.ports.newId()) => {
    const first = await room.send(path, body, { token, key })
    if (first.http !== 401) return first
    ;({ token } = await room.login(account))
    return room.send(path, body, { token, key })
  }
  const ask: MemberClient['ask'] = async (path, body, key) => (await answer(path, body, key)).body
  return {
    ...room,
    answer,
    ask,
    async granted(path, body) {
      const { status, msg, data, refusal } = await ask(path, body)
      if (status !== 1) throw new Error(`${path} was refused: ${msg} ${JSON.stringify(refusal)}`)
      return data
    },
    refused: async (path, body) => (await ask(path, body)).refusal?.code,
  }
}

/** A brokerage over memory with a clock that the test turns. Secrets are plain: hashing is the port's matter. */
export async function bench(
  market = FRIDAY,
  wrapped = (store: Store): Store => store,
  members = seed.members,
): Promise<Bench> {
  let wall = START
  const store = wrapped(memoryStore())
  await store.commit(await plantedRows(market, members))
  const ports = { ...plainPorts(store, () => wall), newId: countedIds() }
  const brokerage = createBrokerage(ports)
  const send: Bench['send'] = (path, body = {}, from = {}) =>
    brokerage.handle({ path, body, language: 'ja', key: ports.newId(), ...from })
  return {
    brokerage,
    store,
    ports,
    send,
    pass: (ms) => {
      wall += ms
    },
    async login(account) {
      const answer = await send('user/login', { account, password: 'kabuto2026', agreed: true })
      return answer.body.data as { token: string; account: string }
    },
  }
}

type Booked = { cause: string; record: string; day: Day; accounts: Record<string, Amount> }

function bookedAs({ cause, record, at, postings }: JournalEntry): Booked {
  const accounts: Record<string, Amount> = {}
  for (const { account, currency, amount } of postings) {
    const name = currency === 'JPY' ? account : `${account} ${currency}`
    accounts[name] = plus(accounts[name] ?? '0', amount)
  }
  return { cause, record, day: tokyoTime(at).day, accounts }
}

/**
 * A member's journal: why, for which record and on which day in Tokyo each account changed, and by how much. What was
 * seen before is left out.
 */
export async function journalOf(
  { store }: Pick<Bench, 'store'>,
  account: string,
  seen = new Set<string>(),
): Promise<Booked[]> {
  const fresh = (await store.ownedBy('entries', account)).filter(({ row }) => !seen.has(row.id))
  for (const { row } of fresh) seen.add(row.id)
  return fresh.map(({ row }) => bookedAs(row as unknown as JournalEntry))
}

export { audit, auditMember } from './books/ledger/audit.ts'
export { marketOf } from './market/marketOf.ts'
export { memoryStore } from './engine/memoryStore.ts'

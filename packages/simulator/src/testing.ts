import type { Language } from '@kabuto/domain/shared'
import { type Brokerage, createBrokerage } from './brokerage.ts'
import { memoryStore } from './memoryStore.ts'
import { plantBooks, type Seed } from './scenarios/plantBooks.ts'
import type { Ports } from './ports.ts'
import type { Store } from './store.ts'

/** 2026-11-20 14:32 in Tokyo, a Friday within the window. */
const FRIDAY = Date.parse('2026-11-20T14:32:00+09:00')

const seed: Seed = {
  config: [{ id: 'title', value: 'Kabuto' }],
  members: [
    { id: '0000000001', scenario: 'typical' },
    { id: '0000000002', scenario: 'unverified' },
    { id: '0000000003', scenario: 'frozen' },
    { id: '0000000004', scenario: 'barred' },
    { id: '0000000005', scenario: 'noFundPassword' },
    { id: '0000000006', scenario: 'noCard' },
  ],
}

export type Bench = {
  brokerage: Brokerage
  store: Store
  /** Real and simulated time go on together. */
  pass: (ms: number) => void
  send: (path: string, body?: object, from?: { token?: string; account?: string; key?: string; language?: Language }) => ReturnType<Brokerage['handle']>
  login: (account: string) => Promise<{ token: string; account: string }>
}

/** A brokerage over memory with a clock that the test turns and ids that it can foresee. Secrets are plain: hashing is the port's matter. */
export async function bench(market = FRIDAY, wrapped = (store: Store): Store => store): Promise<Bench> {
  let wall = Date.parse('2026-11-20T05:00:00Z')
  let count = 0
  const store = wrapped(memoryStore())
  const ports: Ports = {
    store,
    wall: () => wall,
    newId: () => `id${String((count += 1)).padStart(6, '0')}`,
    digest: (text) => Promise.resolve(text),
    hashSecret: (secret) => Promise.resolve(`plain$${secret}`),
    matchesSecret: (secret, hash) => Promise.resolve(hash === `plain$${secret}`),
  }
  await plantBooks(ports, seed, market)
  const brokerage = createBrokerage(ports)
  const send: Bench['send'] = (path, body = {}, from = {}) => brokerage.handle({ path, body, language: 'ja', key: ports.newId(), ...from })
  return {
    brokerage,
    store,
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

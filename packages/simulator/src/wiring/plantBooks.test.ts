import { moments } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import { memoryStore } from '../engine/memoryStore.ts'
import { plainPorts, START } from '../engine/testing.ts'
import { createBrokerage } from './brokerage.ts'
import { audit } from '../books/ledger/audit.ts'
import { plantBooks, plantLater } from './plantBooks.ts'

/** A holiday in Tokyo; before its opening New York trades already. */
const MONDAY_EVENING = Date.parse('2026-11-23T18:00:00+09:00')

test.each([
  ['open', MONDAY_EVENING],
  ['fixed', moments.saturday],
] as const)('books that begin on a Saturday in mode %s', async (mode, now) => {
  const ports = plainPorts(memoryStore(), () => START)
  await plantBooks(ports, { config: [], members: [] }, moments.saturday, mode)
  expect(await createBrokerage(ports).now()).toBe(now)
})

const typical = { id: '0000000001', scenario: 'typical' } as const

test('a member who comes later has the same past, once, and the back office its rights', async () => {
  const store = memoryStore()
  const ports = plainPorts(store, () => START)
  await plantBooks(ports, { config: [], members: [] })
  await plantLater(ports, typical)
  const [first] = await store.all('members')
  await Promise.all([plantLater(ports, typical), plantLater(ports, { ...typical, id: '0000000099', isAdmin: true })])
  const members = await store.all('members')
  expect(members.map(({ row }) => row)).toMatchObject([
    { id: '0000000001', isAdmin: false, scenario: 'typical' },
    { id: '0000000099', isAdmin: true, scenario: 'typical' },
  ])
  expect(members[0]).toEqual(first)
  expect(await audit(store)).toEqual([])
})

test('a member who is planted by two at the same time is there once', async () => {
  const store = memoryStore()
  const ports = plainPorts(store, () => START)
  await plantBooks(ports, { config: [], members: [] })
  await Promise.all([plantLater(ports, typical), plantLater(ports, typical)])
  expect(await store.count('members', typical.id)).toBe(1)
  expect(await audit(store)).toEqual([])
})

test('books that cannot be written say so in the end', async () => {
  const store = memoryStore()
  const ports = plainPorts(store, () => START)
  await plantBooks(ports, { config: [], members: [] })
  const stubborn = { ...ports, store: { ...store, commit: () => Promise.resolve(false) } }
  await expect(plantLater(stubborn, { ...typical, scenario: 'fresh' })).rejects.toThrow('could not be planted')
})

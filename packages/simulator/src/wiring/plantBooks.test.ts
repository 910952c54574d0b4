import { moments } from '@kabuto/domain/shared'
import { expect, test } from 'vitest'
import { memoryStore } from '../engine/memoryStore.ts'
import { plainPorts, START } from '../engine/testing.ts'
import { createBrokerage } from './brokerage.ts'
import { plantBooks } from './plantBooks.ts'

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

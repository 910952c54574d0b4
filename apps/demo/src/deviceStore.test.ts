import 'fake-indexeddb/auto'
import type { Change } from '@kabuto/simulator'
import { storeCases, writerCases } from '@kabuto/simulator/storeCases'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Database, deleteDatabase, openDatabase } from './database.ts'
import { allRows, deviceFiles, deviceStore } from './deviceStore.ts'

const never = (): void => undefined

let opened: Database[] = []
async function open(): Promise<Database> {
  const { database } = await openDatabase({ onBlocked: never, onGone: never }, () => Promise.resolve(true))
  opened.push(database)
  return database
}
afterEach(async () => {
  for (const database of opened) database.close()
  opened = []
  await deleteDatabase(never)
})

function made(id: string, change: Partial<Change> = {}): Change {
  return { collection: 'orders', id, owner: 'ann', due: undefined, row: { id }, expected: 0, ...change }
}

describe('a store on the device', () => {
  storeCases(async () => deviceStore(await open()))

  test('is there when it is opened again', async () => {
    await deviceStore(await open()).commit([made('a', { due: 7 })])
    const database = await open()
    expect(await deviceStore(database).dueOf('ann', 7)).toHaveLength(1)
    expect(await allRows(database)).toEqual([made('a', { due: 7 })])
  })

  test('keeps nothing of a commit with a row that cannot be written', async () => {
    const store = deviceStore(await open())
    const unwritable = { id: 'b', amount: 1n } as { id: string }
    await expect(store.commit([made('a'), made('b', { row: unwritable })])).rejects.toThrow(TypeError)
    expect(await store.all('orders')).toEqual([])
  })

  test.each([
    [
      'at once',
      () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    ],
    ['at its end', (store: IDBObjectStore) => store.transaction.abort()],
  ])('keeps nothing of a commit that the device has no room for, which it says %s', async (_, refuse) => {
    const store = deviceStore(await open())
    await store.commit([made('a')])
    const { put: real } = IDBObjectStore.prototype as {
      put: (this: IDBObjectStore, kept: unknown) => IDBRequest<IDBValidKey>
    }
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, kept) {
      const request = real.call(this, kept)
      if ((kept as { id: string }).id === 'c') refuse(this)
      return request
    })
    await expect(store.commit([made('b'), made('c'), made('d')])).rejects.toThrow(Error)
    put.mockRestore()
    expect((await store.all('orders')).map(({ row }) => row.id)).toEqual(['a'])
    expect(await store.commit([made('b')])).toBe(true)
  })

  test.each(['{', 'null', '{"id":"x"}'])('does not read a row that was changed by another hand to %s', async (json) => {
    const database = await open()
    const store = deviceStore(database)
    await store.commit([made('a')])
    await database.put('rows', { collection: 'orders', id: 'a', owner: 'ann', version: 1, json })
    await expect(store.get('orders', 'a')).rejects.toThrow(Error)
    await expect(allRows(database)).rejects.toThrow(Error)
  })
})

describe('two tabs on the same books: two writers who read the same version', () => {
  writerCases(async () => [deviceStore(await open()), deviceStore(await open())])
})

test('files are copies, and are gone when they are removed', async () => {
  const files = deviceFiles(await open())
  const bytes = new Uint8Array([1, 2, 3])
  await files.put('a', bytes)
  bytes[0] = 9
  expect(await files.get('a')).toEqual(new Uint8Array([1, 2, 3]))
  expect(await files.get('b')).toBeUndefined()
  await files.remove('a')
  expect(await files.get('a')).toBeUndefined()
})

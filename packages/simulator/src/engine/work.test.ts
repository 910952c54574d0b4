import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CollectionName } from '../rows/collections.ts'
import { memoryStore } from './memoryStore.ts'
import type { Store } from './store.ts'
import { beginWork, type Work } from './work.ts'

const MEMBER = '0000000001'
const OTHER = '0000000002'
const NINE = Date.parse('2026-11-20T09:00:00+09:00')
const TEN = Date.parse('2026-11-20T10:00:00+09:00')

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)
const fill = (id: string, price = '1'): never => ({ id, price }) as never
const deposit = (id: string, decidedAt: string, state = 'pending'): never => ({ id, state, decidedAt }) as never

let store: Store
let work: Work
beforeEach(async () => {
  store = memoryStore()
  const earlier = beginWork(store)
  for (const id of ['a', 'c', 'e']) earlier.put('fills', fill(id), MEMBER)
  earlier.put('fills', fill('o'), OTHER)
  earlier.put('deposits', deposit('d2', '2026-11-20T10:00:00+09:00'), MEMBER)
  earlier.put('deposits', deposit('d1', '2026-11-20T09:00:00+09:00'), MEMBER)
  earlier.put('deposits', deposit('d0', '2026-11-20T08:00:00+09:00', 'passed'), MEMBER)
  await store.commit(earlier.changes())
  work = beginWork(store)
})

/** b is added, c is changed, e is taken away; o of somebody else is changed too. */
async function changed(): Promise<void> {
  for (const id of ['c', 'e', 'o']) await work.get('fills', id)
  work.put('fills', fill('b'), MEMBER)
  work.put('fills', fill('c', '2'))
  work.remove('fills', 'e')
  work.put('fills', fill('o', '2'))
}

async function page(newestFirst: boolean, limit: number, from?: string): Promise<string[]> {
  return ids(await work.page('fills', MEMBER, { newestFirst, limit, from }))
}

async function first(until: number, whose = MEMBER): Promise<[CollectionName, string, number] | undefined> {
  const due = await work.firstDue(whose, until)
  return due && [due.collection, due.row.id, due.due]
}

describe('a unit of work sees its own changes', () => {
  test('in a row', async () => {
    await changed()
    const rows = ['a', 'b', 'c', 'e', 'x'].map((id) => work.get('fills', id))
    expect(await Promise.all(rows)).toEqual([fill('a'), fill('b'), fill('c', '2'), undefined, undefined])
  })

  test('in the rows of a member, in their order', async () => {
    expect(ids(await work.ownedBy('fills', MEMBER))).toEqual(['a', 'c', 'e'])
    await changed()
    expect(await work.ownedBy('fills', MEMBER)).toEqual([fill('a'), fill('b'), fill('c', '2')])
    expect(await work.ownedBy('fills', OTHER)).toEqual([fill('o', '2')])
  })

  test('in the rows of a member that it has read before, which it does not ask for again', async () => {
    const ownedBy = vi.spyOn(store, 'ownedBy')
    await work.ownedBy('fills', MEMBER)
    await changed()
    expect(ids(await work.ownedBy('fills', MEMBER))).toEqual(['a', 'b', 'c'])
    await work.ownedBy('fills', OTHER)
    await work.ownedBy('deposits', MEMBER)
    expect(ownedBy.mock.calls).toEqual([
      ['fills', MEMBER],
      ['fills', OTHER],
      ['deposits', MEMBER],
    ])
  })

  test('in all rows of a collection', async () => {
    await changed()
    expect(ids(await work.all('fills'))).toEqual(['a', 'b', 'c', 'o'])
  })

  test('in pages from either end', async () => {
    await changed()
    expect(await page(false, 2)).toEqual(['a', 'b'])
    expect(await page(false, 9, 'a')).toEqual(['b', 'c'])
    expect(await page(true, 2)).toEqual(['c', 'b'])
    expect(await page(true, 9, 'b')).toEqual(['a'])
    // What was seen is not told again, though it has changed since.
    expect([await page(false, 9, 'b'), await page(true, 9, 'c')]).toEqual([['c'], ['b', 'a']])
  })

  test('in a page no row that was only read and lies beyond it', async () => {
    await work.ownedBy('fills', MEMBER)
    expect(ids(await work.page('fills', MEMBER, { newestFirst: false, limit: 1 }))).toEqual(['a'])
    expect(ids(await work.page('fills', MEMBER, { newestFirst: true, limit: 1 }))).toEqual(['e'])
  })

  test('in their number', async () => {
    expect([await work.count('fills', MEMBER), await work.count('fills', OTHER)]).toEqual([3, 1])
    await changed()
    expect([await work.count('fills', MEMBER), await work.count('fills', OTHER)]).toEqual([3, 1])
    work.put('fills', fill('f'), MEMBER)
    work.put('fills', fill('c', '2'), OTHER)
    expect([await work.count('fills', MEMBER), await work.count('fills', OTHER)]).toEqual([3, 2])
  })
})

describe('a row', () => {
  test('is given to its owner only', async () => {
    expect(await work.owned('fills', 'a', MEMBER)).toEqual(fill('a'))
    expect(await work.owned('fills', 'a', OTHER)).toBeUndefined()
    expect(await work.owned('fills', 'x', MEMBER)).toBeUndefined()
    expect([await work.ownerOf('fills', 'o'), await work.ownerOf('fills', 'x')]).toEqual([OTHER, undefined])
  })

  test('keeps its owner when it is changed, unless another one is named', async () => {
    await work.get('fills', 'a')
    work.put('fills', fill('a', '2'))
    expect(await work.ownerOf('fills', 'a')).toBe(MEMBER)
    work.put('fills', fill('a', '2'), OTHER)
    expect(ids(await work.ownedBy('fills', OTHER))).toEqual(['a', 'o'])
    expect(ids(await work.ownedBy('fills', MEMBER))).toEqual(['c', 'e'])
  })

  test('that is read twice is the same, though somebody else has changed it meanwhile', async () => {
    await work.get('fills', 'a')
    await store.commit([
      { collection: 'fills', id: 'a', owner: MEMBER, due: undefined, row: fill('a', '9'), expected: 1 },
    ])
    expect(await work.get('fills', 'a')).toEqual(fill('a'))
    expect((await work.ownedBy('fills', MEMBER))[0]).toEqual(fill('a'))
  })

  test('of nobody belongs to nobody', async () => {
    work.put('config', { id: 'title', value: 'Kabuto' })
    await work.get('config', 'asked')
    work.put('config', { id: 'asked', value: 'first' })
    work.remove('config', 'gone')
    work.put('config', { id: 'gone', value: 'back' })
    const written = { collection: 'config', owner: '', due: undefined, expected: 0 }
    expect(work.changes()).toEqual([
      { ...written, id: 'title', row: { id: 'title', value: 'Kabuto' } },
      { ...written, id: 'asked', row: { id: 'asked', value: 'first' } },
      { ...written, id: 'gone', row: { id: 'gone', value: 'back' } },
    ])
    expect(ids(await work.ownedBy('config', ''))).toEqual(['asked', 'gone', 'title'])
  })
})

describe('what is written', () => {
  test('are the changes with the versions that they were read at, and when they fall due', async () => {
    await work.ownedBy('deposits', MEMBER)
    await changed()
    work.put('deposits', deposit('d1', '2026-11-20T10:00:00+09:00'))
    work.put('deposits', deposit('d2', '2026-11-20T10:00:00+09:00', 'passed'))
    const fills = { collection: 'fills', owner: MEMBER, due: undefined }
    const inOrder = work.changes().toSorted((one, other) => (one.id < other.id ? -1 : 1))
    expect(inOrder).toEqual([
      { ...fills, id: 'b', row: fill('b'), expected: 0 },
      { ...fills, id: 'c', row: fill('c', '2'), expected: 1 },
      {
        collection: 'deposits',
        owner: MEMBER,
        id: 'd1',
        due: TEN,
        row: deposit('d1', '2026-11-20T10:00:00+09:00'),
        expected: 1,
      },
      {
        collection: 'deposits',
        owner: MEMBER,
        id: 'd2',
        due: undefined,
        row: deposit('d2', '2026-11-20T10:00:00+09:00', 'passed'),
        expected: 1,
      },
      { ...fills, id: 'e', row: undefined, expected: 1 },
      { ...fills, id: 'o', owner: OTHER, row: fill('o', '2'), expected: 1 },
    ])
    expect(await store.commit(work.changes())).toBe(true)
    expect(ids(await beginWork(store).ownedBy('fills', MEMBER))).toEqual(['a', 'b', 'c'])
  })

  test('is nothing when rows were only read, or one was taken away that was never there', async () => {
    await work.ownedBy('fills', MEMBER)
    await work.get('fills', 'x')
    work.remove('fills', 'x')
    work.put('fills', fill('y'), MEMBER)
    work.remove('fills', 'y')
    expect([work.changes(), work.touched()]).toEqual([[], []])
  })

  test('is told with what stood there before, and whose it was', async () => {
    await work.get('fills', 'a')
    work.put('fills', fill('a', '2'), OTHER)
    expect(work.touched()).toEqual([
      {
        collection: 'fills',
        id: 'a',
        owner: OTHER,
        ownerBefore: MEMBER,
        version: 1,
        before: fill('a'),
        row: fill('a', '2'),
        changed: true,
      },
    ])
  })
})

describe('what falls due', () => {
  test('is told in the order of time, up to an instant', async () => {
    expect(await first(NINE - 1)).toBeUndefined()
    expect(await first(NINE)).toEqual(['deposits', 'd1', NINE])
    work.remove('deposits', 'd1')
    expect(await first(TEN)).toEqual(['deposits', 'd2', TEN])
    work.put('deposits', deposit('d2', '2026-11-20T10:00:00+09:00', 'passed'))
    expect(await first(Infinity)).toBeUndefined()
    expect(await first(Infinity, OTHER)).toBeUndefined()
  })

  test('is not told before its time, nor what is somebody else’s', async () => {
    work.put('deposits', deposit('early', '2026-11-20T08:30:00+09:00'), OTHER)
    work.put('deposits', deposit('d01', '2026-11-20T08:45:00+09:00'), MEMBER)
    expect(await first(NINE - 20 * 60_000)).toBeUndefined()
    expect(await first(NINE)).toEqual(['deposits', 'd01', NINE - 15 * 60_000])
  })

  const at = '2026-11-20T09:00:00+09:00'
  const rows: [CollectionName, string][] = [
    ['withdrawals', 'a'],
    ['deposits', 'd11'],
    ['deposits', 'd10'],
    ['appeals', 'z'],
  ]
  test.each([[rows], [rows.toReversed()]])(
    'at the same instant is told by collection, then by id: %j',
    async (added) => {
      for (const [collection, id] of added)
        work.put(collection, { ...(deposit(id, at) as object), decidesAt: at } as never, MEMBER)
      const dueIds: string[] = []
      for (let due = await first(NINE); due; due = await first(NINE)) {
        dueIds.push(due[1])
        work.remove(due[0], due[1])
      }
      expect(dueIds).toEqual(['z', 'd1', 'd10', 'd11', 'a'])
    },
  )

  test('later is asked for when it is wanted, not before', async () => {
    const asked: number[] = []
    work = beginWork({
      ...store,
      dueOf: (owner, until) => {
        asked.push(until)
        return store.dueOf(owner, until)
      },
    })
    await first(NINE)
    await first(NINE)
    await first(NINE - 1)
    expect(await first(TEN)).toEqual(['deposits', 'd1', NINE])
    expect(asked).toEqual([NINE, TEN])
  })

  test('are all rows of a member that wait for their time, with the changes of this unit', async () => {
    expect(ids(await work.waiting('deposits', MEMBER))).toEqual(['d1', 'd2'])
    work.put('deposits', deposit('d11', '2026-11-21T09:00:00+09:00'), MEMBER)
    work.put('deposits', deposit('d3', '2026-11-21T09:00:00+09:00'), OTHER)
    work.remove('deposits', 'd1')
    await work.get('deposits', 'd0')
    expect(ids(await work.waiting('deposits', MEMBER))).toEqual(['d11', 'd2'])
    expect(await work.waiting('withdrawals', MEMBER)).toEqual([])
  })
})

test('what happens in one instant is numbered in its order', () => {
  expect([work.nextNumber(), work.nextNumber(), work.nextNumber()]).toEqual([1, 2, 3])
})

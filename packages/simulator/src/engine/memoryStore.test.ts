import { describe, expect, test } from 'vitest'
import { memoryFiles } from './memoryFiles.ts'
import { memoryStore } from './memoryStore.ts'
import type { Change, Store } from './store.ts'

const MEMBER = '0000000001'

function change(id: string, changed: Partial<Change> = {}): Change {
  return { collection: 'fills', id, owner: MEMBER, due: undefined, row: { id }, expected: 0, ...changed }
}

async function storeOf(...changes: Change[]): Promise<Store> {
  const store = memoryStore()
  expect(await store.commit(changes)).toBe(true)
  return store
}

const ids = (rows: readonly { row: { id: string } }[]): string[] => rows.map(({ row }) => row.id)

describe('a store in memory', () => {
  test('gives a row with its owner and version, and none that is not there', async () => {
    const store = await storeOf(change('a', { row: { id: 'a', amount: '5' } as never }))
    expect(await store.get('fills', 'a')).toEqual({ row: { id: 'a', amount: '5' }, owner: MEMBER, version: 1 })
    expect(await store.get('fills', 'b')).toBeUndefined()
    expect(await store.get('cards', 'a')).toBeUndefined()
  })

  test('is not changed by who changes what they gave or got', async () => {
    const given = { id: 'a', amounts: ['1'] }
    const store = await storeOf(change('a', { row: given }))
    given.amounts.push('2')
    const got = (await store.get('fills', 'a'))?.row as typeof given
    got.amounts.push('3')
    expect(await store.get('fills', 'a')).toMatchObject({ row: { amounts: ['1'] } })
  })

  test('lists a member’s rows of a collection in the order of their ids', async () => {
    const store = await storeOf(
      change('b'),
      change('c'),
      change('a'),
      change('x', { owner: '0000000002' }),
      change('y', { collection: 'cards' }),
    )
    expect(ids(await store.ownedBy('fills', MEMBER))).toEqual(['a', 'b', 'c'])
    expect(ids(await store.ownedBy('fills', '0000000003'))).toEqual([])
    expect(ids(await store.all('fills'))).toEqual(['a', 'b', 'c', 'x'])
    expect([await store.count('fills', MEMBER), await store.count('cards', MEMBER)]).toEqual([3, 1])
  })

  test('gives pages from either end, beyond what was seen', async () => {
    const store = await storeOf(change('b'), change('d'), change('a'), change('c'))
    const page = async (newestFirst: boolean, limit: number, from?: string): Promise<string[]> =>
      ids(await store.page('fills', MEMBER, { newestFirst, limit, from }))
    expect(await page(false, 3)).toEqual(['a', 'b', 'c'])
    expect(await page(false, 3, 'b')).toEqual(['c', 'd'])
    expect(await page(true, 3)).toEqual(['d', 'c', 'b'])
    expect(await page(true, 1, 'c')).toEqual(['b'])
    expect(await page(true, 3, 'a')).toEqual([])
  })

  const due: Change[] = [
    change('b', { due: 20 }),
    change('a', { due: 20 }),
    change('c', { due: 10 }),
    change('z', { due: 20, collection: 'deposits' }),
    change('late', { due: 21 }),
    change('never'),
    change('other', { due: 5, owner: '0000000002' }),
  ]
  test.each([[due], [due.toReversed()]])('tells what fell due by time, then collection and id', async (changes) => {
    const store = await storeOf(...changes)
    expect(ids(await store.dueOf(MEMBER, 20))).toEqual(['c', 'z', 'a', 'b'])
    expect(ids(await store.dueOf(MEMBER, 19))).toEqual(['c'])
    expect((await store.dueOf(MEMBER, 10))[0]).toEqual({
      collection: 'fills',
      due: 10,
      row: { id: 'c' },
      owner: MEMBER,
      version: 1,
    })
    expect(ids(await store.dueOf('0000000003', 99))).toEqual([])
  })

  test('moves a row that gets another owner and another time', async () => {
    const store = await storeOf(change('a', { due: 10 }))
    await store.commit([change('a', { owner: 'archive', expected: 1 })])
    expect([ids(await store.ownedBy('fills', MEMBER)), ids(await store.ownedBy('fills', 'archive'))]).toEqual([
      [],
      ['a'],
    ])
    expect([await store.dueOf(MEMBER, 99), await store.dueOf('archive', 99)]).toEqual([[], []])
    expect(await store.get('fills', 'a')).toMatchObject({ version: 2 })
  })

  test('forgets a row that is deleted, everywhere', async () => {
    const store = await storeOf(change('a', { due: 10 }))
    expect(await store.commit([change('a', { row: undefined, expected: 1 })])).toBe(true)
    expect(await store.get('fills', 'a')).toBeUndefined()
    expect([await store.all('fills'), await store.ownedBy('fills', MEMBER), await store.dueOf(MEMBER, 99)]).toEqual([
      [],
      [],
      [],
    ])
    // It can be written anew, as one that was never there.
    expect(await store.commit([change('a', { row: undefined })])).toBe(true)
    expect(await store.commit([change('a')])).toBe(true)
  })

  test('writes all or nothing: one row that somebody else has changed refuses the others too', async () => {
    const store = await storeOf(change('a'))
    expect(await store.commit([change('b'), change('a')])).toBe(false)
    expect(await store.commit([change('b'), change('c', { expected: 1 })])).toBe(false)
    expect(ids(await store.all('fills'))).toEqual(['a'])
    expect(await store.commit([change('b'), change('a', { expected: 1 })])).toBe(true)
  })
})

test('files in memory are copies, and are gone when they are removed', async () => {
  const files = memoryFiles()
  const bytes = new Uint8Array([1, 2, 3])
  await files.put('a', bytes)
  bytes[0] = 9
  const got = await files.get('a')
  if (got) got[1] = 9
  expect(await files.get('a')).toEqual(new Uint8Array([1, 2, 3]))
  expect(await files.get('b')).toBeUndefined()
  await files.remove('a')
  expect(await files.get('a')).toBeUndefined()
})

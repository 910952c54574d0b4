import { beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../rows/row.ts'
import type { Change, Store } from '../store.ts'

/** A change that makes a row: `orders` of `ann` unless it is told otherwise. */
function made(id: string, change: Partial<Change> = {}): Change {
  return { collection: 'orders', id, owner: 'ann', due: undefined, row: { id }, expected: 0, ...change }
}

const noted = (note: string): Row => ({ id: 'a', note }) as Row

const idsOf = (found: readonly { row: { id: string } }[]): string[] => found.map(({ row }) => row.id)

/** What holds for every store: called by the test of each. */
export function storeCases(open: () => Store | Promise<Store>): void {
  let store: Store
  beforeEach(async () => {
    store = await open()
  })
  const page = async (
    owner: string,
    from: string | undefined,
    limit: number,
    newestFirst: boolean,
  ): Promise<string[]> => idsOf(await store.page('orders', owner, { from, limit, newestFirst }))

  describe('a row', () => {
    test('is read as it was written, with its owner and its version', async () => {
      const row = { id: 'a', price: '2846.5', note: '“指値”' }
      expect(await store.commit([made('a', { row })])).toBe(true)
      expect(await store.get('orders', 'a')).toEqual({ row, owner: 'ann', version: 1 })
      expect(await store.get('orders', 'b')).toBeUndefined()
      expect(await store.get('fills', 'a')).toBeUndefined()
    })

    test('gets one version higher with each change, and a change of another version is refused', async () => {
      await store.commit([made('a')])
      for (const expected of [1, 2]) {
        const change = made('a', { owner: 'bob', row: noted(`${expected}`), expected })
        expect(await store.commit([{ ...change, expected: 9 }])).toBe(false)
        expect(await store.commit([change])).toBe(true)
        expect(await store.get('orders', 'a')).toEqual({
          row: noted(`${expected}`),
          owner: 'bob',
          version: expected + 1,
        })
      }
    })

    test('that is there cannot be made again, one that is not there neither changed nor removed', async () => {
      await store.commit([made('a', { row: noted('first') })])
      expect(await store.commit([made('a', { row: noted('second') })])).toBe(false)
      expect(await store.commit([made('b', { expected: 1 })])).toBe(false)
      expect(await store.commit([made('b', { row: undefined, expected: 1 })])).toBe(false)
      expect(await store.all('orders')).toEqual([{ row: noted('first'), owner: 'ann', version: 1 }])
    })

    test('is removed only in the version that was expected', async () => {
      await store.commit([made('a')])
      expect(await store.commit([made('a', { row: undefined, expected: 2 })])).toBe(false)
      expect(idsOf(await store.all('orders'))).toEqual(['a'])
      expect(await store.commit([made('a', { row: undefined, expected: 1 })])).toBe(true)
      expect(await store.all('orders')).toEqual([])
    })
  })

  test('what is read and written are copies, and hold nothing that is no JSON', async () => {
    const given = { id: 'a', amounts: ['1'], note: undefined }
    await store.commit([made('a', { row: given })])
    given.amounts.push('2')
    const got = (await store.get('orders', 'a'))?.row as typeof given
    expect(Object.keys(got)).toEqual(['id', 'amounts'])
    got.amounts.push('3')
    expect(await store.get('orders', 'a')).toMatchObject({ row: { amounts: ['1'] } })
  })

  test('a row that gets another owner and another time moves', async () => {
    await store.commit([made('a', { due: 10 })])
    await store.commit([made('a', { owner: 'archive', expected: 1 })])
    expect([await store.count('orders', 'ann'), await store.count('orders', 'archive')]).toEqual([0, 1])
    expect([await store.dueOf('ann', 99), await store.dueOf('archive', 99)]).toEqual([[], []])
  })

  test('a row that is deleted is nowhere, and can be written anew', async () => {
    await store.commit([made('a', { due: 10 })])
    await store.commit([made('a', { row: undefined, expected: 1 })])
    expect(await store.get('orders', 'a')).toBeUndefined()
    expect([await store.ownedBy('orders', 'ann'), await store.dueOf('ann', 99)]).toEqual([[], []])
    expect(await store.commit([made('a')])).toBe(true)
  })
  describe('what is found', () => {
    beforeEach(async () => {
      const [ann, bob] = [['c', 'a', 'e', 'b', 'd'], ['F']]
      await store.commit([
        ...ann.map((id) => made(id)),
        ...bob.map((id) => made(id, { owner: 'bob' })),
        made('a', { collection: 'fills' }),
      ])
    })

    test('of an owner is theirs, of that collection, in order', async () => {
      expect(idsOf(await store.ownedBy('orders', 'ann'))).toEqual(['a', 'b', 'c', 'd', 'e'])
      expect(idsOf(await store.ownedBy('orders', 'bob'))).toEqual(['F'])
      expect(await store.ownedBy('orders', 'eve')).toEqual([])
    })

    test('of a collection is everybody’s, in order', async () => {
      expect(idsOf(await store.all('orders'))).toEqual(['F', 'a', 'b', 'c', 'd', 'e'])
      expect(idsOf(await store.all('fills'))).toEqual(['a'])
    })

    test('is counted by owner', async () => {
      expect(await store.count('orders', 'ann')).toBe(5)
      expect(await store.count('orders', 'eve')).toBe(0)
    })

    test('comes in pages, the newest or the oldest first, each from where the one before ended', async () => {
      expect(await page('ann', undefined, 2, true)).toEqual(['e', 'd'])
      expect(await page('ann', 'd', 2, true)).toEqual(['c', 'b'])
      expect(await page('ann', 'b', 2, true)).toEqual(['a'])
      expect(await page('ann', undefined, 2, false)).toEqual(['a', 'b'])
      expect(await page('ann', 'b', 2, false)).toEqual(['c', 'd'])
      expect(await page('ann', 'e', 2, false)).toEqual([])
      for (const newestFirst of [true, false]) expect(await page('bob', undefined, 2, newestFirst)).toEqual(['F'])
    })
  })

  describe('what is due', () => {
    test('is found for its owner up to an instant, the earliest first, and says what it is', async () => {
      await store.commit([
        made('b', { due: 30 }),
        made('a', { due: 30 }),
        made('z', { due: 10, collection: 'raises' }),
        made('c', { due: 31 }),
        made('never'),
        made('hers', { due: 5, owner: 'bob' }),
      ])
      expect(await store.dueOf('ann', 30)).toEqual([
        { row: { id: 'z' }, owner: 'ann', version: 1, collection: 'raises', due: 10 },
        { row: { id: 'a' }, owner: 'ann', version: 1, collection: 'orders', due: 30 },
        { row: { id: 'b' }, owner: 'ann', version: 1, collection: 'orders', due: 30 },
      ])
      expect(await store.dueOf('ann', 9)).toEqual([])
    })

    test('is no longer once it was carried out', async () => {
      await store.commit([made('a', { due: 10 })])
      await store.commit([made('a', { expected: 1 })])
      expect(await store.dueOf('ann', 99)).toEqual([])
    })
  })

  describe('commits', () => {
    test('that are asked for together are each whole or not there', async () => {
      const answers = await Promise.all([
        store.commit([made('a'), made('b')]),
        store.commit([made('c'), made('a')]),
        store.commit([made('d')]),
      ])
      expect(answers).toEqual([true, false, true])
      expect(idsOf(await store.all('orders'))).toEqual(['a', 'b', 'd'])
      expect(await store.commit([made('c')])).toBe(true)
    })

    test('that are asked for one after the other see what was written', async () => {
      expect(await store.commit([made('a')])).toBe(true)
      expect(await store.commit([made('a', { expected: 1 }), made('b')])).toBe(true)
      expect(await store.get('orders', 'a')).toMatchObject({ version: 2 })
    })
  })
}

type Kind = 'insert' | 'update' | 'delete'

const OWNER = '0000000001'
const valued = (id: string, value: string): Row => ({ id, value }) as Row

function changeOf(kind: Kind, expected: number, by: string): Change {
  const row = kind === 'delete' ? undefined : valued('row', `${kind} by the ${by}`)
  return { collection: 'config', id: 'row', owner: OWNER, due: undefined, row, expected }
}

const insertOf = (id: string): Change => ({
  collection: 'config',
  id,
  owner: OWNER,
  due: undefined,
  row: valued(id, 'beside it'),
  expected: 0,
})

/** What both have read: a row that is there, or that there is none. */
const pairs: [before: 'there' | 'absent', first: Kind, second: Kind][] = [
  ['absent', 'insert', 'insert'],
  ['there', 'update', 'update'],
  ['there', 'update', 'delete'],
  ['there', 'delete', 'update'],
  ['there', 'delete', 'delete'],
]

/** What holds for two who write into the same books: two servers, two tabs. */
export function writerCases(open: () => [Store, Store] | Promise<[Store, Store]>): void {
  async function prepared(before: 'there' | 'absent'): Promise<{ stores: [Store, Store]; expected: number }> {
    const both = await open()
    if (before === 'absent') return { stores: both, expected: 0 }
    await both[0].commit([{ ...changeOf('insert', 0, 'one before'), row: valued('row', 'as it was') }])
    const read = await Promise.all(both.map((store) => store.get('config', 'row')))
    expect(read).toEqual([read[0], read[0]])
    return { stores: both, expected: read[0]?.version ?? 0 }
  }

  async function expectFirstStands({ stores: both, expected }: Awaited<ReturnType<typeof prepared>>, first: Kind) {
    const { row } = changeOf(first, expected, 'first')
    for (const store of both) {
      expect(await store.get('config', 'row')).toEqual(row && { row, owner: OWNER, version: expected + 1 })
      // Nor is anything else there that the second one wanted with it.
      expect((await store.all('config')).map(({ row: { id } }) => id)).toEqual(['a', ...(row ? ['row'] : [])])
      expect((await store.ownedBy('config', OWNER)).length).toBe(row ? 2 : 1)
    }
  }

  test.each(pairs)('a row that was %s: %s, then %s', async (before, first, second) => {
    const room = await prepared(before)
    const [one, other] = room.stores
    expect(await one.commit([insertOf('a'), changeOf(first, room.expected, 'first')])).toBe(true)
    expect(await other.commit([insertOf('z'), changeOf(second, room.expected, 'second')])).toBe(false)
    await expectFirstStands(room, first)
  })

  test.each(pairs)('a row that was %s: %s and %s at the same moment', async (before, first, second) => {
    const room = await prepared(before)
    const [one, other] = room.stores
    expect(
      await Promise.all([
        one.commit([insertOf('a'), changeOf(first, room.expected, 'first')]),
        other.commit([insertOf('z'), changeOf(second, room.expected, 'second')]),
      ]),
    ).toEqual([true, false])
    await expectFirstStands(room, first)
  })

  test.each<Kind>(['update', 'delete'])('%s of a row that never was is refused', async (kind) => {
    const [one, other] = await open()
    expect(await one.commit([insertOf('z'), changeOf(kind, 1, 'first')])).toBe(false)
    expect(await other.all('config')).toEqual([])
  })
}

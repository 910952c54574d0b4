import type { CollectionName, Collections } from './collections.ts'
import type { Change, Store } from './store.ts'

type Touched = { version: number; owner: string; row: Collections[CollectionName] | undefined; changed: boolean }

/** One unit of work: reads first, changes kept aside, then one commit of all of them. */
export type Work = {
  get: <Name extends CollectionName>(collection: Name, id: string) => Promise<Collections[Name] | undefined>
  ownedBy: <Name extends CollectionName>(collection: Name, owner: string) => Promise<Collections[Name][]>
  all: <Name extends CollectionName>(collection: Name) => Promise<Collections[Name][]>
  put: <Name extends CollectionName>(collection: Name, row: Collections[Name], owner?: string) => void
  remove: (collection: CollectionName, id: string) => void
  changes: () => Change[]
}

const keyOf = (collection: CollectionName, id: string): string => `${collection}/${id}`

export function beginWork(store: Store): Work {
  const touched = new Map<string, Touched & { collection: CollectionName; id: string }>()
  function remember(collection: CollectionName, id: string, version: number, row: Touched['row'], owner = ''): Touched {
    const known = touched.get(keyOf(collection, id))
    if (known) return known
    const fresh = { collection, id, version, row, owner, changed: false }
    touched.set(keyOf(collection, id), fresh)
    return fresh
  }

  return {
    async get(collection, id) {
      const known = touched.get(keyOf(collection, id))
      if (known) return known.row as never
      const stored = await store.get(collection, id)
      return remember(collection, id, stored?.version ?? 0, stored?.row as Touched['row']).row as never
    },
    async ownedBy(collection, owner) {
      const stored = await store.ownedBy(collection, owner)
      return stored.flatMap(({ row, version }) => remember(collection, row.id, version, row as Touched['row'], owner).row ?? []) as never
    },
    async all(collection) {
      const stored = await store.all(collection)
      return stored.flatMap(({ row, version }) => remember(collection, row.id, version, row as Touched['row']).row ?? []) as never
    },
    put(collection, row, owner) {
      const known = remember(collection, row.id, 0, undefined)
      Object.assign(known, { row, changed: true, ...(owner === undefined ? {} : { owner }) })
    },
    remove(collection, id) {
      const known = remember(collection, id, 0, undefined)
      Object.assign(known, { row: undefined, changed: true })
    },
    changes: () =>
      [...touched.values()]
        .filter(({ changed, row, version }) => changed && (row !== undefined || version > 0))
        .map(({ collection, id, owner, row, version }) => ({ collection, id, owner, row, expected: version })),
  }
}

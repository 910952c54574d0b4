import type { Row } from '../rows/row.ts'
import type { Change, Store, Stored } from './store.ts'

type Kept = Stored & { collection: string; due: number | undefined }

/** Rows are JSON, here as on a disk. */
const copied = <Kind extends Row>(row: Kind): Kind => JSON.parse(JSON.stringify(row)) as Kind

const keyOf = (collection: string, id: string): string => `${collection}/${id}`

/** Rows by a key, so that no query scans all rows. */
class Index {
  readonly #groups = new Map<string, Map<string, Kept>>()

  put(group: string, key: string, kept: Kept): void {
    const members = this.#groups.get(group) ?? new Map<string, Kept>()
    this.#groups.set(group, members.set(key, kept))
  }

  drop(group: string, key: string): void {
    this.#groups.get(group)?.delete(key)
  }

  of(group: string): Kept[] {
    return [...(this.#groups.get(group)?.values() ?? [])]
  }
}

function byId(one: Kept, other: Kept): number {
  return one.row.id < other.row.id ? -1 : 1
}

function byDue(one: Kept & { due: number }, other: Kept & { due: number }): number {
  return one.due - other.due || (keyOf(one.collection, one.row.id) < keyOf(other.collection, other.row.id) ? -1 : 1)
}

/** A store that lives as long as the page or the test. Rows are copied in and out, as a disk would. */
export function memoryStore(): Store {
  const rows = new Map<string, Kept>()
  const collections = new Index()
  const owners = new Index()
  const waiting = new Index()
  const copyOf = ({ row, owner, version }: Kept): Stored => ({ row: copied(row), owner, version })

  function forget(key: string): void {
    const kept = rows.get(key)
    if (!kept) return
    rows.delete(key)
    collections.drop(kept.collection, key)
    owners.drop(keyOf(kept.collection, kept.owner), key)
    waiting.drop(kept.owner, key)
  }

  function keep(key: string, kept: Kept): void {
    forget(key)
    rows.set(key, kept)
    collections.put(kept.collection, key, kept)
    owners.put(keyOf(kept.collection, kept.owner), key, kept)
    if (kept.due !== undefined) waiting.put(kept.owner, key, kept)
  }

  const isCurrent = ({ collection, id, expected }: Change): boolean =>
    (rows.get(keyOf(collection, id))?.version ?? 0) === expected

  return {
    get: async (collection, id) => {
      const kept = rows.get(keyOf(collection, id))
      return kept && copyOf(kept)
    },
    ownedBy: async (collection, owner) => owners.of(keyOf(collection, owner)).toSorted(byId).map(copyOf),
    page: async (collection, owner, { from, limit, newestFirst }) => {
      const inOrder = owners
        .of(keyOf(collection, owner))
        .toSorted((one, other) => (newestFirst ? byId(other, one) : byId(one, other)))
      const beyond = inOrder.filter(({ row }) => from === undefined || (newestFirst ? row.id < from : row.id > from))
      return beyond.slice(0, limit).map(copyOf)
    },
    count: async (collection, owner) => owners.of(keyOf(collection, owner)).length,
    dueOf: async (owner, until) =>
      waiting
        .of(owner)
        .flatMap((kept) => (kept.due !== undefined && kept.due <= until ? [{ ...kept, due: kept.due }] : []))
        .toSorted(byDue)
        .map((kept) => ({ ...copyOf(kept), collection: kept.collection, due: kept.due })),
    all: async (collection) => collections.of(collection).toSorted(byId).map(copyOf),
    commit: async (changes) => {
      if (!changes.every(isCurrent)) return false
      for (const { collection, id, owner, due, row, expected } of changes) {
        if (row) keep(keyOf(collection, id), { row: copied(row), version: expected + 1, collection, owner, due })
        else forget(keyOf(collection, id))
      }
      return true
    },
  }
}

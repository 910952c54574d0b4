import type { Change, Row, Store, Stored } from './store.ts'

type Kept = Stored & { owner: string }

/** Rows are JSON, here as on a disk. */
const copied = <Kind extends Row>(row: Kind): Kind => JSON.parse(JSON.stringify(row)) as Kind

const keyOf = (collection: string, id: string): string => `${collection}/${id}`

/** Books that live as long as the page or the test. What is handed out and taken in is copied, as a disk would. */
export function memoryStore(seed: Record<string, readonly Row[]> = {}): Store {
  const rows = new Map<string, Kept>()
  for (const [collection, list] of Object.entries(seed)) {
    for (const row of list) rows.set(keyOf(collection, row.id), { row, version: 1, owner: '' })
  }
  const copyOf = ({ row, version }: Kept): Stored => ({ row: copied(row), version })
  const inCollection = (collection: string): Kept[] =>
    [...rows].filter(([key]) => key.startsWith(`${collection}/`)).map(([, kept]) => kept)

  function isCurrent({ collection, id, expected }: Change): boolean {
    return (rows.get(keyOf(collection, id))?.version ?? 0) === expected
  }

  return {
    get: async (collection, id) => {
      const kept = rows.get(keyOf(collection, id))
      return kept && copyOf(kept)
    },
    ownedBy: async (collection, owner) => inCollection(collection).filter((kept) => kept.owner === owner).map(copyOf),
    all: async (collection) => inCollection(collection).map(copyOf),
    commit: async (changes) => {
      if (!changes.every(isCurrent)) return false
      for (const { collection, id, owner, row, expected } of changes) {
        if (row) rows.set(keyOf(collection, id), { row: copied(row), version: expected + 1, owner })
        else rows.delete(keyOf(collection, id))
      }
      return true
    },
  }
}

import { type CollectionName, type Collections, dueAt, fallsDue } from '../rows/collections.ts'
import type { Change, Span, Store, Stored } from './store.ts'

type AnyRow = Collections[CollectionName]

/** A row that this unit of work has read or written. */
export type Touched = {
  collection: CollectionName
  id: string
  owner: string
  ownerBefore: string
  version: number
  before: AnyRow | undefined
  row: AnyRow | undefined
  changed: boolean
}

export type Due = {
  [Name in CollectionName]: { collection: Name; row: Collections[Name]; due: number }
}[CollectionName]

/** One unit of work: it reads, collects its changes (its own reads see them), and commits all of them at once. */
export type Work = {
  get: <Name extends CollectionName>(collection: Name, id: string) => Promise<Collections[Name] | undefined>
  ownedBy: <Name extends CollectionName>(collection: Name, owner: string) => Promise<Collections[Name][]>
  /** Rows of an owner that will change by themselves; quick, however many other rows there are. */
  waiting: <Name extends CollectionName>(collection: Name, owner: string) => Promise<Collections[Name][]>
  page: <Name extends CollectionName>(collection: Name, owner: string, span: Span) => Promise<Collections[Name][]>
  count: (collection: CollectionName, owner: string) => Promise<number>
  all: <Name extends CollectionName>(collection: Name) => Promise<Collections[Name][]>
  /** A row, if it is that owner's. */
  owned: <Name extends CollectionName>(
    collection: Name,
    id: string,
    owner: string,
  ) => Promise<Collections[Name] | undefined>
  ownerOf: (collection: CollectionName, id: string) => Promise<string | undefined>
  /** The first row of an owner that fell due up to an instant. */
  firstDue: (owner: string, until: number) => Promise<Due | undefined>
  put: <Name extends CollectionName>(collection: Name, row: Collections[Name], owner?: string) => void
  remove: (collection: CollectionName, id: string) => void
  /** All changed rows with what they were before. */
  touched: () => readonly Touched[]
  changes: () => Change[]
  /** Counts up, to order what happens in one and the same instant. */
  nextNumber: () => number
}

const keyOf = (collection: string, id: string): string => `${collection}/${id}`

function inOrder(one: AnyRow, other: AnyRow): number {
  return one.id < other.id ? -1 : 1
}

function isWithin({ id }: AnyRow, { from, newestFirst }: Span): boolean {
  return from === undefined || (newestFirst ? id < from : id > from)
}

function firstOf(all: readonly Due[]): Due | undefined {
  return all.toSorted(
    (one, other) =>
      one.due - other.due || (keyOf(one.collection, one.row.id) < keyOf(other.collection, other.row.id) ? -1 : 1),
  )[0]
}

function isChanged({ changed, row, version }: Touched): boolean {
  return changed && (row !== undefined || version > 0)
}

export function beginWork(store: Store): Work {
  // By collection, because nearly every query is about one.
  const known = new Map<CollectionName, Map<string, Touched>>()
  /**
   * Until when due rows of an owner were loaded: once for each owner and instant. Changes of this unit are in `known`.
   */
  const asked = new Map<string, number>()
  /** Whose rows of which collection were read: they are in `known` from then on, and not asked for again. */
  const listed = new Set<string>()
  let count = 0

  function remember(
    collection: CollectionName,
    id: string,
    { row, owner, version }: { row: AnyRow | undefined; owner: string; version: number },
  ): Touched {
    const before = known.get(collection)?.get(id)
    if (before) return before
    const fresh: Touched = { collection, id, owner, ownerBefore: owner, version, before: row, row, changed: false }
    const rows = known.get(collection) ?? new Map<string, Touched>()
    known.set(collection, rows.set(id, fresh))
    return fresh
  }

  const knownOf = (collection: CollectionName): Touched[] => [...(known.get(collection)?.values() ?? [])]
  const allKnown = (): Touched[] => [...known.values()].flatMap((rows) => [...rows.values()])

  const read = (collection: CollectionName, { row, owner, version }: Stored): Touched =>
    remember(collection, row.id, { row, owner, version })

  /** Stored rows with the changes of this unit, and rows that it has added or read. */
  function seen(collection: CollectionName, owner: string, stored: readonly Stored[]): AnyRow[] {
    for (const found of stored) read(collection, found)
    return knownOf(collection).flatMap(({ row, owner: whose }) => (row && whose === owner ? [row] : []))
  }

  async function askDue(owner: string, until: number): Promise<void> {
    if ((asked.get(owner) ?? -Infinity) >= until) return
    asked.set(owner, until)
    for (const found of await store.dueOf(owner, until)) read(found.collection as CollectionName, found)
  }

  async function look(collection: CollectionName, id: string): Promise<Touched> {
    const before = known.get(collection)?.get(id)
    if (before) return before
    const stored = await store.get(collection, id)
    return stored ? read(collection, stored) : remember(collection, id, { row: undefined, owner: '', version: 0 })
  }

  return {
    get: async (collection, id) => (await look(collection, id)).row as never,
    async owned(collection, id, owner) {
      const touched = await look(collection, id)
      return (touched.owner === owner ? touched.row : undefined) as never
    },
    async ownerOf(collection, id) {
      const { row, owner } = await look(collection, id)
      return row && owner
    },
    async ownedBy(collection, owner) {
      const list = keyOf(collection, owner)
      const stored = listed.has(list) ? [] : await store.ownedBy(collection, owner)
      listed.add(list)
      return seen(collection, owner, stored).toSorted(inOrder) as never
    },
    async waiting(collection, owner) {
      await askDue(owner, Infinity)
      return knownOf(collection)
        .flatMap(({ owner: whose, row }) =>
          row && whose === owner && dueAt(collection, row) !== undefined ? [row] : [],
        )
        .toSorted(inOrder) as never
    },
    async page(collection, owner, span) {
      const rows = seen(collection, owner, await store.page(collection, owner, span))
        .filter((row) => isWithin(row, span))
        .toSorted(inOrder)
      return (span.newestFirst ? rows.toReversed() : rows).slice(0, span.limit) as never
    },
    async count(collection, owner) {
      const stored = await store.count(collection, owner)
      const of = (isThere: (touched: Touched) => boolean): number => knownOf(collection).filter(isThere).length
      const after = of((touched) => touched.row !== undefined && touched.owner === owner)
      const before = of(({ version, ownerBefore }) => version > 0 && ownerBefore === owner)
      return stored + after - before
    },
    async all(collection) {
      const stored = await store.all(collection)
      for (const found of stored) read(collection, found)
      return knownOf(collection)
        .flatMap(({ row }) => (row ? [row] : []))
        .toSorted(inOrder) as never
    },
    async firstDue(owner, until) {
      await askDue(owner, until)
      const waiting = [...known.keys()].filter(fallsDue).flatMap((collection) =>
        knownOf(collection).flatMap(({ row, owner: whose }) => {
          const due = row && whose === owner ? dueAt(collection, row) : undefined
          return due !== undefined && due <= until ? [{ collection, row, due } as Due] : []
        }),
      )
      return firstOf(waiting)
    },
    put(collection, row, owner) {
      const touched = remember(collection, row.id, { row: undefined, owner: owner ?? '', version: 0 })
      Object.assign(touched, { row, changed: true, ...(owner === undefined ? {} : { owner }) })
    },
    remove(collection, id) {
      const touched = remember(collection, id, { row: undefined, owner: '', version: 0 })
      Object.assign(touched, { row: undefined, changed: true })
    },
    touched: () => allKnown().filter(isChanged),
    changes: () =>
      allKnown()
        .filter(isChanged)
        .map(({ collection, id, owner, row, version }) => ({
          collection,
          id,
          owner,
          due: row && dueAt(collection, row),
          row,
          expected: version,
        })),
    nextNumber: () => (count += 1),
  }
}

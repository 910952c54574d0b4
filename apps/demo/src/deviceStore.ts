import type { Change, DueRow, Files, Row, Store, Stored } from '@kabuto/simulator'
import type { Database, KeptRow } from './database.ts'

function rowOf({ id, json }: KeptRow): Row {
  const row: unknown = JSON.parse(json)
  if (typeof row !== 'object' || row === null || !('id' in row) || row.id !== id)
    throw new Error('a row of the books is damaged')
  return row as Row
}

const toStored = (kept: KeptRow): Stored => ({ row: rowOf(kept), owner: kept.owner, version: kept.version })

const toDue = (kept: KeptRow & { due: number }): DueRow => ({
  ...toStored(kept),
  collection: kept.collection,
  due: kept.due,
})

function toKept({ collection, id, owner, due, row, expected }: Change): KeptRow {
  return {
    collection,
    id,
    owner,
    ...(due === undefined ? {} : { due }),
    version: expected + 1,
    json: JSON.stringify(row),
  }
}

/** A list is greater than any text or number: what begins with these keys and goes on in any way. */
const withKeys = (...keys: (string | number)[]): IDBKeyRange => IDBKeyRange.bound(keys, [...keys, []])

/** A full device may refuse a row after others were taken: those go too. */
async function undone({ abort, done }: { abort: () => void; done: Promise<void> }): Promise<void> {
  const over = done.catch(() => undefined)
  try {
    abort()
  } catch {
    // The browser has ended it already.
  }
  await over
}

/** All rows as they were written, read through once at each start. */
export async function allRows(database: Database): Promise<Change[]> {
  const kept = await database.getAll('rows')
  return kept.map((each) => {
    const { collection, id, owner, due } = each
    return { collection, id, owner, due, row: rowOf(each), expected: 0 }
  })
}

/**
 * The store port on IndexedDB. A commit reads every row that it changes inside the transaction that writes, and
 * transactions that write exclude each other in all tabs: nothing can come between.
 */
export function deviceStore(database: Database): Store {
  async function pageOf(range: IDBKeyRange, limit: number, direction: IDBCursorDirection): Promise<KeptRow[]> {
    const found: KeptRow[] = []
    let cursor = await database.transaction('rows').store.index('owner').openCursor(range, direction)
    while (cursor && found.length < limit) {
      found.push(cursor.value)
      cursor = await cursor.continue()
    }
    return found
  }

  return {
    async get(collection, id) {
      const kept = await database.get('rows', [collection, id])
      return kept && toStored(kept)
    },
    ownedBy: async (collection, owner) =>
      (await database.getAllFromIndex('rows', 'owner', withKeys(collection, owner))).map(toStored),
    async page(collection, owner, { from, limit, newestFirst }) {
      const [whole, edge] = [withKeys(collection, owner), [collection, owner, from ?? '']]
      const beyond = newestFirst
        ? IDBKeyRange.bound(whole.lower, edge, false, true)
        : IDBKeyRange.bound(edge, whole.upper, true)
      const rows = await pageOf(from === undefined ? whole : beyond, limit, newestFirst ? 'prev' : 'next')
      return rows.map(toStored)
    },
    count: (collection, owner) => database.countFromIndex('rows', 'owner', withKeys(collection, owner)),
    async dueOf(owner, until) {
      const range = IDBKeyRange.bound([owner], [owner, until, []])
      const found = await database.getAllFromIndex('rows', 'due', range)
      return found.flatMap((kept) => (kept.due === undefined ? [] : [toDue({ ...kept, due: kept.due })]))
    },
    all: async (collection) => (await database.getAll('rows', withKeys(collection))).map(toStored),
    async commit(changes) {
      // What cannot be written fails before anything is.
      const written = changes.map((change) => ({ change, kept: toKept(change) }))
      const transaction = database.transaction('rows', 'readwrite')
      const { store } = transaction
      try {
        const found = await Promise.all(changes.map(({ collection, id }) => store.get([collection, id])))
        const isCurrent = changes.every(({ expected }, at) => (found[at]?.version ?? 0) === expected)
        for (const { change, kept } of isCurrent ? written : []) {
          const request: Promise<unknown> =
            change.row === undefined ? store.delete([change.collection, change.id]) : store.put(kept)
          // What is wrong with one is what the transaction ends with.
          request.catch(() => undefined)
        }
        await transaction.done
        return isCurrent
      } catch (fault) {
        await undone({ abort: () => transaction.abort(), done: transaction.done })
        throw fault
      }
    },
  }
}

/** Uploads lie beside the books. */
export function deviceFiles(database: Database): Files {
  return {
    put: async (id, bytes) => void (await database.put('files', new Uint8Array(bytes), id)),
    get: (id) => database.get('files', id),
    remove: (id) => database.delete('files', id),
  }
}

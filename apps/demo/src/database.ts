import { deleteDB, type IDBPDatabase, type IDBPTransaction, openDB, type DBSchema } from 'idb'

/** A row of the books; `due` is missing where it does not change by itself, which keeps it out of that index. */
export type KeptRow = { collection: string; id: string; owner: string; due?: number; version: number; json: string }

type Schema = DBSchema & {
  rows: {
    key: [string, string]
    value: KeptRow
    indexes: { owner: [string, string, string]; due: [string, number, string, string] }
  }
  files: { key: string; value: Uint8Array }
  /** How the rows are written. */
  form: { key: 'form'; value: number }
}

export type Database = IDBPDatabase<Schema>

const NAME = 'kabuto'
/** Of the rows. Books of another form are put aside: they cannot be read as if they were ours. */
export const FORM = 1

const stores = ['rows', 'files', 'form'] as const

type Upgrade = IDBPTransaction<Schema, (typeof stores)[number][], 'versionchange'>

/** What was there keeps its place under another name; of two that were put aside the later one is kept. */
function putAside(database: Database, upgrade: Upgrade): void {
  const names = database.objectStoreNames as DOMStringList
  for (const name of stores.filter((each) => names.contains(each))) {
    const aside = `${name} put aside`
    if (names.contains(aside)) (database as IDBPDatabase).deleteObjectStore(aside)
    Object.assign(upgrade.objectStore(name), { name: aside })
  }
}

function layOut(database: Database, upgrade: Upgrade): void {
  putAside(database, upgrade)
  const rows = database.createObjectStore('rows', { keyPath: ['collection', 'id'] })
  rows.createIndex('owner', ['collection', 'owner', 'id'])
  rows.createIndex('due', ['owner', 'due', 'collection', 'id'])
  database.createObjectStore('files')
  void database.createObjectStore('form').put(FORM, 'form')
}

export type Watch = {
  /** Another tab, with the books of another form, has to be closed first. */
  onBlocked: () => void
  /** Nothing can be read any more: another tab deletes the books or puts them aside, or the browser has closed them. */
  onGone: (isDeleted: boolean) => void
}

function openAt(version: number | undefined, { onBlocked, onGone }: Watch): Promise<Database> {
  return openDB<Schema>(NAME, version, {
    upgrade: (database, _old, _new, upgrade) => layOut(database, upgrade),
    blocked: onBlocked,
    blocking(_old, next, event) {
      // Whoever wants to change them waits for every tab.
      ;(event.target as IDBDatabase).close()
      onGone(next === null)
    },
    terminated: () => onGone(false),
  })
}

async function isOfThisForm(database: Database): Promise<boolean> {
  const names = database.objectStoreNames as DOMStringList
  return stores.every((name) => names.contains(name)) && (await database.get('form', 'form')) === FORM
}

/** Opens the books of this device as they are. What cannot be read or has a fault by `isSound` is put aside first. */
export async function openDatabase(
  watch: Watch,
  isSound: (database: Database) => Promise<boolean>,
): Promise<{ database: Database; isReplaced: boolean }> {
  const found = await openAt(undefined, watch)
  if ((await isOfThisForm(found)) && (await isSound(found))) return { database: found, isReplaced: false }
  const { version } = found
  found.close()
  return { database: await openAt(version + 1, watch), isReplaced: true }
}

/** With everything in them, what was put aside too. Waits until every tab has closed them. */
export function deleteDatabase(onBlocked: () => void): Promise<void> {
  return deleteDB(NAME, { blocked: onBlocked })
}

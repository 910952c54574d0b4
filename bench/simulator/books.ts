import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { schema, sqliteStore } from '../../apps/fixture/src/sqliteStore.ts'
import type { Change, Store } from '../../packages/simulator/src/engine/store.ts'
import { bench } from '../../packages/simulator/src/testing.ts'

const MB = 1024 * 1024
const COPIED = 'copy'

/** A lived past, as the rows that it is made of. */
async function past(): Promise<Change[]> {
  const rows: Change[] = []
  const { store } = await bench(undefined, undefined, [{ id: '0000000001', scenario: 'typical' }])
  for (const collection of [
    'entries',
    'fills',
    'days',
    'positions',
    'endedPositions',
    'deposits',
    'cards',
    'loans',
    'identities',
  ]) {
    for (const { row, owner } of await store.all(collection))
      rows.push({ collection, id: row.id, owner, due: undefined, row, expected: 0 })
  }
  return rows
}

/** The same past again and again under other names, until the file is so large. */
export async function fill(store: Store, file: string, megabytes: number): Promise<void> {
  const rows = await past()
  for (let count = 0; statSync(file).size < megabytes * MB; count += 1) {
    const name = String(count).padStart(9, '0')
    await store.commit(
      rows.map((change) => ({
        ...change,
        id: `${name}${change.id}`,
        owner: `${COPIED}${name}`,
        row: { ...change.row, id: `${name}${change.id}` },
      })),
    )
  }
}

export type OpenBooks = { store: Store; database: DatabaseSync; file: string; remove: () => void }

export function emptyBooks(): OpenBooks {
  const folder = mkdtempSync(join(tmpdir(), 'kabuto-bench-'))
  const file = join(folder, 'books.sqlite')
  const database = new DatabaseSync(file)
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 200; ${schema}`)
  return {
    store: sqliteStore(database),
    database,
    file,
    remove: () => {
      database.close()
      rmSync(folder, { recursive: true })
    },
  }
}

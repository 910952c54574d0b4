import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqliteStore } from '../apps/fixture/src/sqliteStore.ts'
import { booksFolder, startedServer } from './kabuto.ts'

/** Where books lie as they were planted, by the instant at which their market begins. */
type Planted = Record<string, string>

const PLANTED = 'KABUTO_PLANTED'

/** Plants books for all files of a run: most of a server's first start goes into it. The way back removes them. */
export async function plantBooks(markets: readonly string[]): Promise<() => void> {
  const books = markets.map((market) => ({ market, ...booksFolder() }))
  for (const { folder, market } of books) {
    const kabuto = await startedServer({ KABUTO_DATA: folder, KABUTO_MARKET_TIME: market })
    await kabuto.stop()
  }
  const planted: Planted = Object.fromEntries(books.map(({ market, folder }) => [market, folder]))
  // Each file is run by a process of its own.
  process.env[PLANTED] = JSON.stringify(planted)
  return () => {
    for (const { remove } of books) remove()
  }
}

/** As if they had been planted at this moment: until now nothing ran but their clock. */
async function beginClock(file: string): Promise<void> {
  const database = new DatabaseSync(file)
  const store = sqliteStore(database)
  const clock = await store.get('clock', 'market')
  if (!clock) throw new Error('planted books have no clock')
  const { row, owner, version } = clock
  const begun = { ...row, wall: Date.now() }
  const change = { collection: 'clock', id: row.id, owner, due: undefined, row: begun, expected: version } as const
  if (!(await store.commit([change]))) throw new Error('the clock of planted books was written by another')
  database.close()
}

/** Puts planted books into a folder, where this run has planted some for that instant. */
export async function layBooks(folder: string, market: string): Promise<void> {
  const planted = (JSON.parse(process.env[PLANTED] ?? '{}') as Planted)[market]
  if (planted === undefined) return
  const file = join(folder, 'books.sqlite')
  copyFileSync(join(planted, 'books.sqlite'), file)
  await beginClock(file)
}

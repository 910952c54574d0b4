import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A member's rows of one collection as they lie in the books of a running server, past all its calls. */
export function rowsOf(folder: string, collection: string, owner: string): unknown[] {
  const database = new DatabaseSync(join(folder, 'books.sqlite'), { readOnly: true, timeout: 5000 })
  const rows = database
    .prepare('SELECT json FROM rows WHERE collection = ? AND owner = ? ORDER BY id')
    .all(collection, owner)
  database.close()
  return rows.map(({ json }) => JSON.parse(String(json)) as unknown)
}

type Posting = { account: string; currency: string; amount: string }
export type Entry = { cause: string; record: string; at: number; postings: Posting[] }

export const entriesOf = (folder: string, owner: string): Entry[] => rowsOf(folder, 'entries', owner) as Entry[]

/** The yen of a member on one account: the sum of all that was posted there, or of what a record moved. */
export const yenOn = (folder: string, account: string, { owner, record }: { owner: string; record?: string }): number =>
  entriesOf(folder, owner)
    .filter((entry) => record === undefined || entry.record === record)
    .flatMap(({ postings }) => postings)
    .filter((posting) => posting.account === account && posting.currency === 'JPY')
    .reduce((sum, { amount }) => sum + Number(amount), 0)

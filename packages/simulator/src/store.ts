export type Row = { id: string }

/** Where the books are kept. The brokerage knows this port, not SQLite and not memory. */
export type Store = {
  all(collection: string): Promise<readonly Row[]>
}

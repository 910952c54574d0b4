export type Row = { id: string }

/** A row as it was read, with the version that a change of it must still find. */
export type Stored = { row: Row; version: number }

/** `expected` 0: the row must not exist yet. `row` undefined: it is taken away. */
export type Change = { collection: string; id: string; owner: string; row: Row | undefined; expected: number }

/** Where the books are kept. The brokerage knows this port, not SQLite and not memory. */
export type Store = {
  get: (collection: string, id: string) => Promise<Stored | undefined>
  ownedBy: (collection: string, owner: string) => Promise<readonly Stored[]>
  /** For the few small collections without an owner. */
  all: (collection: string) => Promise<readonly Stored[]>
  /** All or nothing. `false`: somebody else was faster with one of the rows, and nothing was written. */
  commit: (changes: readonly Change[]) => Promise<boolean>
}

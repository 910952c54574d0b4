import type { Row } from '../rows/row.ts'

/** A row as it was read, with whose it is and the version that a change of it must still find. */
export type Stored = { row: Row; owner: string; version: number }

/** A row on which something falls due: found without knowing which collection it lies in. */
export type DueRow = Stored & { collection: string; due: number }

/**
 * `expected` 0: the row must not exist yet. `row` undefined: it is taken away. `due` is the instant at which something
 * happens to it by itself.
 */
export type Change = {
  collection: string
  id: string
  owner: string
  due: number | undefined
  row: Row | undefined
  expected: number
}

/** Part of a long list in the order of its ids, which begin with their time; `from` is the last id that was seen. */
export type Span = { from?: string | undefined; limit: number; newestFirst: boolean }

/** Where the books are kept. The brokerage knows this port, not SQLite and not memory. */
export type Store = {
  get: (collection: string, id: string) => Promise<Stored | undefined>
  ownedBy: (collection: string, owner: string) => Promise<readonly Stored[]>
  /** As many of an owner's rows as one page shows, however many there are. */
  page: (collection: string, owner: string, span: Span) => Promise<readonly Stored[]>
  /** How many rows of a collection an owner has. */
  count: (collection: string, owner: string) => Promise<number>
  /** All of an owner's rows that fell due up to an instant, the first one first. */
  dueOf: (owner: string, until: number) => Promise<readonly DueRow[]>
  /** For the few small collections without an owner. */
  all: (collection: string) => Promise<readonly Stored[]>
  /** All or nothing. `false`: somebody else was faster with one of the rows, and nothing was written. */
  commit: (changes: readonly Change[]) => Promise<boolean>
}

import type { Row } from '../rows/row.ts'

/** A row as it was read, with its owner and its version; a change must still find that version. */
export type Stored = { row: Row; owner: string; version: number }

/** A row that falls due, with its collection. */
export type DueRow = Stored & { collection: string; due: number }

/**
 * `expected` is the version that must still be stored; 0: the row must not exist yet. `row` undefined: delete it. `due`
 * is when the row changes by itself.
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

/** The port to stored rows. The brokerage does not know whether it is SQLite or memory. */
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
  /**
   * All or nothing. `false`: a version conflict, because another writer has changed one of the rows; nothing was
   * written.
   */
  commit: (changes: readonly Change[]) => Promise<boolean>
}

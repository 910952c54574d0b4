import { type Loadable, loading } from '@kabuto/domain/shared'
import { atom } from 'jotai'
import type { Pages } from './pages.ts'
import type { Resource } from './resource.ts'

/** A resource that never sends a call: it stays loading, or has a known value. */
export function unasked<Value>(id: string, known: Loadable<Value> = loading()): Resource<Value> {
  const knownAtom = atom(known)
  return {
    id,
    atom: atom(
      (get) => get(knownAtom),
      () => Promise.resolve(),
    ),
  }
}

/** The same for a list. */
export function unaskedPages<Row>(id: string): Pages<Row> {
  return { ...unasked(id), more: atom(null, () => Promise.resolve()) }
}

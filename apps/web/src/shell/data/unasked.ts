import { type Loadable, loading } from '@kabuto/domain/shared'
import { atom } from 'jotai'
import type { Pages } from './pages.ts'
import type { Resource } from './resource.ts'

/** In place of a resource where there is nothing to ask for: on its way for ever, or a value that is known. */
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

/** The same in place of a list. */
export function unaskedPages<Row>(id: string): Pages<Row> {
  return { ...unasked(id), more: atom(null, () => Promise.resolve()) }
}

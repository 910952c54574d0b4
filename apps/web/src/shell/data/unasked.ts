import { type Loadable, loading } from '@kabuto/domain/shared'
import { atom } from 'jotai'
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

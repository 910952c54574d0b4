import { type Loadable, mapped, ready, staleOf, valueOf } from '@kabuto/domain/shared'
import type { Live } from '@kabuto/ui-kit'
import type { Atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import type { Store } from '../app.ts'
import { keyed } from './keyed.ts'
import type { Resource } from './resource.ts'

/** The state of a resource without its value. `refreshing` counts as `ready`: pages show them alike. */
function standingOf({ ...read }: Loadable<unknown>): Loadable<true> {
  const standing = mapped(read, () => true as const)
  return standing.state === 'refreshing' ? ready(true, standing.stale) : standing
}

const codeOf = (standing: Loadable<true>): unknown => (standing.state === 'failed' ? standing.refusal.code : undefined)

function sameStanding(one: Loadable<true>, other: Loadable<true>): boolean {
  return one.state === other.state && staleOf(one)?.since === staleOf(other)?.since && codeOf(one) === codeOf(other)
}

const standings = keyed<Atom<Loadable<true>>>()

/** State and age of a resource; it does not change while only the value does. */
export function standingAtomOf({ id, atom }: Resource<unknown>): Atom<Loadable<true>> {
  return standings(id, () =>
    selectAtom(atom, (read, before: Loadable<true> | undefined) => {
      const standing = standingOf(read)
      return before && sameStanding(before, standing) ? before : standing
    }),
  )
}

/**
 * The changing value of a resource, for a part that writes it into the page without rendering. That it is being read
 * again is no change of the value.
 */
export function liveValue<Value>(store: Store, { atom }: Resource<Value>): Live<Value | undefined> {
  const get = (): Value | undefined => valueOf(store.get(atom))
  return {
    get,
    subscribe(listener) {
      let before = get()
      return store.sub(atom, () => {
        const value = get()
        if (value === before) return
        before = value
        listener()
      })
    },
  }
}

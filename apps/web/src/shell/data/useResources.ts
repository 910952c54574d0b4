import { combine, type Loadable } from '@kabuto/domain/shared'
import { atom, useAtom, type WritableAtom } from 'jotai'
import { keyed } from './keyed.ts'
import type { Resource } from './resource.ts'

type Parts = Record<string, Resource<unknown>>
type ValuesOf<All extends Parts> = { [Name in keyof All]: All[Name] extends Resource<infer Value> ? Value : never }

type JointAtom = WritableAtom<Loadable<Record<string, unknown>>, [], Promise<void>>

const joined = keyed<JointAtom>()

function joint(parts: Parts): JointAtom {
  const all = Object.entries(parts)
  return atom(
    (get) => combine(Object.fromEntries(all.map(([name, part]) => [name, get(part.atom)]))),
    (_get, set) => Promise.all(all.map(([, part]) => set(part.atom))).then(() => undefined),
  )
}

/** Several resources as one `Loadable`, and a function that reads all of them again. */
export function useResources<All extends Parts>(
  parts: All,
): { data: Loadable<ValuesOf<All>>; again: () => Promise<void> } {
  const key = Object.entries(parts).map(([name, { id }]) => `${name}: ${id}`)
  const [data, again] = useAtom(joined(key.join(), () => joint(parts)))
  return { data: data as Loadable<ValuesOf<All>>, again }
}

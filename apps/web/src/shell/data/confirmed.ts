import { atom } from 'jotai'

const countAtom = atom(0)

/** How many sends of mutations with `confirms` have succeeded: the native shell gives one haptic tick for each. */
export const confirmedAtom = atom(
  (get) => get(countAtom),
  (_get, set) => set(countAtom, (count) => count + 1),
)

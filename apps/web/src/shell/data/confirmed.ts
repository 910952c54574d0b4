import { atom } from 'jotai'

const countAtom = atom(0)

/** How many acts that must not be done twice were sent and done: each is felt once (haptics.ts). */
export const confirmedAtom = atom(
  (get) => get(countAtom),
  (_get, set) => set(countAtom, (count) => count + 1),
)

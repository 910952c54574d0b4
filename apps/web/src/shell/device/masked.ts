import { atom } from 'jotai'
import { servicesAtom } from '../app.ts'

const KEY = 'kabuto.masked'

const chosenAtom = atom<boolean>()

/** Whether the member's own figures are hidden on all pages; stored until it is changed. */
export const maskedAtom = atom(
  (get) => get(chosenAtom) ?? get(servicesAtom).lasting.read(KEY) === '1',
  (get, set, masked: boolean) => {
    set(chosenAtom, masked)
    get(servicesAtom).lasting.write(KEY, masked ? '1' : undefined)
  },
)

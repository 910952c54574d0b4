import { atom } from 'jotai'
import { together } from '../shell/read.ts'
import { fundsAtom, memberAtom } from '../shell/reads.ts'

export const homeAtom = atom(
  (get) => together([get(memberAtom), get(fundsAtom)], (member, funds) => ({ member, funds })),
  (_get, set) => {
    set(memberAtom)
    set(fundsAtom)
  },
)

/** Figures behind stars, for as long as the page lives. */
export const maskedAtom = atom(false)

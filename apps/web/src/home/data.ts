import { atom } from 'jotai'

/** Figures behind stars, for as long as the page lives. */
export const maskedAtom = atom(false)

import { atom } from 'jotai'

/** The link to another site for which LeaveDialog is open. */
export const leavingAtom = atom<string>()

import { atom } from 'jotai'

/** A link to another site that was pressed and not yet answered for (LeaveDialog.tsx). */
export const leavingAtom = atom<string>()

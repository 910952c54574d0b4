import { createContext } from 'react'

/** A reason that a bar already shows above its buttons, so that they need not show it again. */
export const ShownReason = createContext<{ id: string; text: string } | undefined>(undefined)

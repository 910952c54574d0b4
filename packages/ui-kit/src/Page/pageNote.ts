import { createContext, type ReactNode } from 'react'

/** What holds for all of a Page or a Sheet, above its content: that a form cannot be sent. */
export const PageNote = createContext<ReactNode>(undefined)

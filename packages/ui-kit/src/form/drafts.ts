import { createContext } from 'react'

/** Where an app keeps what is half typed, so that a detour and a reload lose nothing. */
export type Drafts = { read: (form: string) => unknown; write: (form: string, draft: unknown) => void }

/** Without one, as in a story, a draft lasts as long as its form. */
export const FormDrafts = createContext<Drafts | undefined>(undefined)

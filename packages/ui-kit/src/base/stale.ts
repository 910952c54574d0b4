import { createContext, use } from 'react'

/** That the figures below are those of an earlier time: they are grey, and their page says from when they are. */
export const StaleFigures = createContext(false)

/** As an attribute of a figure. */
export const useStale = (): '' | undefined => (use(StaleFigures) ? '' : undefined)

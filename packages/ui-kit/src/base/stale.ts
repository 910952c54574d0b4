import { createContext } from 'react'

/** That the figures below are those of an earlier time: they are grey, and their page says from when they are. */
export const StaleFigures = createContext(false)

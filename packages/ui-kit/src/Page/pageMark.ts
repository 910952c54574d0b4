import { createContext, type ReactNode } from 'react'

/** What an app says below the SimBar on every Page: a TeachingBar. It stays as the SimBar does, above every scrim. */
export const PageMark = createContext<ReactNode>(undefined)

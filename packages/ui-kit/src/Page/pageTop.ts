import { createContext, type ReactNode } from 'react'

/** What an app has at the top of the content of a Page: its PullToRefresh. */
export const PageTop = createContext<ReactNode>(undefined)

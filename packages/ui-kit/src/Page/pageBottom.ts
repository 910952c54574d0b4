import { createContext, type ReactNode } from 'react'

/** What an app has at the bottom of a Page that has no bar of its own: its TabBar. */
export const PageBottom = createContext<ReactNode>(undefined)

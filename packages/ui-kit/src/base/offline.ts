import { createContext } from 'react'

/** That there is no connection: a button that sends says so before it is pressed. */
export const Offline = createContext(false)

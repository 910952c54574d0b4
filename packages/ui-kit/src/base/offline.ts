import { createContext } from 'react'

/** That there is no connection: what sends is told so before it is pressed. */
export const Offline = createContext(false)

import { createContext } from 'react'

/**
 * Whether a page that comes may be drawn in steps. One that comes again is drawn whole, or it could not be scrolled to
 * where one was.
 */
export const InSteps = createContext(false)

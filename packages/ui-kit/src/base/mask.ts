import { createContext, use } from 'react'

/** Hides every figure of a member's own, on every screen: their money, not the prices of the market. */
export const FigureMask = createContext(false)

/** In place of each hidden figure. */
export const MASK = '••••'

/** Whether a figure is hidden: as it is said of this one, and else as the member has set it. */
export function useMasked(own: boolean | undefined): boolean {
  const all = use(FigureMask)
  return own ?? all
}

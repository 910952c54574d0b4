import type { Language } from '@kabuto/domain/shared'
import { createContext, useContext } from 'react'

/** Picks the kit's own few words and the form of its numbers. Japanese unless an app says otherwise. */
export const KitLocale = createContext<Language>('ja')

export function useKitLocale(): Language {
  return useContext(KitLocale)
}

import type { Language } from '@kabuto/domain/shared'
import { atom } from 'jotai'
import { keepLanguage, languageAtom, servicesAtom } from '../app.ts'
import { changeWords } from './words.ts'

/**
 * The language shown. Choosing another one waits for its words, so that nothing is ever half in one and half in the
 * other.
 */
export const languageChoiceAtom = atom(
  (get) => get(languageAtom),
  async (get, set, language: Language) => {
    await changeWords(language)
    document.documentElement.lang = language
    keepLanguage(get(servicesAtom).lasting, language)
    set(languageAtom, language)
  },
)

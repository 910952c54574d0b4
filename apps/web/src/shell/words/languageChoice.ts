import type { Language } from '@kabuto/domain/shared'
import { atom } from 'jotai'
import { keepLanguage, languageAtom, servicesAtom } from '../app.ts'
import { changeWords } from './words.ts'

/**
 * The language shown. A change first loads the words of the new language, so that a page never mixes two.
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

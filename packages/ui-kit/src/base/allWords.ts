import type { Language } from '@kabuto/domain/shared'
import type { KitWord } from './useKitWords.ts'
import type { Word } from './word.ts'
import * as words from './words.ts'

function allIn(language: Language): Record<KitWord, string> {
  return Object.fromEntries(Object.entries<Word>(words).map(([name, word]) => [name, word[language]])) as Record<
    KitWord,
    string
  >
}

/** Every word of the kit, to be looked at; a page that shows parts never loads it. */
export const kitWords: Record<Language, Record<KitWord, string>> = {
  ja: allIn('ja'),
  en: allIn('en'),
  'zh-Hant': allIn('zh-Hant'),
}

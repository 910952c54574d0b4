import { useKitLocale } from '../locale.ts'
import type { Word } from './word.ts'
import type * as words from './words.ts'

export type KitWord = keyof typeof words

/** The `words` prop of a component: those of its own words that a screen may say differently. */
export type WordsOf<Names extends KitWord> = Partial<Record<Names, string>>

/** The words that a part names, in the language around it; what its owner says goes first. */
export function useKitWords<Names extends string>(
  said: Record<Names, Word>,
  own: Partial<Record<NoInfer<Names>, string>> = {},
): Record<Names, string> {
  const locale = useKitLocale()
  const spoken = Object.fromEntries(Object.entries<Word>(said).map(([name, word]) => [name, word[locale]]))
  return { ...spoken, ...own }
}

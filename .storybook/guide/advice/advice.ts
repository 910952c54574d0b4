import { type Language, languages } from '@kabuto/domain/shared'
import type { KitGroup, PartOf } from '../../names/places.ts'

/** In the order of the languages: ja, en, zh-Hant. */
type Texts = readonly [ja: string, en: string, zhHant: string]

export type Advice = {
  do: Texts
  dont: Texts
  /** The part's story that shows what to do: the end of its id. */
  shown?: string
}

export const textIn = (texts: Texts, language: Language): string => texts[languages.indexOf(language)] ?? texts[0]

/** What one does, what one does not, and the story that shows the first. */
export function pair(does: Texts, dont: Texts, shown?: string): Advice {
  return { do: does, dont, ...(shown === undefined ? {} : { shown }) }
}

/** At least one pair for every part of a group: a part without one does not compile. */
export type AdviceFor<Group extends KitGroup> = Record<PartOf<Group>, readonly [Advice, ...Advice[]]>

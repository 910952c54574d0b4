import type { Language, SameParams } from '@kabuto/domain/shared'

export type Word = Record<Language, string>

/** A word in three languages with the same parameters in each. */
export function word<const Ja extends string, const En extends string, const Zh extends string>(
  ja: Ja,
  en: SameParams<Ja, En>,
  zhHant: SameParams<Ja, Zh>,
): Word {
  return { ja, en, 'zh-Hant': zhHant } as Word
}

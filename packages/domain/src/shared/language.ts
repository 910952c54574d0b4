/** Japanese is the source of the words and the default. `serverLanguages` holds the server's names of the languages. */
export const languages = ['ja', 'en', 'zh-Hant'] as const
export type Language = (typeof languages)[number]

export const serverLanguages = { ja: 'Japan', en: 'English', 'zh-Hant': 'China' } as const satisfies Record<
  Language,
  string
>
export type ServerLanguage = (typeof serverLanguages)[Language]

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** The language that a request asks for by the server's name for it; Japanese where it asks for none that is known. */
export function languageAsked(name: string | null): Language {
  return languages.find((language) => serverLanguages[language] === name) ?? 'ja'
}

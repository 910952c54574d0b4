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

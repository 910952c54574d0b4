import type { Language } from '@kabuto/domain/shared'
import type { WordSpace } from '@kabuto/screens/words'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'

type Table = Record<string, string>

/** One chunk a language and feature: a member loads only the words that are shown. */
const chunks: Record<WordSpace, Record<Language, () => Promise<Table>>> = {
  account: {
    ja: async () => (await import('@kabuto/screens/account/messages/ja')).ja,
    en: async () => (await import('@kabuto/screens/account/messages/en')).en,
    'zh-Hant': async () => (await import('@kabuto/screens/account/messages/zhHant')).zhHant,
  },
  shared: {
    ja: async () => (await import('@kabuto/screens/shared/messages/ja')).ja,
    en: async () => (await import('@kabuto/screens/shared/messages/en')).en,
    'zh-Hant': async () => (await import('@kabuto/screens/shared/messages/zhHant')).zhHant,
  },
}

const i18n = createInstance()

/** Loads the words of one feature in the language shown. */
export async function loadWords(space: WordSpace): Promise<void> {
  const language = i18n.language as Language
  if (!i18n.hasResourceBundle(language, space)) i18n.addResourceBundle(language, space, await chunks[space][language]())
}

export async function startWords(language: Language): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ['shared'],
    defaultNS: 'shared',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  await loadWords('shared')
}

import { isLanguage, type Language } from '@kabuto/domain/shared'
import type { WordSpace } from '@kabuto/screens/words'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'

type Table = Record<string, string>

const i18n = createInstance()

async function withWriter(table: Table): Promise<Table> {
  i18n.use((await import('@kabuto/screens/refusalWriter')).refusalWriter)
  return table
}

/** One chunk a language and feature: a member loads only the words that are shown. */
const chunks: Record<WordSpace, Record<Language, () => Promise<Table>>> = {
  account: {
    ja: async () => (await import('@kabuto/screens/account/messages/ja')).ja,
    en: async () => (await import('@kabuto/screens/account/messages/en')).en,
    'zh-Hant': async () => (await import('@kabuto/screens/account/messages/zhHant')).zhHant,
  },
  funds: {
    ja: async () => (await import('@kabuto/screens/funds/messages/ja')).ja,
    en: async () => (await import('@kabuto/screens/funds/messages/en')).en,
    'zh-Hant': async () => (await import('@kabuto/screens/funds/messages/zhHant')).zhHant,
  },
  home: {
    ja: async () => (await import('@kabuto/screens/home/messages/ja')).ja,
    en: async () => (await import('@kabuto/screens/home/messages/en')).en,
    'zh-Hant': async () => (await import('@kabuto/screens/home/messages/zhHant')).zhHant,
  },
  refusals: {
    ja: async () => withWriter((await import('@kabuto/domain/refusals/ja')).ja),
    en: async () => withWriter((await import('@kabuto/domain/refusals/en')).en),
    'zh-Hant': async () => withWriter((await import('@kabuto/domain/refusals/zhHant')).zhHant),
  },
  session: {
    ja: async () => (await import('@kabuto/screens/session/messages/ja')).ja,
    en: async () => (await import('@kabuto/screens/session/messages/en')).en,
    'zh-Hant': async () => (await import('@kabuto/screens/session/messages/zhHant')).zhHant,
  },
  shared: {
    ja: async () => (await import('@kabuto/screens/shared/messages/ja')).ja,
    en: async () => (await import('@kabuto/screens/shared/messages/en')).en,
    'zh-Hant': async () => (await import('@kabuto/screens/shared/messages/zhHant')).zhHant,
  },
  shell: {
    ja: async () => (await import('@kabuto/screens/shell/messages/ja')).ja,
    en: async () => (await import('@kabuto/screens/shell/messages/en')).en,
    'zh-Hant': async () => (await import('@kabuto/screens/shell/messages/zhHant')).zhHant,
  },
  titles: {
    ja: async () => (await import('@kabuto/screens/titles/messages/ja')).ja,
    en: async () => (await import('@kabuto/screens/titles/messages/en')).en,
    'zh-Hant': async () => (await import('@kabuto/screens/titles/messages/zhHant')).zhHant,
  },
}

const shownSpaces = new Set<WordSpace>()

async function loadInto(language: Language, spaces: Iterable<WordSpace>): Promise<void> {
  const missing = [...spaces].filter((space) => !i18n.hasResourceBundle(language, space))
  await Promise.all(
    missing.map(async (space) => i18n.addResourceBundle(language, space, await chunks[space][language]())),
  )
}

/** Loads words of features in the language shown, and remembers that they are shown. */
export async function loadWords(...spaces: WordSpace[]): Promise<void> {
  for (const space of spaces) shownSpaces.add(space)
  if (isLanguage(i18n.language)) await loadInto(i18n.language, spaces)
}

/** Changes the language once every word that is on screen is there in it. */
export async function changeWords(language: Language): Promise<void> {
  await loadInto(language, shownSpaces)
  await i18n.changeLanguage(language)
}

export async function startWords(language: Language): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ['shared'],
    defaultNS: 'shared',
    resources: {},
    interpolation: { escapeValue: false },
    // Words that come later than their place show as soon as they are there.
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  await loadWords('shell')
}

/** Needed once something is refused or has happened: fetched as soon as the first page stands. */
export async function loadLaterWords(): Promise<void> {
  await loadWords('shared', 'refusals', 'titles')
}

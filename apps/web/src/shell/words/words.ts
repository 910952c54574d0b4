import { isLanguage, type Language } from '@kabuto/domain/shared'
import type { WordSpace } from '@kabuto/screens/words'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'

type Table = Record<string, string>

const i18n = createInstance()

/** For a page around the app that has words of its own. */
export { i18n as appWords }

/** One chunk for each language and feature: a page loads only the words that it shows. */
const files: Record<Language, Record<string, () => Promise<Table>>> = {
  ja: import.meta.glob<Table>(['./*/messages/ja.ts', '../../domain/src/shared/refusal/refusals/ja.ts'], {
    base: '../../../../../packages/screens/src',
    import: 'ja',
  }),
  en: import.meta.glob<Table>(['./*/messages/en.ts', '../../domain/src/shared/refusal/refusals/en.ts'], {
    base: '../../../../../packages/screens/src',
    import: 'en',
  }),
  'zh-Hant': import.meta.glob<Table>(['./*/messages/zhHant.ts', '../../domain/src/shared/refusal/refusals/zhHant.ts'], {
    base: '../../../../../packages/screens/src',
    import: 'zhHant',
  }),
}

/** `funds` of `…/funds/messages/ja.ts`, `refusals` of `…/refusals/ja.ts`. */
const spaceOf = (file: string): string | undefined => /(\w+)\/(?:messages\/)?\w+\.ts$/.exec(file)?.[1]

async function load(language: Language, space: WordSpace): Promise<Table> {
  const table = Object.entries(files[language]).find(([path]) => spaceOf(path) === space)?.[1]
  if (!table) throw new Error(`${space} has no words in ${language}`)
  if (space === 'refusals') i18n.use((await import('@kabuto/screens/refusalWriter')).refusalWriter)
  return table()
}

const shownSpaces = new Set<WordSpace>()

/** Words for refusals, toasts and titles: no first page needs them, so they are loaded after it. */
const afterFirstPage: readonly WordSpace[] = ['shared', 'refusals', 'titles', 'terms']

/** Parts that use these are rendered before they come, and again afterwards (LateWords). All others come before. */
const lateSpaces: readonly WordSpace[] = [...afterFirstPage, 'joining']

async function loadInto(language: Language, spaces: Iterable<WordSpace>): Promise<void> {
  const missing = [...spaces].filter((space) => !i18n.hasResourceBundle(language, space))
  const loaded = await Promise.allSettled(missing.map(async (space) => ({ space, table: await load(language, space) })))
  let failed: PromiseRejectedResult | undefined
  // One after another without a pause, so that what is rendered again is so once.
  for (const each of loaded)
    if (each.status === 'rejected') failed = each
    else {
      const { space, table } = each.value
      i18n.addResourceBundle(language, space, table, false, false, { silent: !lateSpaces.includes(space) })
    }
  if (failed) throw failed.reason
}

/** Loads words of features in the current language, and notes them for a later change of language. */
export async function loadWords(...spaces: WordSpace[]): Promise<void> {
  for (const space of spaces) shownSpaces.add(space)
  if (isLanguage(i18n.language)) await loadInto(i18n.language, spaces)
}

/** Loads all words in use in the new language, then changes to it. */
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
    // Each user of words would render again by itself, in one long task: LateWords does it in slices.
    react: { useSuspense: false, bindI18nStore: '' },
  })
  await loadWords('shell')
}

export async function loadLaterWords(): Promise<void> {
  await loadWords(...afterFirstPage)
}

import type { Language } from '@kabuto/domain/shared'
import { refusalWriter } from '@kabuto/screens/refusalWriter'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { noteWritten } from '../desk/writtenWords.ts'

type Table = Record<string, string>

/** The app loads words by feature; the workshop shows all screens, so it holds them all. */
const files: Record<Language, Record<string, Table>> = {
  ja: import.meta.glob<Table>(
    ['../../packages/screens/src/*/messages/ja.ts', '../../packages/domain/src/shared/refusal/refusals/ja.ts'],
    { import: 'ja', eager: true },
  ),
  en: import.meta.glob<Table>(
    ['../../packages/screens/src/*/messages/en.ts', '../../packages/domain/src/shared/refusal/refusals/en.ts'],
    { import: 'en', eager: true },
  ),
  'zh-Hant': import.meta.glob<Table>(
    ['../../packages/screens/src/*/messages/zhHant.ts', '../../packages/domain/src/shared/refusal/refusals/zhHant.ts'],
    { import: 'zhHant', eager: true },
  ),
}

/** Each table under the name of its feature. */
function tablesIn(language: Language): Record<string, Table> {
  const tables = Object.entries(files[language])
  return Object.fromEntries(
    tables.map(([file, table]) => [/(\w+)\/(?:messages\/)?\w+\.ts$/.exec(file)?.[1] ?? file, table]),
  )
}

function instanceIn(language: Language): i18n {
  const instance = createInstance()
  // Without a backend the start is over at once.
  void instance
    .use(initReactI18next)
    .use(refusalWriter)
    .init({
      lng: language,
      fallbackLng: false,
      ns: ['shared'],
      defaultNS: 'shared',
      resources: { [language]: tablesIn(language) },
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    })
  noteWritten(instance, language)
  return instance
}

export const screenWords: Record<Language, i18n> = {
  ja: instanceIn('ja'),
  en: instanceIn('en'),
  'zh-Hant': instanceIn('zh-Hant'),
}

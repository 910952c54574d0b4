import { isLanguage, type Language } from '@kabuto/domain/shared'

// For stories only: a play function finds its parts by the words that are shown, in pictures in three languages.

export function inLanguage<Table>(
  tables: Record<Language, Table>,
  { globals }: { globals: Record<string, unknown> },
): Table {
  const { language } = globals
  return tables[isLanguage(language) ? language : 'ja']
}

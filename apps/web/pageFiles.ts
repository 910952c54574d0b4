import type { Rolldown } from 'vite'
import { type Language, languages } from '../../packages/domain/src/shared/language.ts'
import type { RouteRow } from '../../tools/routeRows.ts'

/** What a page is made of besides what every page begins with. */
type PageFiles = { code: string[]; words: Record<Language, string[]> }

/** The screen of an address that leads nowhere, with its words. */
const missingPage = { component: 'shell/pages/NotFound', words: ['shared', 'titles'] }

const CLIENT = 'apps/web/src/shell/data/client.ts'
const MENU = 'apps/web/src/shell/pages/BottomMenu.tsx'

/** What the table of words of a language is called. */
export const tableNames: Record<Language, string> = { ja: 'ja', en: 'en', 'zh-Hant': 'zhHant' }

const wordsFile = (space: string, language: Language): string =>
  `packages/screens/src/${space}/messages/${tableNames[language]}.ts`

type Page = { component: string; words: readonly string[]; hasTab: boolean }

const pageOf = ({ component, words, hasTab }: RouteRow): Page => ({
  component: `${component.feature}/${component.name}`,
  words,
  hasTab,
})

/** What the entry is made of, and by screen ('' for an address that leads nowhere) what its page is made of besides. */
export type BuiltPages = { entry: string[]; pages: Record<string, PageFiles & { route: string }> }

export function pageFiles(bundle: Rolldown.OutputBundle, rows: readonly RouteRow[]): BuiltPages {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const holders = new Map(chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName])))
  const modules = [...holders.keys()]

  function holderOf(file: string): string {
    const id = modules.find((each) => each.endsWith(`/${file}`))
    const holder = id === undefined ? undefined : holders.get(id)
    if (holder === undefined) throw new Error(`${file} is in no chunk`)
    return holder
  }

  function needed(files: Iterable<string>): Set<string> {
    const all = new Set(files)
    for (const file of all) for (const other of byName.get(file)?.imports ?? []) all.add(other)
    return all
  }

  const entry = needed(chunks.flatMap(({ isEntry, fileName }) => (isEntry ? [fileName] : [])))
  const beyondEntry = (files: Set<string>): string[] => [...files].filter((file) => !entry.has(file))

  function filesOf({ component, words, hasTab }: Page): PageFiles & { route: string } {
    const asked = ['shell', ...words]
    const modulesOfPage = [`apps/web/src/${component}Route.tsx`, CLIENT, ...(hasTab ? [MENU] : [])]
    const code = beyondEntry(needed(modulesOfPage.map(holderOf)))
    const wordsIn = (language: Language): string[] => [
      ...new Set(asked.map((space) => holderOf(wordsFile(space, language)))),
    ]
    return {
      route: `${component}Route.tsx`,
      code,
      words: Object.fromEntries(languages.map((each) => [each, wordsIn(each)])) as PageFiles['words'],
    }
  }

  const pages = Object.fromEntries(rows.map((row) => [row.screen, filesOf(pageOf(row))]))
  return { entry: [...entry], pages: { ...pages, '': filesOf({ ...missingPage, hasTab: false }) } }
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../bare/plain.mjs'
import { type RouteRow, routeRows } from '../routeRows.ts'
import { amongRows, beforeLast, doorRow, type Edits } from './edits.ts'
import { addFeature } from './feature.ts'
import { type Feature, type Name, quoted } from './names.ts'
import { routeOf, screenOf, storiesOf } from './screenTemplates.ts'

export type Titles = { ja: string; en: string; zhHant: string }

/** What only an address that the specification does not list needs: it, and what it is called. */
export type NewAddress = { path: string; titles: Titles }

const TITLES = 'packages/screens/src/titles/messages'
/** What the tests say of each route. */
const STATED = 'apps/web/src/routes.test.ts'
const ACCESS = 'e2e/accessTable.ts'
const PATHS = 'packages/domain/src/paths.ts'
const ROUTES = 'apps/web/src/routes.ts'

const languages = ['ja', 'en', 'zhHant'] as const

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8')

const rowOf = (root: string, camel: string): RouteRow | undefined =>
  routeRows(read(root, ROUTES)).find(({ screen }) => screen === camel)

function titleIn(root: string, language: keyof Titles, camel: string): string {
  const [, title] = new RegExp(`^ {2}${camel}:\\s+'(.*)',$`, 'm').exec(read(root, `${TITLES}/${language}.ts`)) ?? []
  if (title === undefined) throw new Error(`${TITLES}/${language}.ts does not name ${camel}`)
  return title.replace(/\\(.)/g, '$1')
}

function addAddress(edits: Edits, { camel }: Name, { path, titles }: NewAddress): void {
  edits.change(PATHS, (text) => beforeLast(text, '} as const', `  ${camel}: ${quoted(path)},`))
  edits.change(ROUTES, (text) =>
    beforeLast(text, '}', `  ${camel}: { guard: 'session', ...coming(${quoted(camel)}) },`),
  )
  const afterDocuments = (row: string) => (text: string) =>
    text.replace(/^ {2}documents: .*$/m, `$&\n  ${camel}: ${row}`)
  edits.change(STATED, afterDocuments("['session', 'gone'],"))
  edits.change(ACCESS, afterDocuments(`{ heading: ${quoted(titles.ja)}, query: { from: 'home' }, opens: own },`))
  for (const language of languages) {
    const row = `  ${camel}: ${quoted(titles[language])},`
    edits.change(`${TITLES}/${language}.ts`, (text) => text.replace(/^ {2}notFound: /m, `${row}\n$&`))
  }
}

function checkAddress(root: string, { camel, pascal, spaced }: Name, address: NewAddress | undefined): void {
  const row = rowOf(root, camel)
  if (globSync(`packages/screens/src/*/${pascal}/${pascal}Screen.tsx`, { cwd: root }).length > 0)
    throw new PlainError(`There is a ${pascal}Screen already.`)
  if (row?.component) throw new PlainError(`The address ${camel} has a screen already.`)
  if (row && address) throw new PlainError(`${camel} has its address and its titles already: leave them out.`)
  if (!row && !address) {
    throw new PlainError(
      `No address is called ${camel} yet. A new one needs its path and its title in three languages:\n  pnpm new screen <feature> ${pascal} /user/${camel} --ja 取引明細 --en "${spaced}" --zhHant 交易明細`,
    )
  }
  if (address && !/^(?:\/[a-zA-Z\d]+){2,}$/.test(address.path))
    throw new PlainError(`“${address.path}” is no path: write it as /user/${camel}.`)
  if (address && read(root, PATHS).includes(`: ${quoted(address.path)},`))
    throw new PlainError(`The path ${address.path} is taken already.`)
}

/** A screen: its folder, its words, its route, its rows. It stands where the page of what is to come stood. */
export function newScreen(
  edits: Edits,
  root: string,
  feature: Feature,
  name: Name,
  address: NewAddress | undefined,
): string[] {
  const { camel, pascal } = name
  checkAddress(root, name, address)
  if (address) addAddress(edits, name, address)
  const titles: Titles = address?.titles ?? {
    ja: titleIn(root, 'ja', camel),
    en: titleIn(root, 'en', camel),
    zhHant: titleIn(root, 'zhHant', camel),
  }
  const open = rowOf(root, camel)?.text.includes("guard: 'open'") ?? false

  const folder = `packages/screens/src/${feature}`
  edits.create(`${folder}/${pascal}/${pascal}Screen.tsx`, screenOf(feature, name, open))
  edits.create(`${folder}/${pascal}/${pascal}Screen.stories.tsx`, storiesOf(feature, name, open, titles.ja))
  edits.create(`apps/web/src/${feature}/${pascal}Route.tsx`, routeOf(feature, name, open))
  addFeature(edits, root, feature)
  const row = `export { ${pascal}Screen } from './${pascal}/${pascal}Screen.tsx'`
  edits.change(`${folder}/index.ts`, (text) => (text ? amongRows(text, doorRow, pascal, row) : `${row}\n`))
  for (const language of languages) {
    const closing = language === 'ja' ? '} as const' : '})'
    edits.change(`${folder}/messages/${language}.ts`, (text) =>
      beforeLast(text, closing, `  ${camel}Title: ${quoted(titles[language])},`),
    )
  }
  const chunk = `words: ['shared', '${feature}'], load: () => import('./${feature}/${pascal}Route.tsx')`
  edits.change(ROUTES, (text) => text.replace(`...coming('${camel}')`, chunk))
  return [
    `pnpm where ${address?.path ?? pathOf(root, camel)} names its files; pnpm picture screens-${feature}-${pascal.toLowerCase()}--ready shows it`,
    'Its values come from a line in data.ts (pnpm new call), its further states become stories that say what is read',
    `pnpm mutation ${feature}/${pascal} plants faults in it: its stories must notice 85 of 100`,
  ]
}

function pathOf(root: string, camel: string): string {
  return new RegExp(`^ {2}${camel}: '(.*)',$`, 'm').exec(read(root, PATHS))?.[1] ?? `/${camel}`
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../bare/plain.mjs'
import { routeRows } from '../routeRows.ts'
import { amongRows, beforeLast, doorRow, type Edits } from './edits.ts'
import { type Feature, type Name, quoted } from './names.ts'
import { capital, routeOf, screenOf, storiesOf } from './screenTemplates.ts'

export type Titles = { ja: string; en: string; zhHant: string }

/** An address that the specification does not list, and what it is called. */
export type NewAddress = { path: string; titles: Titles }

const TITLES = 'packages/screens/src/titles/messages'
/** What the tests say of each route. */
const STATED = 'apps/web/src/routes.test.ts'
const ACCESS = 'e2e/accessTable.ts'
const PATHS = 'packages/domain/src/paths.ts'
const ROUTES = 'apps/web/src/routes.ts'
const PLACES = '.storybook/names/places.ts'

const languages = ['ja', 'en', 'zhHant'] as const

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8')

function addAddress(edits: Edits, feature: Feature, { camel, pascal }: Name, { path, titles }: NewAddress): void {
  edits.change(PATHS, (text) => beforeLast(text, '} as const', `  ${camel}: ${quoted(path)},`))
  edits.change(ROUTES, (text) =>
    beforeLast(
      text,
      '}',
      `  ${camel}: { guard: 'session', words: ['shared', '${feature}'], load: () => ` +
        `import('./${feature}/${pascal}Route.tsx') },`,
    ),
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

function checkedAddress(root: string, { camel, pascal, spaced }: Name, address: NewAddress | undefined): NewAddress {
  if (globSync(`packages/screens/src/*/${pascal}/${pascal}Screen.tsx`, { cwd: root }).length > 0)
    throw new PlainError(`There is a ${pascal}Screen already.`)
  if (routeRows(read(root, ROUTES)).some(({ screen }) => screen === camel))
    throw new PlainError(`There is an address ${camel} already: choose another name.`)
  if (!address) {
    throw new PlainError(
      `No address is called ${camel} yet. A new one needs its path and its title in three languages:\n  pnpm ` +
        `new screen <feature> ${pascal} /user/${camel} --ja 取引明細 --en "${spaced}" --zhHant 交易明細`,
    )
  }
  if (!/^(?:\/[a-zA-Z\d]+){2,}$/.test(address.path))
    throw new PlainError(`“${address.path}” is no path: write it as /user/${camel}.`)
  if (read(root, PATHS).includes(`: ${quoted(address.path)},`))
    throw new PlainError(`The path ${address.path} is taken already.`)
  return address
}

/** A screen: its folder, its words, its route, its rows. */
export function newScreen(
  edits: Edits,
  root: string,
  feature: Feature,
  name: Name,
  address: NewAddress | undefined,
): string[] {
  const { camel, pascal } = name
  const { path, titles } = checkedAddress(root, name, address)
  addAddress(edits, feature, name, { path, titles })

  const folder = `packages/screens/src/${feature}`
  edits.create(`${folder}/${pascal}/${pascal}Screen.tsx`, screenOf(feature, name))
  edits.create(`${folder}/${pascal}/${pascal}Screen.stories.tsx`, storiesOf(feature, name, titles.ja))
  edits.create(`apps/web/src/${feature}/${pascal}Route.tsx`, routeOf(feature, name))
  const row = `export { ${pascal}Screen } from './${pascal}/${pascal}Screen.tsx'`
  edits.change(`${folder}/index.ts`, (text) => amongRows(text, doorRow, pascal, row))
  const place = `${capital(feature)}/${pascal}`
  edits.change(PLACES, (text) =>
    amongRows(text, /^ {2}'(\w+\/\w+)': '.*',$/gm, place, `  '${place}': ${quoted(titles.ja)},`),
  )
  for (const language of languages) {
    const closing = language === 'ja' ? '} as const' : '})'
    edits.change(`${folder}/messages/${language}.ts`, (text) =>
      beforeLast(text, closing, `  ${camel}Title: ${quoted(titles[language])},`),
    )
  }
  return [
    `pnpm where ${path} names its files; pnpm picture screens-${feature}-${pascal.toLowerCase()}--ready shows it`,
    'Its values come from a line in data.ts (pnpm new call), its further states become stories that say what is read',
    `pnpm mutation ${feature}/${pascal} plants faults in it: its stories must notice 85 of 100`,
  ]
}

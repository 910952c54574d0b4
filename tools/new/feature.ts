import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { amongRows, type Edits } from './edits.ts'
import type { Feature } from './names.ts'

const SCREENS = 'packages/screens'
const WORKSHOP = '.storybook/stage/screenWords.ts'

/** Each table of words: the file and the constant, the code of its language, and how the workshop calls it. */
const tables = [
  { file: 'ja', code: 'ja', ending: 'Ja' },
  { file: 'en', code: 'en', ending: 'En' },
  { file: 'zhHant', code: "'zh-Hant'", ending: 'ZhHant' },
]

const translated = (name: string): string =>
  `import { translation } from '@kabuto/domain/shared'\nimport type { ja } from './ja.ts'\n\nexport const ${name} = translation<typeof ja>()({\n})\n`

type Manifest = { exports: Record<string, string> }

function withDoors(text: string, feature: Feature): string {
  const manifest = JSON.parse(text) as Manifest
  const doors = {
    ...manifest.exports,
    [`./${feature}`]: `./src/${feature}/index.ts`,
    [`./${feature}/messages/*`]: `./src/${feature}/messages/*.ts`,
  }
  const exports = Object.fromEntries(Object.entries(doors).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return `${JSON.stringify({ ...manifest, exports }, undefined, 2)}\n`
}

function chunkOf(feature: Feature): string {
  const lines = tables.map(
    ({ file, code }) =>
      `    ${code}: async () => (await import('@kabuto/screens/${feature}/messages/${file}')).${file},`,
  )
  return [`  ${feature}: {`, ...lines, '  },'].join('\n')
}

/** The tables of the workshop: one import a language, and a word in each of its three rows. */
function inWorkshop(text: string, feature: Feature): string {
  const imports = tables
    .toSorted((one, other) => (one.file < other.file ? -1 : 1))
    .map(
      ({ file, ending }) =>
        `import { ${file} as ${feature}${ending} } from '@kabuto/screens/${feature}/messages/${file}'`,
    )
  const named = amongRows(text, /from '@kabuto\/screens\/(\w+)\/messages\//, feature, imports.join('\n'))
  return tables.reduce(
    (now, { code, ending }) =>
      now.replace(
        new RegExp(`^( {2}${code}: \\{ )(.*)( \\},)$`, 'm'),
        (_, open: string, entries: string, close: string) =>
          `${open}${[...entries.split(', '), `${feature}: ${feature}${ending}`].toSorted().join(', ')}${close}`,
      ),
    named,
  )
}

/** The first screen of a feature brings its words, and the doors by which the app and the workshop come to both. */
export function addFeature(edits: Edits, root: string, feature: Feature): void {
  if (existsSync(join(root, SCREENS, 'src', feature, 'messages'))) return
  edits.create(`${SCREENS}/src/${feature}/messages/ja.ts`, 'export const ja = {\n} as const\n')
  for (const file of ['en', 'zhHant']) edits.create(`${SCREENS}/src/${feature}/messages/${file}.ts`, translated(file))
  edits.create(`${SCREENS}/src/${feature}/index.ts`, '')
  edits.change(`${SCREENS}/package.json`, (text) => withDoors(text, feature))
  edits.change(`${SCREENS}/src/words.ts`, (text) => {
    const named = amongRows(
      text,
      /^import type \{ ja as (\w+) \} from '\.\//,
      feature,
      `import type { ja as ${feature} } from './${feature}/messages/ja.ts'`,
    )
    return amongRows(named, /^ {2}(\w+): typeof /, feature, `  ${feature}: typeof ${feature}`)
  })
  edits.change('apps/web/src/shell/words.ts', (text) => amongRows(text, /^ {2}(\w+): \{$/, feature, chunkOf(feature)))
  edits.change(WORKSHOP, (text) => inWorkshop(text, feature))
}

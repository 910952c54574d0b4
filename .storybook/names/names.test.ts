import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport } from 'storybook/internal/csf'
import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, test } from 'vitest'
import { HIDDEN, placeOf, titled } from './places.ts'
import { groups, stateOf } from './states.ts'

const root = join(import.meta.dirname, '../..')

type Story = { title: string; story: string; name: string; isOwn: boolean }

/** Read as Storybook's index reads them: each with the name of its export, or with its own. */
function storiesOf(file: string): Story[] {
  const csf = loadCsf(readFileSync(join(root, file), 'utf8'), { fileName: file, makeTitle: (title) => title })
  return csf.parse().indexInputs.map(({ title = '', exportName, name = '' }) => ({
    title,
    story: `${title} ${exportName}`,
    name,
    isOwn: name !== storyNameFromExport(exportName),
  }))
}

const stories = globSync(['packages/*/src/**/*.stories.tsx', '.storybook/*/*.stories.tsx'], { cwd: root })
  .flatMap(storiesOf)
  .filter(({ title }) => !title.startsWith(HIDDEN))

const named = groups.flatMap((group) => Object.keys(group))

// oxlint-disable-next-line no-control-regex
const isAscii = (text: string): boolean => /^[\u0000-\u007F]*$/.test(text)

/** As the trade writes them in Japanese too. */
const sameInJapanese = new Set(['ETF'])

test('every state is read in Japanese, by a name of its own or by one in states/', () => {
  const english = stories.filter(({ name, title }) => {
    const shown = stateOf(name, title)
    return isAscii(shown) && !sameInJapanese.has(shown)
  })
  expect(english.map(({ story }) => story)).toEqual([])
})

test('no state is listed twice, or for no story', () => {
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([])
  const used = new Set(stories.filter(({ isOwn }) => !isOwn).map(({ name }) => name))
  expect(named.filter((name) => !used.has(name))).toEqual([])
})

test('no two states of a component have the same name', () => {
  const shown = stories.map(({ title, name }) => `${title} ${stateOf(name, title)}`)
  expect(shown.filter((each, at) => shown.indexOf(each) !== at)).toEqual([])
})

test('every title has a place, and every place a story', () => {
  const titles = new Set(stories.map(({ title }) => title))
  for (const title of titles) expect(() => placeOf(title)).not.toThrow()
  expect(titled.filter((title) => !titles.has(title))).toEqual([])
})

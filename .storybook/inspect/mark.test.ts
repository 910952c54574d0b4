import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportedBy, marked } from './mark.ts'

const root = join(import.meta.dirname, '../..')

const ofKit = exportedBy(readFileSync(join(root, 'packages/ui-kit/src/index.ts'), 'utf8'))

const markedNames = (file: string): string[] =>
  [...(marked(readFileSync(join(root, file), 'utf8'), `/${file}`, ofKit) ?? '').matchAll(/kabutoPart: '([^']*)'/g)].map(
    ([, mark = '']) => `${file.replace('packages/ui-kit/src/', '')} ${mark.slice(mark.lastIndexOf('/') + 1)}`,
  )

/** Given down the tree, and shown nowhere. */
const contexts = [
  'FigureMask',
  'FormDrafts',
  'InSteps',
  'KitLocale',
  'ModalLayers',
  'Offline',
  'PageBottom',
  'PageMark',
  'PageNote',
  'PageTop',
  'StaleFigures',
]

test('every component that the kit exports is marked, and no other', () => {
  const found = globSync('packages/ui-kit/src/**/*.tsx', { cwd: root }).flatMap(markedNames)
  expect(ofKit.size).toBeGreaterThan(90)
  const notFound = [...ofKit].filter((name) => !found.includes(name))
  expect(notFound.map((name) => name.replace(/.* /, '')).toSorted()).toEqual(contexts)
  expect(found.filter((name, at) => !ofKit.has(name) || found.indexOf(name) !== at)).toEqual([])
})

test('every screen is marked', () => {
  const screens = globSync('packages/screens/src/**/*Screen.tsx', { cwd: root })
  expect(screens.filter((file) => !markedNames(file).some((name) => name.endsWith('Screen')))).toEqual([])
})

test.each([
  ['a function', 'export function Row({ gap }: RowProps) {}', 'Row'],
  ['a generic function', 'export function Row<Value>(props: RowProps<Value>) {}', 'Row'],
  ['a memoized one', 'export const Row = memo(function Row() {})', 'Row'],
  ['a styled element', 'export const Row = styled.div`color: red`', 'Row'],
])('%s is marked at the end', (_, code, name) => {
  const file = '/packages/ui-kit/src/Row/Row.tsx'
  expect(marked(code, file, new Set(['Row/Row.tsx Row', 'Row/Row.tsx DASH']))).toBe(
    `${code}\n;Object.assign(${name}, { kabutoPart: 'ui-kit/Row/${name}' })`,
  )
})

test.each([
  ['a value', 'export const DASH = "―"', '/packages/ui-kit/src/Row/Row.tsx'],
  ['a hook', 'export function useRow() {}', '/packages/ui-kit/src/Row/Row.tsx'],
  ['what stays in its file', 'function Row() {}', '/packages/ui-kit/src/Row/Row.tsx'],
  ['a component of the kit for itself', 'export function Cell() {}', '/packages/ui-kit/src/Row/Row.tsx'],
  ['a story', 'export function Row() {}', '/packages/ui-kit/src/Row/Row.stories.tsx'],
  ['another package', 'export function Row() {}', '/apps/web/src/funds/Row.tsx'],
])('%s is not', (_, code, file) => {
  expect(marked(code, file, new Set(['Row/Row.tsx Row', 'Row/Row.tsx DASH']))).toBeUndefined()
})

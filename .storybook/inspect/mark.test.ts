import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { marked } from './mark.ts'

const root = join(import.meta.dirname, '../..')

const markedNames = (file: string): string[] =>
  [...(marked(readFileSync(join(root, file), 'utf8'), `/${file}`) ?? '').matchAll(/kabutoPart: '([^']*)'/g)].map(
    ([, mark = '']) => mark,
  )

const door = readFileSync(join(root, 'packages/ui-kit/src/index.ts'), 'utf8')

test('every component that the kit exports is marked with its folder', () => {
  const exported = [...door.matchAll(/export \{([^}]*)\} from '\.\/([^']*)\/\w+\.tsx'/g)].flatMap(
    ([, names = '', folder = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]/.test(name))
        .map((name) => `ui-kit/${folder}/${name}`),
  )
  const found = new Set(globSync('packages/ui-kit/src/**/*.tsx', { cwd: root }).flatMap(markedNames))
  expect(exported.length).toBeGreaterThan(90)
  expect(exported.filter((name) => !found.has(name))).toEqual([])
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
  expect(marked(code, file)).toBe(`${code}\n;Object.assign(${name}, { kabutoPart: 'ui-kit/Row/${name}' })`)
})

test.each([
  ['a value', 'export const DASH = "―"', '/packages/ui-kit/src/Row/Row.tsx'],
  ['a hook', 'export function useRow() {}', '/packages/ui-kit/src/Row/Row.tsx'],
  ['what stays in its file', 'function Row() {}', '/packages/ui-kit/src/Row/Row.tsx'],
  ['a story', 'export function Row() {}', '/packages/ui-kit/src/Row/Row.stories.tsx'],
  ['another package', 'export function Row() {}', '/apps/web/src/funds/Row.tsx'],
])('%s is not', (_, code, file) => {
  expect(marked(code, file)).toBeUndefined()
})

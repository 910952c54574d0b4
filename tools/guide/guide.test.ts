import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PartData, PropNote, TokenPlace } from '../../.storybook/guide/partData.ts'
import { flatten } from '../tokens/flatten.ts'
import { placeInK } from '../tokens/typed.ts'
import { kitParts, partOfFile } from './parts.ts'
import { readParts } from './read.ts'

const root = join(import.meta.dirname, '../..')
const parts = readParts(root)

function partOf(name: string): PartData {
  const part = parts[name]
  if (!part) throw new Error(`${name} was not read`)
  return part
}

function propOf(part: string, prop: string): PropNote | undefined {
  return partOf(part).components[0]?.props.find(({ name }) => name === prop)
}

const allProps = Object.values(parts).flatMap(({ components }) =>
  components.flatMap(({ component, props }) => props.map((prop) => ({ ...prop, of: `${component}.${prop.name}` }))),
)

test('every part is read, with what it is for', () => {
  expect(Object.keys(parts)).toHaveLength(88)
  expect(Object.entries(parts).filter(([, { about }]) => about === '')).toEqual([])
  expect(Object.entries(parts).filter(([, { components }]) => components.length === 0)).toEqual([])
})

test('no prop reads union, undefined, or a name that stands for words', () => {
  const unread = allProps.filter(({ type, shapes = {} }) =>
    [type, ...Object.values(shapes)].some((text) => /\bunion\b|\bundefined\b|"|^$|\bany\b|;$/.test(text)),
  )
  expect(unread.map(({ of, type }) => `${of}: ${type}`)).toEqual([])
  const words = /^'[^']*'(?: \| '[^']*')*$/
  const named = allProps.filter(({ shapes = {} }) => Object.values(shapes).some((text) => words.test(text)))
  expect(named.map(({ of }) => of)).toEqual([])
})

test('a prop is a line, with the first sentence of its comment', () => {
  expect(allProps.filter(({ type, note = '' }) => /\n/.test(type + note) || /[a-z]\. [A-Z]/.test(note))).toEqual([])
})

const typed: [string, string, Partial<PropNote>][] = [
  [
    'Button',
    'kind',
    {
      type: "'primary' | 'soft' | 'line' | 'ghost' | 'quiet' | 'danger' | 'buy' | 'sell' | 'buy-line' | 'sell-line'",
      isRequired: false,
      preset: "'primary'",
    },
  ],
  ['Button', 'size', { type: "'large' | 'medium'", preset: "'large'" }],
  ['Button', 'onClick', { type: '() => void' }],
  ['Button', 'children', { type: 'ReactNode', isRequired: true }],
  ['Button', 'words', { type: '{ offline?: string; sending?: string }' }],
  ['AmountField', 'onChange', { type: '(value: string) => void', isRequired: true }],
  ['AmountField', 'decimals', { type: 'number', preset: '0' }],
  ['AmountField', 'value', { note: "Digits without separators, `''` when empty." }],
  ['AmountField', 'action', { shapes: { FieldActionProps: '{ label: string; onPress: () => void }' } }],
  // Taken apart where it comes in, and not in the first lines.
  ['Avatar', 'size', { preset: "'medium'" }],
  // One of the tones is taken out by its type.
  ['RefusalCard', 'tone', { type: "'danger' | 'info' | 'neutral' | 'progress'", isRequired: true }],
  // A memoized component.
  ['StatusBadge', 'tone', { type: "'neutral' | 'info' | 'progress' | 'success' | 'danger' | 'event'" }],
  // Taken from an element of the page.
  ['Field', 'enterKeyHint', { type: expect.stringContaining("'done' | 'go'") as string }],
  ['useCheckedForm', 'check', { type: '(draft: Draft) => Refusal[]', isRequired: true }],
]

test.each(typed)('%s: %s', (part, prop, note) => {
  expect(propOf(part, prop)).toMatchObject(note)
})

const names = new Set(
  flatten(JSON.parse(readFileSync(join(root, 'packages/ui-kit/src/tokens/tokens.json'), 'utf8'))).map(({ path }) =>
    placeInK(path).join('.'),
  ),
)

test('every token that is named exists, and says where it is used', () => {
  const named = Object.entries(parts).flatMap(([part, { tokens }]) => tokens.map((token) => ({ part, ...token })))
  expect(named.length).toBeGreaterThan(800)
  expect(named.filter(({ token, places }) => !names.has(token) || places.length === 0)).toEqual([])
})

test('no token that the own files of a part write is left out', () => {
  const missing = kitParts(root).flatMap(({ name, files }) => {
    const found = new Set(partOf(name).tokens.map(({ token }) => token))
    const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
    const written = [...text.matchAll(/\bk((?:\.\w+|\[\d+\])+)/g)].map(([, path = '']) =>
      path.replaceAll(/\[(\d+)\]/g, '.$1').slice(1),
    )
    return written.filter((token) => names.has(token) && !found.has(token)).map((token) => `${name} ${token}`)
  })
  expect(missing).toEqual([])
})

const used: [string, string, TokenPlace][] = [
  // Through a piece of CSS of another file.
  [
    'Button',
    'action.bg',
    { piece: 'Face', selector: "[data-kind='primary']", property: '--fill', serves: 'background' },
  ],
  ['Button', 'part.button.height', { piece: 'Face', property: 'min-height' }],
  ['AmountField', 'part.field.bg', { piece: 'Box', property: 'background', file: 'Field/box.ts' }],
  ['TabBar', 'part.tabBar.active', { piece: 'Entry', selector: '[aria-current]', property: 'color' }],
  // In an object, for an engine that draws on a canvas.
  ['ChartPanel', 'chart.grid', { piece: 'colours', property: 'grid', file: 'chart/look.ts' }],
]

test.each(used)('%s uses %s', (part, token, place) => {
  expect(partOf(part).tokens.find((each) => each.token === token)?.places).toContainEqual(place)
})

test('a part does not answer for the tokens of the parts inside of it', () => {
  const owner = partOfFile(root)
  const others = Object.entries(parts).flatMap(([part, { tokens }]) =>
    tokens.flatMap(({ places }) => places.flatMap(({ file }) => (file === undefined ? [] : [`${part} ${file}`]))),
  )
  expect(others.length).toBeGreaterThan(100)
  expect(others.filter((each) => owner.has(`packages/ui-kit/src/${each.split(' ')[1]}`))).toEqual([])
})

test('a screen uses a part directly or through another', () => {
  const on = (part: string, title: string) => partOf(part).usedOn.find((use) => use.title === title)
  expect(on('AmountField', 'Screens/Funds/Withdraw')).toEqual({
    title: 'Screens/Funds/Withdraw',
    story: 'screens-funds-withdraw--ready',
  })
  expect(on('SimBar', 'Screens/Home/News')).toMatchObject({ through: 'Page' })
  expect(on('ScrollTabs', 'Screens/Market/Stock')).toMatchObject({ through: 'AnchorTabs' })
  expect(partOf('TeachingBar')).toMatchObject({ usedOn: [], isInShell: true })
  expect(partOf('BarsChart').usedOn).toEqual([])
})

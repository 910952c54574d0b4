import { expect, test } from 'vitest'
import { applied, mutantsOf } from './mutants.ts'

const words = { cash: '現金', credit: '信用', cashOf: '{{name}}の現金', funds: '資金' }
const neighbour = (field: string): string | undefined => ({ settled: 'frozen', frozen: 'settled' })[field]

/** Each fault of a source as `kind: the old text → the new text`. */
function faultsIn(source: string): string[] {
  return mutantsOf('Made.tsx', { words, neighbour, source }).map(
    ({ kind, start, end, text }) => `${kind}: ${source.slice(start, end)} → ${text}`,
  )
}

test('a word becomes another of the same family with the same parameters', () => {
  expect(faultsIn("const a = t('cash')")).toEqual(["word: 'cash' → 'credit'"])
  expect(faultsIn("const a = t('funds:cash')")).toEqual(["word: 'funds:cash' → 'funds:credit'"])
  expect(faultsIn("const a = t('cashOf', { name })")).toEqual([])
})

test('a handler is dropped, and taken for another of the same component', () => {
  const source = `type Props = {
  onRetry: () => void
  onOpen: () => void
}
const a = <Button onPress={onRetry} />`
  expect(faultsIn(source)).toEqual(['handler dropped: onRetry → () => {}', 'handler swapped: onRetry → onOpen'])
})

test('unit, tone and the place that a link leads to', () => {
  expect(faultsIn("const a = money(1, 'JPY')")).toEqual(["unit: 'JPY' → 'USD'"])
  expect(faultsIn("const a = { tone: 'success' }")).toEqual(["tone: 'success' → 'danger'"])
  expect(faultsIn("const a = hrefTo('funds')")).toEqual(["way swapped: 'funds' → 'home'"])
})

test('what a part is given besides is dropped: mask, error, hint, label, busy', () => {
  expect(faultsIn('const a = <Money masked={masked} label={x} hint={y} loading={z} />')).toEqual([
    'mask dropped: masked={masked} → masked={false}',
    'label dropped: label={x} → label=""',
    'hint dropped: hint={y} → ',
    'busy dropped: loading={z} → loading={false}',
  ])
})

test('a row is removed, of what is shown and of a list, and layout stays', () => {
  expect(faultsIn('const a = <Stack><Money /><Skeleton /></Stack>')).toEqual(['row removed: <Money /> → '])
  expect(faultsIn('const a = [one, two]')).toEqual(['row removed: one,  → ', 'row removed: two → '])
})

test('a condition is negated, a field is taken for its neighbour', () => {
  expect(faultsIn('const a = open ? 1 : 2')).toEqual(['condition: open → !(open)'])
  expect(faultsIn('if (open) close()')).toEqual(['condition: open → !(open)'])
  expect(faultsIn('const a = open && 1')).toEqual(['condition: open → !(open)'])
  expect(faultsIn('const a = yen.settled')).toEqual(['neighbour: settled → frozen'])
  expect(faultsIn('const { settled } = yen')).toEqual(['neighbour: settled → frozen: settled'])
  expect(faultsIn('const { frozen: held } = yen')).toEqual(['neighbour: frozen → settled'])
})

test('types are not run, so nothing is planted in them', () => {
  expect(faultsIn("type Unit = 'JPY' | 'USD'\ntype Two = { tone: 'success' }")).toEqual([])
})

test('a fault takes the place of what stood there and of nothing else', () => {
  expect(applied('one two three', { start: 4, end: 7, text: '2' })).toBe('one 2 three')
})

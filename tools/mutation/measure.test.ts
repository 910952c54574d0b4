import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { count, measure, percentKilled, type Runner } from './measure.ts'
import type { Mutant } from './mutants.ts'

const mutants: Mutant[] = ['one', 'two', 'three', 'four'].map((text, at) => ({
  kind: 'word',
  start: at * 2,
  end: at * 2 + 1,
  text,
}))
const screen = { name: 'session/Made', sources: [{ file: 'Made.tsx', mutants, around: ['Made.tsx'] }] }
const nothingRefused = new Set<string>()

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kabuto-measure-'))
  writeFileSync(join(root, 'Made.tsx'), 'a\nb\nc\nd\n')
})
afterEach(() => rmSync(root, { recursive: true }))

/** Stories that notice the given faults, and fail by themselves as often as given. */
function fakeRunner(fates: Record<string, 'killed' | 'survived' | 'hung'>, unstable: string[][] = []) {
  const asked: string[] = []
  const rest = [...unstable]
  const runner: Runner = {
    unstable: () => Promise.resolve(rest.shift() ?? []),
    fateOf: (_, { text }) => {
      asked.push(text)
      const fate = fates[text] ?? 'killed'
      return Promise.resolve({ fate, by: fate === 'killed' ? 'Ready' : '' })
    },
    close: () => {
      asked.push('closed')
      return Promise.resolve()
    },
  }
  return { runner, asked }
}

test('a mutant that hangs is noticed, one that the compiler refuses is counted apart and never run', async () => {
  const { runner, asked } = fakeRunner({ one: 'survived', three: 'hung' })
  const shown: string[] = []
  const tell = ({ was }: { was: string }): void => void shown.push(was)
  const score = await measure(root, screen, { runner, refused: new Set(['Made.tsx#1']), tell })
  expect(shown).toEqual(['a', 'b', 'c', 'd'])
  expect(score.outcomes.map(({ place, was, fate, by }) => [place, was, fate, by])).toEqual([
    ['Made.tsx:1', 'a', 'survived', ''],
    ['Made.tsx:2', 'b', 'refused', 'the compiler'],
    ['Made.tsx:3', 'c', 'hung', ''],
    ['Made.tsx:4', 'd', 'killed', 'Ready'],
  ])
  expect(asked).toEqual(['one', 'three', 'four', 'closed'])
  expect(percentKilled(score)).toBe(66.6)
  expect([count(score, 'killed', 'hung'), count(score, 'refused')]).toEqual([2, 1])
})

test('a story that fails without a fault is named, and no mutant is counted as noticed by it', async () => {
  const { runner, asked } = fakeRunner({}, [['Ready']])
  const score = await measure(root, screen, { runner, refused: nothingRefused })
  expect(score).toEqual({ name: 'session/Made', outcomes: [], unstable: ['Ready'] })
  expect(asked).toEqual(['closed'])
})

test('a story that fails without a fault only after the mutants is named too', async () => {
  const { runner } = fakeRunner({}, [[], ['Loading']])
  const score = await measure(root, screen, { runner, refused: nothingRefused })
  expect(score.unstable).toEqual(['Loading'])
})

test('a screen in which nothing can be planted is not at fault', async () => {
  const { runner } = fakeRunner({})
  const bare = { ...screen, sources: [] }
  expect(percentKilled(await measure(root, bare, { runner, refused: nothingRefused }))).toBe(100)
})

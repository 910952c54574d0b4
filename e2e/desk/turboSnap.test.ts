import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { DeskData } from '../../.storybook/desk/deskData.ts'
import { isPictured } from '../../.storybook/modes.ts'
import { tracedBy } from '../../tools/trace.ts'
import type { Stats } from '../../tools/turboSnap.ts'
import { workshopFolder } from './workshop.ts'

type Entry = { id: string; importPath: string; tags?: string[] }

const { entries } = JSON.parse(readFileSync(join(workshopFolder, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>
}
const data = JSON.parse(readFileSync(join(workshopFolder, 'desk/data.json'), 'utf8')) as DeskData

const { modules } = JSON.parse(readFileSync(join(workshopFolder, 'preview-stats.json'), 'utf8')) as Stats

/** `../packages/ui-kit/src/Card/Card.stories.tsx` → `packages/ui-kit/src/Card/Card.stories.tsx`. */
const fileIn = (name: string): string => join('.storybook', name)
const fileOf = ({ importPath }: Entry): string => fileIn(importPath)

const importers = new Map(
  modules.map(({ name, reasons = [] }) => [fileIn(name), reasons.map(({ moduleName }) => fileIn(moduleName))]),
)

const stories = (...names: string[]): string[] => names.map((name) => `packages/${name}.stories.tsx`).toSorted()

describe('what Chromatic pictures after a change', () => {
  test.each([
    [
      'packages/ui-kit/src/AllocationDonut/AllocationDonut.tsx',
      stories(
        'ui-kit/src/AllocationDonut/AllocationDonut',
        'screens/src/funds/Funds/FundsScreen',
        'screens/src/follow/ManagedPage',
      ),
    ],
    // A file of a part, which nobody else imports.
    [
      'packages/ui-kit/src/AllocationDonut/slices.ts',
      stories(
        'ui-kit/src/AllocationDonut/AllocationDonut',
        'screens/src/funds/Funds/FundsScreen',
        'screens/src/follow/ManagedPage',
      ),
    ],
    ['packages/screens/src/loans/Loans/LoansScreen.tsx', stories('screens/src/loans/Loans/LoansScreen')],
    // The brokerage and the app are in the live stories alone, of which no pictures are taken.
    ['packages/simulator/src/features/loans/loans.ts', []],
    ['apps/web/src/main.tsx', []],
    ['.storybook/pages/Colour.stories.tsx', []],
    // What every story stands in.
    ['packages/ui-kit/src/index.ts', 'all'],
    ['.storybook/preview.tsx', 'all'],
    ['.storybook/modes.ts', 'all'],
  ])('%s', async (file, expected) => {
    expect(await tracedBy(workshopFolder, file)).toEqual(expected)
  })
})

/** The story files that a file is part of, by the same list. */
function storiesOf(file: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [file]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...(importers.get(next) ?? []))
  }
  return seen
}

test('every story that shows a part of the kit is made of its file', () => {
  const variants = data.items.filter(({ kind }) => kind === 'variant')
  expect(variants.length).toBeGreaterThan(0)
  const missing = variants.flatMap(({ name, where: [part = ''], shownIn }) => {
    const made = storiesOf(`packages/ui-kit/src/${part}/${part}.tsx`)
    const shown = new Set(Object.values(shownIn).flat())
    const entriesOf = [...shown].flatMap((number) => entries[data.stories[number]?.id ?? ''] ?? [])
    return entriesOf.filter((entry) => !made.has(fileOf(entry))).map(({ id }) => `${id} shows ${name}`)
  })
  expect(missing).toEqual([])
})

test('no pictures are taken of what is left out', () => {
  const { untraced } = JSON.parse(readFileSync(join(workshopFolder, '../chromatic.config.json'), 'utf8')) as {
    untraced: string[]
  }
  const leftOut = untraced.map((glob) => glob.replace('**', ''))
  const pictured = Object.values(entries).filter(({ tags = [] }) => isPictured(tags))
  expect(pictured.length).toBeGreaterThan(0)
  expect(pictured.filter((entry) => leftOut.some((folder) => fileOf(entry).startsWith(folder)))).toEqual([])
})

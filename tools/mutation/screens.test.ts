import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StoryRunner } from './run.ts'
import { screensOf } from './screens.ts'
import { isLong } from '../isLong.ts'

const root = join(import.meta.dirname, '../..')
const screens = await screensOf(root, [])

test('each screen has its stories, its own source and something to plant in it', () => {
  expect(screens.length).toBeGreaterThanOrEqual(7)
  const bare = screens.filter(({ name, sources }) => {
    const own = sources.find(({ file }) => /[./]/.test(file.replace(`packages/screens/src/${name}`, '')[0] ?? ''))
    return own === undefined || own.mutants.length === 0
  })
  expect(bare.map(({ name }) => name)).toEqual([])
})

const wordMutantsOf = (name: string) =>
  screens
    .filter((screen) => screen.name === name)
    .flatMap(({ sources }) => sources.flatMap(({ mutants }) => mutants.filter(({ kind }) => kind === 'word')))

test('a word of another space than the feature is planted too, and pages that are no screen of a folder', () => {
  expect(wordMutantsOf('home/Product').length).toBeGreaterThan(20)
  expect(wordMutantsOf('follow/ManagedPage').length).toBeGreaterThan(20)
})

test('a screen that is not there is refused by its name, with those that are', async () => {
  await expect(screensOf(root, ['funds/Gone'])).rejects.toThrow(
    /^There is no screen funds\/Gone\. There are: .*funds\/Withdraw/,
  )
})

const ABOUT = 'packages/screens/src/account/About/AboutScreen'
const source = { file: `${ABOUT}.tsx`, around: [`${ABOUT}.tsx`, `${ABOUT}.stories.tsx`] }
const wait = 'while (Date.now() > 0) {}\n'
const fates = [
  { text: wait, fate: 'hung' },
  // The next one gets a browser that answers.
  { text: '// no fault\n', fate: 'survived' },
  { text: "throw new Error('planted')\n", fate: 'killed' },
]

// It needs a browser and a minute, so only the full counts do it.
test.each(isLong ? [fates] : [])('a mutant that hangs is ended by its own limit', async (...planted) => {
  const runner = new StoryRunner(root, `${ABOUT}.stories.tsx`, { limitMs: 60_000 })
  try {
    const found: string[] = []
    for (const { text } of planted) {
      const { fate } = await runner.fateOf(source, { kind: 'made', start: 0, end: 0, text })
      found.push(fate)
    }
    expect(found).toEqual(planted.map(({ fate }) => fate))
  } finally {
    await runner.close()
  }
})

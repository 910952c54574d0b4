import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PlainError } from '../bare/plain.mjs'
import { changedSince, planOf, strykerPackages } from './since.ts'

const SCREENS = 'packages/screens/src'
const sourceOf = (name: string) => ({ file: `${SCREENS}/${name}`, mutants: [], around: [] })
const packages = [
  { folder: 'packages/domain', mutate: ['src/funds/{deposit,window}.ts', 'src/cards/*.ts', '!src/**/*.test.ts'] },
  { folder: 'apps/fixture', mutate: ['src/*.ts', '!src/main.ts', '!src/**/*.test.ts'] },
]
const screens = ['Deposit', 'Withdraw'].map((name) => ({
  name: `funds/${name}`,
  stories: `${SCREENS}/funds/${name}/${name}Screen.stories.tsx`,
  sources: [sourceOf(`funds/${name}/${name}Screen.tsx`), sourceOf('funds/Fee.tsx')],
}))

/** Which files and screens are measured where nothing is deleted, or what is named. */
function planned(changed: string[], deleted: string[] = []): Record<string, string[]> {
  const plan = planOf(changed, { packages, screens, exists: (file) => !deleted.includes(file) })
  return Object.fromEntries([
    ...plan.packages.map(({ folder, files }) => [folder, files]),
    ...plan.screens.map(({ name, sources }) => [name, sources.map(({ file }) => file.slice(SCREENS.length + 1))]),
  ]) as Record<string, string[]>
}

describe('what is measured', () => {
  test('is nothing where nothing has changed', () => {
    expect(planned([])).toEqual({})
  })

  test('is each changed file that the config of its package mutates', () => {
    const changed = [
      'packages/domain/src/funds/window.ts',
      'apps/fixture/src/books.ts',
      'packages/domain/src/cards/a.ts',
    ]
    expect(planned(changed)).toEqual({
      'packages/domain': ['src/cards/a.ts', 'src/funds/window.ts'],
      'apps/fixture': ['src/books.ts'],
    })
  })

  test.each([
    ['in no glob', 'packages/domain/src/funds/exchange.ts'],
    ['left out by a glob', 'apps/fixture/src/main.ts'],
    ['deeper than a glob reaches', 'apps/fixture/src/proofs/calls.ts'],
    ['of a package without a config', 'packages/ui-kit/src/cards/a.ts'],
    ['of another folder with the same beginning', 'packages/domain-old/src/cards/a.ts'],
    ['a document', 'docs/quality.md'],
    ['the words of a screen', `${SCREENS}/funds/messages/ja.ts`],
  ])('is nothing for a file that is %s', (_, file) => {
    expect(planned([file])).toEqual({})
  })

  test('is nothing for a file that was deleted', () => {
    const file = 'packages/domain/src/funds/window.ts'
    expect(planned([file], [file])).toEqual({})
  })

  test('is the module beside a test where only the test has changed or was deleted', () => {
    const testFile = 'packages/domain/src/funds/window.test.ts'
    expect(planned([testFile])).toEqual({ 'packages/domain': ['src/funds/window.ts'] })
    expect(planned([testFile], [testFile])).toEqual({ 'packages/domain': ['src/funds/window.ts'] })
    expect(planned(['apps/fixture/src/books.long.test.ts'])).toEqual({ 'apps/fixture': ['src/books.ts'] })
  })

  test('is nothing for a test that has no module of its name', () => {
    expect(planned(['apps/fixture/src/hosting.test.ts'], ['apps/fixture/src/hosting.ts'])).toEqual({})
  })

  test('is a module once where its test has changed too', () => {
    const changed = ['apps/fixture/src/books.ts', 'apps/fixture/src/books.test.ts']
    expect(planned(changed)).toEqual({ 'apps/fixture': ['src/books.ts'] })
  })

  test('is the changed part of each screen that it belongs to', () => {
    expect(planned([`${SCREENS}/funds/Deposit/DepositScreen.tsx`])).toEqual({
      'funds/Deposit': ['funds/Deposit/DepositScreen.tsx'],
    })
    expect(planned([`${SCREENS}/funds/Fee.tsx`])).toEqual({
      'funds/Deposit': ['funds/Fee.tsx'],
      'funds/Withdraw': ['funds/Fee.tsx'],
    })
  })

  test('is a whole screen where its stories have changed', () => {
    expect(planned([`${SCREENS}/funds/Withdraw/WithdrawScreen.stories.tsx`])).toEqual({
      'funds/Withdraw': ['funds/Withdraw/WithdrawScreen.tsx', 'funds/Fee.tsx'],
    })
  })
})

test('every package with a config is found, and each of its globs that leaves nothing out names a file', () => {
  const root = join(import.meta.dirname, '../..')
  const found = strykerPackages(root)
  expect(found.map(({ folder }) => folder)).toEqual(expect.arrayContaining(['apps/web', 'packages/domain']))
  const money = { exists: (file: string) => existsSync(join(root, file)), packages: found, screens: [] }
  expect(planOf(['packages/domain/src/shared/amount/money.ts'], money).packages).toEqual([
    { folder: 'packages/domain', files: ['src/shared/amount/money.ts'] },
  ])
})

describe('the files that have changed since a revision', () => {
  let root: string
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const commit = (message: string): void => {
    git('add', '.')
    git('commit', '--quiet', '--message', message)
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'kabuto-since-'))
    git('init', '--quiet', '--initial-branch', 'main')
    for (const file of ['kept.ts', 'changed.ts', 'edited.ts', 'gone.ts', 'moved.ts']) write(file, `// ${file}\n`)
    write('.gitignore', '*.log\n')
    commit('first')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test('are none right after it', () => {
    expect(changedSince(root, 'main')).toEqual([])
    expect(changedSince(root, 'HEAD')).toEqual([])
  })

  test('are those of later commits and those not committed yet: new, deleted and moved ones too', () => {
    git('switch', '--quiet', '--create', 'work')
    write('changed.ts', '// another\n')
    git('rm', '--quiet', 'gone.ts')
    git('mv', 'moved.ts', 'there.ts')
    commit('second')
    write('edited.ts', '// another\n')
    write('folder/名 前.ts', '')
    write('one.log', '')
    const expected = ['changed.ts', 'edited.ts', 'folder/名 前.ts', 'gone.ts', 'moved.ts', 'there.ts']
    expect(changedSince(root, 'main').toSorted()).toEqual(expected)
    expect(changedSince(root, 'HEAD~1').toSorted()).toEqual(expected)
    expect(changedSince(root, 'HEAD').toSorted()).toEqual(['edited.ts', 'folder/名 前.ts'])
  })

  test('leave out what only the other branch has changed', () => {
    git('branch', 'work')
    write('changed.ts', '// on main\n')
    commit('on main')
    git('switch', '--quiet', 'work')
    expect(changedSince(root, 'main')).toEqual([])
  })

  test.each(['nowhere', '', '--help', 'HEAD~9'])('are refused plainly where “%s” is no revision', (revision) => {
    const asked = () => changedSince(root, revision)
    expect(asked).toThrow(PlainError)
    expect(asked).toThrow(`There is no revision “${revision}” here. Name a branch, a tag or a commit.`)
  })
})

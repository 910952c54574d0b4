import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allChecks } from '../checks/all.ts'
import { problemsOf, runNode } from '../checks/command.ts'
import { withPlanted } from '../checks/planted.ts'
import { hashOf, sourcesOf } from '../sources.ts'

const make = (copy: string, asked: readonly string[]) => runNode(copy, ['tools/new/write.ts', ...asked])

const titles = ['--ja', '取引明細', '--en', 'Statement', '--zhHant', '交易明細']

/**
 * A part, a screen, a call, a refusal: and how many files each may touch, tests and made documents among them.
 */
const asked: { words: string[]; most: number }[] = [
  { words: ['kit', 'PriceTag'], most: 6 },
  { words: ['screen', 'funds', 'Statement', '/user/statement', ...titles], most: 15 },
  { words: ['call', 'funds', 'statement'], most: 7 },
  { words: ['refusal', 'marginRuleChanged'], most: 7 },
]

const filesOf = (copy: string): Map<string, string> =>
  new Map(sourcesOf(copy).map((file) => [file, readFileSync(join(copy, file), 'latin1')]))

/** The files that are new, are gone or have changed. */
async function touchedBy(copy: string, work: () => Promise<void>): Promise<string[]> {
  const before = filesOf(copy)
  await work()
  const after = filesOf(copy)
  return [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file))
}

/** They read node_modules or the built app, which are not copied. */
const elsewhere = new Set(['licences of all dependencies', 'bundle budgets', 'pages load the words that they show'])

/** The tests that are written, and those that every call and every sentence has to pass. */
const tests: { folder: string; asked: string[] }[] = [
  { folder: 'packages/domain', asked: ['--coverage.enabled=false', 'src/specification.test.ts', 'src/shared'] },
  { folder: '', asked: ['--project', 'unit', 'packages/simulator/src/features/funds/statement.test.ts'] },
  { folder: '', asked: ['--project', 'unit', '.storybook/names'] },
  { folder: '', asked: ['--project', 'unit', 'apps/fixture/src/proofs', '-t', 'may call what funds/st'] },
]

test('what is written passes every check and its tests at once', async () => {
  await withPlanted({}, async (copy) => {
    for (const { words, most } of asked) {
      const touched = await touchedBy(copy, async () => expect(await make(copy, words)).toMatchObject({ code: 0 }))
      expect(touched.length).toBeGreaterThan(0)
      expect(touched.length, `pnpm new ${words.join(' ')} touches ${touched.join(', ')}`).toBeLessThanOrEqual(most)
    }
    const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
    // Side by side, because the compiler and the linter are slow.
    const checks = allChecks.filter(({ name }) => !elsewhere.has(name))
    const said = await Promise.all([
      ...checks.map(({ run }) => run(copy)),
      ...tests.map(async ({ folder, asked: words }) =>
        problemsOf(await runNode(copy, [vitest, 'run', ...words], join(copy, folder))),
      ),
    ])
    expect(said.flat()).toEqual([])
    expect(checks.length + elsewhere.size).toBe(allChecks.length)
    expect(readFileSync(join(copy, 'docs/openapi.json'), 'utf8')).toContain('"/funds/statement"')
    expect((await runNode(copy, ['tools/where.ts', '/user/statement'])).output).toContain(
      'apps/web/src/funds/StatementRoute.tsx',
    )
  })
})

const refused: [words: string[], sentence: string][] = [
  [[], 'Usage:'],
  [['page', 'Statement'], '“page” is nothing that can be made anew.'],
  [['kit'], 'Usage:'],
  [['kit', 'PriceTag', 'Other'], 'Usage:'],
  [['kit', 'priceTag'], '“priceTag” is no name of a part or a screen: write it as PriceTag.'],
  [['kit', '../PriceTag'], 'is no name of a part'],
  [['kit', 'Utils'], '“Utils” says nothing about what it is.'],
  [['kit', 'Avatar'], 'The kit exports Avatar already.'],
  [['kit', 'Chips'], 'The kit exports Chips already.'],
  [['kit', 'PriceTag', '--ja', '値札'], 'Only a screen has titles.'],
  [['screen', 'money', 'Statement'], 'There is no feature “money”. The features: session,'],
  [['screen', 'funds', 'statement'], '“statement” is no name of a part or a screen'],
  [['screen', 'funds', 'Statement'], 'No address is called statement yet.'],
  [['screen', 'funds', 'Statement', '/user/statement', '--ja', '取引明細'], 'a title in each of three languages'],
  [['screen', 'funds', 'Statement', 'statement', ...titles], '“statement” is no path: write it as /user/statement.'],
  [['screen', 'funds', 'Statement', '/user/withdraw', ...titles], 'The path /user/withdraw is taken already.'],
  [['screen', 'funds', 'DepositChannel', '/user/statement', ...titles], 'There is an address depositChannel already'],
  [['screen', 'funds', 'Withdraw'], 'There is a WithdrawScreen already.'],
  [['call', 'funds', 'Statement'], '“Statement” is no name of a call: write it as lastTrades.'],
  [['call', 'backoffice', 'statement'], 'There is no feature “backoffice”.'],
  [['call', 'funds', 'summary'], 'There is a call funds/summary already.'],
  [['call', 'home', 'records'], 'knows another recordsCall already. Choose another name.'],
  [['call', 'funds', 'statement', '--loud'], "Unknown option '--loud'"],
  [['refusal'], 'Usage:'],
  [['refusal', 'marginRuleChanged', 'funds'], 'Usage:'],
  [['refusal', 'MarginRuleChanged'], '“MarginRuleChanged” is no code of a refusal: write it as marginRuleChanged'],
  [['refusal', 'margin-rule'], '“margin-rule” is no code of a refusal'],
  [['refusal', `a${'b'.repeat(40)}`], '40 letters at most'],
  [['refusal', 'cardMissing'], 'The words of the refusals know another cardMissing already.'],
  // The sentence of wrongPassword before the last try.
  [['refusal', 'wrongPasswordLast'], 'The words of the refusals know another wrongPasswordLast already.'],
]

test('what cannot be made is refused in a sentence, and nothing is written', async () => {
  await withPlanted({}, async (copy) => {
    const state = hashOf(copy, sourcesOf(copy))
    for (const [words, sentence] of refused) {
      const { code, output } = await make(copy, words)
      expect({ words, code, output }).toEqual({ words, code: 1, output: expect.stringContaining(sentence) as string })
      expect(output).not.toMatch(/^ {4}at /m)
    }
    expect(hashOf(copy, sourcesOf(copy))).toBe(state)
  })
})

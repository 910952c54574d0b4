import { join } from 'node:path'
import { expect, test } from 'vitest'
import { problemsOf, runNode } from '../checks/command.ts'
import { documents } from '../checks/documents.ts'
import { forbidden } from '../checks/forbidden.ts'
import { format } from '../checks/format.ts'
import { lint } from '../checks/lint.ts'
import { withPlanted } from '../checks/planted.ts'
import { types } from '../checks/types.ts'
import { words } from '../checks/words.ts'
import { hashOf, sourcesOf } from '../sources.ts'

const make = (copy: string, ...asked: string[]) => runNode(copy, ['tools/new/write.ts', 'refusal', ...asked])

const long = process.env['KABUTO_LONG'] === '1'

/** What the slow checks ask about the whole tree, asked about what was written; the long run asks about all of it. */
function slowChecks(copy: string, touched: readonly string[]): Promise<string[]>[] {
  if (long) return [types, lint, format].map(({ run }) => run(copy))
  const module = (name: string): string => join(copy, 'node_modules', name)
  return [
    [module('typescript/bin/tsc'), '-p', 'packages/domain'],
    [module('typescript/bin/tsc'), '-p', 'packages/screens'],
    [module('oxlint/bin/oxlint'), '--deny-warnings', ...touched],
    [module('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', ...touched],
  ].map(async (asked) => problemsOf(await runNode(copy, asked)))
}

test('a new refusal is written into seven files at most, and passes what asks about it', async () => {
  await withPlanted({}, async (copy) => {
    const before = new Map(sourcesOf(copy).map((file) => [file, hashOf(copy, [file])]))
    expect(await make(copy, 'marginRuleChanged')).toMatchObject({ code: 0 })
    const touched = sourcesOf(copy).filter((file) => before.get(file) !== hashOf(copy, [file]))
    expect(touched.length).toBeGreaterThan(0)
    expect(touched.length).toBeLessThanOrEqual(7)
    const said = await Promise.all([
      ...slowChecks(copy, touched),
      ...[forbidden, documents, words].map(({ run }) => run(copy)),
      runNode(
        copy,
        [join(copy, 'node_modules/vitest/vitest.mjs'), 'run', '--coverage.enabled=false', 'src/shared'],
        join(copy, 'packages/domain'),
      ).then(problemsOf),
    ])
    expect(said.flat()).toEqual([])
  })
})

const refused: [asked: string[], sentence: string][] = [
  [[], 'Usage:'],
  [['marginRuleChanged', 'funds'], 'Usage:'],
  [['MarginRuleChanged'], '“MarginRuleChanged” is no code of a refusal: write it as marginRuleChanged'],
  [['margin-rule'], '“margin-rule” is no code of a refusal'],
  [[`a${'b'.repeat(40)}`], '40 letters at most'],
  [['cardMissing'], 'The words of the refusals know another cardMissing already.'],
  // The sentence of wrongPassword before the last try.
  [['wrongPasswordLast'], 'The words of the refusals know another wrongPasswordLast already.'],
]

test('what is no new code is refused in a sentence, and nothing is written', async () => {
  await withPlanted({}, async (copy) => {
    const state = hashOf(copy, sourcesOf(copy))
    for (const [asked, sentence] of refused) {
      const { code, output } = await make(copy, ...asked)
      expect({ asked, code, output }).toEqual({ asked, code: 1, output: expect.stringContaining(sentence) as string })
    }
    expect(hashOf(copy, sourcesOf(copy))).toBe(state)
  })
})

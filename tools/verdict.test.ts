import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Verdict } from './verdict.ts'

const root = join(import.meta.dirname, '..')

/** What a run over these test files is judged to be. Below the root, where `vitest` is found. */
function verdictOf(files: Record<string, string>): Verdict {
  mkdirSync(join(root, '.kabuto'), { recursive: true })
  const folder = mkdtempSync(join(root, '.kabuto/verdict-'))
  try {
    writeFileSync(join(folder, 'vitest.config.ts'), 'export default {}\n')
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const file = join(folder, 'verdict.json')
    spawnSync(process.execPath, [vitest, 'run', `--reporter=${join(root, 'tools/verdict.ts')}`], {
      cwd: folder,
      env: { ...process.env, KABUTO_VERDICT: file },
    })
    return JSON.parse(readFileSync(file, 'utf8')) as Verdict
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const holds = "import { expect, test } from 'vitest'\ntest('holds', () => expect(1).toBe(1))\n"

test('a run in which every test holds has passed', () => {
  expect(verdictOf({ 'one.test.ts': holds })).toEqual({
    passed: 1,
    failed: 0,
    leftOut: 0,
    died: 0,
    failures: [],
    errors: [],
    reason: 'passed',
  })
})

test('a test that fails or is left out, a file that dies and an error outside of any test are each counted', () => {
  const verdict = verdictOf({
    'holds.test.ts': holds,
    'fails.test.ts': holds.replace('toBe(1)', 'toBe(2)'),
    'skips.test.ts': holds.replace("test('holds'", "test['skip']('holds'"),
    'dies.test.ts': "import './gone.ts'\n",
    'stray.test.ts': `${holds}void Promise.reject(new Error('nobody waits for it'))\n`,
  })
  expect(verdict).toMatchObject({ passed: 2, failed: 1, leftOut: 1, died: 1, reason: 'failed' })
  expect(verdict.failures).toHaveLength(3)
  expect(verdict.failures.join()).toMatch(/fails.test.ts > holds\n {4}expected 1 to be 2/)
  expect(verdict.failures.join()).toMatch(/skips.test.ts > holds/)
  expect(verdict.failures.join()).toMatch(/dies.test.ts/)
  expect(verdict.errors).toHaveLength(1)
  expect(verdict.errors[0]).toContain('nobody waits for it')
})

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkAll, type Tally } from './check.ts'
import type { Verdict } from './verdict.ts'
import { buildWorkshop } from './workshop.ts'

const root = join(import.meta.dirname, '..')
const verdictFile = join(root, '.kabuto/verdict.json')
const reporter = join(root, 'tools/verdict.ts')

/** One run of vitest in the folder that its config stands in. */
function runVitest(folder: string, long: boolean): Tally {
  rmSync(verdictFile, { force: true })
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const env = {
    ...process.env,
    VITE_STORY_LOOKS: long ? 'all' : 'lean',
    KABUTO_LONG: long ? '1' : '',
    KABUTO_VERDICT: verdictFile,
  }
  const { status, signal } = spawnSync(
    process.execPath,
    [vitest, 'run', '--reporter=default', `--reporter=${reporter}`],
    {
      cwd: folder,
      stdio: 'inherit',
      env,
    },
  )
  const ended = signal ? `was ended by ${signal}` : `ended with exit code ${status}`
  if (!existsSync(verdictFile)) {
    console.error(`vitest in ${folder} ${ended} before it had a verdict.`)
    return { passed: 0, failed: 1 }
  }
  const { passed, failed, leftOut, errors, reason } = JSON.parse(readFileSync(verdictFile, 'utf8')) as Verdict
  for (const error of errors) console.error(error)
  // A test left out and an error outside of any test are failures too.
  const faults = failed + leftOut + errors.length
  if (faults > 0 || (reason === 'passed' && status === 0)) return { passed, failed: faults }
  // Too few branches, for one, show in the exit code alone.
  console.error(`vitest in ${folder} ${ended} with the verdict “${reason}”.`)
  return { passed, failed: 1 }
}

async function testAll(long: boolean): Promise<Tally> {
  const begun = performance.now()
  // The rules and the app's data with their branches counted; then unit tests, stories in a real browser and journeys.
  const tallies = [
    await checkAll(root),
    runVitest(join(root, 'packages/domain'), long),
    runVitest(join(root, 'apps/web'), long),
    runVitest(root, long),
    await buildWorkshop(root),
  ]
  console.log(
    `${long ? 'The full counts' : 'Everything'} took ${((performance.now() - begun) / 60_000).toFixed(1)} minutes.`,
  )
  return tallies.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  })
}

const { values } = parseArgs({ options: { long: { type: 'boolean', default: false } } })
const { passed, failed } = await testAll(values.long)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
console.log(`${passed} passed, ${failed} failed`)

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkAll, type Tally } from './check.ts'
import { buildWorkshop } from './workshop.ts'

const root = join(import.meta.dirname, '..')
const report = join(root, '.kabuto/tests.json')

type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTotalTests: number
  success: boolean
}

/** One run of vitest in the folder that its config stands in. */
function runVitest(folder: string, long: boolean): Tally {
  mkdirSync(join(root, '.kabuto'), { recursive: true })
  rmSync(report, { force: true })
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const env = { ...process.env, VITE_STORY_LOOKS: long ? 'all' : 'lean', KABUTO_LONG: long ? '1' : '' }
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { cwd: folder, stdio: 'inherit', env },
  )
  const { numPassedTests: passed, numFailedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8')) as Report
  // A suite that dies before its first test, or a test left out, is a failure too.
  const failed = Math.max(numFailedTests, numTotalTests - passed, status === 0 ? 0 : 1)
  return { passed, failed }
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

import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkAll, type Tally } from './check.ts'
import { buildDesk } from './desk.ts'
import type { Verdict } from './verdict.ts'

const root = join(import.meta.dirname, '..')
const reporter = join(root, 'tools/verdict.ts')

type Suite = { name: string; folder?: string; config?: string; shard?: string; env?: Record<string, string> }
type Ended = { status: number | null; signal: NodeJS.Signals | null }

/** Runs a program to its end and shows in one piece what it said, because several run side by side. */
function ended(args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.stderr.on('data', (part: Buffer) => parts.push(part))
    child.once('error', reject)
    child.once('close', (status, signal) => {
      process.stdout.write(Buffer.concat(parts))
      resolve({ status, signal })
    })
  })
}

/** One run of vitest, of a config alone: all projects together would each time start what only the stories need. */
async function runVitest(long: boolean, { name, folder = '', config, shard, env: own }: Suite): Promise<Tally> {
  const verdictFile = join(root, `.kabuto/verdict-${name}.json`)
  rmSync(verdictFile, { force: true })
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    `--reporter=${reporter}`,
    ...(config ? ['--config', join(root, config)] : []),
    ...(shard ? [`--shard=${shard}`] : []),
  ]
  const env = {
    ...process.env,
    KABUTO_LONG: long ? '1' : '',
    // By the checks.
    KABUTO_BUILT: '1',
    KABUTO_VERDICT: verdictFile,
    ...own,
  }
  console.log(`Tests of ${name} …`)
  const { status, signal } = await ended(args, { cwd: join(root, folder), env })
  const end = signal ? `was ended by ${signal}` : `ended with exit code ${status}`
  if (!existsSync(verdictFile)) {
    console.error(`vitest of ${name} ${end} before it had a verdict.`)
    return { passed: 0, failed: 1, failures: [`vitest of ${name} ${end}`] }
  }
  const { passed, failed, leftOut, died, errors, failures, reason } = JSON.parse(
    readFileSync(verdictFile, 'utf8'),
  ) as Verdict
  for (const error of errors) console.error(error)
  // A test left out, a file that does not load and an error outside of any test are failures too.
  const faults = failed + leftOut + died + errors.length
  if (faults > 0 || (reason === 'passed' && status === 0)) {
    return { passed, failed: faults, failures: [...failures, ...errors.map((error) => `${name}: ${error}`)] }
  }
  // Too few branches, for one, show in the exit code alone.
  console.error(`vitest of ${name} ${end} with the verdict “${reason}”.`)
  return { passed, failed: 1, failures: [`vitest of ${name} ${end} with the verdict “${reason}”`] }
}

/** V8 counts branches less exactly in what it reads from a cache. */
const counted = { NODE_DISABLE_COMPILE_CACHE: '1' }

const added = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  failures: [...one.failures, ...other.failures],
})

type Step = { name: string; run: () => Promise<Tally> }

/**
 * What takes longest comes first; the journeys take the build that the checks make, and are divided among the lanes.
 */
function stepsOf(long: boolean): Step[] {
  let checked: Promise<Tally> | undefined
  const suite = (one: Suite): Step => ({ name: one.name, run: () => runVitest(long, one) })
  const journeys = (shard: string): Step => {
    const { name, run } = suite({ name: `e2e ${shard.replace('/', ' of ')}`, config: 'e2e/vitest.config.ts', shard })
    return {
      name,
      async run() {
        await checked
        return run()
      },
    }
  }
  const desk = suite({ name: 'desk', config: 'e2e/desk/vitest.config.ts' })
  return [
    // React of production, as in a built workshop: that of development takes a quarter longer. The full counts have it.
    suite({
      name: 'stories',
      config: '.storybook/vitest.config.ts',
      env: { VITE_STORY_LOOKS: long ? 'all' : 'lean', ...(long ? {} : { NODE_ENV: 'production' }) },
    }),
    { name: 'checks', run: () => (checked = checkAll(root)) },
    // Longer than the checks, for which the journeys wait.
    suite({ name: 'unit', config: 'tools/vitest.config.ts' }),
    journeys('1/4'),
    journeys('2/4'),
    journeys('3/4'),
    journeys('4/4'),
    // With their branches counted.
    suite({ name: 'domain', folder: 'packages/domain', env: counted }),
    suite({ name: 'web', folder: 'apps/web', env: counted }),
    {
      name: 'desk',
      async run() {
        const built = await buildDesk(join(root, 'storybook-static'), long ? 'all' : 'pictured')
        return added(built, await desk.run())
      },
    },
  ]
}

const minutesSince = (begun: number): string => ((performance.now() - begun) / 60_000).toFixed(1)

/**
 * Three at a time on two cores: stories keep one busy, and while journeys wait for a page or a server another run goes
 * on.
 */
async function inLanes(steps: readonly Step[]): Promise<Tally & { costs: string[] }> {
  const sum = { passed: 0, failed: 0, failures: [] as string[], costs: [] as string[] }
  const queue = steps.values()
  async function lane(): Promise<void> {
    for (const { name, run } of queue) {
      const begun = performance.now()
      const { passed, failed, failures } = await run()
      sum.costs.push(`${name} ${minutesSince(begun)}`)
      sum.passed += passed
      sum.failed += failed
      sum.failures.push(...failures)
    }
  }
  await Promise.all([lane(), lane(), lane()])
  return sum
}

async function testAll(long: boolean): Promise<Tally> {
  const begun = performance.now()
  const tally = await inLanes(stepsOf(long))
  console.log(`${long ? 'The full counts' : 'Everything'} took ${minutesSince(begun)} minutes.`)
  console.log(`Minutes of each part, three at a time: ${tally.costs.join(', ')}.`)
  return tally
}

const { values } = parseArgs({ options: { long: { type: 'boolean', default: false } } })
const { passed, failed, failures } = await testAll(values.long)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
for (const failure of failures) console.log(`✗ ${failure}`)
console.log(`${passed} passed, ${failed} failed`)

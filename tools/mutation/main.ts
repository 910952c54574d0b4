import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PlainError } from '../bare/plain.mjs'
import { refusedByCompiler } from './compiling.ts'
import { count, FLOOR, measure, type Outcome, percentKilled, type Score } from './measure.ts'
import { StoryRunner } from './run.ts'
import { type Screen, screensOf } from './screens.ts'
import { changedSince, planOf, type StrykerRun, strykerPackages } from './since.ts'

const USAGE = `pnpm mutation                 plants faults in every screen, one at a time, and runs its stories
pnpm mutation funds/Withdraw  in one screen
pnpm mutation --since main    in the screens that have changed since a revision, and in the changed files of the
                              packages that have a stryker.config.json, whose tests must notice`

const root = join(import.meta.dirname, '../..')

/** At once: a large screen takes half an hour. */
function tellOutcome({ place, kind, was, text, fate }: Outcome): void {
  if (fate === 'survived' || fate === 'hung') console.log(`  ${fate}: ${place} ${kind}: ${was.slice(0, 60)} → ${text}`)
}

function tellScore(score: Score): void {
  const { name, unstable } = score
  for (const story of unstable) console.log(`  unstable: ${story} fails without a fault`)
  const figures = `${count(score, 'killed', 'hung')} noticed, ${count(score, 'survived')} survived`
  console.log(`${name}: ${percentKilled(score)} % (${figures}, ${count(score, 'refused')} refused by the compiler)`)
}

/** Says how many of the screens fall short. */
async function measureScreens(screens: readonly Screen[]): Promise<number> {
  const scores: Score[] = []
  mkdirSync(join(root, '.kabuto'), { recursive: true })
  const refused = await refusedByCompiler(screens.flatMap(({ sources }) => sources))
  for (const screen of screens) {
    const score = await measure(root, screen, {
      runner: new StoryRunner(root, screen.stories),
      refused,
      tell: tellOutcome,
    })
    tellScore(score)
    scores.push(score)
    // After each, because all of them take hours.
    writeFileSync(join(root, '.kabuto/mutation-screens.json'), JSON.stringify(scores, undefined, 2))
  }
  const failed = scores.filter((score) => score.unstable.length > 0 || percentKilled(score) < FLOOR)
  console.log(`${scores.length - failed.length} of ${scores.length} screens reach ${FLOOR} %.`)
  return failed.length
}

/** The floor stands in the package's own config (`thresholds.break`). */
function reachesFloor({ folder, files }: StrykerRun): boolean {
  console.log(`${folder}: ${files.join(', ')}`)
  const cwd = join(root, folder)
  const stryker = join(cwd, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const args = [stryker, 'run', 'stryker.config.json', '--mutate', files.join(',')]
  return spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status === 0
}

async function measureSince(revision: string): Promise<number> {
  const changed = changedSince(root, revision)
  const plan = planOf(changed, {
    packages: strykerPackages(root),
    screens: changed.some((file) => file.startsWith('packages/screens/')) ? await screensOf(root, []) : [],
    exists: (file) => existsSync(join(root, file)),
  })
  const { packages, screens } = plan
  const short = packages.filter((run) => !reachesFloor(run))
  for (const { folder } of short) console.log(`${folder} does not reach its floor.`)
  if (packages.length + screens.length === 0) console.log(`Nothing that is mutated has changed since ${revision}.`)
  return short.length + (screens.length > 0 ? await measureScreens(screens) : 0)
}

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } })
  const { since } = values
  if (since !== undefined && positionals.length > 0) throw new PlainError('Name screens or a revision, not both.')
  const failed = await (since === undefined ? measureScreens(await screensOf(root, positionals)) : measureSince(since))
  process.exitCode = failed > 0 ? 1 : 0
} catch (fault) {
  if (!(fault instanceof PlainError)) throw fault
  console.error(`${fault.message}\n${USAGE}`)
  process.exitCode = 1
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PlainError } from '../bare/plain.mjs'
import { refusedByCompiler } from './compiling.ts'
import { count, FLOOR, measure, type Outcome, percentKilled, type Score } from './measure.ts'
import { StoryRunner } from './run.ts'
import { screensOf } from './screens.ts'

const USAGE = `pnpm mutation                 plants faults in every screen, one at a time, and runs its stories
pnpm mutation funds/Withdraw  in one screen`

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

try {
  const { positionals } = parseArgs({ allowPositionals: true })
  const scores: Score[] = []
  mkdirSync(join(root, '.kabuto'), { recursive: true })
  const screens = await screensOf(root, positionals)
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
  process.exitCode = failed.length > 0 ? 1 : 0
} catch (fault) {
  if (!(fault instanceof PlainError)) throw fault
  console.error(`${fault.message}\n${USAGE}`)
  process.exitCode = 1
}

import { join } from 'node:path'
import { build } from './build.ts'
import { allChecks } from './checks/all.ts'

/** More would flood the screen. */
const LONGEST = 40_000

function shown(problem: string): string {
  const text =
    problem.length > LONGEST ? `${problem.slice(0, LONGEST)}\n… (${problem.length} characters in all)` : problem
  return text.replaceAll('\n', '\n    ')
}

/** The names of failures are listed again at the end of a run, where they are found at once. */
export type Tally = { passed: number; failed: number; failures: string[] }

/** Runs every check and prints one line each, with the problems below it. */
export async function checkAll(root: string): Promise<Tally> {
  await build()
  const tally: Tally = { passed: 0, failed: 0, failures: [] }
  for (const { name, run } of allChecks) {
    const begun = performance.now()
    const problems = await run(root).catch((fault: unknown) => [String(fault)])
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    tally[problems.length === 0 ? 'passed' : 'failed'] += 1
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
    if (problems.length > 0) tally.failures.push(`check: ${name}`)
    for (const problem of problems) console.log(`    ${shown(problem)}`)
  }
  return tally
}

if (import.meta.main) {
  const { passed, failed } = await checkAll(join(import.meta.dirname, '..'))
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

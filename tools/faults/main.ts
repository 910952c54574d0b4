import { join } from 'node:path'
import { faults } from './all.ts'
import { isNoticed, problemOf, verdictOf } from './plant.ts'

/** `pnpm faults` plants each fault by itself; `pnpm faults interest` those whose rule or file holds the word. */
const root = join(import.meta.dirname, '../..')
const asked = process.argv.slice(2)
const chosen = faults.filter(({ rule, file }) => asked.every((word) => rule.includes(word) || file.includes(word)))
let survived = 0
for (const fault of chosen) {
  const problem = problemOf(root, fault)
  const sound = problem ? undefined : await verdictOf(fault, { planted: false })
  const planted = problem ? undefined : await verdictOf(fault, { planted: true })
  const holds = sound?.reason === 'passed' && planted !== undefined && isNoticed(planted)
  survived += holds ? 0 : 1
  console.log(`${holds ? '✓' : '✗'} ${fault.rule}${problem ? `: ${problem}` : ''}`)
  if (!holds) console.log(`    without the fault ${JSON.stringify(sound)}\n    with it ${JSON.stringify(planted)}`)
}
console.log(`${chosen.length - survived} of ${chosen.length} faults noticed`)
process.exitCode = survived > 0 || chosen.length === 0 ? 1 : 0

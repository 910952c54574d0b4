import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutants.ts'
import type { Fate } from './run.ts'
import type { Screen, Source } from './screens.ts'

export type Outcome = { place: string; kind: string; was: string; text: string; fate: Fate | 'refused'; by: string }
export type Score = { name: string; outcomes: Outcome[]; unstable: string[] }

/** What decides about a mutant: the screen's stories in a browser. */
export type Runner = {
  unstable: (runs: number) => Promise<string[]>
  fateOf: (source: Source, mutant: Mutant) => Promise<{ fate: Fate; by: string }>
  close: () => Promise<void>
}
/** With those that the compiler refuses, as `refusedByCompiler` names them. */
type Ports = { runner: Runner; refused: ReadonlySet<string>; tell?: (outcome: Outcome) => void }

/** Of every 100 mutants that compile, how many a story must notice. */
export const FLOOR = 85

export const count = ({ outcomes }: Score, ...fates: Outcome['fate'][]): number =>
  outcomes.filter(({ fate }) => fates.includes(fate)).length

/** A mutant that hangs is noticed: no run of the tests would end well. */
export function percentKilled(score: Score): number {
  const killed = count(score, 'killed', 'hung')
  const all = killed + count(score, 'survived')
  return all === 0 ? 100 : Math.floor((killed * 1000) / all) / 10
}

/** Plants each mutant of a screen by itself and runs the screen's stories. */
export async function measure(
  root: string,
  { name, sources }: Pick<Screen, 'name' | 'sources'>,
  { runner, refused, tell }: Ports,
): Promise<Score> {
  const outcomes: Outcome[] = []
  try {
    const unstable = await runner.unstable(2)
    // With a story that fails by itself every mutant would count as noticed.
    if (unstable.length > 0) return { name, outcomes, unstable }
    for (const one of sources) {
      const { file, mutants } = one
      const source = readFileSync(join(root, file), 'utf8')
      for (const [at, mutant] of mutants.entries()) {
        const line = source.slice(0, mutant.start).split('\n').length
        const was = source.slice(mutant.start, mutant.end).replaceAll(/\s+/g, ' ')
        const shown = { place: `${file}:${line}`, kind: mutant.kind, was, text: mutant.text }
        const isRefused = refused.has(`${file}#${at}`)
        const fate = isRefused ? ({ fate: 'refused', by: 'the compiler' } as const) : await runner.fateOf(one, mutant)
        const outcome: Outcome = { ...shown, ...fate }
        outcomes.push(outcome)
        tell?.(outcome)
      }
    }
    return { name, outcomes, unstable: await runner.unstable(1) }
  } finally {
    await runner.close()
  }
}

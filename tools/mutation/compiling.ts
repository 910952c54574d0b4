import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../checks/command.ts'
import { withPlanted } from '../checks/planted.ts'
import { applied } from './mutants.ts'
import type { Source } from './screens.ts'

const besideOf = (file: string, at: number): string => file.replace(/\.(tsx?)$/, `.mutant${at}.$1`)

/**
 * Which mutants the compiler refuses, as `file#number`: they are counted apart, because nobody could commit them. All
 * are written side by side into a copy of the tree and compiled in one run.
 */
export async function refusedByCompiler(sources: readonly Source[]): Promise<Set<string>> {
  return withPlanted({}, async (copy) => {
    for (const { file, mutants } of sources) {
      const source = readFileSync(join(copy, file), 'utf8')
      for (const [at, mutant] of mutants.entries())
        writeFileSync(join(copy, besideOf(file, at)), applied(source, mutant))
    }
    const compiler = join(copy, 'node_modules/typescript/bin/tsc')
    const project = join(copy, 'packages/screens/tsconfig.json')
    const { output } = await runNode(copy, [compiler, '--pretty', 'false', '-p', project])
    const refused = [...output.matchAll(/(packages\/screens\/src\/\S+?)\.mutant(\d+)\.(tsx?)\(/g)]
    return new Set(refused.map(([, path, at, ending]) => `${path}.${ending}#${at}`))
  })
}

import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { exchange, type Job, type Planted, type Verdict } from './exchange.ts'
import { applied } from './mutants.ts'

/** For one run of the stories with one fault (tools/faults): through the environment, which its process inherits. */
const VARIABLE = 'KABUTO_MUTANT'

/** What stories run with while faults are planted: one look is enough to read a page, and most waits are in vain. */
export const storyVariables = { VITE_STORY_LOOKS: 'none', VITE_STORY_WAIT: '5000' }

export const plantedVariables = (planted: Planted): Record<string, string> => ({ [VARIABLE]: JSON.stringify(planted) })

/** What the page that runs mutants calls (`.storybook/stage/mutants.ts`). */
export const mutantCommands = {
  nextJob: (_: unknown, verdict: Verdict | undefined): Promise<Job | undefined> => exchange.next(verdict),
}

const numberIn = (id: string): number => Number(/\?mutant=(\d+)/.exec(id)?.[1])
const pathOf = (id: string): string => id.split('?')[0] ?? id

/**
 * Serves a file with a fault; the file itself is never touched. `?mutant=7` asks for a file as it is with the seventh
 * fault, and so for its own copy of each file on the way to that fault: all others are the page's.
 */
export function plantedMutant(): Plugin {
  const variable = process.env[VARIABLE]
  const only = variable === undefined ? undefined : (JSON.parse(variable) as Planted)
  return {
    name: 'kabuto-mutant',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const planted = exchange.planted.get(numberIn(importer ?? ''))
      if (!planted || !importer) return undefined
      const found = await this.resolve(source, pathOf(importer), { ...options, skipSelf: true })
      return found && planted.around.has(found.id) ? `${found.id}?mutant=${numberIn(importer)}` : found
    },
    load(id) {
      const planted = exchange.planted.get(numberIn(id)) ?? only
      if (planted?.file !== pathOf(id)) return undefined
      return applied(readFileSync(planted.file, 'utf8'), planted.mutant)
    },
  }
}

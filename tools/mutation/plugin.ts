import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { applied, type Mutant } from './mutants.ts'

/** Through the environment, because Vite loads the config, and so this module, a second time. */
const VARIABLE = 'KABUTO_MUTANT'

export type Planted = { file: string; mutant: Pick<Mutant, 'start' | 'end' | 'text'> }

/** What stories run with while faults are planted: one look is enough to read a page, and most waits are in vain. */
export const storyVariables = { VITE_STORY_LOOKS: 'none', VITE_STORY_WAIT: '5000' }

export const plantedVariables = (planted: Planted): Record<string, string> => ({ [VARIABLE]: JSON.stringify(planted) })

export function plant(planted: Planted | undefined): void {
  if (planted) Object.assign(process.env, plantedVariables(planted))
  else delete process.env[VARIABLE]
}

/** Serves one file with the fault that was planted last; the file itself is never touched. */
export function plantedMutant(): Plugin {
  return {
    name: 'kabuto-mutant',
    enforce: 'pre',
    load(id) {
      const variable = process.env[VARIABLE]
      if (variable === undefined) return undefined
      const { file, mutant } = JSON.parse(variable) as Planted
      return id.split('?')[0] === file ? applied(readFileSync(file, 'utf8'), mutant) : undefined
    },
  }
}

import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { applied, type Mutant } from './mutants.ts'

/** Through the environment, because Vite loads the config, and so this module, a second time. */
export const VARIABLE = 'KABUTO_MUTANT'

type Planted = { file: string; mutant: Mutant }

export function plant(planted: Planted | undefined): void {
  if (planted) process.env[VARIABLE] = JSON.stringify(planted)
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

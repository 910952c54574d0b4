import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { namedImports } from './namedImports.ts'

/** Beside the built workshop, by `--stats-json`. */
const FILE = 'preview-stats.json'

type Module = { id: string | number; name: string; reasons?: { moduleName: string }[] }

/** Which module is imported by which, as Storybook writes it for TurboSnap. */
export type Stats = { modules: Module[] }

/** The folder that the names in the stats begin at. */
const BASE = '.storybook'

/** `./../packages/ui-kit/src/index.ts` → `packages/ui-kit/src/index.ts`. */
const fileOf = (name: string): string => (name.startsWith('.') ? join(BASE, name) : name)

const nameOf = (file: string): string => `./${relative(BASE, file)}`

/**
 * The stats with each part imported by those that name it. By an index all that it hands on hangs together: a change of
 * one part of the kit would reach every story of every screen. Who imports an index is still reached by a change of the
 * index itself.
 */
export function statsByName({ modules }: Stats, root: string): Stats {
  const { indexes, importers } = namedImports(root)
  const known = new Set(modules.map(({ name }) => name))
  function byName(module: Module): Module {
    const file = fileOf(module.name)
    if (indexes.has(file)) return module
    const named = [...(importers.get(file) ?? [])].map(nameOf).filter((name) => known.has(name))
    const others = (module.reasons ?? []).map(({ moduleName }) => moduleName)
    const reasons = new Set([...others.filter((name) => !indexes.has(fileOf(name))), ...named])
    return { ...module, reasons: [...reasons].map((moduleName) => ({ moduleName })) }
  }
  return { modules: modules.map(byName) }
}

/** Rewrites the stats of a built workshop: TurboSnap reads them there. */
export function writeStatsByName(root: string, workshop: string): void {
  const file = join(workshop, FILE)
  writeFileSync(file, JSON.stringify(statsByName(JSON.parse(readFileSync(file, 'utf8')) as Stats, root)))
}

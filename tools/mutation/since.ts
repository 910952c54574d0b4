import { globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { PlainError } from '../bare/plain.mjs'
import { git } from '../git.ts'
import type { Screen } from './screens.ts'

/** A package with a Stryker config, and the globs of what is mutated in it; those with `!` are left out. */
export type StrykerPackage = { folder: string; mutate: readonly string[] }
/** The files of a package that Stryker mutates, as seen from its folder. */
export type StrykerRun = { folder: string; files: string[] }
export type Plan = { packages: StrykerRun[]; screens: Screen[] }

type Tree = {
  packages: readonly StrykerPackage[]
  screens: readonly Screen[]
  exists: (file: string) => boolean
}

export function strykerPackages(root: string): StrykerPackage[] {
  return globSync('{packages,apps}/*/stryker.config.json', { cwd: root })
    .toSorted()
    .map((file) => {
      const { mutate } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Pick<StrykerPackage, 'mutate'>
      return { folder: dirname(file), mutate }
    })
}

const namesIn = (list: string): string[] => list.split('\0').filter(Boolean)

/** Every file that differs from where this branch left the revision, deleted and not yet committed ones too. */
export function changedSince(root: string, revision: string): string[] {
  let base: string
  try {
    base = git(root, 'merge-base', 'HEAD', revision)
  } catch {
    throw new PlainError(`There is no revision “${revision}” here. Name a branch, a tag or a commit.`)
  }
  const changed = namesIn(git(root, 'diff', '--name-only', '--no-renames', '-z', base))
  return [...changed, ...namesIn(git(root, 'ls-files', '--others', '--exclude-standard', '-z'))]
}

/** What a test or stories are about; any other file is about itself. */
const subjectOf = (file: string): string => file.replace(/(\.long)?\.(test|stories)\.(tsx?)$/, '.$3')

function isMutated(mutate: readonly string[], file: string): boolean {
  const matches = (glob: string): boolean => matchesGlob(file, glob)
  const [out, within] = [mutate.filter((glob) => glob.startsWith('!')), mutate.filter((glob) => !glob.startsWith('!'))]
  return within.some(matches) && !out.some((glob) => matches(glob.slice(1)))
}

/** A screen with what changed of it; with all of it where its stories did, because they decide. */
function changedPartOf(screen: Screen, changed: ReadonlySet<string>): Screen[] {
  if (changed.has(screen.stories)) return [screen]
  const sources = screen.sources.filter(({ file }) => changed.has(file))
  return sources.length > 0 ? [{ ...screen, sources }] : []
}

/**
 * What is to be measured for the changed files. A changed test counts as a change of the module beside it, because it
 * may notice less than before.
 */
export function planOf(changed: readonly string[], { packages, screens, exists }: Tree): Plan {
  const subjects = [...new Set(changed.map(subjectOf))].filter(exists).toSorted()
  return {
    packages: packages.flatMap(({ folder, mutate }) => {
      const own = subjects.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1))
      const files = own.filter((file) => isMutated(mutate, file))
      return files.length > 0 ? [{ folder, files }] : []
    }),
    screens: screens.flatMap((screen) => changedPartOf(screen, new Set(changed))),
  }
}

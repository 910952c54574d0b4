import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const left = new Set([
  'node_modules',
  'dist',
  'storybook-static',
  '.kabuto',
  '.git',
  '.vitest',
  '.vitest-attachments',
  '__screenshots__',
])

function walk(root: string, path: string): string[] {
  const entry = lstatSync(join(root, path), { throwIfNoEntry: false })
  if (!entry || entry.isSymbolicLink()) return []
  if (entry.isFile()) return [path]
  return readdirSync(join(root, path))
    .filter((name) => !left.has(name))
    .toSorted()
    .flatMap((name) => walk(root, join(path, name)))
}

/** Every file of ours below the given places, as paths from the root, in a fixed order. Works where git is not. */
export function sourcesOf(root: string, places: string[] = ['.']): string[] {
  return places.flatMap((place) => walk(root, place))
}

export function hashOf(root: string, files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { ensureInstalled } from './bare/install.mjs'
import { sourcesOf } from './sources.ts'

function linkModules(root: string, from: string, to: string, copy: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const source = join(from, name)
    if (name === '.cache' || name === '.vite-temp') continue
    if (name.startsWith('@') && lstatSync(source).isDirectory()) linkModules(root, source, join(to, name), copy)
    else {
      const target = lstatSync(source).isSymbolicLink() ? resolve(from, readlinkSync(source)) : source
      const inside = relative(root, target)
      // A package of ours is taken from the copy, everything else from where it is installed.
      const own = !inside.startsWith('..') && !inside.includes('node_modules')
      symlinkSync(own ? join(copy, inside) : realpathSync(target), join(to, name))
    }
  }
}

/** Gives a copy of our tree the packages that are installed in this one, without installing anything. */
export function lendModules(root: string, copy: string): void {
  // Or the copy would install what it misses, into the shared packages.
  ensureInstalled(root)
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const folders = sourcesOf(copy)
    .filter((file) => file.endsWith('/package.json'))
    .map(dirname)
  for (const folder of new Set(folders)) {
    const modules = join(root, folder, 'node_modules')
    if (existsSync(modules)) linkModules(root, modules, join(copy, folder, 'node_modules'), copy)
  }
}

export function copySources(root: string, copy: string): void {
  for (const file of sourcesOf(root)) cpSync(join(root, file), join(copy, file))
}

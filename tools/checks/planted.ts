import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { sourcesOf } from '../sources.ts'

/** A file of the copy: new text, or a change of the text that stands there. */
export type Fault = string | ((text: string) => string)

const root = join(import.meta.dirname, '../..')

function linkModules(from: string, to: string, copy: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const source = join(from, name)
    if (name.startsWith('@') && lstatSync(source).isDirectory()) linkModules(source, join(to, name), copy)
    else {
      const target = lstatSync(source).isSymbolicLink() ? resolve(from, readlinkSync(source)) : source
      const inside = relative(root, target)
      // A package of ours is taken from the copy, everything else from where it is installed.
      const own = !inside.startsWith('..') && !inside.includes('node_modules')
      symlinkSync(own ? join(copy, inside) : realpathSync(target), join(to, name))
    }
  }
}

/** Copies the tree, plants faults in the copy, hands it over, and takes it away again. The real tree is never touched. */
export async function withPlanted<Result>(faults: Record<string, Fault>, look: (copy: string) => Promise<Result>): Promise<Result> {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'kabuto-planted-')))
  try {
    const files = sourcesOf(root)
    for (const file of files) cpSync(join(root, file), join(copy, file))
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    for (const folder of new Set(files.filter((file) => file.endsWith('/package.json')).map(dirname))) {
      const modules = join(root, folder, 'node_modules')
      if (existsSync(modules)) linkModules(modules, join(copy, folder, 'node_modules'), copy)
    }
    for (const [file, fault] of Object.entries(faults)) {
      const place = join(copy, file)
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, typeof fault === 'string' ? fault : fault(readFileSync(place, 'utf8')))
    }
    return await look(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

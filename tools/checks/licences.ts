import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from './check.ts'

type Manifest = {
  name?: string
  version?: string
  license?: string | { type?: string }
  licenses?: { type?: string }[]
}

const FREE =
  /^(MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-2-Clause|BSD-3-Clause|OFL-1\.1|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Zlib|WTFPL|Python-2\.0|CC-BY-3\.0|CC-BY-4\.0)$/

/** Not on the list above, and why each is used all the same. None of them is part of what a member downloads. */
const allowed: Record<string, string> = {
  'axe-core': 'MPL-2.0: runs in the tests and in the workshop, unchanged',
  lightningcss: 'MPL-2.0: Vite builds style sheets with it, unchanged',
  'lightningcss-linux-x64-gnu': 'MPL-2.0: as lightningcss',
  'lightningcss-linux-x64-musl': 'MPL-2.0: as lightningcss',
}

function licenceOf({ license, licenses }: Manifest): string {
  const named = typeof license === 'object' ? license.type : license
  return named ?? (licenses?.map(({ type }) => type).join(' OR ') || 'none stated')
}

/** `(MIT OR GPL-2.0)` is free where one of its sides is; `MIT AND OFL-1.1` where both are. */
function isFree(licence: string): boolean {
  const plain = licence.replace(/[()]/g, '').replace(/^Apache 2\.0$|^Apache License,? Version 2\.0$/, 'Apache-2.0')
  if (/\sAND\s/.test(plain)) return plain.split(/\sAND\s/).every(isFree)
  return plain.split(/\sOR\s/).some((part) => FREE.test(part.trim()))
}

function packageFolders(root: string): string[] {
  const store = join(root, 'node_modules/.pnpm')
  return readdirSync(store).flatMap((entry) => {
    const modules = join(store, entry, 'node_modules')
    if (!existsSync(modules)) return []
    return (
      readdirSync(modules)
        .flatMap((name) =>
          name.startsWith('@') ? readdirSync(join(modules, name)).map((rest) => join(name, rest)) : [name],
        )
        .map((name) => join(modules, name))
        // Neighbours in the store are links to their own places.
        .filter((folder) => realpathSync(folder) === folder && existsSync(join(folder, 'package.json')))
    )
  })
}

export const licences: Check = {
  name: 'licences of all dependencies',
  run(root) {
    const folders = packageFolders(realpathSync(root))
    if (folders.length === 0) return Promise.resolve(['no installed package was found'])
    const problems = folders.flatMap((folder) => {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
      const licence = licenceOf(manifest)
      return isFree(licence) || allowed[manifest.name ?? '']
        ? []
        : [`${manifest.name}@${manifest.version} is under ${licence}`]
    })
    return Promise.resolve([...new Set(problems)].toSorted())
  },
}

import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { writeDeclarations } from './declarations.ts'
import { packedManifest } from './manifest.ts'
import { writeModules } from './modules.ts'
import { kitFolder, kitManifest } from './places.ts'

/**
 * A style sheet with those that it imports in their places, so that it can also be linked from a page without a
 * bundler.
 */
function sheetOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/^@import '(.+)';$/gm, (_, other: string) =>
    sheetOf(join(dirname(file), other)).trimEnd(),
  )
}

function writeAsset(file: string, out: string): void {
  const to = join(out, basename(file))
  if (file.endsWith('.css')) writeFileSync(to, sheetOf(file))
  else copyFileSync(file, to)
}

/** Builds the package of the kit into a folder: what is in it is what a user installs. */
export async function buildKit(root: string, folder: string): Promise<void> {
  const kit = kitFolder(root)
  const dist = join(folder, 'dist')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(dist, { recursive: true })
  await writeModules(root, dist)
  await writeDeclarations(root, dist)
  for (const file of Object.values(kitManifest(root).exports))
    if (!file.endsWith('.ts')) writeAsset(join(kit, file), dist)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packedManifest(root), undefined, 2)}\n`)
  for (const page of ['README.md', 'CHANGELOG.md']) copyFileSync(join(kit, page), join(folder, page))
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
}

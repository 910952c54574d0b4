import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the kit's package.json says inside the workspace. */
export type KitManifest = {
  name: string
  version: string
  license: string
  description: string
  type: string
  exports: Record<string, string>
  dependencies: Record<string, string>
}

export const kitFolder = (root: string): string => join(root, 'packages/ui-kit')

export function kitManifest(root: string): KitManifest {
  return JSON.parse(readFileSync(join(kitFolder(root), 'package.json'), 'utf8')) as KitManifest
}

/** The one list of versions: `catalog:` in a package.json means the line here. */
export function catalogOf(root: string): Record<string, string> {
  const [, lines = ''] =
    /^catalog:\n((?: {2}.*\n)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? []
  return Object.fromEntries(
    [...lines.matchAll(/^ {2}'?([^':]+)'?: (\S+)$/gm)].map(([, name = '', version = '']) => [name, version]),
  )
}

/** `index` for `./src/index.ts`: the modules that the package is entered by. */
export function doorsOf({ exports }: KitManifest): string[] {
  return Object.values(exports).flatMap((file) => /^\.\/src\/(.*)\.ts$/.exec(file)?.[1] ?? [])
}

/**
 * Where a module of the workspace is in the package: the kit's own as they are, what it needs of the domain below
 * `shared`.
 */
export function placeOf(fromPackages: string): string {
  const place = fromPackages.replace(/^ui-kit\/src\//, '').replace(/^domain\/src\/shared\//, 'shared/')
  if (place === fromPackages)
    throw new Error(`${fromPackages} belongs neither to the kit nor to what is shared, so it cannot be packed`)
  return place
}

import { catalogOf, kitManifest } from './places.ts'

/** An app has these once, and the kit uses the app's own. */
const peers = ['react', 'styled-components']

type Versions = Record<string, string>

function ranges(names: string[], catalog: Versions): Versions {
  return Object.fromEntries(
    names.map((name) => {
      const version = catalog[name]
      if (!version) throw new Error(`${name} is not in the catalog, so the package cannot say which version it needs`)
      return [name, `^${version}`]
    }),
  )
}

function exportOf(file: string): unknown {
  const [, door] = /^\.\/src\/(.*)\.ts$/.exec(file) ?? []
  return door ? { types: `./dist/${door}.d.ts`, default: `./dist/${door}.js` } : `./dist/${file.replace(/^.*\//, '')}`
}

/** The package.json of the tarball: the workspace's own, with built doors and versions that anybody can install. */
export function packedManifest(root: string): Record<string, unknown> {
  const { name, version, description, license, type, exports, dependencies } = kitManifest(root)
  const catalog = catalogOf(root)
  const foreign = Object.keys(dependencies).filter((dependency) => dependency !== '@kabuto/domain')
  return {
    name,
    version,
    description,
    license,
    type,
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([door, file]) => [door, exportOf(file)])),
      './package.json': './package.json',
    },
    files: ['dist', 'CHANGELOG.md'],
    dependencies: ranges(
      foreign.filter((dependency) => !peers.includes(dependency)),
      catalog,
    ),
    peerDependencies: ranges(peers, catalog),
  }
}

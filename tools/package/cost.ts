import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { kitFolder } from './places.ts'

export type Cost = { name: string; first: number; later: number }

/** An app of React and styled-components has paid for these. All else is counted, the engines of charts too. */
const paid = /^(?:react|react-dom|styled-components)(?:$|\/)/

const ENTRY = 'kabuto:entry'

async function chunksOf(root: string, door: string, names: readonly string[]): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    root: kitFolder(root),
    logLevel: 'error',
    mode: 'production',
    plugins: [
      {
        name: 'kabuto-entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? `export { ${names.join(', ')} } from ${JSON.stringify(door)}` : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, external: paid, preserveEntrySignatures: 'strict' },
    },
  })
  if (!('output' in built)) throw new Error('the bundler gave more or less than one output')
  return built.output.filter((part) => part.type === 'chunk')
}

/** The chunk of the entry with all that it imports before it can run. */
function firstOf(chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  // A set also iterates over what is added meanwhile.
  for (const file of first)
    for (const other of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) first.add(other)
  return first
}

const kilobytes = (chunks: readonly Rolldown.OutputChunk[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1024

/**
 * KB of gzip that importing these names, and nothing else, adds to a page: before it can be used, and only when it is
 * needed.
 */
async function costOf(root: string, folder: string, name: string, names: readonly string[]): Promise<Cost> {
  const chunks = await chunksOf(root, join(folder, 'dist/index.js'), names)
  const first = firstOf(chunks)
  return {
    name,
    first: kilobytes(chunks.filter(({ fileName }) => first.has(fileName))),
    later: kilobytes(chunks.filter(({ fileName }) => !first.has(fileName))),
  }
}

/** What the built entry file exports, without running it. */
export function exportedNames(folder: string): string[] {
  const [, list = ''] = /export \{([^}]*)\};?\s*$/.exec(readFileSync(join(folder, 'dist/index.js'), 'utf8')) ?? []
  return list
    .split(',')
    .map((name) => name.trim())
    .toSorted()
}

export const WHOLE = 'all of it'

/** Some exports of a built kit, each by itself, and all there are together. */
export async function measureCosts(root: string, folder: string, some: readonly string[]): Promise<Cost[]> {
  const costs: Cost[] = []
  // One after the other: the bundler takes all cores by itself.
  for (const name of some) costs.push(await costOf(root, folder, name, [name]))
  return [...costs, await costOf(root, folder, WHOLE, exportedNames(folder))]
}

import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildKit } from './build.ts'
import { type Cost, exportedNames, measureCosts, WHOLE } from './cost.ts'
import { costDrift, costPage } from './costPage.ts'
import { lintPackage } from './lintPackage.ts'
import { pack } from './pack.ts'
import { kitFolder } from './places.ts'
import { isLong } from '../isLong.ts'

const root = join(import.meta.dirname, '../..')
/** Inside the kit, so that its modules find React where the kit does; beside what a person has built there. */
const folder = join(kitFolder(root), 'dist/tested')
const tarballs = mkdtempSync(join(tmpdir(), 'kabuto-tarball-'))

type Packed = {
  exports: Record<string, unknown>
  sideEffects: string[]
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
const manifest = (): Packed => JSON.parse(read('package.json')) as Packed
const built = (ending: string): string[] => globSync(`dist/**/*${ending}`, { cwd: folder })

/** The files that a file of the package leads to. */
function leadsOf(file: string, way = /from |import\(/): string[] {
  const ways = new RegExp(`(?:${way.source})["'](\\.[^"']*)["']`, 'g')
  return [...read(file).matchAll(ways)].map(([, to = '']) =>
    join(file, '..', file.endsWith('.d.ts') ? to.replace(/\.js$/, '.d.ts') : to),
  )
}

/** `Button`, `type ButtonProps` … of each line of an entry file. */
function exported(door: string): { values: string[]; types: string[] } {
  const names = [...door.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(([, type = '', list = '']) =>
    list.split(',').map((name) => `${type}${name.trim().replace(/^type (.* as )?/, 'type ')}`),
  )
  return {
    values: names.filter((name) => name && !name.startsWith('type ')).toSorted(),
    types: names.filter((name) => name.startsWith('type ')).toSorted(),
  }
}

beforeAll(async () => {
  // A test runner's NODE_ENV would give the development build.
  vi.stubEnv('NODE_ENV', 'production')
  await buildKit(root, folder)
}, 60_000)

afterAll(() => {
  vi.unstubAllEnvs()
  for (const place of [folder, tarballs]) rmSync(place, { recursive: true, force: true })
})

describe('the packed kit', () => {
  test('publint has nothing to say, and says it where a door leads nowhere', async () => {
    expect(await lintPackage(readFileSync(pack(folder, tarballs).file))).toEqual([])
    const whole = read('package.json')
    writeFileSync(join(folder, 'package.json'), whole.replace('./dist/locale.js', './dist/nowhere.js'))
    expect((await lintPackage(readFileSync(pack(folder, tarballs).file))).join()).toContain('nowhere.js')
    writeFileSync(join(folder, 'package.json'), whole)
  })

  test('its door has the names of the source, also for who reads only types, and opens without a page', async () => {
    const source = exported(readFileSync(join(kitFolder(root), 'src/index.ts'), 'utf8'))
    expect(source.values.length).toBeGreaterThan(60)
    expect(
      Object.keys(
        (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'dist/index.js')).href)) as object,
      ).toSorted(),
    ).toEqual(source.values)
    expect(exported(read('dist/index.d.ts'))).toEqual(source)
  })

  test('names nothing of ours that a stranger cannot install, and everything that it imports', () => {
    expect(read('package.json')).not.toMatch(/workspace:|catalog:|"private"/)
    const { dependencies, peerDependencies } = manifest()
    const named = [...built('.js'), ...built('.d.ts')].flatMap((file) =>
      [...read(file).matchAll(/(?:from |import\()["']([^."'][^"']*)["']/g)].map(([, name = '']) => name),
    )
    const packages = new Set(named.map((name) => name.replace(/^((?:@[^/]+\/)?[^/]+).*$/, '$1')))
    expect([...packages].filter((name) => !(name in dependencies) && !(name in peerDependencies))).toEqual([])
    expect(built('.d.ts').filter((file) => /["']\.[^"']*\.tsx?["']/.test(read(file)))).toEqual([])
  })

  test('every specifier of its own leads to a file', () => {
    const files = new Set([...built('.js'), ...built('.d.ts')])
    const lost = [...files].flatMap((file) => leadsOf(file).filter((lead) => !files.has(lead)))
    expect(lost).toEqual([])
  })

  test('only style sheets have effects, and the heavy parts of others are asked for late', () => {
    expect(manifest().sideEffects).toEqual(['**/*.css'])
    const eager = new Set(['dist/index.js'])
    // A set also iterates over what is added meanwhile.
    for (const file of eager) for (const lead of leadsOf(file, /from /)) eager.add(lead)
    expect(
      [...eager].filter((file) =>
        /from "(?:compressorjs|apexcharts|react-apexcharts|lightweight-charts)"/.test(read(file)),
      ),
    ).toEqual([])
    expect([...eager].filter((file) => /import\("\.\/reencode\.js"\)/.test(read(file)))).toHaveLength(1)
    expect(read('dist/ImageUpload/reencode.js')).toContain('import("compressorjs")')
  })

  test('its style sheet stands alone', () => {
    expect(read('dist/kit.css')).toMatch(/--k-bg-page:[\s\S]*box-sizing: border-box/)
    expect(read('dist/kit.css')).not.toContain('@import')
  })
})

/** All of them in the long run, else every tenth. */
const sampled = (names: readonly string[]): string[] =>
  isLong ? [...names] : names.filter((name, at) => at % 10 === 0 || name === 'Button' || name === 'Stack')

describe('the page of costs', () => {
  let measured: Cost[] = []
  beforeAll(async () => {
    measured = await measureCosts(root, folder, sampled(exportedNames(folder)))
  }, 120_000)

  test('tells what the parts cost, within a tenth', () => {
    const page = readFileSync(join(root, 'docs/kit-cost.md'), 'utf8')
    expect(costDrift(page, exportedNames(folder), measured), 'Run: pnpm --filter @kabuto/ui-kit cost').toEqual([])
  })

  test('a part brings itself and not the kit', () => {
    const [whole, button, stack] = [WHOLE, 'Button', 'Stack'].map(
      (name) => measured.find((cost) => cost.name === name)?.first ?? Number.NaN,
    )
    expect(Number(button) / Number(whole)).toBeLessThan(0.08)
    expect(Number(stack) / Number(whole)).toBeLessThan(0.02)
  })

  test('a part without a row, a row without a part and a part that grew are seen', () => {
    const page = costPage([
      { name: WHOLE, first: 9, later: 0 },
      { name: 'Button', first: 2, later: 0 },
      { name: 'Gone', first: 1, later: 0 },
      { name: 'Chart', first: 1, later: 50 },
    ])
    const now = [
      { name: 'Button', first: 2.3, later: 0 },
      { name: 'Chart', first: 1.05, later: 54 },
      { name: WHOLE, first: 9, later: 2 },
    ]
    expect(costDrift(page, ['Button', 'Chart', 'New'], now)).toEqual([
      'New has no row',
      'Gone has a row and is no longer exported',
      'Button costs 2.3 and – KB, the page says 2.0 and –',
      'all of it costs 9.0 and 2.0 KB, the page says 9.0 and –',
    ])
  })
})

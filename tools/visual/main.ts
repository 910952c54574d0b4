import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { lendModules } from '../copyTree.ts'
import { git } from '../git.ts'
import { buildWorkshopInto } from '../workshop.ts'
import { compare, type Difference } from './compare.ts'
import { writeReport } from './report.ts'
import { picturedStories, shoot } from './shoot.ts'

// The pictures of the working tree beside those of another revision, taken with the same browser:
//   pnpm visual                 against the merge base with main
//   pnpm visual --base HEAD
//   pnpm visual --only funds,kit-card   of the stories whose id contains one of these
//   pnpm visual --accept        notes the differences as wanted
const root = join(import.meta.dirname, '../..')
const home = join(root, '.kabuto/visual')
const accepted = join(home, 'accepted.json')

async function built(tree: string, out: string): Promise<void> {
  const { code, output } = await buildWorkshopInto(tree, out)
  if (code !== 0) throw new Error(`The workshop of ${tree} could not be built:\n${output}`)
}

/** Pictures of a revision; kept by its tree and by what was asked for, so that the same ones are never taken twice. */
async function picturesOf(revision: string, only: string): Promise<string> {
  const kept = join(home, 'base', `${git(root, 'rev-parse', `${revision}^{tree}`)}${only && `-${only}`}`)
  if (existsSync(kept)) return kept
  const tree = join(home, 'tree')
  rmSync(tree, { recursive: true, force: true })
  mkdirSync(tree, { recursive: true })
  const archive = join(home, 'base.tar')
  git(root, 'archive', '--format=tar', '--output', archive, revision)
  execFileSync('tar', ['-xf', archive, '-C', tree])
  lendModules(root, tree)
  await built(tree, join(home, 'base-workshop'))
  rmSync(`${kept}.new`, { recursive: true, force: true })
  await shoot(root, join(home, 'base-workshop'), `${kept}.new`, { only })
  renameSync(`${kept}.new`, kept)
  rmSync(tree, { recursive: true, force: true })
  return kept
}

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')

function noted(): Record<string, string> {
  return existsSync(accepted) ? (JSON.parse(readFileSync(accepted, 'utf8')) as Record<string, string>) : {}
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      only: { type: 'string', default: '' },
      accept: { type: 'boolean', default: false },
    },
  })
  const base = values.base ?? git(root, 'merge-base', 'HEAD', 'main')
  const workshop = join(home, 'workshop')
  const after = join(home, 'after')
  const difference = join(home, 'difference')
  for (const folder of [after, difference]) rmSync(folder, { recursive: true, force: true })
  const before = await picturesOf(base, values.only)
  await built(root, workshop)
  await shoot(root, workshop, after, { only: values.only, expected: before })

  const wanted = noted()
  const found = compare(before, after, difference)
  const isNew = ({ name, kind }: Difference): boolean =>
    kind === 'removed' || wanted[name] !== hashOf(join(after, name))
  const open = found.filter(isNew)
  const stories = picturedStories(workshop, values.only)
  writeReport(
    join(home, 'report'),
    open,
    { before, after, difference },
    {
      base: git(root, 'rev-parse', '--short', base),
      head: git(root, 'rev-parse', '--short', 'HEAD'),
      isDirty: git(root, 'status', '--porcelain') !== '',
      stories,
    },
  )
  console.log(`${stories.length} stories in five modes against ${base}: ${open.length} changed`)
  for (const { name, kind, pixels } of open)
    console.log(`  ${kind} ${name}${kind === 'changed' ? ` (${pixels} pixels)` : ''}`)
  console.log('Side by side in the workshop (pnpm storybook or pnpm desk): 導線／絵の差分')
  if (open.length === 0) return 0
  if (!values.accept) return 1
  const fresh = Object.fromEntries(
    open.filter(({ kind }) => kind !== 'removed').map(({ name }) => [name, hashOf(join(after, name))]),
  )
  writeFileSync(accepted, JSON.stringify({ ...wanted, ...fresh }, undefined, 2))
  console.log('Noted as wanted.')
  return 0
}

process.exitCode = await main()

import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ModeName } from '../../.storybook/modes.ts'
import { git } from '../git.ts'
import { buildWorkshopInto } from '../workshop.ts'
import { compare } from './compare.ts'
import { allModes, picturedStories, shoot } from './shoot.ts'

// How steady the pictures are: those of one commit are taken again and again, and compared with the first ones. Each
// run notes a digest of all its pictures, so that runs of the same commit on another day can be compared too.
//   pnpm visual:repeat                      20 runs of all modes; goes on where it was stopped
//   pnpm visual:repeat --mode ja-light-375 --runs 3 --only funds
const root = join(import.meta.dirname, '../..')

const isMode = (name: string): name is ModeName => allModes.some((mode) => mode === name)

function modesOf(name: string): readonly ModeName[] {
  if (name === '') return allModes
  if (!isMode(name)) throw new Error(`There is no mode ${name}: ${allModes.join(', ')}`)
  return [name]
}

const linesIn = (file: string): string[] => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [])

/** One short text that two folders share only if all their pictures do. */
function digestOf(folder: string): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).toSorted()) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 12)
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '20' },
      mode: { type: 'string', default: '' },
      only: { type: 'string', default: '' },
    },
  })
  if (git(root, 'status', '--porcelain') !== '') throw new Error('Commit first: the runs are of a commit.')
  const asked = { only: values.only, modes: modesOf(values.mode) }
  const tree = git(root, 'rev-parse', '--short', 'HEAD^{tree}')
  const home = join(root, '.kabuto/visual/repeat', [tree, values.mode, values.only].filter(Boolean).join('-'))
  const [workshop, first, log] = [join(home, 'workshop'), join(home, 'first'), join(home, 'runs.txt')]
  mkdirSync(home, { recursive: true })
  if (!existsSync(workshop)) {
    const { code, output } = await buildWorkshopInto(root, `${workshop}.new`)
    if (code !== 0) throw new Error(output)
    renameSync(`${workshop}.new`, workshop)
  }
  const count = picturedStories(workshop, values.only).length * asked.modes.length
  for (let run = linesIn(log).length + 1; run <= Number(values.runs); run += 1) {
    const from = performance.now()
    const out = join(home, existsSync(first) ? `run${run}` : 'first.new')
    rmSync(out, { recursive: true, force: true })
    await shoot(root, workshop, out, existsSync(first) ? { ...asked, expected: first } : asked)
    if (!existsSync(first)) renameSync(out, first)
    const differing = existsSync(out) ? compare(first, out, join(home, `difference${run}`)) : []
    const digest = digestOf(existsSync(out) ? out : first)
    // Where something differs its pictures stay, to be looked at.
    if (differing.length === 0) rmSync(out, { recursive: true, force: true })
    const minutes = ((performance.now() - from) / 60_000).toFixed(1)
    const names = differing.map(({ name }) => name).join(' ')
    const found = `${differing.length} of ${count} differ, digest ${digest}, ${minutes} minutes`
    appendFileSync(log, `run ${run}: ${found} ${names}`.trim() + '\n')
    console.log(linesIn(log).at(-1))
  }
  return linesIn(log).every((line) => line.includes(': 0 of ')) ? 0 : 1
}

process.exitCode = await main()

import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withPlanted } from '../checks/planted.ts'
import { plantedVariables, storyVariables } from '../mutation/plugin.ts'
import type { Verdict } from '../verdict.ts'
import type { Fault, Run } from './fault.ts'

const folders: Record<Run, string> = { domain: 'packages/domain', web: 'apps/web', unit: '', stories: '', e2e: '' }
const options: Record<Run, string[]> = {
  domain: ['--coverage.enabled=false'],
  web: ['--coverage.enabled=false'],
  unit: ['--config=tools/vitest.config.ts'],
  stories: ['--config=.storybook/vitest.config.ts'],
  e2e: ['--config=e2e/vitest.config.ts'],
}

/** What keeps a fault from being planted: its list grows old when the code moves on. */
export function problemOf(root: string, { file, was, noticedBy }: Fault): string | undefined {
  const place = join(root, file)
  if (!existsSync(place)) return `${file} is gone`
  const times = readFileSync(place, 'utf8').split(was).length - 1
  if (times !== 1) return `${file} has ${times} places with “${was}”`
  return existsSync(join(root, noticedBy.file)) ? undefined : `${noticedBy.file} is gone`
}

const root = join(import.meta.dirname, '../..')

/** One run of the tests that should notice a fault, in a tree. */
async function run(tree: string, { noticedBy }: Fault, variables: Record<string, string> = {}): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'kabuto-verdict-'))
  const verdict = join(folder, 'verdict.json')
  const name = noticedBy.test === undefined ? [] : ['-t', noticedBy.test]
  const args = [
    join(tree, 'node_modules/vitest/vitest.mjs'),
    'run',
    `--reporter=${join(tree, 'tools/verdict.ts')}`,
    ...options[noticedBy.run],
    join(tree, noticedBy.file),
    ...name,
  ]
  const env = { ...process.env, KABUTO_VERDICT: verdict, KABUTO_LONG: '', KABUTO_BUILT: '', ...variables }
  try {
    await new Promise((resolve, reject) => {
      const child = spawn(process.execPath, args, { cwd: join(tree, folders[noticedBy.run]), env, stdio: 'ignore' })
      child.once('error', reject)
      child.once('close', resolve)
    })
    return JSON.parse(readFileSync(verdict, 'utf8')) as Verdict
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Stories are served by Vite, which puts the fault in the place of what it reads: they need no copy of the tree. */
function runStories(fault: Fault, planted: boolean): Promise<Verdict> {
  const { file, was, becomes } = fault
  const place = join(root, file)
  const start = readFileSync(place, 'utf8').indexOf(was)
  const mutant = { start, end: start + was.length, text: becomes }
  return run(root, fault, { ...storyVariables, ...(planted ? plantedVariables({ file: place, mutant }) : {}) })
}

/** The tests that should notice it, with the fault planted, or with the code as it is, where they must pass. */
export async function verdictOf(fault: Fault, { planted }: { planted: boolean }): Promise<Verdict> {
  const { file, was, becomes, noticedBy } = fault
  if (noticedBy.run === 'stories') return runStories(fault, planted)
  const change = planted ? { [file]: (text: string): string => text.replace(was, () => becomes) } : {}
  return withPlanted(change, (copy) => run(copy, fault))
}

/** Noticed by a test that ran and failed, not by a file that no longer loads. */
export const isNoticed = ({ failed }: Verdict): boolean => failed > 0

import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPlanted } from '../checks/planted.ts'
import type { Verdict } from '../verdict.ts'
import type { Fault, Run } from './fault.ts'

const folders: Record<Run, string> = { domain: 'packages/domain', web: 'apps/web', unit: '', stories: '', e2e: '' }
const projects: Record<Run, string[]> = {
  domain: ['--coverage.enabled=false'],
  web: ['--coverage.enabled=false'],
  unit: ['--project=unit'],
  stories: ['--project=stories*'],
  e2e: ['--project=e2e'],
}

/** What keeps a fault from being planted: its list grows old when the code moves on. */
export function problemOf(root: string, { file, was, noticedBy }: Fault): string | undefined {
  const place = join(root, file)
  if (!existsSync(place)) return `${file} is gone`
  const times = readFileSync(place, 'utf8').split(was).length - 1
  if (times !== 1) return `${file} has ${times} places with “${was}”`
  return existsSync(join(root, noticedBy.file)) ? undefined : `${noticedBy.file} is gone`
}

/** The tests that should notice it, with the fault planted, or with the code as it is, where they must pass. */
export async function verdictOf(fault: Fault, { planted }: { planted: boolean }): Promise<Verdict> {
  const { file, was, becomes, noticedBy } = fault
  const change = planted ? { [file]: (text: string): string => text.replace(was, () => becomes) } : {}
  return withPlanted(change, async (copy) => {
    const verdict = join(copy, 'verdict.json')
    const folder = join(copy, folders[noticedBy.run])
    const name = noticedBy.test === undefined ? [] : ['-t', noticedBy.test]
    const args = [
      join(copy, 'node_modules/vitest/vitest.mjs'),
      'run',
      `--reporter=${join(copy, 'tools/verdict.ts')}`,
      ...projects[noticedBy.run],
      join(copy, noticedBy.file),
      ...name,
    ]
    const env = { ...process.env, KABUTO_VERDICT: verdict, KABUTO_LONG: '', VITE_STORY_LOOKS: 'lean' }
    await new Promise((resolve, reject) => {
      const child = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore' })
      child.once('error', reject)
      child.once('close', resolve)
    })
    return JSON.parse(readFileSync(verdict, 'utf8')) as Verdict
  })
}

/** Noticed by a test that ran and failed, not by a file that no longer loads. */
export const isNoticed = ({ failed, passed, errors }: Verdict): boolean =>
  failed + errors.length > 0 && failed + passed > 0

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode } from './checks/command.ts'
import { git } from './git.ts'

const root = join(import.meta.dirname, '..')

type Config = { storybookBaseDir: string; untraced: string[] }

/**
 * The story files that Chromatic pictures after a change of a file, by its own reckoning over a built workshop; all of
 * them where it says so.
 */
export async function tracedBy(workshop: string, file: string): Promise<string[] | 'all'> {
  const { storybookBaseDir, untraced } = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8')) as Config
  const chromatic = join(root, '.storybook/node_modules/chromatic/dist/bin.cjs')
  // It goes by names alone, from the root of a repository; ours may be a tree without one.
  const repository = mkdtempSync(join(tmpdir(), 'kabuto-trace-'))
  try {
    git(repository, 'init', '--quiet')
    const { code, output } = await runNode(repository, [
      chromatic,
      'trace',
      `--storybook-base-dir=${storybookBaseDir}`,
      // From the base: the workshop's own folder is that of its configuration.
      '--storybook-config-dir=.',
      `--stats-file=${join(workshop, 'preview-stats.json')}`,
      '--mode=compact',
      ...untraced.flatMap((glob) => ['--untraced', glob]),
      file,
    ])
    if (code !== 0) throw new Error(output)
    if (output.includes('TurboSnap disabled')) return 'all'
    return [...output.matchAll(/^— (\S+)/gm)].map(([, name = '']) => name).toSorted()
  } finally {
    rmSync(repository, { recursive: true, force: true })
  }
}

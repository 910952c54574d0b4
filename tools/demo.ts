import { join } from 'node:path'
import type { Tally } from './check.ts'
import { runNode } from './checks/command.ts'

const root = join(import.meta.dirname, '..')

/** Builds the demo of a tree into a folder: the app without a server, for any static host (apps/demo). */
export async function buildDemo(tree: string, out: string): Promise<Tally> {
  const vite = join(tree, 'apps/demo/node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--outDir', out, '--emptyOutDir', '--logLevel', 'warn']
  const { code, output } = await runNode(tree, args, join(tree, 'apps/demo'), { NODE_ENV: 'production' })
  console.log(`${code === 0 ? '✓' : '✗'} demo${code === 0 ? '' : `\n${output}`}`)
  return code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: ['demo'] }
}

if (import.meta.main) {
  const { failed } = await buildDemo(root, join(root, 'apps/demo/dist'))
  process.exitCode = failed
}

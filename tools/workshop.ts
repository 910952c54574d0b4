import { join } from 'node:path'
import type { Tally } from './check.ts'
import { runNode } from './checks/command.ts'

/** Builds Storybook; a warning counts as a fault, because nobody reads the second one. */
export async function buildWorkshop(root: string): Promise<Tally> {
  const folder = join(root, '.storybook')
  const storybook = join(folder, 'node_modules/storybook/dist/bin/dispatcher.js')
  const { code, output } = await runNode(root, [storybook, 'build', '--config-dir', '.', '--output-dir', '../storybook-static', '--disable-telemetry', '--quiet'], folder)
  const warned = /warn|▲/i.test(output)
  const green = code === 0 && !warned
  console.log(`${green ? '✓' : '✗'} storybook:build${green ? '' : `\n${output}`}`)
  return green ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

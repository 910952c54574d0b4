import { join } from 'node:path'
import type { Tally } from './check.ts'
import { type Ran, runNode } from './checks/command.ts'
import { writeStatsByName } from './turboSnap.ts'
import { writePolicy } from './workshopPolicy.ts'

/** Builds a Storybook into a folder; its configuration is a folder below `.storybook`, or that itself. */
export function buildStorybook(root: string, config: string, out: string, ...more: string[]): Promise<Ran> {
  const folder = join(root, '.storybook')
  const storybook = join(folder, 'node_modules/storybook/dist/bin/dispatcher.js')
  const flags = ['--config-dir', config, '--output-dir', out, '--disable-telemetry', '--quiet', ...more]
  return runNode(root, [storybook, 'build', ...flags], folder)
}

/** Builds the workshop of a tree into a folder, with the list of which story is made of which files. */
export async function buildWorkshopInto(root: string, out: string): Promise<Ran> {
  const ran = await buildStorybook(root, '.', out, '--stats-json')
  if (ran.code === 0) {
    writeStatsByName(root, out)
    writePolicy(out)
  }
  return ran
}

/** Builds Storybook; a warning counts as a fault, because further ones are overlooked. */
export async function buildWorkshop(root: string): Promise<Tally> {
  const { code, output } = await buildWorkshopInto(root, join(root, 'storybook-static'))
  const green = code === 0 && !/\bwarn|▲/i.test(output)
  console.log(`${green ? '✓' : '✗'} storybook:build${green ? '' : `\n${output}`}`)
  return green ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: ['storybook:build'] }
}

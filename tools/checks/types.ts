import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { isLong } from '../isLong.ts'
import type { Check } from './check.ts'
import { problemsOf, runNode } from './command.ts'

/** It takes as long as all screens with their stories, which only add what Node knows: for the full counts. */
const SLOW = 'packages/screens/tsconfig.product.json'

/**
 * Lint compiles each package with what it may see: the domain knows no DOM, the kit no Node. Stories see more, so what
 * is shipped is compiled once more without them (tsconfig.product.json); and what lint leaves out is compiled here.
 */
export const types: Check = {
  name: 'types of what is shipped',
  async run(root) {
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const projects = [...globSync('packages/*/tsconfig.*.json', { cwd: root }), 'bench/kit/tsconfig.json']
    const found: string[] = []
    for (const project of projects.filter((file) => existsSync(join(root, file)) && (isLong || file !== SLOW))) {
      // Each of several checkers would work out the types of the words anew: one takes two thirds of the time.
      found.push(...problemsOf(await runNode(root, [compiler, '--checkers', '1', '-p', join(root, project)])))
    }
    return found
  },
}

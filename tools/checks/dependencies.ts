import { join } from 'node:path'
import type { Check } from './check.ts'
import { problemsOf, runNode } from './command.ts'

/**
 * knip twice: nothing unused anywhere, and (strict) each shipped package lists itself what its product code imports.
 */
export const dependencies: Check = {
  name: 'unused and unlisted (knip, knip --strict)',
  async run(root) {
    const knip = join(root, 'node_modules/knip/bin/knip.js')
    const all = await runNode(root, [knip, '--no-progress'])
    const strict = await runNode(root, [
      knip,
      '--no-progress',
      '--strict',
      '--workspace',
      'packages/*',
      '--workspace',
      'apps/*',
    ])
    return [...problemsOf(all), ...problemsOf(strict)]
  },
}

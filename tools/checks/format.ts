import { join } from 'node:path'
import type { Check } from './check.ts'
import { problemsOf, runNode } from './command.ts'

/** prettier over code, JSON and Markdown; `pnpm format` fixes what it finds. */
export const format: Check = {
  name: 'format (mend: pnpm format)',
  run: async (root) =>
    problemsOf(
      await runNode(root, [
        join(root, 'node_modules/prettier/bin/prettier.cjs'),
        '--check',
        '--log-level',
        'warn',
        '.',
      ]),
    ),
}

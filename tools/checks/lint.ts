import { join } from 'node:path'
import type { Check } from './check.ts'
import { problemsOf, runNode } from './command.ts'

/**
 * oxlint, which also compiles: type errors, no `any`, no floating promise, the import boundaries of oxlint.config.ts, no
 * cycles. One program for lint and types takes half the time of two.
 */
export const lint: Check = {
  name: 'types, lint and import boundaries',
  run: async (root) =>
    problemsOf(await runNode(root, [join(root, 'node_modules/oxlint/bin/oxlint'), '--deny-warnings', '--type-check'])),
}

import { join } from 'node:path'
import type { Check } from './check.ts'
import { problemsOf, runNode } from './command.ts'

/** oxlint with types: no `any`, no floating promise, the import boundaries of oxlint.config.ts, no cycles. */
export const lint: Check = {
  name: 'lint and import boundaries',
  run: async (root) =>
    problemsOf(await runNode(root, [join(root, 'node_modules/oxlint/bin/oxlint'), '--deny-warnings'])),
}

import { contract } from '@kabuto/domain/contract'
import { togetherCall } from '@kabuto/domain/session'
import { openHandler } from '../../engine/handler.ts'

const reads = new Set<string>(
  contract
    .filter(({ changes, method, role }) => !changes && method !== 'GET' && role !== 'admin')
    .map(({ path }) => path)
    .filter((path) => path !== togetherCall.path),
)

export const batch = openHandler(togetherCall, async ({ ask }, { calls }) => {
  const answers = []
  for (const { path, input } of calls) answers.push((reads.has(path) ? await ask(path, input) : undefined) ?? null)
  return { data: { answers } }
})

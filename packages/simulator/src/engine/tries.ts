import { type Refusal, tooOften, triesRule, type TooOftenCause } from '@kabuto/domain/shared'
import type { RequestContext } from './context.ts'

/** Of real time. */
const LOCK_MS = triesRule.lockMinutes * 60_000

const noAttempts = { wrong: 0, lockedUntil: 0 } as const

type Wrong = (left: number) => Refusal

/** What is counted, and whose it is: `login:0000000001`. */
type Secret = `${keyof typeof causes}:${string}`

const causes = { login: 'login', fund: 'fundPassword', key: 'key' } as const satisfies Record<string, TooOftenCause>

function causeOf(secret: Secret): TooOftenCause {
  const [kind] = secret.split(':') as [keyof typeof causes]
  return causes[kind]
}

/**
 * Checks a secret and counts wrong tries. The count is stored, so a restart does not reset it. A right try writes the
 * row too, so that it conflicts with wrong tries at the same time and is checked again.
 */
export async function checkSecret(
  context: RequestContext,
  id: Secret,
  matches: () => Promise<boolean>,
  wrong: Wrong,
): Promise<Refusal | undefined> {
  const { work, wall } = context
  const before = await work.get('attempts', id)
  if (before && before.lockedUntil > wall) return tooOften(causeOf(id), before.lockedUntil, wall)
  if (await matches()) {
    work.put('attempts', { ...noAttempts, id })
    return undefined
  }
  const tries = (before && before.lockedUntil === 0 ? before.wrong : 0) + 1
  const lockedUntil = tries >= triesRule.most ? wall + LOCK_MS : 0
  work.put('attempts', { id, wrong: tries, lockedUntil })
  return lockedUntil > 0 ? tooOften(causeOf(id), lockedUntil, wall) : wrong(triesRule.most - tries)
}

/**
 * Clears the count after the secret has changed; a lock stays until its time. The row is kept, so that tries at the
 * same time cause a version conflict.
 */
export async function clearAttempts({ work, wall }: Pick<RequestContext, 'work' | 'wall'>, id: string): Promise<void> {
  const before = await work.get('attempts', id)
  if (before) work.put('attempts', before.lockedUntil > wall ? before : { ...noAttempts, id })
}

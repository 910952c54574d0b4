import { type Refusal, tooOften, triesRule, type TooOftenCause } from '@kabuto/domain/shared'
import type { Desk } from './context.ts'

/** Of real time. */
const LOCK_MS = triesRule.lockMinutes * 60_000

const forgiven = { wrong: 0, lockedUntil: 0 } as const

type Wrong = (left: number) => Refusal

/** What is counted, and whose it is: `login:0000000001`. */
type Secret = `${keyof typeof causes}:${string}`

const causes = { login: 'login', fund: 'fundPassword', key: 'key' } as const satisfies Record<string, TooOftenCause>

function causeOf(secret: Secret): TooOftenCause {
  const [kind] = secret.split(':') as [keyof typeof causes]
  return causes[kind]
}

/**
 * Counts wrong tries of one secret. The count lies in the books, so a restart frees nobody. A right one is written too:
 * whoever counted meanwhile
 * was faster, and it has to look again.
 */
export async function tryingSecret(
  desk: Desk,
  id: Secret,
  matches: () => Promise<boolean>,
  wrong: Wrong,
): Promise<Refusal | undefined> {
  const { work, wall } = desk
  const before = await work.get('attempts', id)
  if (before && before.lockedUntil > wall) return tooOften(causeOf(id), before.lockedUntil, wall)
  if (await matches()) {
    work.put('attempts', { ...forgiven, id })
    return undefined
  }
  const tries = (before && before.lockedUntil === 0 ? before.wrong : 0) + 1
  const lockedUntil = tries >= triesRule.most ? wall + LOCK_MS : 0
  work.put('attempts', { id, wrong: tries, lockedUntil })
  return lockedUntil > 0 ? tooOften(causeOf(id), lockedUntil, wall) : wrong(triesRule.most - tries)
}

/**
 * The secret is another one now, so what was tried before counts no more; a lock holds for its time all the same. The
 * row stays, so that what was tried meanwhile is not written over it.
 */
export async function forgive({ work, wall }: Pick<Desk, 'work' | 'wall'>, id: string): Promise<void> {
  const before = await work.get('attempts', id)
  if (before) work.put('attempts', before.lockedUntil > wall ? before : { ...forgiven, id })
}

import { type Refusal, refuse, toIso, triesRule } from '@kabuto/domain/shared'
import type { Desk } from '../handler.ts'

/** Of real time. */
const LOCK_MS = triesRule.lockMinutes * 60_000

type Wrong = (left: number) => Refusal

/** Counts wrong tries of one secret. The count lies in the books, so a restart frees nobody. */
export async function tryingSecret(desk: Desk, id: string, matches: () => Promise<boolean>, wrong: Wrong): Promise<Refusal | undefined> {
  const { work, wall } = desk
  const before = await work.get('attempts', id)
  if (before && before.lockedUntil > wall) return refuse('tooOften', { retryAt: toIso(before.lockedUntil) })
  if (await matches()) {
    if (before) work.remove('attempts', id)
    return undefined
  }
  const tries = (before && before.lockedUntil === 0 ? before.wrong : 0) + 1
  const lockedUntil = tries >= triesRule.most ? wall + LOCK_MS : 0
  work.put('attempts', { id, wrong: tries, lockedUntil })
  return lockedUntil > 0 ? refuse('tooOften', { retryAt: toIso(lockedUntil) }) : wrong(triesRule.most - tries)
}

import { type Refusal, refuse, toIso } from '@kabuto/domain/shared'
import type { Desk } from '../handler.ts'

/** Decisions §6: five tries, then locked for fifteen minutes of real time. */
const MOST = 5
const LOCK_MS = 15 * 60_000

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
  const lockedUntil = tries >= MOST ? wall + LOCK_MS : 0
  work.put('attempts', { id, wrong: tries, lockedUntil })
  return lockedUntil > 0 ? refuse('tooOften', { retryAt: toIso(lockedUntil) }) : wrong(MOST - tries)
}

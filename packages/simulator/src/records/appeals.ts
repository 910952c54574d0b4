import { type AppealRecord, withAppeals } from '@kabuto/domain/account'
import type { Blocks } from '@kabuto/domain/shared'
import type { Books, Member } from '../engine/context.ts'

/** The oldest first. */
export async function appealsOf({ work, account }: Pick<Books, 'work' | 'account'>): Promise<AppealRecord[]> {
  return work.ownedBy('appeals', account)
}

/** A member's blocks as they are told, to them and to the back office. */
export async function blocksTold(
  { work }: Pick<Books, 'work'>,
  { id, blocks }: Pick<Member, 'id' | 'blocks'>,
): Promise<Blocks> {
  return withAppeals(blocks, await appealsOf({ work, account: id }))
}

import { type AppealRecord, withAppeals } from '@kabuto/domain/account'
import type { Blocks } from '@kabuto/domain/shared'
import type { AccountContext, Member } from '../engine/context.ts'

/** The oldest first. */
export async function appealsOf({ work, account }: Pick<AccountContext, 'work' | 'account'>): Promise<AppealRecord[]> {
  return work.ownedBy('appeals', account)
}

/** A member's blocks with the appeals against them, as member and back office see them. */
export async function blocksWithAppeals(
  { work }: Pick<AccountContext, 'work'>,
  { id, blocks }: Pick<Member, 'id' | 'blocks'>,
): Promise<Blocks> {
  return withAppeals(blocks, await appealsOf({ work, account: id }))
}

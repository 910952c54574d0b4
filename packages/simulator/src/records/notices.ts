import type { Collections } from '../rows/collections.ts'
import type { AccountContext } from '../engine/context.ts'
import { orderedId } from '../engine/ids.ts'

type MemberNotice = Pick<Collections['memberNotices'], 'title' | 'importance' | 'body'>

/** A notice to one member, beside those to all. */
export function notify(context: AccountContext, notice: MemberNotice): void {
  context.work.put('memberNotices', { ...notice, id: orderedId(context), publishedAt: context.now }, context.account)
}

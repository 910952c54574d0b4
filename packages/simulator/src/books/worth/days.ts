import { addDays, tokyoInstant, tokyoTime } from '@kabuto/domain/shared'
import type { Collections } from '../../rows/collections.ts'
import type { AccountContext } from '../../engine/context.ts'
import { orderedId } from '../../engine/ids.ts'
import { balancesOf } from '../ledger/journal.ts'
import { paidIn, summaryOf } from './summary.ts'

/** Starts writing down the total at the end of each day. */
export async function beginDays(context: AccountContext): Promise<void> {
  const { day } = tokyoTime(context.now)
  const { total } = await summaryOf(context)
  context.work.put(
    'dayEnds',
    {
      id: context.account,
      day,
      total,
      outside: paidIn(await balancesOf(context)),
      next: tokyoInstant(addDays(day, 1)),
    },
    context.account,
  )
}

/** Writes down the total of a day that has ended; the change of the next day is counted from it. */
export async function endDay(context: AccountContext, row: Collections['dayEnds']): Promise<void> {
  const { work, account } = context
  const begun = tokyoTime(row.next).day
  const day = addDays(begun, -1)
  const { total } = await summaryOf(context)
  const end = { day, total, outside: paidIn(await balancesOf(context)) }
  work.put('days', { id: orderedId(context), ...end }, account)
  work.put('dayEnds', { ...row, ...end, next: tokyoInstant(addDays(begun, 1)) })
}

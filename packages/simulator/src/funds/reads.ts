import { fundsSummaryCall, withdrawalsCall } from '@kabuto/domain/funds'
import { memberHandler } from '../handler.ts'
import { openAccount, summaryOf } from './account.ts'

/** All that a member of one session makes; the endless list of the kit will ask page by page. */
const PAGE = 100

export const summary = memberHandler(fundsSummaryCall, async (desk) => ({ data: summaryOf(await openAccount(desk)) }))

export const records = memberHandler(withdrawalsCall, async (desk, { cursor }) => {
  const { withdrawals } = await openAccount(desk)
  // The cursor is the last record that was seen: new records on top shift nothing.
  const from = cursor === undefined ? 0 : withdrawals.findIndex(({ id }) => id === cursor) + 1
  const items = withdrawals.slice(from, from + PAGE)
  return { data: { items, next: from + PAGE < withdrawals.length ? (items.at(-1)?.id ?? null) : null } }
})

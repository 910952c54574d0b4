import { fundsSummaryCall, recordsCall } from '@kabuto/domain/funds'
import { memberHandler } from '../handler.ts'
import { openAccount, summaryOf } from './account.ts'

/** All that a member of one session makes; the endless list of the kit will ask page by page. */
const PAGE = 100

export const summary = memberHandler(fundsSummaryCall, async (desk) => ({ data: summaryOf(await openAccount(desk)) }))

export const records = memberHandler(recordsCall, async (desk, { kind, cursor }) => {
  const { withdrawals } = await openAccount(desk)
  const all = withdrawals.filter((record) => record.kind === kind)
  // The cursor is the last record that was seen: new records on top shift nothing.
  const from = cursor === undefined ? 0 : all.findIndex(({ id }) => id === cursor) + 1
  const items = all.slice(from, from + PAGE)
  return { data: { items, next: from + PAGE < all.length ? (items.at(-1)?.id ?? null) : null } }
})

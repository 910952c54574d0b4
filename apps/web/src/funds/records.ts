import { cancelWithdrawalCall, fundsHistoryCall, fundsSummaryCall, recordsCall } from '@kabuto/domain/funds'
import { allRows } from '../shell/data/allRows.ts'
import { mutation } from '../shell/data/mutation.ts'
import { pages } from '../shell/data/pages.ts'
import { resource } from '../shell/data/resource.ts'

// What the page of Funds reads, apart from what the forms need: it comes with every page of the bar.

/** Changes at the end of a day, but for today's. */
export const history = resource(fundsHistoryCall, {
  freshFor: 60_000,
  value: (days) => days.map(({ day, total }) => ({ day, value: total })),
})
/** Of any kind, in any state. */
export const records = pages(recordsCall)
export const allRecords = allRows(recordsCall)

/** What a decision of the simulated back office changes. */
export const decided = [fundsSummaryCall, recordsCall]

export const cancelWithdrawal = mutation(cancelWithdrawalCall, {
  subject: ({ id }) => id,
  confirms: true,
  refreshes: decided,
  success: 'withdrawalCancelled',
})

import { fundsHistoryCall, fundsSummaryCall, recordsCall } from '@kabuto/domain/funds'
import { refuse, tokyoTime } from '@kabuto/domain/shared'
import { memberHandler } from '../../engine/handler.ts'
import { recordsOfOwner } from '../../engine/pages.ts'
import { summaryOf } from '../../books/worth/summary.ts'

export const summary = memberHandler(fundsSummaryCall, async (context) => ({ data: await summaryOf(context) }))

const collections = { deposit: 'deposits', withdrawal: 'withdrawals', exchange: 'exchanges' } as const

export const records = memberHandler(recordsCall, async (context, { kind, state, ...asked }) => {
  const isWanted = state && ((row: { state: string }) => row.state === state)
  const page = await recordsOfOwner(context, collections[kind], asked, isWanted)
  return page ? { data: page } : { refusal: refuse('notFound', { what: asked.id ?? '' }) }
})

/** Ended days, and today so far. */
export const history = memberHandler(fundsHistoryCall, async (context, { days }) => {
  const { work, account, now } = context
  const ended = await work.page('days', account, { limit: days - 1, newestFirst: true })
  const { total } = await summaryOf(context)
  return {
    data: [
      ...ended.toReversed().map(({ day, total: then }) => ({ day, total: then })),
      { day: tokyoTime(now).day, total },
    ],
  }
})

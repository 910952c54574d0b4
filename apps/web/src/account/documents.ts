import {
  blockBooking,
  dividendBooking,
  type Document,
  type DocumentKind,
  followBooking,
  ipoBooking,
  receiptOf,
  reportOf,
} from '@kabuto/domain/account'
import { blockApplicationsCall } from '@kabuto/domain/blocks'
import { followOrdersCall } from '@kabuto/domain/follow'
import { recordsCall } from '@kabuto/domain/funds'
import { loansCall } from '@kabuto/domain/loans'
import { ipoApplicationsCall, raisesCall } from '@kabuto/domain/offerings'
import { dividendsCall, fillsCall } from '@kabuto/domain/trading'
import type { Call, InputOf } from '@kabuto/domain/shared'
import { atom, type WritableAtom } from 'jotai'
import { allRows } from '../shell/data/allRows.ts'
import { type Listed, pages, type Pages, type RowOf } from '../shell/data/pages.ts'
import { resource } from '../shell/data/resource.ts'

/** One list that documents are made of, as far as it is read and to its end. */
export type Source = {
  list: Pages<unknown>
  toDocument: (row: unknown) => Document
  all: WritableAtom<null, [], Promise<readonly Document[] | undefined>>
}

function source<Any extends Call>(call: Any, input: InputOf<Any>, toDocument: (row: RowOf<Any>) => Document): Source {
  const rows = allRows(call)
  return {
    list: pages(call)(input) as Pages<unknown>,
    toDocument: toDocument as (row: unknown) => Document,
    all: atom(null, async (_get, set) => (await set(rows, input))?.map(toDocument)),
  }
}

export const raises = resource(raisesCall, { value: ({ applications }) => applications })

export const sources: Record<DocumentKind, readonly Source[]> = {
  reports: [source(fillsCall, {}, reportOf)],
  receipts: [
    source(recordsCall, { kind: 'deposit' }, receiptOf),
    source(recordsCall, { kind: 'withdrawal' }, receiptOf),
    source(recordsCall, { kind: 'exchange' }, receiptOf),
    source(loansCall, {}, receiptOf),
  ],
  bookings: [
    source(ipoApplicationsCall, {}, ipoBooking),
    source(blockApplicationsCall, {}, blockBooking),
    source(followOrdersCall, {}, followBooking),
    source(dividendsCall, {}, dividendBooking),
  ],
}

/** Of a list that is not read to its end nothing older than its last row is known: neither is it of the others. */
export function merged(lists: readonly { rows: readonly Document[]; next: Listed<unknown>['next'] }[]): {
  rows: Document[]
  next: Listed<unknown>['next']
} {
  const open = lists.filter(({ next }) => next !== 'end')
  const since = Math.max(...open.map(({ rows }) => Date.parse(rows.at(-1)?.at ?? '9999-12-31T00:00:00Z')))
  const [state = 'end'] = (['failed', 'loading', 'more'] as const).filter((one) =>
    open.some(({ next }) => next === one),
  )
  return { rows: lists.flatMap(({ rows }) => rows.filter(({ at }) => Date.parse(at) >= since)), next: state }
}

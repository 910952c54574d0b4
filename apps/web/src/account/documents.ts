import { blockApplicationsCall } from '@kabuto/domain/blocks'
import {
  blockBooking,
  dividendBooking,
  type Document,
  type DocumentKind,
  followBookings,
  ipoBooking,
  portfolioBookings,
  raiseBooking,
  receiptOf,
  reportOf,
} from '@kabuto/domain/documents'
import { followOrdersCall, portfoliosCall } from '@kabuto/domain/follow'
import { recordsCall } from '@kabuto/domain/funds'
import { loansCall } from '@kabuto/domain/loans'
import { ipoApplicationsCall, raisesCall } from '@kabuto/domain/offerings'
import type { Call, InputOf } from '@kabuto/domain/shared'
import { dividendsCall, fillsCall } from '@kabuto/domain/trading'
import { atom, type WritableAtom } from 'jotai'
import { allRows } from '../shell/data/allRows.ts'
import { type Listed, pages, type Pages, type RowOf } from '../shell/data/pages.ts'
import { resource } from '../shell/data/resource.ts'

/** One list that documents are made of, as far as it is read and to its end. */
export type Source = {
  list: Pages<unknown>
  toDocuments: (row: unknown) => Document[]
  all: WritableAtom<null, [onCount: (count: number) => void], Promise<readonly Document[] | undefined>>
}

function source<Any extends Call>(
  call: Any,
  input: InputOf<Any>,
  toDocuments: (row: RowOf<Any>) => Document[],
): Source {
  const rows = allRows(call)
  return {
    list: pages(call)(input),
    toDocuments: toDocuments as (row: unknown) => Document[],
    all: atom(null, async (_get, set, onCount) => (await set(rows, input, onCount))?.flatMap(toDocuments)),
  }
}

const one =
  <Row>(toDocument: (row: Row) => Document) =>
  (row: Row): Document[] => [toDocument(row)]

/** Lists that come whole with other things. */
export const raised = resource(raisesCall, { value: ({ applications }) => applications.map(raiseBooking) })
export const held = resource(portfoliosCall, { value: ({ holdings }) => holdings.flatMap(portfolioBookings) })

export const sources: Record<DocumentKind, readonly Source[]> = {
  reports: [source(fillsCall, {}, one(reportOf))],
  receipts: [
    source(recordsCall, { kind: 'deposit' }, one(receiptOf)),
    source(recordsCall, { kind: 'withdrawal' }, one(receiptOf)),
    source(recordsCall, { kind: 'exchange' }, one(receiptOf)),
    source(loansCall, {}, one(receiptOf)),
  ],
  bookings: [
    source(ipoApplicationsCall, {}, one(ipoBooking)),
    source(blockApplicationsCall, {}, one(blockBooking)),
    source(followOrdersCall, {}, followBookings),
    source(dividendsCall, {}, one(dividendBooking)),
  ],
}

/** All of a kind, list after list; nothing, and a message, where one fails. */
export const wholeAtom = atom(
  null,
  async (_get, set, kind: DocumentKind, onCount: (count: number) => void): Promise<readonly Document[] | undefined> => {
    const all: Document[] = []
    for (const { all: readAll } of sources[kind]) {
      const before = all.length
      const documents = await set(readAll, (count) => onCount(before + count))
      if (!documents) return undefined
      all.push(...documents)
    }
    return all
  },
)

/** Goes on with every list of a kind that is not at its end. */
export const moreAtom = atom(null, async (_get, set, kind: DocumentKind) => {
  await Promise.all(sources[kind].map(({ list }) => set(list.more)))
})

/** Of a list that is not read to its end nothing older than its last row is known: neither is it of the others. */
export function merged(lists: readonly { rows: readonly Document[]; next: Listed<unknown>['next'] }[]): {
  rows: Document[]
  next: Listed<unknown>['next']
} {
  const open = lists.filter(({ next }) => next !== 'end')
  const since = Math.max(...open.map(({ rows }) => Date.parse(rows.at(-1)?.at ?? '9999-12-31T00:00:00Z')))
  const [state = 'end'] = (['failed', 'loading', 'more'] as const).filter((next) =>
    open.some((list) => list.next === next),
  )
  return { rows: lists.flatMap(({ rows }) => rows.filter(({ at }) => Date.parse(at) >= since)), next: state }
}
